// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/matchpage.h"

#include "app/look/palette/lineicon.h"
#include "app/look/palette/palette.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/boardkeys.h"
#include "app/pages/board/boardmouse.h"
#include "app/pages/board/boardpointing.h"
#include "app/pages/board/camera.h"
#include "app/pages/match/besideboard.h"
#include "app/pages/match/boardlooks.h"
#include "app/pages/match/course/endpanel.h"
#include "app/pages/match/course/replaybar.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/scorebar.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/figures/tokenmodel.h"
#include "app/pages/match/matchacts.h"
#include "app/pages/match/questions/aimpanel.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/dicetray.h"
#include "app/pages/match/questions/offersmenu.h"
#include "app/pages/match/questions/partround.h"
#include "app/pages/match/story/beatplayer.h"
#include "app/pages/match/story/notepanel.h"
#include "app/pages/match/story/storyfile.h"
#include "app/pages/match/story/storymodel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/pages/match/thoughts/thoughtpanel.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QMenu>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {
constexpr int kSideWidth = 420;
constexpr int kBoardShare = 3; // of the width, where there is more than is needed
constexpr int kAimHeight = 200;
} // namespace

MatchPage::MatchPage(std::unique_ptr<model::MatchSession> session, const Units &units,
                     QWidget *parent)
    : QWidget(parent), m_controller(new MatchController(std::move(session), this)),
      m_canvas(new BoardCanvas(this)), m_score(new ScoreBar(*m_controller, this)),
      m_answers(new AnswerBar(*m_controller, this)), m_dice(new DiceTray(*m_controller, this)),
      m_aim(new AimPanel(*m_controller, this)), m_list(new FigureList(*m_controller, this)),
      m_targets(new TargetPanel(*m_controller, this)),
      m_thoughts(new ThoughtPanel(*m_controller, this)),
      m_notes(new NotePanel(*m_controller, this)), m_story(new StoryPanel(*m_controller, this)),
      m_replay(new ReplayBar(this)), m_parts(new QTabWidget(this)), m_split(new QSplitter(this)),
      m_beats(new BeatPlayer(*m_controller, *m_canvas, *m_dice, *m_story, this)),
      m_acts(new MatchActs(*m_controller, this)), m_looks(new BoardLooks(*m_canvas))
{
    m_canvas->setSay(
        [this](const rules::Phrase &phrase) { return m_controller->words().say(phrase); });
    m_canvas->setUnits(units);
    showGround();
    m_canvas->setCast(m_controller->play().cast(), m_controller->play().states());
    arrange();
    makeActions();
    connectBoard();
    connectMatch();
    retranslate();
    showMatch();
}

MatchPage::~MatchPage() = default;

void MatchPage::arrange()
{
    m_parts->addTab(m_list, {});
    m_parts->addTab(m_targets, {});
    m_parts->addTab(m_story, {});
    m_parts->addTab(m_notes, {});
    m_parts->addTab(m_thoughts, {});
    auto *side = new QSplitter(Qt::Vertical, m_split);
    side->addWidget(m_aim);
    side->addWidget(m_parts);
    side->setStretchFactor(0, 0);
    side->setStretchFactor(1, 1);
    side->setChildrenCollapsible(false);
    side->setSizes({kAimHeight, 2 * kAimHeight});
    m_split->insertWidget(0, m_canvas);
    m_split->setStretchFactor(0, kBoardShare);
    m_split->setStretchFactor(1, 1);
    m_split->setChildrenCollapsible(false);
    m_split->setSizes({kBoardShare * kSideWidth, kSideWidth});
    side->setMinimumWidth(kSideWidth);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_score);
    layout->addWidget(m_split, 1);
    layout->addWidget(m_dice);
    layout->addWidget(m_answers);
    layout->addWidget(m_replay);
    new PartRound(*this, *m_canvas, *m_answers, *m_parts);
    new BesideBoard(*m_canvas, {m_list, &m_targets->list()});
}

QAction *MatchPage::makeAction(const QString &icon, const QKeySequence &keys,
                               void (MatchPage::*act)())
{
    auto *action = icon.isEmpty() ? new QAction(this) : new QAction(lineIcon(icon), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    connect(action, &QAction::triggered, this, act);
    m_actions << action;
    return action;
}

void MatchPage::makeActions()
{
    m_finish = makeAction(QStringLiteral("next"), Qt::Key_N, &MatchPage::finish);
    m_finish->setAutoRepeat(false); // held, it would warn and do it at once
    m_showRest = makeAction({}, Qt::Key_Escape, &MatchPage::showRest);
    m_showRest->setEnabled(false);
    m_placeAll = makeAction({}, Qt::Key_P, &MatchPage::placeAll);
    addSeparator();
    m_aimAt = makeAction({}, Qt::Key_A, &MatchPage::takeAim);
    m_threat = makeAction({}, Qt::Key_T, &MatchPage::toggleThreat);
    m_threat->setCheckable(true);
    m_weigh = makeAction({}, Qt::Key_W, &MatchPage::weigh);
    addSeparator();
    m_actions << m_looks->actions();
    addSeparator();
    m_actions << m_acts->ofSeats();
    addSeparator();
    m_replayAll =
        makeAction(QStringLiteral("history"), Qt::CTRL | Qt::SHIFT | Qt::Key_R, &MatchPage::replay);
    m_note = makeAction(QStringLiteral("notes"), Qt::Key_B, &MatchPage::addNote);
    m_previousNote = makeAction({}, Qt::ALT | Qt::Key_Left, &MatchPage::previousNote);
    m_nextNote = makeAction({}, Qt::ALT | Qt::Key_Right, &MatchPage::nextNote);
    m_saveStory = makeAction(QStringLiteral("export"), {}, &MatchPage::saveStory);
}

void MatchPage::addSeparator()
{
    auto *line = new QAction(this);
    line->setSeparator(true);
    m_actions << line;
}

void MatchPage::connectBoard()
{
    Aiming &aiming = m_controller->aiming();
    connect(&m_canvas->pointing(), &BoardPointing::pointed, &aiming, &Aiming::point);
    connect(&m_canvas->pointing(), &BoardPointing::pointerLeft, &aiming, &Aiming::keepAim);
    connect(&m_canvas->mouse(), &BoardMouse::clicked, this, [this](const rules::Pointing &at) {
        if (m_beats->isPlaying())
            m_beats->skip();
        else if (!m_replay->isOpen())
            m_controller->aiming().click(at);
    });
    connect(&m_canvas->keys(), &BoardKeys::confirmed, this, [this] {
        if (m_beats->isPlaying())
            m_beats->skip();
        else if (!m_replay->isOpen())
            m_controller->aiming().confirm();
    });
    connect(m_canvas, &BoardCanvas::overlayPainted, this,
            [this] { m_controller->aiming().setShown(!m_beats->isPlaying()); });
    connect(m_canvas, &BoardCanvas::optionsChanged, this,
            [this] { emit boardOptionsChanged(m_canvas->options()); });
    connect(&m_canvas->keys(), &BoardKeys::selected, &aiming, &Aiming::choose);
    connect(&m_canvas->keys(), &BoardKeys::choiceDropped, this, &MatchPage::letGo);
    connect(&m_canvas->mouse(), &BoardMouse::taken, &aiming, &Aiming::choose);
    connect(&m_canvas->mouse(), &BoardMouse::dragged, &aiming, &Aiming::drop);
    connect(m_canvas, &BoardCanvas::contextMenuAsked, this,
            [this](const rules::Pointing &pointing, const QPoint &at) {
                m_controller->aiming().point(pointing);
                showOffersMenu(at);
            });
    connect(m_targets, &TargetPanel::menuWanted, this, &MatchPage::showOffersMenu);
    connect(m_list, &FigureList::activated, this, &MatchPage::goToLine);
    connect(m_list, &FigureList::met, this, &MatchPage::turnTo);
}

void MatchPage::connectMatch()
{
    model::MatchSession &session = m_controller->session();
    connect(&session, &model::MatchSession::stepDone, this, &MatchPage::showStep);
    connect(&session, &model::MatchSession::changed, this, [this] {
        showNoteCount();
        dropSaid();
        if (!m_beats->isPlaying())
            showMatch();
    });
    connect(m_beats, &BeatPlayer::began, this, [this] {
        m_answers->setShowing(true);
        m_showRest->setEnabled(true);
        showNotice();
        showAim();
    });
    connect(m_beats, &BeatPlayer::ended, this, [this] {
        m_showRest->setEnabled(false); // the board has that key, too
        showMatch();
    });
    connect(m_answers, &AnswerBar::skipWanted, m_beats, &BeatPlayer::skip);
    connect(m_answers, &AnswerBar::choiceWaits, this,
            [this] { sayHere(tr("A question waits: the number on a button gives that answer.")); });
    connect(m_answers, &AnswerBar::askFromChosen, this, &MatchPage::askFromChanged);
    connect(&m_controller->aiming(), &Aiming::questionWaits, this,
            //: a click on the board while a question is open: the question
            [this] { sayHere(tr("Answer this first: %1").arg(openQuestion())); });
    connect(m_answers, &AnswerBar::answered, m_canvas, qOverload<>(&QWidget::setFocus));
    connect(m_aim, &AimPanel::emptied, m_canvas, qOverload<>(&QWidget::setFocus));
    connect(m_controller, &MatchController::refused, this, &MatchPage::showRefusal);
    connect(&m_controller->aiming(), &Aiming::chosenChanged, this, &MatchPage::showChosen);
    connect(&m_controller->aiming(), &Aiming::aimChanged, this, &MatchPage::showAim);
    connect(&m_controller->aiming(), &Aiming::aimChanged, this, &MatchPage::forgetSaidElsewhere);
    connect(m_controller, &MatchController::acted, this, [this] {
        m_saidOf.reset();
        emit said({});
        m_canvas->showReach({});
        showThreatOf(-1);
    });
    connect(m_controller, &MatchController::stoppedTogether, this, [this](const auto &error) {
        const QString why = m_controller->words().say(rules::whyRefused(error));
        //: of several figures that go together one cannot: why, and the rule
        emit said(tr("The others stay where they are: %1 (%2)").arg(why, toQString(error.subject)));
    });
    connect(m_aim, &AimPanel::ruleWanted, this, &MatchPage::ruleWanted);
    connect(m_story, &StoryPanel::ruleWanted, this, &MatchPage::ruleWanted);
    connect(m_story, &StoryPanel::momentWanted, this, &MatchPage::replayFrom);
    connect(m_story, &StoryPanel::weighingWanted, this, [this](int entry) {
        m_parts->setCurrentWidget(m_thoughts);
        replayFrom(entry);
    });
    connect(m_thoughts, &ThoughtPanel::momentWanted, this, &MatchPage::lookAt);
    connect(m_thoughts, &ThoughtPanel::thoughtShown, this, &MatchPage::showThought);
    connect(m_notes, &NotePanel::momentWanted, this, &MatchPage::replayFrom);
    connect(m_notes, &NotePanel::failed, this, &MatchPage::failed);
    connect(m_replay, &ReplayBar::stepChanged, this, &MatchPage::showMoment);
    m_replay->setWaiting([this] { return m_canvas->isAnimating(); });
    m_replay->playBySpaceOn(*m_canvas);
    connect(m_replay, &ReplayBar::closed, this, &MatchPage::comeBack);
    connect(m_replay, &ReplayBar::playOnWanted, this, &MatchPage::playOn);
    connect(m_acts, &MatchActs::begun, m_beats, &BeatPlayer::skip);
    connect(m_acts, &MatchActs::said, this, &MatchPage::said);
}

QString MatchPage::title() const
{
    QStringList names;
    for (const model::GameSeat &seat : m_controller->session().row().seats)
        names << toQString(seat.name);
    const QString sides = names.join(QStringLiteral(" – "));
    const model::MatchSession &session = m_controller->session();
    const auto scenario = session.rules().title(session.setup().scenario);
    if (!scenario || scenario->name == session.row().title)
        return sides;
    //: a match that goes on from a turn of another: its sides, then its title
    return tr("%1 (%2)").arg(sides, inUiLanguage(session.row().title));
}

void MatchPage::setUnits(const Units &units)
{
    m_canvas->setUnits(units);
}

void MatchPage::setBoardOptions(const BoardOptions &options)
{
    m_canvas->setOptions(options);
}

const QList<QAction *> &MatchPage::editActions() const
{
    return m_acts->ofActs();
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
    hints << answers << ReplayBar::keyHints();
    return hints;
}

void MatchPage::showStep(const model::MatchStep &step)
{
    const bool isBack = step.act == rules::JournalAct::Undo ||
                        step.act == rules::JournalAct::TakeBack ||
                        step.act == rules::JournalAct::Redo;
    if (!isBack)
        return m_beats->add(step);
    if (step.act != rules::JournalAct::Undo) // it goes over no dice
        m_dice->forgetRoll();
    m_story->story().reload();
    m_story->followStory();
    if (!m_replay->isOpen())
        m_canvas->showBoard(m_controller->play().view());
}

/** Where the sides set up is of no interest any more once they have. */
void MatchPage::showGround()
{
    rules::Ground ground = m_controller->play().board().ground();
    m_showsZones = m_controller->play().isSettingUp();
    if (!m_showsZones)
        std::erase_if(ground.marks, [](const rules::GroundMark &mark) {
            return mark.kind == rules::GroundMark::Kind::SetUp;
        });
    m_canvas->setGround(ground);
}

/** All of the page as the match is now, once all of it is on disk: `changed` comes then. */
void MatchPage::showMatch()
{
    if (m_replay->isOpen() || m_controller->session().pending())
        return;
    m_dice->show();
    m_answers->show();
    m_answers->setShowing(false);
    m_thoughts->showNow();
    const model::MatchSession &session = m_controller->session();
    const StateOfPlay &play = m_controller->play();
    if (m_showsZones != play.isSettingUp())
        showGround();
    m_canvas->keys().setPlayer(play.player());
    m_canvas->keys().setWalk(play.able());
    m_canvas->showBoard(play.view());
    m_story->catchUp();
    m_score->refresh();
    m_list->figures().refresh();
    refreshDice();
    const bool isOver = session.row().isOver;
    m_aim->setVisible(!isOver);
    m_acts->refresh();
    m_notes->showMoment(session.lastEntry());
    const bool isPlacing = play.isSettingUp() && play.isAsked();
    m_placeAll->setEnabled(isPlacing);
    m_answers->setPlacing(isPlacing ? m_placeAll : nullptr);
    if (isOver != (m_end != nullptr))
        showEnd(isOver);
    showChosen();
    showAim();
    m_canvas->pointing().again();
    m_beats->goOn();
}

/** The keyboard goes to the field of the dice while they are awaited, and from it to the board. */
void MatchPage::refreshDice()
{
    const bool wasThere = m_dice->isAncestorOf(focusWidget());
    m_dice->refresh();
    setFocusProxy(m_dice->isWanted() ? static_cast<QWidget *>(m_dice) : m_canvas);
    if (wasThere)
        setFocus();
}

/** The end may be taken back. */
void MatchPage::showEnd(bool isOver)
{
    delete std::exchange(m_end, nullptr);
    if (!isOver)
        return;
    m_end = new EndPanel(*m_controller, this);
    m_parts->insertTab(0, m_end, tr("&Result"));
    m_parts->setCurrentWidget(m_end);
    connect(m_end, &EndPanel::rematchWanted, this, &MatchPage::rematch);
    connect(m_end, &EndPanel::replayWanted, this, &MatchPage::replay);
    connect(m_end, &EndPanel::storyWanted, this, &MatchPage::saveStory);
    connect(m_end, &EndPanel::momentWanted, this, &MatchPage::replayFrom);
}

void MatchPage::showAim()
{
    m_controller->aiming().setShown(false);
    if (m_replay->isOpen())
        return;
    if (m_beats->isPlaying())
        return m_canvas->showOverlay({}); // the match is further than the board
    const rules::Offer *offer = m_controller->aiming().aim().offer();
    m_canvas->mouse().setBarred(offer && !offer->isAllowed());
    m_canvas->showOverlay(m_controller->aiming().aim().overlay);
    showNotice();
}

void MatchPage::showChosen()
{
    if (m_replay->isOpen())
        return;
    const StateOfPlay &play = m_controller->play();
    const int chosen = m_controller->aiming().chosen();
    m_canvas->select(chosen);
    m_canvas->showReach(play.mayGo(chosen) ? play.board().reach(play.player(), chosen)
                                           : std::vector<rules::Reach>{});
    std::vector<int> waiting;
    for (const rules::Token &token : play.view().tokens) {
        if (token.owner == play.player() && std::holds_alternative<std::monostate>(token.place))
            waiting.push_back(token.id);
    }
    m_canvas->mouse().setDraggable(std::move(waiting));
    showThreatOf(-1);
}

/** What a rule forbids is no failure: the panel says why, and the next click is not held up. */
void MatchPage::showRefusal(const rules::Error &error)
{
    if (error.code != rules::ErrorCode::RefusedByRule)
        return emit failed(error);
    const QString why = m_controller->words().say(rules::whyRefused(error));
    //: why something cannot be done, and the rule
    sayHere(tr("%1 (%2)").arg(why, toQString(error.subject)));
}

void MatchPage::showOffersMenu(const QPoint &at)
{
    if (m_replay->isOpen())
        return;
    execOffersMenu(*m_controller, *this, at,
                   [this](const QString &rule) { emit ruleWanted(rule, m_aim); });
}

/** To whom or what stands in that line of the list; one's own acts or is chosen. */
void MatchPage::goToLine(const QModelIndex &index)
{
    const auto &plan = m_canvas->board().plan();
    if (const rules::GroundMark *mark = m_list->figures().markAt(index)) {
        const auto at = mark->outline.empty() ? plan.pointOf(mark->at)
                                              : std::optional(middleOf(pathOf(mark->outline)));
        if (at)
            m_canvas->camera().bringIntoSight(*at);
        return;
    }
    const int token = m_list->figures().tokenAt(index);
    m_canvas->bringIntoSight(token);
    if (m_replay->isOpen())
        return;
    m_controller->aiming().point({m_controller->aiming().chosen(), token, {}});
    m_controller->aiming().confirm();
}

/** A replay is only looked at. */
void MatchPage::turnTo(int token)
{
    m_canvas->bringIntoSight(token);
    if (m_replay->isOpen())
        m_canvas->select(token);
    else
        m_controller->aiming().turnTo(token);
}

void MatchPage::letGo()
{
    if (m_replay->isOpen())
        m_canvas->select(-1);
    else
        m_controller->aiming().letGo();
}

void MatchPage::weigh()
{
    m_beats->skip();
    m_parts->setCurrentWidget(m_thoughts);
    m_thoughts->take();
}

/** What can still be done, as if one pointed there; else the board as it was when that was weighed.
 */
void MatchPage::showThought(const Weighing &weighing, std::size_t thought)
{
    if (weighing.entry == 0)
        return m_controller->aiming().aimAt(weighing.thoughts[thought]);
    m_canvas->showBoard(weighing.match->view(m_controller->play().player()));
    m_canvas->showOverlay(weighing.overlay(*m_controller, thought));
}

void MatchPage::finish()
{
    if (!m_beats->isPlaying() && !m_replay->isOpen())
        m_answers->answerOnly();
}

void MatchPage::showRest()
{
    m_beats->skip();
}

void MatchPage::placeAll()
{
    m_controller->placeAll();
    m_beats->skip();
}

void MatchPage::takeAim()
{
    if (m_replay->isOpen())
        return;
    if (m_controller->play().isToActivate())
        return sayHere(tr("Activate a figure first: then it can aim."));
    if (m_targets->isEmpty())
        return sayHere(tr("There is nothing to aim at."));
    m_parts->setCurrentWidget(m_targets);
    if (!m_targets->takeAim())
        sayHere(tr("Nobody can be attacked now; the list says why."));
}

void MatchPage::rematch()
{
    const auto made = m_controller->session().rematch();
    if (made)
        emit matchWanted(toQString(*made));
    else
        emit failed(made.error());
}

void MatchPage::addNote()
{
    m_parts->setCurrentWidget(m_notes);
    m_notes->edit();
}

void MatchPage::writeNote(int entry)
{
    replayFrom(entry);
    addNote();
}

void MatchPage::showNoteCount()
{
    const auto notes = static_cast<int>(m_controller->session().notes().size());
    m_parts->setTabText(m_parts->indexOf(m_notes),
                        notes == 0 ? tr("&Notes") : tr("&Notes (%1)").arg(notes));
    m_previousNote->setEnabled(notes > 0);
    m_nextNote->setEnabled(notes > 0);
}

void MatchPage::saveStory()
{
    const auto path = app::saveStory(this, *m_controller);
    if (!path)
        emit failed(path.error());
    else if (!path->isEmpty())
        emit said(tr("Saved as %1").arg(QDir::toNativeSeparators(*path)));
}

void MatchPage::retranslate()
{
    m_acts->retranslate();
    m_looks->retranslate();
    m_finish->setText(tr("&End the activation, or the only answer"));
    m_showRest->setText(tr("&Show the rest at once"));
    m_placeAll->setText(tr("&Place all figures for me"));
    m_weigh->setText(tr("&What the machine weighs"));
    m_aimAt->setText(tr("&Aim at the best target"));
    m_threat->setText(tr("&Threat of the enemy pointed at"));
    m_replayAll->setText(tr("&Replay"));
    m_note->setText(tr("&Note at this moment…"));
    m_previousNote->setText(tr("&Back to the note before"));
    m_nextNote->setText(tr("&On to the next note"));
    m_saveStory->setText(tr("Sa&ve the story…"));
    m_parts->setTabText(m_parts->indexOf(m_list), tr("Fig&ures"));
    m_parts->setTabText(m_parts->indexOf(m_targets), tr("&Targets"));
    m_parts->setTabText(m_parts->indexOf(m_story), tr("&Log"));
    //: a tab: what the machine weighs
    m_parts->setTabText(m_parts->indexOf(m_thoughts), tr("&Advice"));
    if (m_end != nullptr)
        m_parts->setTabText(m_parts->indexOf(m_end), tr("&Result"));
    m_list->setAccessibleName(tr("Figures on the board"));
    showNoteCount();
    m_score->refresh();
}

void MatchPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        emit titleChanged();
    }
    QWidget::changeEvent(event);
}

void MatchPage::focusInEvent(QFocusEvent *)
{
    m_canvas->setFocus();
}

} // namespace escarmouche::app
