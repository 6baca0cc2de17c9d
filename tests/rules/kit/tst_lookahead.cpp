// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/game/runner.h"
#include "rules/kit/lookahead/lookahead.h"
#include "tests/support/files/manycases.h"
#include "tests/support/kit/knaves.h"
#include "tests/support/testmain.h"

#include <QtTest/QtTest>

namespace tst_lookahead {

using namespace escarmouche;
using namespace escarmouche::rules;
using namespace escarmouche::tests::knaves;
using kit::Lookahead;
using kit::LookaheadLevel;
using Machine = Lookahead<Knaves, KnavesMind>;

namespace {

/** Knaves that counts what is done in it. */
struct Counted : Knaves {
    void commit(State &state, const Plan &plan, Events *events) const
    {
        ++steps;
        Knaves::commit(state, plan, events);
    }
    void answer(State &state, const ChanceAnswer &chance, Events *events) const
    {
        ++steps;
        Knaves::answer(state, chance, events);
    }

    mutable int steps = 0;
};

/** Calls `visit(state, seat)` at each decision of some games between machines that try anything. */
template<class Visit>
void atDecisions(std::uint64_t games, Visit &&visit)
{
    const Knaves game;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        RandomAi<Knaves> machine(seed);
        SeededDice dice(seed);
        State state = game.start(nullptr);
        while (state.request.what != Awaited::Over) {
            if (state.request.isChance()) {
                game.answer(state, dice.answer(state.request), nullptr);
                continue;
            }
            const SeatId seat = state.request.decision.seat;
            visit(state, seat);
            const auto plan = game.plan(state, seat, machine.choose(game, state, seat).action);
            game.commit(state, *plan, nullptr);
        }
    }
}

/** How often `one` wins against two of `others`, each sitting everywhere in turn. */
int winsOf(Ai<Knaves> &one, Ai<Knaves> &others, int games)
{
    const Knaves game;
    int wins = 0;
    for (int at = 0; at < games; ++at) {
        std::vector<Ai<Knaves> *> machines(kSeats, &others);
        const auto seat = static_cast<std::size_t>(at % kSeats);
        machines[seat] = &one;
        SeededDice dice(static_cast<std::uint64_t>(at));
        State state = game.start(nullptr);
        const RunCount count = Runner<Knaves>(game, machines).play(state, dice, 600);
        if (count.refused > 0 || count.stalled)
            return -1;
        wins += game.report(state).seats[seat].result == SeatResult::Win;
    }
    return wins;
}

State seenBy(const State &state, SeatId seat)
{
    State scratch;
    return Knaves().seenBy(state, seat, scratch);
}

} // namespace

class TestLookahead : public QObject
{
    Q_OBJECT

private slots:
    void guessesFitWhatIsSeen();
    void choosesByWhatItSeesAlone();
    void thinksAsItChooses();
    void looksOneDecisionFurther();
    void staysWithinItsSteps();
    void playsBetterTheFurtherItLooks();
    void hasThreeMachines();
};

/** No more and no less: a guess seen again is what was seen. */
void TestLookahead::guessesFitWhatIsSeen()
{
    const Knaves game;
    Generator generator(1);
    int guesses = 0, others = 0;
    atDecisions(5, [&](const State &state, SeatId seat) {
        const State seen = seenBy(state, seat);
        State guess = seen;
        KnavesMind().guess(game, guess, seat, generator);
        QVERIFY(seenBy(guess, seat) == seen);
        QCOMPARE(guess.deck.stock.size + 0,
                 guess.deck.stock.count(1) + guess.deck.stock.count(2) + guess.deck.stock.count(3));
        ++guesses;
        others += !(guess == state);
    });
    QVERIFY(guesses > 100 && others > guesses / 2);
}

/** Where hands and stock lie otherwise behind the same backs, it does the same. */
void TestLookahead::choosesByWhatItSeesAlone()
{
    const Knaves game;
    Generator generator(2);
    Machine machine(3, {4, 2, 2'000});
    int told = 0;
    atDecisions(2, [&](const State &state, SeatId seat) {
        State other = state, again;
        other = seenBy(state, seat);
        KnavesMind().guess(game, other, seat, generator);
        const Action here = machine.choose(game, game.seenBy(state, seat, again), seat).action;
        const Action there = machine.choose(game, seenBy(other, seat), seat).action;
        QVERIFY(here == there);
        told += !(other == state);
    });
    QVERIFY(told > 20);
}

void TestLookahead::thinksAsItChooses()
{
    const Knaves game;
    Machine machine(4, {4, 2, 5'000});
    int several = 0;
    atDecisions(2, [&](const State &state, SeatId seat) {
        const State seen = seenBy(state, seat);
        const auto thoughts = machine.thoughts(game, seen, seat);
        std::vector<Option<Action>> options;
        game.options(seen, options);
        QCOMPARE(thoughts.size(), options.size());
        QVERIFY(thoughts.front().action == machine.choose(game, seen, seat).action);
        QVERIFY(std::ranges::is_sorted(thoughts, std::ranges::greater{}, &Weighed<Knaves>::score));
        for (const auto &thought : thoughts) {
            int sum = 0;
            for (const auto &[name, value] : thought.parts) {
                QVERIFY(value != 0);
                sum += value;
            }
            QCOMPARE(thought.score, sum);
        }
        several += thoughts.size() > 1;
    });
    QVERIFY(several > 20);
}

/** The part "ahead" is there with a second look alone, and to be read by its name. */
void TestLookahead::looksOneDecisionFurther()
{
    const Knaves game;
    int ahead = 0, without = 0;
    const auto count = [](const std::vector<Weighed<Knaves>> &thoughts) {
        int met = 0;
        for (const auto &thought : thoughts) {
            for (const auto &[name, value] : thought.parts)
                met += name == "ahead";
        }
        return met;
    };
    Machine looking(5, {4, 2, 5'000}), blind(5, {4, 0, 5'000});
    atDecisions(1, [&](const State &state, SeatId seat) {
        const State seen = seenBy(state, seat);
        ahead += count(looking.thoughts(game, seen, seat));
        without += count(blind.thoughts(game, seen, seat));
    });
    QVERIFY(ahead > 10);
    QCOMPARE(without, 0);
}

void TestLookahead::staysWithinItsSteps()
{
    constexpr int kLongest = 400; // steps of one action that was begun
    const Counted game;
    for (const int steps : {1, 30, 300, 3'000}) {
        Lookahead<Counted, KnavesMind> machine(6, {1'000, 10, steps});
        int most = 0;
        atDecisions(1, [&](const State &state, SeatId seat) {
            game.steps = 0;
            const auto chosen = machine.choose(game, seenBy(state, seat), seat);
            QVERIFY(game.plan(state, seat, chosen.action));
            most = std::max(most, game.steps);
        });
        QVERIFY2(most <= steps + kLongest, std::to_string(most).c_str());
        QVERIFY2(most >= steps, std::to_string(most).c_str());
    }
}

void TestLookahead::playsBetterTheFurtherItLooks()
{
    constexpr int kGames = tests::manyCases(60);
    RandomAi<Knaves> random(7);
    Machine easy(8, kit::kEasyLevel), normal(9, kit::kNormalLevel);
    const int fair = kGames / kSeats;
    const int byEasy = winsOf(easy, random, kGames), byNormal = winsOf(normal, easy, kGames);
    qInfo("of %d: easy against random %d, normal against easy %d", kGames, byEasy, byNormal);
    QVERIFY(2 * byEasy > kGames);
    QVERIFY(byNormal > fair);
}

void TestLookahead::hasThreeMachines()
{
    for (const std::string &kind : kit::machineKinds())
        QVERIFY((kit::machineOf<Knaves, KnavesMind>(kind, 1)));
    QVERIFY(!(kit::machineOf<Knaves, KnavesMind>("brilliant", 1)));
}

PLAIN_TEST(TestLookahead)

} // namespace tst_lookahead

#include "tst_lookahead.moc"
