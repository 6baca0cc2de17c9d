// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/game/odds.h"
#include "tests/support/testmain.h"
#include "tests/support/toys/ambush.h"
#include "tests/support/toys/crypt.h"

#include <QtTest/QtTest>

#include <numeric>

namespace tst_odds {

using namespace escarmouche;
using namespace escarmouche::rules;

namespace {

Fraction share(unsigned part, unsigned whole)
{
    return {part, whole, false};
}

/** A fight made for the walk: `attack` dice hit on 4+, each hit wounds on 3+, an obstacle takes
    each wound on 5+. The state is as large as one of twenty figures. */
struct Volley {
    enum class Step : std::uint8_t { Hit, Wound, Obstacle, Done };
    struct State {
        Request request;
        Step step = Step::Hit;
        std::uint8_t left = 0;
        std::array<std::uint8_t, 8000> ballast{};

        bool operator==(const State &) const = default;
    };
    struct Action {
        bool operator==(const Action &) const = default;
    };
    struct Event {
    };
    struct Plan {
    };
    using Events = EventSink<Event>;
    static constexpr int kRevision = 1;
    static constexpr GameParts kParts{};

    State begun(int dice) const
    {
        State state;
        state.left = static_cast<std::uint8_t>(dice);
        ask(state);
        return state;
    }
    void ask(State &state) const
    {
        static constexpr std::uint8_t kNeeded[] = {4, 3, 5};
        state.request = {};
        if (state.step == Step::Done || state.left == 0) {
            state.request = Request::over();
            return;
        }
        Roll roll;
        roll.count = state.left;
        roll.breaks.push_back(kNeeded[static_cast<int>(state.step)]);
        state.request = Request::of(roll);
    }
    void answer(State &state, const ChanceAnswer &chance, Events *) const
    {
        const int needed = state.request.roll.breaks[0];
        const auto good =
            std::ranges::count_if(chance.faces, [&](int face) { return face >= needed; });
        const bool takes = state.step == Step::Obstacle;
        state.left = static_cast<std::uint8_t>(takes ? state.left - good : good);
        state.step = static_cast<Step>(static_cast<int>(state.step) + 1);
        ask(state);
    }

    int seats() const { return 1; }
    State start(Events *) const { return begun(3); }
    const Request &awaited(const State &state) const { return state.request; }
    Judged<Plan> plan(const State &, SeatId, const Action &) const { return refuse({}, "never"); }
    void commit(State &, const Plan &, Events *) const {}
    void options(const State &, std::vector<Option<Action>> &) const {}
    Action sample(const State &, const Option<Action> &option, Generator &) const
    {
        return option.action;
    }
    const State &seenBy(const State &state, SeatId, State &) const { return state; }
    std::uint64_t checksum(const State &state) const { return state.left; }
    BoardView view(const State &, SeatId) const { return {}; }
    void show(const Event &, SeatId, BoardView &) const {}
    BattleReport report(const State &) const { return {}; }
    RuleId ruleOf(const Event &) const { return {}; }
    Audience audienceOf(const Event &) const { return {}; }
};
static_assert(Game<Volley>);

const auto kNever = [](const Volley::State &) { return false; };
const auto kNoPolicy = [](const Volley::State &, SeatId) { return Volley::Action{}; };
const auto kLeft = [](const Volley::State &state) -> int { return state.left; };

/** Every face of every die on its own: the slow way. */
void enumerate(const Volley &game, const Volley::State &state, std::vector<std::uint8_t> &faces,
               Fraction likely, Distribution &results)
{
    if (state.request.what == Awaited::Over) {
        results[state.left] = sum(results[state.left], likely);
        return;
    }
    if (faces.size() < state.request.roll.count) {
        for (std::uint8_t face = 1; face <= 6; ++face) {
            faces.push_back(face);
            enumerate(game, state, faces, times(likely, 1, 6), results);
            faces.pop_back();
        }
        return;
    }
    Volley::State next = state;
    game.answer(next, ChanceAnswer::ofFaces(faces), nullptr);
    std::vector<std::uint8_t> none;
    enumerate(game, next, none, likely, results);
}

Request roll(int count, int sides, Reading how, std::vector<std::uint8_t> breaks)
{
    Roll roll;
    roll.count = static_cast<std::uint8_t>(count);
    roll.sides = static_cast<std::uint8_t>(sides);
    roll.reading = how;
    for (const std::uint8_t each : breaks)
        roll.breaks.push_back(each);
    return Request::of(roll);
}

} // namespace

class TestOdds : public QObject
{
    Q_OBJECT

private slots:
    void classesCountEveryThrow_data();
    void classesCountEveryThrow();
    void classesOfTwoDice();
    void walksAVolleyAsByHand();
    void walksAVolleyAsTheSlowWay();
    void walksAShotOfAmbush();
    void walksABiteOfCrypt();
    void lettingOthersDecide();
    void noticesWhatDoesNotFit();
    void walksThreeDiceQuickly();
};

void TestOdds::classesCountEveryThrow_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("how");
    QTest::addColumn<int>("classes");
    QTest::addRow("a die") << 1 << 6 << int(Reading::Each) << 2;
    QTest::addRow("four dice") << 4 << 6 << int(Reading::Each) << 5;
    QTest::addRow("eight dice") << 8 << 6 << int(Reading::Each) << 9;
    QTest::addRow("sum of two") << 2 << 6 << int(Reading::Sum) << 2;
    QTest::addRow("sum of five d10") << 5 << 10 << int(Reading::Sum) << 2;
    QTest::addRow("d66") << 2 << 6 << int(Reading::D66) << 1; // it begins at 11
}

void TestOdds::classesCountEveryThrow()
{
    QFETCH(int, count);
    QFETCH(int, sides);
    QFETCH(int, how);
    QFETCH(int, classes);
    const Request request = roll(count, sides, static_cast<Reading>(how), {6});
    const ChanceClasses all = chanceClasses(request);
    Wide ways = 0;
    Wide of = 1;
    for (int die = 0; die < count; ++die)
        of *= static_cast<unsigned>(sides);
    for (const ChanceClass &each : all.classes) {
        QVERIFY(fits(each.answer, request));
        ways += each.ways;
    }
    QVERIFY(ways == of && all.of == of);
    QCOMPARE(all.classes.size(), std::size_t(classes));
}

void TestOdds::classesOfTwoDice()
{
    const auto both = chanceClasses(roll(2, 6, Reading::Each, {5}));
    QCOMPARE(both.classes.size(), std::size_t{3});
    QVERIFY(both.classes[0].ways == 4 && both.classes[1].ways == 16 && both.classes[2].ways == 16);
    const auto total = chanceClasses(roll(2, 6, Reading::Sum, {8}));
    QVERIFY(total.classes[0].ways == 21 && total.classes[1].ways == 15);
    const auto d3 = chanceClasses(roll(1, 6, Reading::D3, {}));
    QCOMPARE(d3.classes.size(), std::size_t{3});
    QVERIFY(d3.classes[0].ways == 2 && d3.classes[2].ways == 2);
    const auto d66 = chanceClasses(roll(2, 6, Reading::D66, {}));
    QCOMPARE(d66.classes.size(), std::size_t{36});
    const auto pick = chanceClasses(Request::of(Pick{5, 0, {}}));
    QVERIFY(pick.classes.size() == 5 && pick.of == 5);
}

void TestOdds::walksAVolleyAsByHand()
{
    const Volley game;
    Odds<Volley> odds;
    // One die: 1/2 hits, 2/3 of them wound, the obstacle lets 2/3 of these through: 2/9.
    const auto one = odds.walk(game, game.begun(1), kNever, kNoPolicy, kLeft);
    QVERIFY(one.has_value());
    QVERIFY(one->at(1) == share(2, 9));
    QVERIFY(one->at(0) == share(7, 9));
    QCOMPARE(fractionText(one->at(1)), std::string("2/9"));
    // Three dice are three of them: binomial with 2/9.
    const auto three = odds.walk(game, game.begun(3), kNever, kNoPolicy, kLeft);
    QVERIFY(three->at(0) == share(343, 729));
    QVERIFY(three->at(1) == share(294, 729));
    QVERIFY(three->at(2) == share(84, 729));
    QVERIFY(three->at(3) == share(8, 729));
    QVERIFY(atLeast(*three, 1) == share(386, 729));
    QVERIFY(mean(*three) == share(2, 3));
    QVERIFY(qFuzzyCompare(decimal(mean(*three)), 2.0 / 3));
}

void TestOdds::walksAVolleyAsTheSlowWay()
{
    const Volley game;
    Odds<Volley> odds;
    for (int dice = 1; dice <= 2; ++dice) {
        Distribution slow;
        std::vector<std::uint8_t> faces;
        enumerate(game, game.begun(dice), faces, share(1, 1), slow);
        const auto quick = odds.walk(game, game.begun(dice), kNever, kNoPolicy, kLeft);
        QVERIFY(quick.has_value());
        QCOMPARE(quick->size(), slow.size());
        for (const auto &[left, likely] : slow)
            QVERIFY(quick->at(left) == likely);
    }
}

void TestOdds::walksAShotOfAmbush()
{
    using namespace tests::ambush;
    const Ambush game;
    AmbushState state = game.start(nullptr);
    game.answer(state, ChanceAnswer::ofPick(0), nullptr); // the first card is worth 1
    state.scouts[0].at = {0, 0};
    state.scouts[3].at = {1, 0}; // next to it: 3+ needed, 2+ with the card
    Odds<Ambush> odds;
    for (const std::uint8_t card : {std::uint8_t{0}, std::uint8_t{1}}) {
        AmbushState shot = state;
        const auto plan = game.plan(state, {0}, {ActionKind::Shoot, 0, 3, card, {}});
        QVERIFY(plan.has_value());
        game.commit(shot, *plan, nullptr);
        const auto met = odds.walk(
            game, shot, [](const AmbushState &at) { return at.request.what == Awaited::Decision; },
            [](const AmbushState &, SeatId) { return AmbushAction{}; },
            [](const AmbushState &at) { return at.scouts[3].out ? 1 : 0; });
        QVERIFY(met.has_value());
        QVERIFY(met->at(1) == share(card == 0 ? 4U : 5U, 6));
    }
}

void TestOdds::walksABiteOfCrypt()
{
    using namespace tests::crypt;
    const Crypt game;
    CryptState state = game.start(nullptr);
    game.answer(state, ChanceAnswer::ofPick(0), nullptr);
    state.ghouls[0] = state.ghouls[1] = state.ghouls[2] = 0; // beside both seekers
    Odds<Crypt> odds;
    // Both pass; three bites at 4+ on the first seeker, whose three wounds all go with 1/8; then
    // the alarm and whether a ghoul comes change nothing of that.
    const auto wounds = odds.walk(
        game, state, [](const CryptState &at) { return at.round == 2; },
        [](const CryptState &, SeatId) { return CryptAction{}; },
        [](const CryptState &at) -> int { return at.seekers[0].wounds; });
    QVERIFY(wounds.has_value());
    QVERIFY(wounds->at(0) == share(1, 8));
    QVERIFY(wounds->at(1) == share(3, 8));
    QVERIFY(wounds->at(2) == share(3, 8));
    QVERIFY(wounds->at(3) == share(1, 8));
}

void TestOdds::lettingOthersDecide()
{
    using namespace tests::ambush;
    const Ambush game;
    AmbushState state = game.start(nullptr);
    game.answer(state, ChanceAnswer::ofPick(0), nullptr);
    state.scouts[0].at = {-1, 0};
    state.scouts[3].at = {1, 0};
    state.scouts[3].watching = true;
    const auto step = game.plan(state, {0}, {ActionKind::Step, 0, 0, 0, {0, 0}});
    QVERIFY(step.has_value());
    game.commit(state, *step, nullptr);
    QCOMPARE(int(state.request.decision.seat.value), 1);
    Odds<Ambush> odds;
    const auto fallen = [&](ActionKind reply) {
        return odds.walk(
            game, state,
            [](const AmbushState &at) { return at.request.decision.seat == SeatId{0}; },
            [reply](const AmbushState &, SeatId) {
                return AmbushAction{reply, 0, 0, 0, {}};
            },
            [](const AmbushState &at) { return at.scouts[0].out ? 1 : 0; });
    };
    QVERIFY(fallen(ActionKind::React)->at(1) == share(2, 3));
    QVERIFY(fallen(ActionKind::Hold)->at(0) == share(1, 1));
    QVERIFY(fallen(ActionKind::EndTurn).error() == OddsFault::PolicyRefused);
}

void TestOdds::noticesWhatDoesNotFit()
{
    const Fraction tiny{1, ~Wide{0}, false};
    QVERIFY(times(tiny, 1, 6).bad);
    QVERIFY(!times(tiny, 5, 1).bad); // what cancels is cancelled first
    QVERIFY(sum(tiny, Fraction{1, ~Wide{0} - 1, false}).bad);
    QCOMPARE(fractionText(times(tiny, 1, 6)), std::string("?"));
    QVERIFY(!(times(tiny, 1, 6) == times(tiny, 1, 6)));
    // 2^k/6^k fits far beyond 49 dice because it is reduced on the way.
    Fraction third{1, 1, false};
    for (int i = 0; i < 80; ++i)
        third = times(third, 2, 6);
    QVERIFY(!third.bad);
    QVERIFY(chanceClasses(roll(32, 6, Reading::Each, {4})).of != 0);
    QVERIFY(chanceClasses(roll(32, 255, Reading::Each, {4})).of == 0);
    const Volley game;
    Odds<Volley> few(1);
    QVERIFY(few.walk(game, game.begun(3), kNever, kNoPolicy, kLeft).error() ==
            OddsFault::TooManyStates);
}

void TestOdds::walksThreeDiceQuickly()
{
    const Volley game;
    Odds<Volley> odds;
    const Volley::State state = game.begun(3);
    QBENCHMARK
    {
        QVERIFY(odds.walk(game, state, kNever, kNoPolicy, kLeft).has_value());
    }
}

PLAIN_TEST(TestOdds)

} // namespace tst_odds

#include "tst_odds.moc"
