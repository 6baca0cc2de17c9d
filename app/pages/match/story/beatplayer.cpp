// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/beatplayer.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/questions/dicefaces.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"

#include <QSignalBlocker>

#include <algorithm>
#include <iterator>
#include <utility>

namespace escarmouche::app {

namespace {
constexpr int kTurnMs = 1'500; // so long a turn is looked at where only turns are shown
constexpr int kDiceMs = 350; // dice lie that long before the next thing happens
constexpr int kOwnMs = 900; // what came of one's own act is read, or less
} // namespace

BeatPlayer::BeatPlayer(MatchController &controller, BoardCanvas &canvas, LastActBar &lastAct,
                       StoryPanel &story, QObject *parent)
    : QObject(parent), m_controller(controller), m_canvas(canvas), m_lastAct(lastAct),
      m_story(story)
{
    m_dice.setSingleShot(true);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] { m_isReading ? endReading() : next(); });
    connect(&m_dice, &QTimer::timeout, this, [this] { m_canvas.animate(m_beat.view, m_acts); });
    connect(&canvas, &BoardCanvas::animationEnded, this, [this] {
        if (m_isPlaying)
            QTimer::singleShot(0, this, &BeatPlayer::next);
    });
    connect(&canvas, &BoardCanvas::optionsChanged, this, &BeatPlayer::pace);
    pace();
}

/** Machines wait for who looks on. */
void BeatPlayer::pace()
{
    m_controller.session().setPaced(m_canvas.options().animated && !m_isSkipping &&
                                    machines() != BoardOptions::Machines::Result);
}

/** As chosen, where no person plays. */
BoardOptions::Machines BeatPlayer::machines() const
{
    return m_controller.play().otherPeople(rules::kNoSeat).empty() ? m_canvas.options().machines
                                                                   : BoardOptions::Machines::Acts;
}

/** Whoever acts by a machine is brought into sight. */
void BeatPlayer::follow()
{
    const int who = m_beat.view.acting;
    if (!m_canvas.options().followed || who < 0)
        return;
    const auto people = m_controller.play().otherPeople(rules::kNoSeat);
    const auto owner = m_controller.play().ownerOf(who);
    if (std::ranges::find(people, owner) == people.end())
        m_canvas.bringIntoSight(who);
}

/** Where only turns are shown, one that has begun is looked at for a moment. */
bool BeatPlayer::pauses()
{
    const bool isNew = std::exchange(m_turn, m_beat.view.turn) != m_beat.view.turn;
    if (!isNew || m_isSkipping || !m_canvas.options().animated ||
        machines() != BoardOptions::Machines::Turns)
        return false;
    m_canvas.setNotice({whoseTurn(), false, {}});
    m_pause.start(kTurnMs * 100 / m_canvas.options().speed);
    return true;
}

/** What a side did last is read before another one acts, or a question covers it. */
bool BeatPlayer::readsFirst()
{
    const bool isOwn = m_beat.view.active == m_controller.play().player();
    const auto after = isOwn ? model::MatchWaits::Machine : model::MatchWaits::Person;
    const bool isOver = m_left.empty() ? m_controller.session().waits() == after
                                       : m_left.front().view.active != m_beat.view.active;
    const int left = isOwn ? readOwnFor() : m_canvas.readFor();
    if (!isOver || left == 0 || m_isSkipping)
        return false;
    if (!std::exchange(m_isPlaying, true))
        emit began();
    m_isReading = isOwn;
    m_pause.start(left);
    return true;
}

int BeatPlayer::readOwnFor() const
{
    return std::min(m_canvas.readFor(), kOwnMs * 100 / m_canvas.options().speed);
}

void BeatPlayer::endReading()
{
    m_pause.stop();
    m_isReading = false;
    m_canvas.endReading();
    next();
}

void BeatPlayer::hurry()
{
    if (!m_isPlaying || isOfOthers())
        return;
    if (m_isReading)
        return endReading();
    m_isHeld = false;
    m_pause.stop();
    const bool isWaiting = m_dice.isActive(); // nothing of the beat has been shown yet
    m_dice.stop();
    const QSignalBlocker atOnce(m_canvas); // all of it is one thing
    m_canvas.skipAnimation();
    if (isWaiting)
        m_canvas.conclude(m_beat.view, m_acts);
    while (!m_left.empty() && m_left.front().view.active == m_beat.view.active) {
        take();
        m_canvas.conclude(m_beat.view, m_acts);
    }
    QTimer::singleShot(0, this, &BeatPlayer::next);
}

void BeatPlayer::goOn()
{
    model::MatchSession &session = m_controller.session();
    if (session.waits() != model::MatchWaits::Machine)
        m_isSkipping = false;
    pace();
    session.goAhead();
}

void BeatPlayer::add(const model::MatchStep &step)
{
    for (const model::MatchBeat &beat : step.beats) {
        if (!join(beat))
            m_left.push_back(beat);
    }
    if (!m_isPlaying)
        next();
}

/** What a beat moves, where it does nothing else and all of it is nobody's. */
std::vector<BoardMove> BeatPlayer::waveOf(const model::MatchBeat &beat,
                                          const std::vector<BoardAct> &acts) const
{
    std::vector<BoardMove> moves;
    for (const BoardAct &act : acts) {
        const auto *move = std::get_if<BoardMove>(&act);
        const auto token =
            std::ranges::find(beat.view.tokens, move ? move->token : -1, &rules::Token::id);
        if (!move || token == beat.view.tokens.end() || token->owner.valid())
            return {};
        moves.push_back(*move);
    }
    return beat.thrown || moves.size() != beat.told.size() ? std::vector<BoardMove>{} : moves;
}

/** The beat is shown together with a wave that is under way. */
bool BeatPlayer::join(const model::MatchBeat &beat)
{
    if (!m_isPlaying || !m_isWave || !m_left.empty())
        return false;
    GestureBook ahead = m_gestures; // where it does not join, it is yet to come
    const auto moves = waveOf(beat, ahead.actsOf(beat.told, m_canvas.board().view()));
    if (moves.empty() || !m_canvas.join(moves, beat.view))
        return false;
    m_gestures = std::move(ahead);
    m_beat = beat;
    tell(beat);
    goOnWithWave();
    return true;
}

/** Not before the step has been told whole. */
void BeatPlayer::goOnWithWave()
{
    QTimer::singleShot(0, &m_controller.session(), &model::MatchSession::goAhead);
}

/** All of the first one that waits, but for the board. */
void BeatPlayer::take()
{
    if (!std::exchange(m_isPlaying, true))
        emit began();
    m_beat = std::move(m_left.front());
    m_left.pop_front();
    tell(m_beat);
    m_lying = diceOf(m_beat); // at what was aimed at by then
    m_acts = m_gestures.actsOf(m_beat.told, m_canvas.board().view());
    for (BoardAct &act : m_acts) {
        if (auto *word = std::get_if<BoardWord>(&act))
            word->word = m_controller.words().inAct(word->act, word->word);
    }
    m_isWave = !waveOf(m_beat, m_acts).empty();
    if (m_lying)
        m_acts.insert(m_acts.begin(), *m_lying);
    endSkip();
}

bool BeatPlayer::isOfOthers() const
{
    return m_isPlaying && m_beat.view.active != m_controller.play().player();
}

/** Whatever is said of it in words. */
void BeatPlayer::tell(const model::MatchBeat &beat)
{
    tellRest();
    m_story.story().add(beat.told);
    const auto sums = m_lines.add(beat);
    const ActLine *last = m_lines.lastAct();
    const ActLine *first = m_lines.firstAct();
    if (first && last && first != last)
        m_later = *last;
    if (last)
        m_lastAct.showAct(m_later ? *first : *last);
    std::ranges::copy_if(sums, std::back_inserter(m_laterSums), [this](const ActLine &sum) {
        return sum.seat != m_controller.play().player(); // who has played it knows it
    });
}

void BeatPlayer::forgetActs()
{
    m_lines.forget();
    m_later.reset();
    m_laterSums.clear();
}

/** What is told once the beat has been shown: it ends with what comes next. */
void BeatPlayer::tellRest()
{
    if (const auto later = std::exchange(m_later, std::nullopt))
        m_lastAct.showAct(*later);
    for (const ActLine &sum : std::exchange(m_laterSums, {}))
        emit summedUp(sum);
}

/** Beside whom they are about; nothing where that is nobody of the board. */
std::optional<BoardDice> BeatPlayer::diceOf(const model::MatchBeat &beat) const
{
    if (!beat.thrown || beat.told.empty() || beat.told.front().as.tokens.empty())
        return std::nullopt;
    const DiceThrow thrown = DiceThrow::of(*beat.thrown, m_controller.words());
    BoardDice dice{m_gestures.aimedAtBy(beat.told.front().as.tokens.front()), {}};
    for (const int face : thrown.faces)
        dice.dice.push_back(thrown.lying(face));
    return dice;
}

/** The next turn is looked at again. */
void BeatPlayer::endSkip()
{
    if (!m_isSkipping || m_beat.view.turn == m_skipped)
        return;
    m_isSkipping = false;
    pace();
}

void BeatPlayer::hold(bool isHeld)
{
    m_isHeld = isHeld;
    if (!isHeld && m_isPlaying && !m_canvas.isAnimating() && !m_dice.isActive() &&
        !m_pause.isActive())
        next();
}

void BeatPlayer::next()
{
    if (m_isHeld)
        return;
    if (readsFirst())
        return;
    tellRest();
    while (!m_left.empty()) {
        take();
        if (m_canvas.options().animated && !m_isSkipping &&
            machines() == BoardOptions::Machines::Acts) {
            if (!m_later) { // it ends with who is next
                follow();
                m_canvas.setNotice({whoseTurn(), false, {}});
            }
            if (m_beat.thrown && !m_lying) // the last act alone shows them
                m_dice.start(kDiceMs * 100 / m_canvas.options().speed);
            else
                m_canvas.animate(m_beat.view, m_acts);
            if (m_isWave)
                goOnWithWave();
            return;
        }
        m_canvas.showBoard(m_beat.view);
        if (pauses())
            return;
    }
    tellRest();
    if (isOfOthers())
        m_canvas.putDiceAway();
    if (!std::exchange(m_isPlaying, false))
        return;
    m_story.followStory();
    emit ended();
}

/** "Turn 2, first wave – Karnash" */
QString BeatPlayer::whoseTurn() const
{
    const MatchWords &words = m_controller.words();
    const QString moment = words.moment(m_beat.view);
    const rules::SeatId active = whose();
    //: the turn with its phase, then whose it is
    return active.valid() ? tr("%1 – %2").arg(moment, words.nameOf(active)) : moment;
}

/** Between two waves nobody is active: then whose doing the first thing told is. */
rules::SeatId BeatPlayer::whose() const
{
    if (m_beat.view.active.valid() || m_beat.told.empty())
        return m_beat.view.active;
    return m_beat.told.front().as.seat;
}

void BeatPlayer::pressOn()
{
    if (m_isReading)
        endReading();
    else
        skip();
}

void BeatPlayer::skip()
{
    if (!m_isPlaying)
        return;
    m_isReading = false;
    m_isHeld = false;
    m_isSkipping = true;
    m_skipped = m_beat.view.turn;
    m_dice.stop();
    m_pause.stop();
    m_canvas.skipAnimation();
    while (!m_left.empty())
        take();
    m_canvas.showBoard(m_beat.view);
    QTimer::singleShot(0, this, &BeatPlayer::next);
}

} // namespace escarmouche::app
