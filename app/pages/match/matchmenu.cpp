// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/matchmenu.h"

#include "app/look/literal/literal.h"
#include "app/pages/board/boardcanvas.h"
#include "app/pages/match/besidetabs.h"
#include "app/pages/match/boardlooks.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/course/lookingback.h"
#include "app/pages/match/figures/figurecard.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/matchacts.h"
#include "app/pages/match/pageaction.h"
#include "app/pages/match/questions/answerbar.h"
#include "app/pages/match/questions/lastactbar.h"
#include "app/pages/match/questions/windowmenu.h"
#include "app/pages/match/showing/machinemenu.h"
#include "app/pages/match/showing/saidhere.h"
#include "app/pages/match/showing/wavesum.h"
#include "app/pages/match/story/beatplayer.h"
#include "app/pages/match/story/notepanel.h"
#include "app/pages/match/story/storyfile.h"
#include "app/pages/match/story/storypanel.h"
#include "app/pages/match/thoughts/thoughtpanel.h"
#include "app/pages/match/told/acttext.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QMenu>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr std::size_t kEarlierLines = 12; // a page of them

} // namespace

MatchMenu::MatchMenu(MatchController &controller, const MatchPanels &panels, BeatPlayer &beats,
                     LookingBack &past, SaidHere &here, WaveSum &sums, QWidget &page)
    : QObject(&page), m_controller(controller), m_panels(panels), m_advice(controller),
      m_beats(beats), m_past(past), m_here(here), m_sums(sums), m_page(page),
      m_acts(new MatchActs(controller, &page)), m_looks(new BoardLooks(*panels.canvas)),
      m_finish(pageAction(page, QStringLiteral("next"), Qt::Key_N)),
      m_hold(pageAction(page, {}, Qt::Key_Space)), m_showRest(pageAction(page, {}, Qt::Key_Escape)),
      m_earlier(pageAction(page, {}, Qt::Key_Backspace)), m_sum(pageAction(page, {}, Qt::Key_S)),
      m_placeAll(pageAction(page, {}, Qt::Key_P)), m_windows(new WindowMenu(controller, &page)),
      m_card(new FigureCard(controller, panels.story->story(), *panels.canvas)),
      m_showCard(pageAction(page, {}, Qt::Key_I)),
      m_machines(new MachineMenu(controller, *panels.canvas, &page)),
      m_advised(pageAction(page, {}, Qt::Key_K)), m_aim(pageAction(page, {}, Qt::Key_A)),
      m_threat(pageAction(page, {}, Qt::Key_T)), m_weigh(pageAction(page, {}, Qt::Key_W)),
      m_replay(pageAction(page, QStringLiteral("history"), Qt::CTRL | Qt::SHIFT | Qt::Key_R)),
      m_note(pageAction(page, QStringLiteral("notes"), Qt::Key_B)),
      m_previousNote(pageAction(page, {}, Qt::ALT | Qt::Key_Left)),
      m_nextNote(pageAction(page, {}, Qt::ALT | Qt::Key_Right)),
      m_saveStory(pageAction(page, QStringLiteral("export"), {})),
      m_cover(pageAction(page, {}, Qt::CTRL | Qt::SHIFT | Qt::Key_C)),
      m_uncovered(new QActionGroup(this))
{
    m_finish->setAutoRepeat(false); // held, it would warn and do it at once
    m_advised->setAutoRepeat(false);
    m_showRest->setEnabled(false);
    m_hold->setEnabled(false);
    m_hold->setCheckable(true);
    m_threat->setCheckable(true);
    m_threat->setVisible(controller.play().board().hasThreat());
    m_aim->setVisible(controller.play().board().hasTargets());
    arrange();
    bar();
    connectActions();
    showNoteCount();
    retranslate();
}

void MatchMenu::arrange()
{
    const QList<QList<QAction *>> groups{
        {m_finish, m_hold, m_showRest, m_earlier, m_sum, m_placeAll, m_windows->menuAction(),
         m_machines->menuAction()},
        {m_advised, m_aim, m_threat, m_weigh, m_showCard},
        m_looks->actions(),
        m_acts->ofSeats() + QList{m_cover},
        {m_replay, m_note, m_previousNote, m_nextNote, m_saveStory}};
    for (const auto &group : groups) {
        if (!m_actions.isEmpty()) {
            m_actions << new QAction(this);
            m_actions.back()->setSeparator(true);
        }
        m_actions << group;
    }
}

/** All but to cover it. */
void MatchMenu::bar()
{
    m_uncovered->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (QAction *action : m_acts->ofActs() + m_actions) {
        if (action != m_cover && !action->isSeparator())
            m_uncovered->addAction(action);
    }
}

void MatchMenu::connectActions()
{
    connect(m_finish, &QAction::triggered, this, &MatchMenu::finish);
    connect(m_showRest, &QAction::triggered, this, &MatchMenu::showRest);
    connect(m_hold, &QAction::toggled, this, &MatchMenu::hold);
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, [this] {
        if (m_beats.isPlaying() || !m_advice.isWanted())
            return;
        m_panels.canvas->endReading();
        m_advice.takeWanted();
    });
    connect(m_earlier, &QAction::triggered, this, &MatchMenu::showEarlier);
    connect(m_sum, &QAction::triggered, this, &MatchMenu::showSum);
    // The board has those keys, too.
    connect(&m_beats, &BeatPlayer::began, this, [this] { setPlaying(true); });
    connect(&m_beats, &BeatPlayer::ended, this, [this] { setPlaying(false); });
    connect(m_placeAll, &QAction::triggered, this, &MatchMenu::placeAll);
    connect(m_advised, &QAction::triggered, this, &MatchMenu::takeAdvice);
    connect(m_aim, &QAction::triggered, this, &MatchMenu::takeAim);
    connect(m_showCard, &QAction::triggered, m_card, &FigureCard::toggle);
    connect(&m_controller, &MatchController::meantChanged, this, &MatchMenu::showAdvised);
    connect(m_weigh, &QAction::triggered, this, &MatchMenu::weigh);
    connect(m_replay, &QAction::triggered, &m_past, &LookingBack::goToStart);
    connect(m_note, &QAction::triggered, this, &MatchMenu::addNote);
    connect(m_previousNote, &QAction::triggered, this,
            [this] { goToNote(m_panels.notes->before()); });
    connect(m_nextNote, &QAction::triggered, this, [this] { goToNote(m_panels.notes->after()); });
    connect(m_saveStory, &QAction::triggered, this, &MatchMenu::saveStory);
    connect(m_cover, &QAction::triggered, this, &MatchMenu::coverWanted);
    connect(m_acts, &MatchActs::begun, &m_beats, &BeatPlayer::skip);
    connect(m_acts, &MatchActs::begun, this, [this] { m_advice.drop(); });
    connect(&m_controller, &MatchController::acted, this, [this] { m_advice.drop(); });
    // What was asked for in a wave is not meant for the next one.
    connect(&m_beats, &BeatPlayer::summedUp, this, [this] { m_advice.drop(); });
    connect(m_acts, &MatchActs::said, this, &MatchMenu::said);
    connect(m_acts, &MatchActs::coverWanted, this, &MatchMenu::coverWanted);
}

const QList<QAction *> &MatchMenu::ofActs() const
{
    return m_acts->ofActs();
}

void MatchMenu::refresh()
{
    m_acts->refresh();
    m_looks->show();
    const StateOfPlay &play = m_controller.play();
    const bool isPlacing = play.isPlacing();
    m_placeAll->setEnabled(isPlacing);
    m_panels.answers->setPlacing(isPlacing ? m_placeAll : nullptr);
    showAdvised();
    m_uncovered->setEnabled(!play.isCovered());
    m_windows->menuAction()->setVisible(m_controller.hasWindows());
    m_cover->setVisible(play.hasSecrets() && play.hasSeveralPeople());
    m_cover->setEnabled(!play.isCovered());
}

/** Wherever K does something; of a question it says what. */
void MatchMenu::showAdvised()
{
    const bool isAnswer = m_controller.play().isAnswering();
    if (m_advice.mayTake())
        m_panels.answers->setAdvised(m_advised, isAnswer ? m_advice.told() : QString());
    else
        m_panels.answers->setAdvised(nullptr, {});
}

void MatchMenu::showNoteCount()
{
    const auto notes = static_cast<int>(m_controller.session().notes().list().size());
    m_panels.tabs->showNoteCount(notes);
    m_previousNote->setEnabled(notes > 0);
    m_nextNote->setEnabled(notes > 0);
}

void MatchMenu::setLookingBack(bool isLookingBack)
{
    m_acts->setLookingBack(isLookingBack);
    if (isLookingBack)
        m_placeAll->setEnabled(false);
}

void MatchMenu::setPlaying(bool isPlaying)
{
    m_showRest->setEnabled(isPlaying);
    m_hold->setEnabled(isPlaying);
    m_hold->setChecked(m_hold->isChecked() && isPlaying);
}

/** What has been shown, the last act nearest to the line that tells it; each leads to its moment,
    a sum is there again. */
void MatchMenu::showEarlier()
{
    if (QApplication::activePopupWidget() != nullptr)
        return; // it is open already
    QMenu menu(&m_page);
    const auto &lines = m_beats.acts().lines();
    const std::size_t first = lines.size() - std::min(lines.size(), kEarlierLines);
    for (std::size_t at = first; at < lines.size(); ++at) {
        const QString told = textOf(lines[at], m_controller.words());
        const QString fits =
            menu.fontMetrics().elidedText(told, Qt::ElideRight, m_page.width() * 3 / 4);
        QAction *act = menu.addAction(buttonText(fits), this, [this, line = lines[at]] {
            line.isSum ? m_sums.showAgain(line) : m_past.goTo(line.entry);
        });
        act->setToolTip(tipText(told));
    }
    menu.setToolTipsVisible(true);
    if (lines.empty()) {
        m_here.say(tr("Nothing has happened since the match was opened."));
        return;
    }
    const QPoint foot = m_panels.dice->mapToGlobal(QPoint(0, 0));
    menu.exec(foot - QPoint(0, menu.sizeHint().height()));
}

/** Of a match that is over on its board. */
void MatchMenu::showSum()
{
    if (!m_sums.hasSums())
        return m_here.say(tr("No wave has been summed up yet."));
    const bool isBehindResult = m_controller.session().row().isOver && m_panels.canvas->isHidden();
    showBoard();
    if (!isBehindResult || m_sums.isHidden())
        m_sums.goBack();
}

void MatchMenu::finish()
{
    if (m_beats.hasJustSummedUp())
        return;
    if (!m_beats.isPlaying() && !m_controller.isLookingBack())
        m_panels.answers->answerOnly();
}

void MatchMenu::placeAll()
{
    m_controller.placeAll();
    m_beats.skip();
}

/** A sum that has only just come stays. */
void MatchMenu::showRest()
{
    if (!m_beats.hasJustSummedUp())
        m_beats.skipWave();
}

/** Where something is being read, that counts as read. */
void MatchMenu::hold(bool isHeld)
{
    if (isHeld && (m_beats.hasJustRead() || m_beats.hasJustSummedUp())) {
        m_hold->setChecked(false);
    } else if (isHeld && m_beats.isReading()) {
        m_hold->setChecked(false);
        m_beats.pressOn();
    } else {
        m_beats.hold(isHeld);
    }
}

/** What was asked for meanwhile follows, once what came of the last act has been read. */
void MatchMenu::goOn()
{
    m_advice.goOn();
    if (!m_advice.isWanted())
        return;
    if (!m_advice.mayTake()) // it is the others' turn
        m_advice.drop();
    else if (!m_beats.isPlaying())
        m_reading.start(m_beats.readOwnFor());
}

/** What is still shown of one's own acts is shown at once, and read before the next one: who
    presses the key again while it is read has seen enough. What others do is not hurried by it. */
void MatchMenu::takeAdvice()
{
    if (m_controller.session().row().isOver)
        return; // its result says so
    const bool wasPlaying = m_beats.isPlaying();
    if (wasPlaying && m_beats.isOfOthers() && !m_beats.isReading())
        return m_here.say(tr("What the others do is still being shown. Escape shows it at once."));
    if (m_beats.hasJustSummedUp())
        return;
    if (m_beats.areSumsRead()) // nothing is advised before they have been
        return m_beats.pressOn();
    if (wasPlaying) {
        m_advice.takeLater();
        return m_beats.hurry();
    }
    m_reading.stop(); // those that were asked for come after this one
    m_panels.canvas->endReading();
    if (m_advice.mayTake())
        m_advice.take();
    else if (!m_controller.isLookingBack())
        m_here.say(m_controller.play().isAsked() ? noAdvice()
                                                 : tr("There is nothing to decide right now."));
}

/** In a lesson; where somebody sets up, when there will be some. */
QString MatchMenu::noAdvice() const
{
    if (m_controller.hasTaker())
        return tr("Read the lesson’s line first, then go on.");
    return m_controller.play().isPlacing()
               ? tr("Advice begins with the first turn. P places your figures for you.")
               : tr("There is no advice on setting up; it begins with the first turn.");
}

void MatchMenu::takeAim()
{
    if (m_controller.isLookingBack() || m_controller.session().row().isOver)
        return;
    if (m_controller.play().isToActivate())
        return m_here.say(tr("Activate a figure first: then it can aim."));
    if (m_panels.targets->isEmpty())
        return m_here.say(tr("There is nothing to aim at."));
    m_panels.tabs->setCurrentWidget(m_panels.targets);
    if (!m_panels.targets->takeAim())
        m_here.say(tr("Nobody can be attacked now; the list says why."));
}

void MatchMenu::weigh()
{
    if (m_beats.areSumsRead()) // they, and what follows, are seen before
        return m_beats.pressOn();
    m_beats.skip();
    showBoard();
    m_panels.tabs->setCurrentWidget(m_panels.thoughts);
    m_panels.thoughts->take();
}

/** Of a match that is over, which the result stands in front of. */
void MatchMenu::showBoard()
{
    if (m_controller.session().row().isOver && !m_controller.isLookingBack())
        m_past.goToEnd();
}

void MatchMenu::addNote()
{
    showBoard();
    m_panels.tabs->setCurrentWidget(m_panels.notes);
    m_panels.notes->edit();
}

void MatchMenu::writeNote(int entry)
{
    m_past.goTo(entry);
    addNote();
}

void MatchMenu::goToNote(int entry)
{
    if (entry > 0)
        m_past.goTo(entry);
}

void MatchMenu::saveStory()
{
    const auto path = app::saveStory(&m_page, m_controller);
    if (!path)
        emit failed(path.error());
    else if (!path->isEmpty())
        emit said(tr("Saved as %1").arg(QDir::toNativeSeparators(*path)));
}

void MatchMenu::retranslate()
{
    m_acts->retranslate();
    m_looks->retranslate();
    m_finish->setText(tr("&End the activation, or give the only answer"));
    m_hold->setText(tr("Ho&ld what is shown"));
    m_showRest->setText(tr("&Show the rest at once"));
    m_earlier->setText(tr("What happened be&fore"));
    m_sum->setText(tr("Sum of the last wave (&1)"));
    m_placeAll->setText(tr("&Place all figures for me"));
    m_placeAll->setIconText(tr("Place all figures for me (P)"));
    m_windows->setTitle(tr("&Questions that may be passed"));
    m_advised->setText(tr("Follow the ne&xt advice"));
    m_advised->setIconText(tr("Follow the advice (K)"));
    showAdvised();
    m_aim->setText(tr("&Aim at the best target"));
    m_threat->setText(tr("&Threat of the enemy pointed at"));
    m_showCard->setText(tr("Card of the figure pointed at (&Z)"));
    m_machines->retranslate();
    m_weigh->setText(tr("&What the machine would do"));
    m_replay->setText(tr("&Replay"));
    m_note->setText(tr("&Note at this moment…"));
    m_previousNote->setText(tr("&Back to the note before"));
    m_nextNote->setText(tr("&On to the next note"));
    m_saveStory->setText(tr("Sa&ve the story…"));
    m_cover->setText(tr("Cover t&he screen"));
}

} // namespace escarmouche::app
