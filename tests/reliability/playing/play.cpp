// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/tally/simulation.h"
#include "rules/musg/play/matchrules.h"
#include "rules/musg/play/skirmishcodec.h"
#include "tests/reliability/promise.h"
#include "tests/support/files/fairness.h"
#include "tests/support/musg/invariants.h"
#include "tests/support/musg/musgsetups.h"

#include <algorithm>
#include <array>
#include <functional>
#include <thread>

namespace escarmouche::reliability {

using rules::musg::play::SkirmishCodec;
using rules::musg::play::State;
using tests::musgCatalogue;

namespace {

// One break of the state for each kind of thing that is inspected.
const std::vector<std::function<void(State &)>> &breaks()
{
    using rules::musg::play::Mark;
    static const std::vector<std::function<void(State &)>> kBreaks{
        [](State &state) { state.figures[0].pv = 100; },
        [](State &state) { state.figures[0].pv = -1; },
        [](State &state) { state.figures[0].pa = 9; },
        [](State &state) { state.figures[0].set(Mark::Carried); },
        [](State &state) { state.figures[0].set(Mark::Dived); },
        [](State &state) { state.figures[0].gunsLost = 0xff; },
        [](State &state) { state.figures[0].downedAs = 200; },
        [](State &state) { state.figures[127].pv = 1; },
        [](State &state) { state.turn = 100; },
        [](State &state) { state.points[0][0] = -1; },
        [](State &state) { state.result = 1; },
        [](State &state) { state.over = !state.over; },
    };
    return kBreaks;
}

const rules::MatchRules &rulesOfMusg()
{
    static const auto kRules = rules::musg::play::matchRules(musgCatalogue());
    return *kRules;
}

} // namespace

/** Games of two to four bands of any kind, any table, scenario, machines and options, every state
   inspected. The control breaks one invariant in each game: as many failures as games. */
Outcome playLegally(const Trial &trial)
{
    Outcome outcome;
    const SkirmishCodec codec(musgCatalogue());
    for (int game = 0; game < trial.n; ++game) {
        const std::uint64_t seed = rules::seedOf(trial.seed, static_cast<std::uint64_t>(game));
        const auto setup = tests::randomSetup(seed);
        const std::string name = "game " + std::to_string(game) + ": ";
        outcome.count();
        const auto &each = breaks()[static_cast<std::size_t>(game) % breaks().size()];
        const auto complaint = tests::playInspected(
            codec, setup, seed, trial.control ? each : std::function<void(State &)>());
        outcome.expect(complaint.empty(), name + complaint);
        if (trial.control && complaint.empty()) { // a break that nobody noticed
            Outcome blind;
            blind.count();
            return blind;
        }
    }
    return outcome;
}

/** A batch as a whole and in 2 or in up to 100 shards, in any order, some of them stopped and begun
    again: one hash. In the control a shard throws its own dice. */
Outcome playInShards(const Trial &trial)
{
    Outcome outcome;
    auto setup = tests::musgSetup(0, "random");
    setup.practice = false;
    const model::Amount games = trial.n;
    const auto run = [&](model::SimulationWish wish, bool stopped) {
        const std::atomic<bool> stop = stopped;
        wish.games = games;
        const auto simulation = model::Simulation::prepare(rulesOfMusg(), setup, wish);
        return simulation.value().run(stop, [](model::Amount) {});
    };
    const auto whole = run({.seed = trial.seed, .jobs = 2}, false);
    tests::Draw draw(trial.seed);
    for (const int shards : {2, 7, static_cast<int>(std::min<model::Amount>(games, 100))}) {
        std::vector<model::Part> parts;
        for (int shard = 1; shard <= shards; ++shard) {
            model::SimulationWish wish{
                .seed = trial.seed, .shard = shard, .shards = shards, .jobs = 1 + draw.below(2)};
            if (draw.chance(4))
                (void)run(wish, true); // killed, and resumed
            if (trial.control)
                wish.seed += static_cast<std::uint64_t>(shard);
            parts.push_back({std::to_string(shard), run(wish, false)});
            parts.back().tally.seed = trial.seed;
        }
        for (std::size_t left = parts.size(); left > 1; --left)
            std::swap(parts[left - 1],
                      parts[static_cast<std::size_t>(draw.below(static_cast<int>(left)))]);
        // Whichever comes first now: the first, the last or one between.
        const auto gap = std::vector(parts.begin() + 1, parts.end());
        auto doubled = parts;
        doubled.push_back(parts.front());
        const auto merged = model::merged(parts);
        const std::string name = std::to_string(shards) + " shards";
        outcome.count();
        outcome.expect(merged && encodeTally(*merged) == encodeTally(whole),
                       name + " are not the whole");
        outcome.expect(!model::merged(doubled), name + ": one twice is taken");
        outcome.expect(!model::merged(gap), name + ": a gap is taken");
        auto other = parts;
        other.back().tally.games += 1;
        outcome.expect(!model::merged(other), name + ": one of another simulation is taken");
    }
    return outcome;
}

/** Dice of every number of sides, pairs of them, picks and shuffles: chi-square within the bounds
    shared among all that is tested. The control's die has 16 values to fill 6. */
Outcome throwFairly(const Trial &trial)
{
    Outcome outcome;
    constexpr std::array kSides{2, 3, 6, 7, 10, 66, 100};
    constexpr int kTests = 23;
    const auto isFair = [](const std::vector<std::int64_t> &counts) {
        constexpr double kLeast = 1e-4 / kTests;
        const double share =
            tests::above(tests::chiSquare(counts), static_cast<double>(counts.size()) - 1);
        return share > kLeast && share < 1 - kLeast;
    };
    const auto judge = [&](const std::string &name, int values, auto &&draw) {
        std::vector<std::int64_t> counts(static_cast<std::size_t>(values));
        for (int at = 0; at < trial.n; ++at)
            ++counts[static_cast<std::size_t>(draw())];
        outcome.count();
        outcome.expect(isFair(counts), name + " is not fair");
    };
    rules::Generator generator(trial.seed);
    rules::SeededDice dice(rules::seedOf(trial.seed, 1));
    if (trial.control) {
        judge("a loaded die", 6, [&] { return static_cast<int>(generator.below(16) % 6); });
        return outcome;
    }
    const auto rolled = [](int count, int sides) {
        rules::Roll roll;
        roll.count = static_cast<std::uint8_t>(count);
        roll.sides = static_cast<std::uint8_t>(sides);
        return rules::Request::of(roll);
    };
    for (const int sides : kSides) {
        const auto one = rolled(1, sides);
        judge("d" + std::to_string(sides), sides, [&] { return dice.answer(one).faces[0] - 1; });
        const auto pick = rules::Request::of(rules::Pick{static_cast<std::uint16_t>(sides), 0, {}});
        judge("one of " + std::to_string(sides), sides, [&] { return dice.answer(pick).picked; });
        const auto two = rolled(2, sides);
        judge("two d" + std::to_string(sides), sides * sides, [&] {
            const auto answer = dice.answer(two);
            return (answer.faces[0] - 1) * sides + answer.faces[1] - 1;
        });
    }
    int before = 0;
    judge("a d6 after another", 36, [&] {
        const int face = dice.answer(rolled(1, 6)).faces[0] - 1;
        const int pair = before * 6 + face;
        before = face;
        return pair;
    });
    judge("a shuffle of four", 24, [&] {
        std::array<int, 4> cards{0, 1, 2, 3};
        generator.shuffle(cards);
        int rank = 0;
        for (std::size_t at = 0; at < 4; ++at) {
            int less = 0;
            for (std::size_t next = at + 1; next < 4; ++next)
                less += cards[next] < cards[at] ? 1 : 0;
            rank = rank * static_cast<int>(4 - at) + less;
        }
        return rank;
    });
    return outcome;
}

} // namespace escarmouche::reliability
