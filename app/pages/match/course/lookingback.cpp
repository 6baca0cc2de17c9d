// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/course/lookingback.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/course/playondialog.h"
#include "app/pages/match/course/replaybar.h"
#include "model/match/story/logsieve.h"
#include "model/text.h"

#include <limits>

namespace escarmouche::app {

namespace {
constexpr std::size_t kNoStep = std::numeric_limits<std::size_t>::max() - 1;
}

LookingBack::LookingBack(MatchController &controller, BoardCanvas &canvas, ReplayBar &bar,
                         QWidget *page)
    : QObject(page), m_controller(controller), m_canvas(canvas), m_bar(bar), m_page(page)
{
    bar.setWaiting([this] { return m_canvas.isAnimating(); });
    bar.playBySpaceOn(canvas);
    connect(&bar, &ReplayBar::stepChanged, this, &LookingBack::showMoment);
    connect(&bar, &ReplayBar::closed, this, &LookingBack::comeBack);
    connect(&bar, &ReplayBar::playOnWanted, this, &LookingBack::playOn);
}

void LookingBack::goTo(int entry)
{
    if (m_bar.isOpen())
        m_bar.goToEntry(entry);
    else
        open(entry);
}

void LookingBack::goToEnd()
{
    goTo(m_controller.session().past().lastEntry());
}

void LookingBack::goToNow()
{
    if (m_bar.isOpen())
        m_bar.close();
}

void LookingBack::open(int entry)
{
    if (m_controller.play().isCovered())
        return;
    m_controller.session().hold(true); // or what machines do next would be drawn over it
    emit began();
    m_controller.setLookingBack(true);
    m_shown = kNoStep;
    m_bar.open(m_controller.session().branches().record(), entry);
}

void LookingBack::comeBack()
{
    m_controller.setLookingBack(false);
    m_controller.session().hold(false);
    emit ended();
}

void LookingBack::showMoment()
{
    const rules::SeatId viewer = m_controller.play().player();
    const std::size_t step = m_bar.step();
    const rules::BoardView view = m_bar.record().view(step, viewer);
    const auto told = m_bar.record().told(step, viewer);
    if (step == m_shown + 1 && m_bar.showsMoves())
        m_canvas.animate(view, m_gestures.actsOf(told, m_canvas.board().view()));
    else
        m_canvas.showBoard(view);
    m_shown = step;
    emit momentShown(m_bar.entry(), view);
    m_bar.tell(captionOf(told));
    m_canvas.showOverlay({});
}

/** Unlike in the log, each stretch of a way is told that was set out on before it: it is all that
    is seen then. */
QStringList LookingBack::captionOf(const std::vector<rules::ToldEvent> &told) const
{
    QStringList lines;
    model::LogSieve sieve;
    for (const rules::ToldEvent &event : told) {
        if (sieve.keeps(event))
            lines << m_controller.words().say(event.sentence);
    }
    return lines;
}

void LookingBack::playOn(int entry)
{
    const auto players = askWhoPlays(PlayOnDialog::Of::Moment, m_controller, m_page);
    if (!players)
        return;
    const auto made = m_controller.session().branches().playOnFrom(entry, *players);
    if (made)
        emit matchWanted(toQString(*made));
    else
        emit failed(made.error());
}

} // namespace escarmouche::app
