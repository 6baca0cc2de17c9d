// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/matchpanels.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/besideboard.h"
#include "app/pages/match/besidetabs.h"
#include "app/pages/match/cards/cardstrip.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/figurespanel.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/questions/aimpanel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/questions/partround.h"
#include "app/pages/match/sidefold.h"
#include "app/pages/match/story/notepanel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/pages/match/thoughts/thoughtpanel.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {
constexpr int kSideWidth = 420;
constexpr int kBoardShare = 3; // of the width, where there is more than is needed
} // namespace

// In this order Tab goes through them.
MatchPanels::MatchPanels(MatchController &controller, QWidget &page)
    : canvas(new BoardCanvas(&page)), cards(new CardStrip(controller, &page)),
      score(new ScoreBar(controller, &page)), answers(new AnswerBar(controller, &page)),
      dice(new LastActBar(controller, &page)), aim(new AimPanel(controller, &page)),
      figuresPanel(new FiguresPanel(controller, &page)), figures(&figuresPanel->list()),
      targets(new TargetPanel(controller, &page)), thoughts(new ThoughtPanel(controller, &page)),
      notes(new NotePanel(controller, &page)), story(new StoryPanel(controller, &page)),
      replay(new ReplayBar(controller, &page)),
      tabs(new BesideTabs({aim, figuresPanel, targets, story, notes, thoughts}, &page)),
      fold(nullptr)
{
    arrange(page);
    tabs->setTabVisible(tabs->indexOf(targets), controller.play().board().hasTargets());
}

void MatchPanels::arrange(QWidget &page)
{
    auto *split = new QSplitter(&page);
    split->addWidget(canvas);
    split->addWidget(tabs);
    split->setStretchFactor(0, kBoardShare);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    split->setSizes({kBoardShare * kSideWidth, kSideWidth});
    fold = new SideFold(page, *canvas, *tabs);
    QObject::connect(fold, &SideFold::folded, aim, &AimPanel::setHidden);
    auto *layout = new QVBoxLayout(&page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(score);
    layout->addWidget(split, 1);
    layout->addWidget(cards);
    layout->addWidget(dice);
    layout->addWidget(answers);
    layout->addWidget(replay);
    new PartRound(page, *canvas, *cards, *answers, *tabs);
    new BesideBoard(*canvas, {cards, figures, &figuresPanel->carried(), &targets->list()});
}

} // namespace escarmouche::app
