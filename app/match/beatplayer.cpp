// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/beatplayer.h"

#include "app/board/boardcanvas.h"
#include "app/match/dicetray.h"
#include "app/match/matchcontroller.h"
#include "app/match/storymodel.h"
#include "app/match/storypanel.h"

#include <QTimer>

namespace escarmouche::app {

namespace {
constexpr int kDiceMs = 350; // dice lie that long before the next thing happens
}

BeatPlayer::BeatPlayer(MatchController &controller, BoardCanvas &canvas, DiceTray &tray,
                       StoryPanel &story, QObject *parent)
    : QObject(parent), m_controller(controller), m_canvas(canvas), m_tray(tray), m_story(story)
{
    connect(&canvas, &BoardCanvas::animationEnded, this, [this] {
        if (m_isPlaying)
            QTimer::singleShot(0, this, &BeatPlayer::next);
    });
}

void BeatPlayer::add(const model::MatchStep &step)
{
    for (const model::MatchBeat &beat : step.beats)
        m_left.push_back(beat);
    if (!m_isPlaying)
        next();
}

void BeatPlayer::show(const model::MatchBeat &beat)
{
    if (beat.thrown && !beat.told.empty())
        m_tray.showRoll(*beat.thrown, m_controller.say(beat.told.front().sentence));
    m_story.story().add(beat.told);
}

void BeatPlayer::next()
{
    if (m_left.empty()) {
        const bool wasPlaying = m_isPlaying;
        m_isPlaying = false;
        if (wasPlaying) {
            m_story.followStory();
            emit ended();
        }
        return;
    }
    m_isPlaying = true;
    const model::MatchBeat beat = std::move(m_left.front());
    m_left.pop_front();
    show(beat);
    if (m_isSkipping || !m_canvas.options().animated) {
        m_canvas.showBoard(beat.view);
        return next();
    }
    if (beat.thrown)
        QTimer::singleShot(kDiceMs, this, [this, view = beat.view] { m_canvas.animate(view); });
    else
        m_canvas.animate(beat.view);
}

void BeatPlayer::skip()
{
    m_isSkipping = true;
    m_canvas.skipAnimation();
    while (!m_left.empty()) {
        show(m_left.front());
        m_canvas.showBoard(m_left.front().view);
        m_left.pop_front();
    }
    m_isSkipping = false;
}

} // namespace escarmouche::app
