// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/matchpage.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardkeys.h"
#include "app/pages/board/camera.h"
#include "app/pages/match/besidetabs.h"
#include "app/pages/match/cards/cardstrip.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/course/holding.h"
#include "app/pages/match/course/lookingback.h"
#include "app/pages/match/course/playondialog.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/matchmenu.h"
#include "app/pages/match/questions/aimpanel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/questions/offersmenu.h"
#include "app/pages/match/showing/curtain.h"
#include "app/pages/match/showing/enemythreat.h"
#include "app/pages/match/showing/matchboard.h"
#include "app/pages/match/showing/saidhere.h"
#include "app/pages/match/showing/wavesum.h"
#include "app/pages/match/sidefold.h"
#include "app/pages/match/story/beatplayer.h"
#include "app/pages/match/story/notepanel.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/pages/match/thoughts/thoughtpanel.h"
#include "model/text.h"

#include <QEvent>
#include <QVBoxLayout>

#include <utility>

namespace escarmouche::app {

MatchPage::MatchPage(std::unique_ptr<model::MatchSession> session, const Units &units,
                     QWidget *parent)
    : QWidget(parent), m_controller(new MatchController(std::move(session), this)),
      m_room(new QWidget(this)), m_curtain(new Curtain(*m_controller, *m_room, this)),
      m_panels(*m_controller, *m_room), m_here(new SaidHere(*m_controller)),
      m_beats(
          new BeatPlayer(*m_controller, *m_panels.canvas, *m_panels.dice, *m_panels.story, this)),
      m_board(new MatchBoard(*m_controller, *m_panels.canvas, *m_beats, *m_panels.figuresPanel,
                             *m_panels.cards)),
      m_sum(new WaveSum(m_controller->words(), *m_panels.canvas)),
      m_past(new LookingBack(*m_controller, *m_panels.canvas, *m_panels.replay, this)),
      m_menu(new MatchMenu(*m_controller, m_panels, *m_beats, *m_past, *m_here, *m_sum, *this)),
      m_threat(new EnemyThreat(*m_controller, *m_panels.canvas, m_menu->threat()))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_room);
    layout->addWidget(m_curtain);
    m_panels.canvas->setUnits(units);
    connectMatch();
    connectQuestions();
    connectSide();
    connectPast();
    showMatch();
}

MatchPage::~MatchPage() = default;

void MatchPage::connectMatch()
{
    model::MatchSession &session = m_controller->session();
    connect(&session, &model::MatchSession::stepDone, this, &MatchPage::showStep);
    connect(&session, &model::MatchSession::changed, this, [this] {
        m_menu->showNoteCount();
        m_here->drop();
        if (m_controller->play().isCovered())
            m_past->goToNow();
        if (!m_beats->begin() && !m_beats->isPlaying())
            showMatch();
    });
    connect(m_curtain, &Curtain::lifted, this, &MatchPage::uncover);
    connect(m_menu, &MatchMenu::coverWanted, this, &MatchPage::cover);
    connect(m_beats, &BeatPlayer::began, this, [this] {
        setShowing(true);
        if (std::exchange(m_isAnswering, false))
            fitBoard();
    });
    connect(m_beats, &BeatPlayer::ended, m_here, &SaidHere::drop);
    connect(m_beats, &BeatPlayer::ended, this, &MatchPage::showMatch);
    connect(m_beats, &BeatPlayer::summedUp, m_sum, [this](const ActLine &sum) {
        m_panels.canvas->showOverlay({}); // of what could have been done before
        m_sum->show(withHolders(sum, *m_controller, m_panels.canvas->board().view()));
    });
    connect(m_beats, &BeatPlayer::sumsWait, this,
            [this] { m_panels.answers->setSumWaiting(true); });
    connect(m_beats, &BeatPlayer::sumsRead, m_sum, &QWidget::hide);
    connect(m_beats, &BeatPlayer::sumsRead, this,
            [this] { m_panels.answers->setSumWaiting(false); });
    connect(m_sum, &WaveSum::closed, m_beats, &BeatPlayer::closeSums);
    connect(m_beats, &BeatPlayer::reached, this, [this](const rules::BoardView &view) {
        m_here->drop(); // that more is shown is seen by now
        if (m_controller->isLookingBack())
            return;
        m_panels.score->follow(view);
        m_panels.figures->figures().show(view);
    });
    connect(m_controller, &MatchController::acted, m_sum, &QWidget::hide);
    connect(m_controller, &MatchController::refused, this, &MatchPage::showRefusal);
    connect(m_controller, &MatchController::stoppedTogether, this, [this](const auto &error) {
        //: of several figures that go together one cannot: why, and the rule
        emit said(tr("The others stay where they are: %1 (%2)")
                      .arg(m_controller->words().say(rules::whyRefused(error)),
                           toQString(error.subject)));
    });
    connect(m_here, &SaidHere::said, this, &MatchPage::said);
    connect(m_threat, &EnemyThreat::nobodyPointedAt, this, [this] {
        if (m_panels.canvas->isVisible()) // else a result stands in front of it
            m_here->say(tr("Point at an enemy to see what it threatens."));
    });
    connect(this, &MatchPage::shown, m_menu, &MatchMenu::goOn, Qt::QueuedConnection);
    connect(m_menu, &MatchMenu::said, this, &MatchPage::said);
    connect(m_menu, &MatchMenu::failed, this, &MatchPage::failed);
    connect(m_panels.canvas, &BoardCanvas::optionsChanged, this,
            [this] { emit boardOptionsChanged(m_panels.canvas->options()); });
}

void MatchPage::connectQuestions()
{
    const auto toBoard = qOverload<>(&QWidget::setFocus);
    connect(m_panels.answers, &AnswerBar::skipWanted, m_beats, &BeatPlayer::skipWave);
    connect(m_panels.answers, &AnswerBar::choiceWaits, this, [this] {
        m_here->say(tr("A question is open: press the number on a button to answer."));
    });
    connect(m_panels.answers, &AnswerBar::askFromChosen, this, &MatchPage::askFromChanged);
    connect(m_panels.answers, &AnswerBar::answered, m_panels.canvas, toBoard);
    connect(m_panels.answers, &AnswerBar::answered, m_panels.canvas, &BoardCanvas::endReading);
    connect(&m_controller->aiming(), &Aiming::questionWaits, this, [this] {
        //: a click on the board while a question is open: the question
        m_here->say(tr("Answer this first: %1").arg(m_controller->words().question()));
    });
    connect(&m_controller->aiming(), &Aiming::activationWaits, this, [this](int token) {
        //: a click on the board where the chosen figure could go: its name
        m_here->say(tr("Activate %1 first: click it, then click again.")
                        .arg(m_controller->words().tokenName(token)));
    });
    connect(m_panels.aim, &AimPanel::emptied, m_panels.canvas, toBoard);
    connect(m_panels.aim, &AimPanel::ruleWanted, this, &MatchPage::ruleWanted);
    connect(m_board, &MatchBoard::menuAsked, this, &MatchPage::showOffersMenu);
    connect(m_panels.targets, &TargetPanel::menuWanted, this, &MatchPage::showOffersMenu);
}

void MatchPage::connectSide()
{
    connect(m_panels.fold, &SideFold::chosen, this, [this](BoardOptions::Side side) {
        BoardOptions options = m_panels.canvas->options();
        options.side = side;
        m_panels.canvas->setOptions(options);
    });
    connect(m_panels.story, &StoryPanel::ruleWanted, this, &MatchPage::ruleWanted);
    connect(m_panels.story, &StoryPanel::momentWanted, m_past, &LookingBack::goTo);
    connect(m_panels.story, &StoryPanel::lineChosen, m_board, &MatchBoard::showTold);
    connect(m_panels.story, &StoryPanel::weighingWanted, this, [this](int entry) {
        m_panels.tabs->setCurrentWidget(m_panels.thoughts);
        m_past->goTo(entry);
    });
    connect(m_panels.thoughts, &ThoughtPanel::momentWanted, this,
            [this](int entry) { entry > 0 ? m_past->goTo(entry) : m_past->goToNow(); });
    connect(m_panels.thoughts, &ThoughtPanel::thoughtShown, m_board, &MatchBoard::showThought);
    connect(m_panels.notes, &NotePanel::momentWanted, m_past, &LookingBack::goTo);
    connect(m_panels.notes, &NotePanel::failed, this, &MatchPage::failed);
}

void MatchPage::connectPast()
{
    connect(m_sum, &WaveSum::momentWanted, m_past, &LookingBack::goTo);
    connect(m_past, &LookingBack::began, this, &MatchPage::beginLookingBack);
    connect(m_past, &LookingBack::momentShown, this, &MatchPage::showMoment);
    connect(m_past, &LookingBack::ended, this, [this] {
        m_menu->setLookingBack(false);
        m_beats->watch();
        showMatch();
    });
    connect(m_past, &LookingBack::matchWanted, this, &MatchPage::matchWanted);
    connect(m_past, &LookingBack::failed, this, &MatchPage::failed);
}

QString MatchPage::title() const
{
    return m_title.isEmpty() ? m_controller->words().title() : m_title;
}

void MatchPage::setTitle(const QString &title)
{
    m_title = title;
    emit titleChanged();
}

void MatchPage::setUnits(const Units &units)
{
    m_panels.canvas->setUnits(units);
}

void MatchPage::setBoardOptions(const BoardOptions &options)
{
    m_panels.canvas->setOptions(options);
    m_panels.fold->choose(options.side);
}

QList<KeyHint> MatchPage::keyHints()
{
    const auto board = BoardKeys::hints();
    QList<KeyHint> hints(board.begin(), board.end());
    hints << KeyHint{
        tr("On to the next part of the page, to the one before"),
        {QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)}};
    KeyHint answers{tr("Give the answer with that number"), {}};
    for (int number = 1; number <= AnswerBar::kMostNumbers; ++number)
        answers.keys << QKeySequence(Qt::Key_0 + number);
    //: walk, run, shoot
    hints << answers << KeyHint{tr("Another sort of act where you point"), {Qt::Key_O}}
          << ReplayBar::keyHints();
    return hints;
}

void MatchPage::showStep(const model::MatchStep &step)
{
    const bool isBack = step.act == rules::JournalAct::Undo ||
                        step.act == rules::JournalAct::TakeBack ||
                        step.act == rules::JournalAct::Redo;
    if (!isBack)
        return m_beats->add(step);
    m_wentBack = true;
    if (step.act == rules::JournalAct::Undo)
        m_panels.dice->forgetUndone();
    else
        m_panels.dice->forgetAct();
    m_beats->forgetActs();
    m_sum->forget();
    m_panels.story->story().reload();
    m_panels.story->followStory();
    if (!m_controller->isLookingBack())
        m_panels.canvas->showBoard(m_controller->play().view());
}

/** All of the page as the match is now, once all of it is on disk: `changed` comes then. */
void MatchPage::showMatch()
{
    const model::MatchSession &session = m_controller->session();
    if (m_controller->isLookingBack() || session.pending())
        return;
    showEyes();
    m_panels.dice->show();
    m_panels.answers->show();
    setShowing(false);
    m_panels.thoughts->showNow();
    m_panels.targets->refresh();
    m_board->show();
    m_panels.story->catchUp();
    m_panels.score->refresh();
    m_panels.figures->figures().refresh();
    refreshDice();
    const bool isOver = session.row().isOver;
    m_panels.aim->setVisible(!isOver && !m_panels.fold->isFolded());
    m_menu->refresh();
    m_panels.notes->showMoment(session.past().lastEntry());
    if (isOver != (m_end != nullptr))
        makeEnd(isOver);
    showResult(isOver);
    m_threat->hide();
    m_board->showAiming();
    const rules::SeatId active = m_controller->play().view().active;
    const bool isOthers = std::exchange(m_active, active) != active; // turn to act
    const bool isAnswering = m_controller->play().isQuestionOpen();
    const bool isAnswered = std::exchange(m_isAnswering, isAnswering) && !isAnswering;
    if (std::exchange(m_wentBack, false) || isOthers || isAnswered)
        fitBoard();
    m_beats->goOn();
    emit shown();
}

/** Nothing of the page tells more than the board has shown. */
void MatchPage::setShowing(bool isShowing)
{
    m_panels.answers->setShowing(isShowing);
    m_panels.thoughts->setShowing(isShowing);
    m_panels.targets->setShowing(isShowing);
    m_sum->offerLast(!isShowing);
}

/** What was told to one person is no more there for the next. */
void MatchPage::showEyes()
{
    const StateOfPlay &play = m_controller->play();
    m_curtain->follow();
    if (!play.hasSecrets() || (m_eyes == play.player() && !play.isCovered()))
        return;
    m_eyes = play.player();
    m_panels.dice->forgetAct();
    m_beats->forgetActs();
    m_sum->forget();
    m_panels.targets->forget();
    m_panels.thoughts->forget();
    m_panels.story->story().reload();
    m_panels.story->followStory();
    if (play.isCovered())
        emit said({});
}

/** At once, whatever is still to be shown. */
void MatchPage::cover()
{
    m_past->goToNow();
    m_beats->skip();
    m_controller->cover(true);
    m_curtain->follow();
    showMatch();
}

void MatchPage::uncover()
{
    m_controller->cover(false);
    m_curtain->follow();
    showMatch();
    setFocus();
}

/** The keyboard goes to the field of the dice while they are awaited, and from it to the board. */
void MatchPage::refreshDice()
{
    const bool wasThere = m_panels.dice->isAncestorOf(focusWidget());
    m_panels.dice->refresh();
    QWidget *first = m_panels.canvas;
    if (m_controller->play().isCovered())
        first = m_curtain;
    else if (m_panels.dice->isWanted())
        first = m_panels.dice;
    setFocusProxy(first);
    if (wasThere)
        setFocus();
}

/** A board that made room for what an act asked stays as it is while that comes and goes; once the
    act is undone, a question in the middle of it is answered, or another side's turn has come, it
    is as large as can be. */
void MatchPage::fitBoard()
{
    for (const QWidget *part : m_room->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
        if (part->layout() != nullptr)
            part->layout()->activate();
    m_room->layout()->activate();
    m_panels.canvas->camera().refit();
}

/** The end may be taken back. */
void MatchPage::makeEnd(bool isOver)
{
    delete std::exchange(m_end, nullptr);
    if (!isOver)
        return;
    m_end = new EndPanel(*m_controller, this);
    m_end->hide();
    layout()->addWidget(m_end);
    connect(m_end, &EndPanel::boardWanted, m_past, &LookingBack::goToEnd);
    connect(m_end, &EndPanel::rematchWanted, this, &MatchPage::rematch);
    connect(m_end, &EndPanel::replayWanted, m_past, &LookingBack::goToStart);
    connect(m_end, &EndPanel::storyWanted, m_menu, &MatchMenu::saveStory);
    connect(m_end, &EndPanel::momentWanted, m_past, &LookingBack::goTo);
    connect(m_end, &EndPanel::figureWanted, this, &MatchPage::figureWanted);
    m_end->offerFigures(m_withPages);
}

void MatchPage::offerFigures(std::vector<rules::SeatId> sides)
{
    m_withPages = std::move(sides);
    if (m_end)
        m_end->offerFigures(m_withPages);
}

/** In place of the board, which one looks back on from it. */
void MatchPage::showResult(bool isShown)
{
    if (m_controller->play().isCovered() || m_room->isHidden() == isShown)
        return;
    const QWidget *keyboard = window()->focusWidget();
    m_room->setVisible(!isShown);
    if (!m_end)
        return;
    m_end->setVisible(isShown);
    setFocusProxy(isShown ? static_cast<QWidget *>(m_end) : m_panels.canvas);
    if (!keyboard || isAncestorOf(keyboard))
        setFocus();
}

void MatchPage::beginLookingBack()
{
    m_beats->skip();
    if (m_end) // the last sum has been read
        m_sum->hide();
    showResult(false);
    m_panels.dice->hide();
    m_panels.answers->hide();
    m_panels.aim->hide();
    m_menu->setLookingBack(true);
    m_board->clear();
    m_threat->hide();
    m_here->drop();
}

void MatchPage::showMoment(int entry, const rules::BoardView &view)
{
    m_panels.score->show(view);
    m_panels.figures->figures().show(view);
    m_panels.cards->show(view);
    m_panels.story->showEntry(entry);
    m_panels.notes->showMoment(entry);
    m_panels.thoughts->showMoment(entry);
}

/** What a rule forbids is no failure: the panel says why, and the next click is not held up. */
void MatchPage::showRefusal(const rules::Error &error)
{
    if (error.code != rules::ErrorCode::RefusedByRule)
        return emit failed(error);
    //: why something cannot be done, and the rule
    m_here->say(tr("%1 (%2)").arg(m_controller->words().say(rules::whyRefused(error)),
                                  toQString(error.subject)));
}

void MatchPage::showOffersMenu(const QPoint &at)
{
    if (m_controller->isLookingBack())
        return;
    execOffersMenu(*m_controller, *this, at,
                   [this](const QString &rule) { emit ruleWanted(rule, m_panels.aim); });
}

void MatchPage::rematch()
{
    const auto players = askWhoPlays(PlayOnDialog::Of::Rematch, *m_controller, this);
    if (!players)
        return;
    const auto made = m_controller->session().branches().rematch(*players);
    if (made)
        emit matchWanted(toQString(*made));
    else
        emit failed(made.error());
}

void MatchPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_menu->retranslate();
        m_panels.tabs->retranslate();
        m_panels.score->refresh();
        emit titleChanged();
    }
    QWidget::changeEvent(event);
}

void MatchPage::focusInEvent(QFocusEvent *)
{
    m_panels.canvas->setFocus();
}

} // namespace escarmouche::app
