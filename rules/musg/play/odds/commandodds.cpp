// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/odds/commandodds.h"

#include "rules/core/dice/outcomes.h"
#include "rules/musg/play/odds/lonefigures.h"
#include "rules/musg/play/stage/stage.h"
#include "rules/musg/play/state/morale.h"
#include "rules/musg/play/state/switches.h"

#include <algorithm>
#include <array>
#include <variant>

namespace escarmouche::rules::musg::play {

namespace {

struct Test {
    std::string_view key;
    Reason reason;
};
constexpr std::array<Test, 6> kTests{{{"rally", Reason::Rally},
                                      {"charge", Reason::WantToCharge},
                                      {"receive-charge", Reason::ReceiveCharge},
                                      {"spot", Reason::Spot},
                                      {"under-fire", Reason::UnderFire},
                                      {"rout", Reason::Rout}}};

constexpr FigureId kTester{0};
constexpr std::size_t kMostFriends = 6; // all round him

Result<Test> testOf(const std::string &key)
{
    if (key.empty())
        return kTests.front();
    const auto test = std::ranges::find(kTests, key, &Test::key);
    if (test != kTests.end())
        return *test;
    std::string known;
    for (const Test &each : kTests)
        known.append(known.empty() ? "" : ", ").append(each.key);
    return fail(
        {.code = ErrorCode::WrongChoice, .subject = key, .pointer = "/test", .hint = known});
}

Result<std::vector<Fighter>> fightersFor(const Catalogue &catalogue, const CommandWish &wish)
{
    const auto tooMany = [](std::size_t count, std::size_t most, const char *pointer) {
        return fail({.code = ErrorCode::NumberOutOfRange,
                     .subject = std::to_string(count),
                     .pointer = pointer,
                     .hint = "0.." + std::to_string(most)});
    };
    if (wish.friends.size() > kMostFriends)
        return tooMany(wish.friends.size(), kMostFriends, "/friends");
    if (wish.foes.size() > 1)
        return tooMany(wish.foes.size(), 1, "/foes");
    std::vector<LoneFigure> figures{{wish.figure, {0}, "/figure"}};
    for (const AttackFigure &mate : wish.friends)
        figures.push_back({mate, {0}, "/friends"});
    for (const AttackFigure &foe : wish.foes)
        figures.push_back({foe, {1}, "/foes"});
    return loneFighters(catalogue, figures);
}

/** Six places round the tester, each so far from him. */
kit::geometry::Point placeNear(kit::geometry::Point centre, std::int32_t far, std::size_t nth)
{
    static constexpr std::array<std::array<int, 2>, kMostFriends> kRound{
        {{100, 0}, {-100, 0}, {50, 86}, {-50, -86}, {50, -86}, {-50, 86}}};
    constexpr int kWhole = 100;
    return {centre.x + kRound[nth][0] * far / kWhole, centre.y + kRound[nth][1] * far / kWhole};
}

/** A test about to be made on a table of its own. */
struct Trying {
    Skirmish game;
    State state;
    TestFrame frame;
};

Trying tryingOf(std::vector<Fighter> fighters, const CommandWish &wish, Reason reason,
                const Switches &switches)
{
    constexpr std::int32_t kSide = 4000; // of the table, in hundredths of a pas
    const kit::geometry::Point centre{kSide / 2, kSide / 2};
    Scenario scenario;
    scenario.lastBandEnds = false;
    State state = stateAmid(fighters);
    const std::int32_t far = switches.baseDiameter + kPas;
    state[kTester].at = centre;
    for (std::size_t mate = 0; mate < wish.friends.size(); ++mate)
        state.figures[1 + mate].at = placeNear(centre, far, mate);
    TestFrame frame;
    frame.figure = kTester;
    frame.test = reason;
    if (!wish.foes.empty()) {
        frame.against = {static_cast<std::uint8_t>(1 + wish.friends.size())};
        state[frame.against].at = {centre.x, kSide / 4};
    }
    return {{{{"", 0, true}, {"", 0, true}},
             std::move(fighters),
             kit::geometry::Table(kSide, kSide, {}),
             std::move(scenario),
             switches},
            state,
            frame};
}

bool isTested(const State &state)
{
    return std::ranges::none_of(
        state.frames, [](const Frame &frame) { return std::holds_alternative<TestFrame>(frame); });
}

/** How likely the test that waits for its dice is to be passed, by its own steps. */
Fraction passing(const Skirmish &game, const State &waiting)
{
    const ChanceClasses chance = chanceClasses(waiting.request);
    Fraction passes{0, 1, false};
    for (const ChanceClass &each : chance.classes) {
        State state = waiting;
        state.chance = each.answer;
        state.rolled = waiting.request.roll;
        state.request = {};
        run({game, state}, std::get<TestFrame>(state.frames.back()));
        const Fraction share = isTested(state) ? Fraction{static_cast<Wide>(state.result), 1, false}
                                               : passing(game, state); // it is rolled again
        passes = sum(passes, times(share, each.ways, chance.of));
    }
    return reduced(passes);
}

/** What the dice may come to, and what made it so. */
void tellCommand(const Trying &trying, CommandOdds &odds)
{
    const Command command = commandOf(trying.game, trying.state, kTester, trying.frame.test);
    odds.command = command.value;
    odds.own = command.value;
    for (const Term &term : command.terms) {
        odds.terms.push_back({term.amount, term.rule});
        odds.own -= term.amount;
    }
    if (command.lender.valid())
        odds.lender = command.lender.value - 1;
}

} // namespace

std::vector<std::string> commandTests()
{
    std::vector<std::string> keys;
    for (const Test &test : kTests)
        keys.emplace_back(test.key);
    return keys;
}

Result<CommandOdds> commandOdds(const Catalogue &catalogue, const CommandWish &wish)
{
    const auto test = testOf(wish.test);
    if (!test)
        return fail(test.error());
    const auto switches = switchesOf(wish.options);
    if (!switches)
        return fail(switches.error());
    auto fighters = fightersFor(catalogue, wish);
    if (!fighters)
        return fail(fighters.error());
    const Trying trying = tryingOf(std::move(*fighters), wish, test->reason, *switches);
    CommandOdds odds{.test = std::string(test->key), .rule = causeOf(test->reason).rule};
    tellCommand(trying, odds);
    State begun = trying.state;
    begun.frames.push_back(trying.frame);
    run({trying.game, begun}, std::get<TestFrame>(begun.frames.back()));
    if (isTested(begun)) { // without dice
        odds.passes = {static_cast<Wide>(begun.result), 1, false};
        return odds;
    }
    odds.dice = begun.request.roll.count;
    odds.kept = test->reason == Reason::UnderFire ? switches->underFireDice : 2;
    odds.passes = passing(trying.game, begun);
    return odds;
}

} // namespace escarmouche::rules::musg::play
