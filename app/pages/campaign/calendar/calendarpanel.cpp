// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/calendar/calendarpanel.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/notices/readonly.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/emptypage.h"
#include "app/pages/campaign/calendar/fixturedialog.h"
#include "app/pages/campaign/calendar/rounddialog.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/control/takingout.h"
#include "app/pages/campaign/parts/actbutton.h"
#include "app/pages/campaign/parts/choosedialog.h"
#include "app/pages/campaign/parts/factcard.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"
#include "rules/core/campaign/rounds/calendar.h"
#include "rules/core/campaign/rounds/rounds.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr std::size_t kLeastBands{rules::kLeastAtTable};

const char *iconOf(const rules::Campaign &campaign, const rules::Fixture &fixture)
{
    switch (fixture.status) {
    case rules::FixtureStatus::Proposed:
        return "note";
    case rules::FixtureStatus::Confirmed:
        return "next";
    case rules::FixtureStatus::Played:
        return openPostGames(campaign, fixture).empty() ? "good" : "warning";
    case rules::FixtureStatus::Forfeited:
    case rules::FixtureStatus::Abandoned:
    case rules::FixtureStatus::Cancelled:
        return "remove";
    }
    return "note";
}

} // namespace

CalendarPanel::CalendarPanel(const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent)
    : CampaignPart(parent), m_scenarios(scenarios)
{
}

QAction *CalendarPanel::make(const char *icon, const QKeySequence &keys,
                             void (CalendarPanel::*act)())
{
    auto *action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    m_actions << action;
    return action;
}

void CalendarPanel::makeActions()
{
    const auto signalled = [this](const char *icon, auto wanted) {
        auto *action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, wanted] {
            if (const rules::Fixture *fixture = chosen())
                (this->*wanted)(fixture->id);
        });
        addAction(action);
        m_actions << action;
        return action;
    };
    m_act.newGame = make("add", Qt::Key_Insert, &CalendarPanel::newFixture);
    m_act.newRound = make("duplicate", Qt::SHIFT | Qt::Key_Insert, &CalendarPanel::newRound);
    m_act.board = signalled("match", &CalendarPanel::boardWanted);
    m_act.table = signalled("notes", &CalendarPanel::resultWanted);
    m_act.crew = signalled("person", &CalendarPanel::crewWanted);
    m_act.postGame = signalled("history", &CalendarPanel::postGameWanted);
    m_act.match = new QAction(lineIcon(QStringLiteral("play")), {}, this);
    connect(m_act.match, &QAction::triggered, this, [this] {
        if (const rules::Fixture *fixture = chosen())
            emit matchWanted(toQString(fixture->match));
    });
    m_actions << m_act.match;
    m_act.edit = make("rename", Qt::Key_F2, &CalendarPanel::change);
    m_act.confirm = make("good", Qt::Key_F3, &CalendarPanel::confirm);
    m_act.propose = make("redo", {}, &CalendarPanel::proposeAgain);
    m_act.forfeit = make("down", {}, &CalendarPanel::forfeit);
    m_act.abandon = make("close", {}, &CalendarPanel::abandon);
    m_act.cancel = make("remove", QKeySequence::Delete, &CalendarPanel::callOff);
    m_act.correct = signalled("rename", &CalendarPanel::correctionWanted);
    m_act.takeBack = make("undo", {}, &CalendarPanel::takeBack);
    m_act.crew->setVisible(controller().rules().hasBands());
    m_act.board->setShortcut(Qt::CTRL | Qt::Key_B);
    m_act.table->setShortcut(Qt::CTRL | Qt::Key_T);
}

void CalendarPanel::begin()
{
    makeActions();
    arrange();
    retranslate();
}

void CalendarPanel::arrange()
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, kGap, 0, 0);
    layout->setSpacing(kMargin);
    m_stack = new QStackedWidget(this);
    m_table = new PlainTable(m_stack);
    m_table->setWide(2);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->addActions(m_actions);
    connect(m_table, &PlainTable::chosenChanged, this, &CalendarPanel::showChosen);
    connect(m_table, &QTreeView::activated, this, &CalendarPanel::doNext);
    m_stack->addWidget(m_table);
    m_goToBands = new QAction(lineIcon(QStringLiteral("band")), {}, this);
    connect(m_goToBands, &QAction::triggered, this, &CalendarPanel::bandsWanted);
    m_emptyBands = actButton(m_goToBands, this);
    m_empty = new EmptyPage(m_emptyBands, m_stack);
    m_stack->addWidget(m_empty);
    auto *games = new QVBoxLayout;
    games->addWidget(m_stack, 1);
    m_met = new QLabel(this);
    tint(m_met, Tone::Dim);
    games->addWidget(m_met);
    layout->addLayout(games, 1);
    m_card = new FactCard({m_act.newGame, m_act.newRound},
                          {{m_act.board, m_act.match},
                           {m_act.table, m_act.postGame},
                           {m_act.crew},
                           {m_act.confirm, m_act.propose},
                           {m_act.edit, m_act.correct},
                           {m_act.forfeit},
                           {m_act.abandon},
                           {m_act.cancel},
                           {m_act.takeBack}},
                          this);
    layout->addWidget(m_card);
}

void CalendarPanel::retranslate()
{
    m_act.newGame->setText(tr("New game…"));
    m_act.newRound->setText(tr("Next round…"));
    m_act.board->setText(tr("Play it on the board…"));
    m_act.table->setText(tr("Played on a table: result…"));
    m_act.crew->setText(tr("Crews…"));
    m_act.postGame->setText(tr("After the game"));
    m_act.match->setText(tr("Look at the match"));
    m_act.edit->setText(tr("Change…"));
    m_act.confirm->setText(tr("Confirm"));
    m_act.propose->setText(tr("Propose again"));
    m_act.forfeit->setText(tr("Forfeited…"));
    m_act.abandon->setText(tr("Abandoned…"));
    m_act.cancel->setText(tr("Cancel the game…"));
    m_act.correct->setText(tr("Correct the result…"));
    m_act.takeBack->setText(tr("Take the result back…"));
    m_goToBands->setText(controller().rules().hasBands() ? tr("Join bands") : tr("Join players"));
    if (controller().isReadOnly())
        tellReadOnly({m_act.newGame, m_act.newRound, m_act.board, m_act.table, m_act.crew,
                      m_act.confirm, m_act.propose, m_act.edit, m_act.forfeit, m_act.abandon,
                      m_act.cancel, m_act.correct, m_act.takeBack});
    m_table->setAccessibleName(tr("Games of the campaign"));
    m_empty->setTitle(tr("No game yet"));
}

const rules::Fixture *CalendarPanel::chosen() const
{
    return rules::find(controller().campaign(), rules::FixtureId{m_table->chosen()});
}

void CalendarPanel::chooseFixture(rules::FixtureId fixture)
{
    m_table->choose(fixture.value);
}

QString CalendarPanel::scenarioText(const rules::Fixture &fixture) const
{
    const auto known =
        std::ranges::find(m_scenarios, fixture.plan.scenario, &rules::ScenarioTitle::key);
    return known == m_scenarios.end() ? toQString(fixture.plan.scenario)
                                      : inUiLanguage(known->name);
}

void CalendarPanel::refresh()
{
    fillTable();
    const bool empty = controller().campaign().fixtures.empty();
    const bool few = rules::bandsStillIn(controller().campaign()).size() < kLeastBands;
    m_empty->setText(!few ? tr("Make a first game, or the whole first round.")
                     : controller().rules().hasBands()
                         ? tr("A game needs two bands: let them join first.")
                         : tr("A game needs two players: let them join first."));
    m_emptyBands->setVisible(few && controller().isOpen());
    m_stack->setCurrentIndex(empty ? 1 : 0);
    m_met->setText(empty || few ? QString() : metText());
    showChosen();
}

/** Whether all have met, as far as games are made. */
QString CalendarPanel::metText() const
{
    const rules::Campaign &campaign = controller().campaign();
    if (const int left = rules::pairsYetToMeet(campaign, true); left > 0)
        return tr("%n pairing(s) left to schedule before all have met.", nullptr, left);
    return rules::pairsYetToMeet(campaign, false) > 0
               ? tr("Once these games are played, everybody will have met.")
               : tr("All have met.");
}

// To come first, as their dates lie; then what was, latest first.
void CalendarPanel::fillTable()
{
    const rules::Campaign &campaign = controller().campaign();
    std::vector<const rules::Fixture *> order;
    for (const rules::Fixture &fixture : campaign.fixtures)
        order.push_back(&fixture);
    const auto key = [](const rules::Fixture *fixture) {
        const std::string at = fixture->plan.when ? fixture->plan.when->at : std::string("9999");
        return std::tuple(!isToCome(*fixture), isToCome(*fixture) ? fixture->plan.round : 0,
                          isToCome(*fixture) ? at : std::string(),
                          isToCome(*fixture) ? fixture->id.value : -fixture->id.value);
    };
    std::ranges::stable_sort(order, {}, key);
    std::vector<TableRows::Row> rows;
    for (const rules::Fixture *fixture : order) {
        const QString result = resultText(campaign, *fixture);
        QString state = fixture->status == rules::FixtureStatus::Forfeited
                            ? result
                            : statusText(campaign, *fixture);
        const auto open = rules::openPostGames(campaign, *fixture).size();
        if (open > 0)
            state = tr("played, %n post-game(s) open", nullptr, static_cast<int>(open));
        const QString round =
            fixture->plan.round > 0 ? QString::number(fixture->plan.round) : QString();
        const QString game = gameText(campaign, *fixture);
        rows.push_back({fixture->id.value,
                        {whenText(fixture->plan), round, game, scoreText(*fixture),
                         scenarioText(*fixture), state},
                        lineIcon(QString::fromLatin1(iconOf(campaign, *fixture))),
                        !isToCome(*fixture) && open == 0,
                        result.isEmpty() ? QString() : tipText(game + u'\n' + result)});
    }
    m_table->fill({{tr("When")},
                   {tr("Round"), true},
                   {tr("Game")},
                   //: what each side has scored, in the order of the seats
                   {tr("Score")},
                   {tr("Scenario")},
                   {tr("State")}},
                  std::move(rows));
}

QString CalendarPanel::factsOf(const rules::Fixture &fixture) const
{
    QStringList lines;
    if (!fixture.plan.title.empty())
        lines << bandsText(controller().campaign(), fixture);
    if (const QString result = resultText(controller().campaign(), fixture); !result.isEmpty())
        lines << result;
    lines << (fixture.plan.when ? whenText(fixture.plan) : tr("No date yet"));
    if (!fixture.plan.place.empty())
        lines << toQString(fixture.plan.place);
    if (!fixture.plan.scenario.empty())
        lines << scenarioText(fixture);
    for (const rules::Property &option : controller().rules().fixtureOptions())
        if (rules::settingNamed(fixture.plan.settings, option.key))
            lines << inUiLanguage(option.label);
    for (const rules::Crew &crew : fixture.crews)
        //: how many figures a band sends to a game
        lines << tr("%1: %n figure(s)", nullptr, static_cast<int>(crew.members.size()))
                     .arg(controller().bandName(crew.band));
    if (isToCome(fixture)) {
        lines << controller().offBoard(fixture.id);
        lines << overtakenText(fixture.plan);
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/** Which earlier round would come after the game; empty: none. */
QString CalendarPanel::overtakenText(const rules::FixturePlan &plan) const
{
    const int earlier =
        plan.when ? rules::overtakenRound(controller().campaign(), plan.round, *plan.when) : 0;
    return earlier > 0 ? tr("Round %1 has games to come after that date.").arg(earlier) : QString();
}

void CalendarPanel::showChosen()
{
    const rules::Fixture *fixture = chosen();
    if (fixture != nullptr)
        m_card->tell(titleOf(controller().campaign(), *fixture), factsOf(*fixture));
    else
        m_card->tellNothing();
    showActs(fixture);
}

// What has no meaning for this game is not enabled: a button that came or went would move others
// under the pointer.
void CalendarPanel::showActs(const rules::Fixture *fixture)
{
    const bool open = controller().isOpen();
    const bool pair = rules::bandsStillIn(controller().campaign()).size() >= kLeastBands;
    const bool coming = fixture != nullptr && isToCome(*fixture) && open;
    const bool played = fixture != nullptr && fixture->report != nullptr;
    const bool off = fixture != nullptr && !played && !isToCome(*fixture) && open;
    m_act.newGame->setEnabled(open && pair);
    m_act.newRound->setEnabled(open && pair);
    for (QAction *action : {m_act.board, m_act.table, m_act.crew, m_act.edit, m_act.forfeit,
                            m_act.abandon, m_act.cancel})
        action->setEnabled(coming);
    m_act.confirm->setEnabled(coming && fixture->status == rules::FixtureStatus::Proposed);
    m_act.match->setEnabled(played && !fixture->match.empty() && !controller().isPast());
    m_act.takeBack->setEnabled(played && open);
    m_act.correct->setEnabled(played && controller().isWritable());
    const bool hasPostGame = !controller().rules().steps().empty();
    const auto share = [](QAction *one, QAction *other, bool isOther) {
        one->setVisible(!isOther);
        other->setVisible(isOther);
    };
    share(m_act.board, m_act.match, played);
    share(m_act.table, m_act.postGame, played && hasPostGame);
    share(m_act.confirm, m_act.propose, off);
    share(m_act.edit, m_act.correct, played && controller().rules().hasBands());
}

void CalendarPanel::doNext()
{
    for (QAction *action : {m_act.table, m_act.postGame, m_act.propose})
        if (action->isVisible() && action->isEnabled())
            return action->trigger();
}

void CalendarPanel::newFixture()
{
    FixtureDialog dialog(controller(), m_scenarios, {}, this);
    DraftKeeper &draft =
        keepDraft(dialog, controller().drafts(), controller().draftPlace(form::kGame));
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (controller().enter(rules::ScheduleFixture{dialog.plan()}, draft))
        chooseFixture(controller().campaign().fixtures.back().id);
}

void CalendarPanel::newRound()
{
    RoundDialog dialog(controller(), m_scenarios, this);
    DraftKeeper &draft =
        keepDraft(dialog, controller().drafts(), controller().draftPlace(form::kRound));
    if (dialog.exec() == QDialog::Accepted)
        controller().enter(dialog.answer(), draft);
}

void CalendarPanel::change()
{
    const rules::Fixture *fixture = chosen();
    if (fixture == nullptr)
        return;
    const rules::FixtureId id = fixture->id;
    FixtureDialog dialog(controller(), m_scenarios, fixture->plan, this);
    DraftKeeper &draft = keepDraft(dialog, controller().drafts(),
                                   controller().draftPlace(form::kGame, std::to_string(id.value)));
    if (dialog.exec() == QDialog::Accepted)
        controller().enter(rules::ChangeFixture{id, dialog.plan()}, draft);
}

void CalendarPanel::confirm()
{
    if (const rules::Fixture *fixture = chosen())
        controller().perform(
            rules::SetFixtureStatus{fixture->id, rules::FixtureStatus::Confirmed, {}});
}

void CalendarPanel::proposeAgain()
{
    if (const rules::Fixture *fixture = chosen())
        controller().perform(
            rules::SetFixtureStatus{fixture->id, rules::FixtureStatus::Proposed, {}});
}

void CalendarPanel::forfeit()
{
    const rules::Fixture *fixture = chosen();
    if (fixture == nullptr)
        return;
    const rules::FixtureId id = fixture->id;
    const std::vector<rules::BandId> bands = fixture->plan.bands;
    QStringList names;
    for (const rules::BandId band : bands)
        names << controller().bandName(band);
    const QString question = controller().rules().hasBands() ? tr("Which band did not come?")
                                                             : tr("Which player did not come?");
    ChooseDialog dialog(tr("Forfeit"), question, names, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    rules::SetFixtureStatus act{id, rules::FixtureStatus::Forfeited, {}};
    for (const std::size_t place : dialog.chosen())
        act.forfeitedBy.push_back(bands[place]);
    controller().perform(act);
}

void CalendarPanel::abandon()
{
    endIfMeant(
        rules::FixtureStatus::Abandoned, tr("Abandon a game"),
        controller().rules().hasBands()
            ? tr("Mark “%1” as abandoned?\n\nIt stays in the calendar without a result. It counts "
                 "for no band in the standings and has no post-game; fees paid for it go back to "
                 "the bands. The bands count as having met when rounds are paired.")
            : tr("Mark “%1” as abandoned?\n\nIt stays in the calendar without a result and "
                 "counts for nobody in the standings. The players count as having met when "
                 "rounds are paired."));
}

void CalendarPanel::callOff()
{
    endIfMeant(
        rules::FixtureStatus::Cancelled, tr("Cancel a game"),
        controller().rules().hasBands()
            ? tr("Cancel “%1”?\n\nIt stays in the calendar as cancelled, without a result. Fees "
                 "paid for it go back to the bands. The bands do not count as having met when "
                 "rounds are paired. You can propose the game again later.")
            : tr("Cancel “%1”?\n\nIt stays in the calendar as cancelled, without a result. "
                 "The players do not count as having met when rounds are paired. You can "
                 "propose the game again later."));
}

/** `question` has a place for the name of the chosen game. */
void CalendarPanel::endIfMeant(rules::FixtureStatus status, const QString &title,
                               const QString &question)
{
    const rules::Fixture *fixture = chosen();
    if (fixture == nullptr)
        return;
    const rules::FixtureId id = fixture->id; // the fixture may be another by the answer
    const auto answer = QMessageBox::question(
        this, title, question.arg(gameText(controller().campaign(), *fixture)),
        QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer == QMessageBox::Yes)
        controller().perform(rules::SetFixtureStatus{id, status, {}});
}

void CalendarPanel::takeBack()
{
    const rules::Fixture *fixture = chosen();
    if (fixture == nullptr)
        return;
    const auto act = lastStanding(controller(), [&](const model::CampaignLine &line) {
        return line.kind == "report" && line.fixture == fixture->id;
    });
    if (!act.line.uuid.empty())
        takeOut(controller(), act, this);
}

} // namespace escarmouche::app
