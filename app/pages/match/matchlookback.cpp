// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardmouse.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/match/course/playondialog.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/matchacts.h"
#include "app/pages/match/matchpage.h"
#include "app/pages/match/questions/aimpanel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/dicetray.h"
#include "app/pages/match/story/beatplayer.h"
#include "app/pages/match/story/notepanel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/pages/match/thoughts/thoughtpanel.h"
#include "app/words/sentences/players.h"
#include "model/match/story/logsieve.h"
#include "model/text.h"

#include <QAction>

#include <limits>

// What a match page shows of the past.

namespace escarmouche::app {

namespace {
constexpr std::size_t kNoStep = std::numeric_limits<std::size_t>::max() - 1;
}

void MatchPage::lookAt(int entry)
{
    if (entry > 0)
        replayFrom(entry);
    else if (m_replay->isOpen())
        m_replay->close();
}

void MatchPage::replay()
{
    replayFrom(1);
}

void MatchPage::replayFrom(int entry)
{
    if (m_replay->isOpen())
        return m_replay->goToEntry(entry);
    m_controller->session().hold(true); // or what machines do next would be drawn over it
    m_beats->skip();
    m_dice->hide();
    m_answers->hide();
    m_aim->hide();
    m_acts->setLookingBack(true);
    m_controller->setLookingBack(true);
    m_placeAll->setEnabled(false);
    m_canvas->mouse().setDraggable({});
    m_canvas->select(-1);
    m_canvas->pointing().hideCursor();
    m_canvas->showReach({});
    showThreatOf(-1);
    m_canvas->showOverlay({});
    m_canvas->setNotice({});
    dropSaid();
    m_replayed = kNoStep;
    m_replay->open(m_controller->session().record(), entry);
}

void MatchPage::comeBack()
{
    m_controller->setLookingBack(false);
    m_acts->setLookingBack(false);
    m_controller->session().hold(false);
    showMatch();
}

void MatchPage::showMoment()
{
    const rules::SeatId viewer = m_controller->play().player();
    const std::size_t step = m_replay->step();
    const rules::BoardView view = m_replay->record().view(step, viewer);
    if (step == m_replayed + 1 && m_replay->showsMoves())
        m_canvas->animate(view, m_gestures.actsOf(m_replay->record().told(step, viewer),
                                                  m_canvas->board().view()));
    else
        m_canvas->showBoard(view);
    m_replayed = step;
    m_score->show(view);
    m_list->figures().show(view);
    m_story->showEntry(m_replay->entry());
    m_notes->showMoment(m_replay->entry());
    m_thoughts->showMoment(m_replay->entry());
    m_replay->tell(captionOf(m_replay->record().told(step, viewer)));
    m_canvas->showOverlay({});
}

QStringList MatchPage::captionOf(const std::vector<rules::ToldEvent> &told) const
{
    QStringList lines;
    model::LogSieve sieve;
    for (const rules::ToldEvent &event : told) {
        if (sieve.keeps(event))
            lines << m_controller->words().say(event.sentence);
    }
    return lines;
}

void MatchPage::previousNote()
{
    if (const int entry = m_notes->before(); entry > 0)
        replayFrom(entry);
}

void MatchPage::nextNote()
{
    if (const int entry = m_notes->after(); entry > 0)
        replayFrom(entry);
}

void MatchPage::playOn(int entry)
{
    const model::MatchSession &session = m_controller->session();
    PlayOnDialog dialog(session.row().seats, playersOf(session.rules()), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto made = session.playOnFrom(entry, dialog.chosen());
    if (made)
        emit matchWanted(toQString(*made));
    else
        emit failed(made.error());
}

} // namespace escarmouche::app
