// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "tests/support/files/manycases.h"
#include "tests/support/musg/attacks.h"
#include "tests/support/musg/fighttable.h"
#include "tests/support/musg/wandering.h"
#include "tests/support/testmain.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace tst_musgclicks {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests;

namespace {

/** Whoever is able is one's own, the quiet answer can be given and is about nobody, and who would
   do it is asked for only where an answer is about an enemy. */
void checkPrompt(const Match &match, SeatId seat, const Prompt &prompt)
{
    const BoardView view = match.view(seat);
    for (const int token : prompt.able)
        QCOMPARE(view.tokens[static_cast<std::size_t>(token)].owner.value, seat.value);
    const auto options = match.options();
    if (!prompt.quiet.empty()) {
        const auto quiet = std::ranges::find(options, prompt.quiet, &ActionOption::action);
        QVERIFY(quiet != options.end() && quiet->token < 0 && !quiet->open);
    }
    if (prompt.doer >= 0) {
        QVERIFY(prompt.kind == Prompt::Kind::Answer);
        QCOMPARE(view.tokens[static_cast<std::size_t>(prompt.doer)].owner.value, seat.value);
    }
}

/** The share of throws of two dice that come to that or less. */
Fraction twoDiceAtMost(std::int64_t most)
{
    int ways = 0;
    for (int one = 1; one <= 6; ++one) {
        for (int other = 1; other <= 6; ++other)
            ways += one + other <= most ? 1 : 0;
    }
    return reduced({static_cast<Wide>(ways), 36, false});
}

/** What the plan says is needed; nothing: there is no test. */
std::optional<std::int64_t> nerveNeeded(const ActionPreview &plan)
{
    for (const Phrase &effect : plan.effects) {
        if (effect.key == "effect.nerve-test")
            return std::get<std::int64_t>(effect.values.back().second);
    }
    return std::nullopt;
}

/** The test is told first, then the first blow, where there is one; the columns count from before
    the test. */
void checkToldCharge(const Chances &told, const musg::play::AttackOdds &odds)
{
    QCOMPARE(told.lines.size(), odds.nerve ? std::size_t(2) : std::size_t(1));
    if (odds.nerve)
        QVERIFY(told.lines.front().chances.front().value == *odds.nerve);
    const ChanceLine &blow = told.lines.back();
    QCOMPARE(blow.lead.key,
             std::string(odds.weapons.empty() ? "chance.no-blow" : "chance.first-blow"));
    QCOMPARE(blow.chances.empty(), odds.weapons.empty());
    QCOMPARE(told.columns.size(), std::size_t(3));
    const double dares = odds.nerve ? decimal(*odds.nerve) : 1;
    const std::array counted{odds.anyLost, odds.meanLost, odds.outOfAction};
    for (std::size_t at = 0; at < counted.size(); ++at)
        QVERIFY(std::abs(decimal(told.columns[at]) - dares * decimal(counted[at])) < 1e-9);
}

} // namespace

/** What a click does on a board of M.U.S.G., and what is said beforehand. */
class TestMusgClicks : public QObject
{
    Q_OBJECT

private slots:
    void aChargeTellsNerveAndBlowBeforehand();
    void whoeverIsStruckMayStrikeBack();
    void whoMayStepInKnowsWhatThreatens();
    void beyondARunOneRuns();
    void tellsQuestionsFromActs();
    void allThatIsShownWasAskedOfTheOutlook();
};

void TestMusgClicks::aChargeTellsNerveAndBlowBeforehand()
{
    int tested = 0;
    int struck = 0;
    for (int number = 0; number < manyCases(6); ++number) {
        const auto match = begun(number);
        wanderThrough(*match, 12, 300, [&](SeatId seat, int) {
            const BoardView view = match->view(seat);
            if (view.acting < 0)
                return;
            for (const Target &target : match->board()->targets(seat, view.acting)) {
                const bool isCharge = target.offer.label.key == "act.charge";
                const auto odds = attackOddsIn(*match, seat, target.offer.action);
                QCOMPARE(odds && odds->isCharge, isCharge && target.offer.isAllowed());
                QCOMPARE(target.odds.has_value(), odds.has_value());
                if (!odds || !isCharge)
                    continue;
                checkToldCharge(*target.odds, *odds);
                const auto needed = nerveNeeded(*match->plan(seat, target.offer.action));
                QCOMPARE(odds->nerve.has_value(), needed.has_value());
                if (needed && *odds->nerve != Fraction{1, 1, false}) {
                    QVERIFY(*odds->nerve == twoDiceAtMost(*needed));
                    ++tested;
                }
                struck += odds->weapons.empty() ? 0 : 1;
                QCOMPARE(odds->weapons.empty(), odds->anyLost == (Fraction{0, 1, false}));
            }
        });
    }
    QVERIFY2(tested > manyCases(3), qPrintable(QString::number(tested)));
    QVERIFY2(struck > manyCases(10), qPrintable(QString::number(struck)));
}

/** What is told beforehand is what that blow would do on the other's own turn. */
void TestMusgClicks::whoeverIsStruckMayStrikeBack()
{
    const auto oddsOfBlow = [](int seat, std::optional<int> charge) {
        tests::Trial trial;
        FightTable table(trial);
        const std::array pair{table.add(0, chief("orc", {"club"}), 1000),
                              table.add(1, sousChef("human"), charge.value_or(1100))};
        const auto one = pair[static_cast<std::size_t>(seat)];
        const auto other = pair[static_cast<std::size_t>(1 - seat)];
        table.activate(one);
        const play::Outlook outlook(table.game(), table.state(), FightTable::seatOf(seat));
        for (const play::Possible &each : play::attacksOn(outlook, one, other)) {
            const bool isMeant = charge ? std::holds_alternative<play::Charge>(each.action)
                                        : std::holds_alternative<play::Strike>(each.action);
            if (isMeant && each.plan)
                return play::oddsOf(table.game(), table.state(), *each.plan);
        }
        return std::optional<play::AttackOdds>();
    };
    const auto mine = oddsOfBlow(0, std::nullopt);
    const auto theirs = oddsOfBlow(1, std::nullopt);
    const auto charge = oddsOfBlow(0, 1500);
    QVERIFY(mine && theirs && charge);
    QVERIFY(theirs->targetHurt != (Fraction{0, 1, false}));
    QVERIFY(mine->back == theirs->targetHurt);
    QVERIFY(theirs->back == mine->targetHurt);
    QVERIFY(charge->back == theirs->targetHurt);
    QCOMPARE(play::chancesOf(*mine).lines.back().chances.back().told.key,
             std::string("chance.back"));
}

/** The hit has been made: what is left are the dice for damage. */
void TestMusgClicks::whoMayStepInKnowsWhatThreatens()
{
    tests::Trial trial;
    FightTable table(trial);
    const auto shooter = table.add(0, sousFifre("human", {"rifle"}), 1000);
    const auto leader = table.add(1, chief("human"), 1600);
    const auto friendly = table.add(1, sousFifre("human"), 1600, 1150);
    table.activate(shooter);
    const SeatId theirs = FightTable::seatOf(1);
    table.dice({6}).act(play::Shoot{shooter, 0, leader, table[leader].place()});
    QVERIFY(table.prompt() == play::Prompt::AttentionChef);
    const play::SkirmishCodec codec(musgCatalogue());
    const auto told = [&](const play::Action &action) {
        const auto plan = table.game().plan(table.state(), theirs, action);
        return plan ? codec.odds(table.game(), table.state(), *plan) : std::nullopt;
    };
    const auto odds = told(play::ChooseFigure{friendly});
    QVERIFY(odds.has_value());
    const int needed = play::damageNeeded(table.game().fighter(shooter).guns[0].force,
                                          table.game().fighter(leader).r);
    QVERIFY(odds->columns.front() == reduced({static_cast<Wide>(7 - needed), 6, false}));
    QCOMPARE(odds->lines.front().lead.key, std::string("chance.unguarded"));
    QVERIFY(!told(play::Decline{}));
}

/** Where neither a walk nor a run leads all the way, the run is offered first if it comes nearer,
    else the walk. */
void TestMusgClicks::beyondARunOneRuns()
{
    int runs = 0;
    const auto match = begun(0);
    wanderThrough(*match, 6, 300, [&](SeatId seat, int) {
        const BoardView view = match->view(seat);
        if (view.acting < 0)
            return;
        const auto end = [&](const Offer &offer) {
            return match->board()->overlay(seat, offer.action).lines.front().places.back();
        };
        for (const TablePlace far : {TablePlace{200, 200, 0}, TablePlace{3'800, 3'000, 0}}) {
            auto offers = match->board()->offers(seat, {view.acting, -1, far});
            std::erase_if(offers, [](const Offer &offer) {
                const std::string &key = offer.label.key;
                return !offer.isAllowed() || (key != "act.run" && key != "act.walk");
            });
            if (offers.size() < 2 || end(offers[0]) == Place{far} || end(offers[1]) == Place{far})
                continue;
            const auto lacking = [&](const Offer &offer) {
                const auto at = std::get<TablePlace>(end(offer));
                return std::hypot(at.x - far.x, at.y - far.y);
            };
            const bool isRunFirst = offers[0].label.key == "act.run";
            QVERIFY(isRunFirst != (offers[1].label.key == "act.run"));
            QCOMPARE(lacking(offers[isRunFirst ? 0 : 1]) < lacking(offers[isRunFirst ? 1 : 0]),
                     isRunFirst);
            runs += isRunFirst ? 1 : 0;
        }
    });
    QVERIFY2(runs > 5, qPrintable(QString::number(runs)));
}

void TestMusgClicks::tellsQuestionsFromActs()
{
    using Kind = Prompt::Kind;
    std::map<std::string, std::set<Kind>> met; // by question
    int quiet = 0;
    int doers = 0;
    for (int number = 0; number < manyCases(4); ++number) {
        const auto match = begun(number);
        wanderThrough(*match, 21, 300, [&](SeatId seat, int) {
            const Prompt prompt = match->board()->prompt(seat);
            met[match->question().key].insert(prompt.kind);
            const SeatId other{static_cast<std::int8_t>(1 - seat.value)};
            QVERIFY(match->board()->prompt(other) == Prompt{});
            checkPrompt(*match, seat, prompt);
            const bool isOwnMove = prompt.kind == Kind::Choose || prompt.kind == Kind::Act;
            QVERIFY(!isOwnMove || !prompt.able.empty());
            quiet += prompt.quiet.empty() ? 0 : 1;
            doers += prompt.doer < 0 ? 0 : 1;
        });
    }
    for (const auto &[asked, kinds] : met) {
        const bool isSetUp = asked == "ask-deploy" || asked == "ask-zone";
        const Kind kind = asked == "ask-act"                  ? Kind::Act
                          : asked.starts_with("ask-activate") ? Kind::Choose
                          : isSetUp                           ? Kind::SetUp
                                                              : Kind::Answer;
        QVERIFY2(kinds == std::set<Kind>{kind}, asked.c_str());
    }
    QVERIFY(met.contains("ask-act") && met.contains("ask-deploy") && met.contains("ask-free-shot"));
    QVERIFY2(quiet > manyCases(20) && doers > 0,
             qPrintable(QStringLiteral("%1, %2").arg(quiet).arg(doers)));
}

/** So that whoever does it finds it judged. */
void TestMusgClicks::allThatIsShownWasAskedOfTheOutlook()
{
    tests::Trial trial;
    FightTable table(trial);
    const auto shooter = table.add(0, chief("elf", {"rifle", "grenade"}), 1000);
    const auto foe = table.add(1, sousChef("human"), 1600);
    table.activate(shooter);
    const SeatId seat = FightTable::seatOf(0);
    const auto counts = [&](const play::Outlook &outlook, const play::Outlook &judged) {
        std::map<std::size_t, int> met; // by kind of action
        const auto look = [&](const play::Possible &each) {
            met[each.action.index()] += judged.hasJudged(each.action) ? 1 : 0;
        };
        const TablePlace there = play::shown(table.state()[foe].place());
        const TablePlace ground{1000, 1300, 0};
        for (const auto &each : play::possibleAt(outlook, {shooter.value, foe.value, there}))
            look(each);
        for (const auto &each : play::possibleAt(outlook, {shooter.value, -1, ground}))
            look(each);
        for (const auto &each : play::attacksOf(outlook, shooter))
            look(each.possible);
        return met;
    };
    const play::Outlook outlook(table.game(), table.state(), seat);
    const play::Outlook other(table.game(), table.state(), seat);
    const auto kind = [](const play::Action &action) { return action.index(); };
    const std::map<std::size_t, int> all{{kind(play::Walk{}), 1},
                                         {kind(play::Run{}), 1},
                                         {kind(play::Charge{}), 2},
                                         {kind(play::Shoot{}), 5}};
    const std::map<std::size_t, int> none{{kind(play::Walk{}), 0},
                                          {kind(play::Run{}), 0},
                                          {kind(play::Charge{}), 0},
                                          {kind(play::Shoot{}), 0}};
    QCOMPARE(counts(outlook, outlook), all);
    QCOMPARE(counts(outlook, other), none);
}

CORE_TEST(TestMusgClicks)

} // namespace tst_musgclicks

#include "tst_musgclicks.moc"
