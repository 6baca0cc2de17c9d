// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"

#include <algorithm>
#include <numeric>

// Dice of a survivor, or of those who fight it, and who may have one of them rolled again.

namespace escarmouche::rules::atz {

namespace {

enum RollStep : std::uint8_t {
    kFirstRoll,
    kOwnChoice,
    kOwnAgain,
    kTheirChoice,
    kTheirAgain,
    kDiceStand
};

SeatId ownerOf(const Atz &game, const State &state, const RollFrame &frame)
{
    return frame.who < 0 ? kNoSeat : game.seatOf(survivorAt(state, frame.who).side);
}

} // namespace

int successesOf(const Faces &faces, int rep)
{
    return static_cast<int>(std::ranges::count_if(faces, [&](int face) { return face <= rep; }));
}

std::optional<int> repTested(const Atz &game, const State &state, const RollFrame &roll)
{
    if (roll.reason != reason("melee-roll") && roll.reason != reason("test-roll") &&
        roll.reason != reason("run-roll"))
        return {};
    return roll.who < 0 ? game.limits().zombies.rep : faceOf(game, survivorAt(state, roll.who)).rep;
}

kit::RolledAgain rolledAgain(const Atz &game, const State &state, int die)
{
    const auto *volley = kit::frameUnder<VolleyFrame>(state);
    const auto rep = repTested(game, state, *topFrame<RollFrame>(state));
    return kit::rolledAgain(state.faces, static_cast<std::size_t>(die), [&](const Faces &faces) {
        if (volley)
            return kit::hitsOf(dealtShots(game, state, *volley, faces));
        return rep ? successesOf(faces, *rep) : std::accumulate(faces.begin(), faces.end(), 0);
    });
}

void run(const Stage &stage, RollFrame &frame)
{
    State &state = stage.state;
    const SeatId owner = ownerOf(stage.game, state, frame);
    switch (frame.step) {
    case kFirstRoll:
        return stage.ask(kit::rollOf(owner, frame.reason, frame.count, Reading::Each, {}));
    case kOwnChoice:
        if (can(stage.game, state, frame.who, Ability::Reroll)) // ATZ-ABIL-05
            return stage.ask(seatOf(state, frame.who), Asked::Reroll);
        frame.step = kTheirChoice;
        return;
    case kTheirChoice:
        if (can(stage.game, state, frame.against, Ability::ForceReroll)) // ATZ-ABIL-06
            return stage.ask(seatOf(state, frame.against), Asked::ForceReroll);
        frame.step = kDiceStand;
        return;
    case kOwnAgain:
    case kTheirAgain:
        return stage.ask(kit::rollOf(owner, reason("one-again-roll"), 1, Reading::Each, {}));
    default:
        return stage.pop();
    }
}

void take(const Stage &stage, RollFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    if (frame.step == kFirstRoll) {
        state.faces.clear();
        for (const std::uint8_t face : chance.faces)
            state.faces.push_back(face);
        frame.step = kOwnChoice;
        return;
    }
    const int was = state.faces[frame.again];
    state.faces[frame.again] = chance.faces[0];
    const bool isOwn = frame.step == kOwnAgain;
    const int who = isOwn ? frame.who : frame.against;
    frame.step = isOwn ? kTheirChoice : kDiceStand;
    const RuleId rule{isOwn ? "ATZ-ABIL-05" : "ATZ-ABIL-06"};
    tellOf(stage, who, told("rerolled"), rule, {was, chance.faces[0]});
}

void rollAgainOrKeep(const Stage &stage, const Action &action)
{
    auto *frame = topFrame<RollFrame>(stage.state);
    const bool isAgain = action.deed == Deed::Reroll;
    if (isAgain)
        frame->again = action.die;
    frame->step = small(frame->step + (isAgain ? 1 : 2));
}

} // namespace escarmouche::rules::atz
