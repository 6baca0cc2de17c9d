// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"

#include <algorithm>
#include <array>
#include <utility>

// Survivors who are met in buildings, and whether they are friends (ATZ-FIND).

namespace escarmouche::rules::atz {

namespace {

enum MeetingStep : std::uint8_t {
    kWhoItIs,
    kWhatItHolds,
    kFinderRolls,
    kStrangerRolls,
    kFriendOrFoe,
    kFindsPlace
};

/** Those without a name whom nobody has met yet (ATZ-FIND-02). */
std::vector<int> unmet(const Atz &game, const State &state)
{
    return those(state, [&](int who) {
        const Survivor &each = survivorAt(state, who);
        return game.kindOf(each).isGeneric && each.where == Where::Apart;
    });
}

/** As a draw among the counters of guns numbers them. */
std::vector<int> gunsInTheBox(const Box &box)
{
    std::vector<int> guns;
    for (int kind = 1; kind <= static_cast<int>(box.items.size()); ++kind) {
        if (box.item(kind).type == ItemType::Gun)
            guns.insert(guns.end(), static_cast<std::size_t>(box.item(kind).counters), kind);
    }
    return guns;
}

/** What speaks for the finder beside Rep (ATZ-FIND-04). */
int charmOf(const Atz &game, const Survivor &finder, const Survivor &stranger)
{
    const Item *own = gunOf(game, finder), *theirs = gunOf(game, stranger);
    const bool isImposing =
        own && theirs && game.kindOf(*own).isImposing && !game.kindOf(*theirs).isImposing;
    return (game.kindOf(finder).sex != game.kindOf(stranger).sex ? 1 : 0) + (isImposing ? 1 : 0);
}

/** It comes to stand there. */
void standIn(const Stage &stage, int who, int cell, int whom, std::uint16_t kind, RuleId rule)
{
    Survivor &survivor = survivorAt(stage.state, who);
    const Watch watch(stage);
    survivor.where = Where::Here;
    survivor.cell = medium(cell);
    watch.tell(against(whom, by(stage, who, kind, rule)));
}

/** Whoever is met is of that side from now on. */
kit::Happening joined(const Stage &stage, int who, int side, kit::Happening event)
{
    Survivor &survivor = survivorAt(stage.state, who);
    survivor.side = tiny(side);
    survivor.where = Where::Waiting;
    survivor.hasActed = true; // ATZ-FIND-05, ATZ-INIT-05
    event.changes = {kit::tokenCame(tokenOf(stage.game, stage.state, who))};
    return against(who, std::move(event));
}

void compareGreetings(const Stage &stage, MeetingFrame &frame)
{
    State &state = stage.state;
    const int who = frame.who, other = frame.stranger, own = frame.total;
    const Survivor &finder = survivorAt(state, who);
    const int theirs = state.faces[0] + faceOf(stage.game, survivorAt(state, other)).rep;
    const bool isFriend = own > theirs;
    stage.tell(joined(stage, other, isFriend ? int{finder.side} : kStrangers,
                      by(stage, who, told("greeted"), {"ATZ-FIND-04"}, {own, theirs})));
    if (isFriend) {
        frame.step = kFindsPlace;
        return stage.tell(against(who, by(stage, other, told("befriended"), {"ATZ-FIND-05"})));
    }
    stage.pop();
    standIn(stage, other, finder.cell, who, told("attacked"), {"ATZ-FIND-06"});
}

} // namespace

std::vector<int> roomBeside(const Atz &game, const State &state, int who)
{
    enum Sort { kSameBuilding, kClear, kRough, kElsewhere };
    const Field &field = game.field();
    const int cell = survivorAt(state, who).cell, building = field.buildingOf(cell);
    const auto sortOf = [&](int other) {
        if (field.buildingOf(other) >= 0)
            return field.buildingOf(other) == building ? kSameBuilding : kElsewhere;
        return field.isClear(other) ? kClear : kRough;
    };
    std::array<std::vector<int>, kElsewhere + 1> room;
    for (int side = 0; side < Field::kSides; ++side) {
        const int other = field.neighbour(cell, side);
        if (other != kit::kNoCell && survivorIn(state, other) < 0 && zombiesIn(state, other) == 0)
            room.at(sortOf(other)).push_back(other);
    }
    room.back().clear();
    const auto best = std::ranges::find_if(room, [](const auto &all) { return !all.empty(); });
    return best == room.end() ? std::vector<int>{} : *best;
}

void run(const Stage &stage, MeetingFrame &frame)
{
    State &state = stage.state;
    const int who = frame.who;
    switch (frame.step) {
    case kWhoItIs: {
        const auto many = unmet(stage.game, state).size();
        if (many > 0)
            return stage.ask(kit::pickOf(many, frame.isCured ? reason("cured-picked")
                                                             : reason("stranger-picked")));
        stage.pop();
        return tellOf(stage, who, told("nobody-there"), {"ATZ-FIND-09"});
    }
    case kWhatItHolds:
        return stage.ask(kit::pickOf(gunsInTheBox(stage.game.box()).size(), reason("arms-picked")));
    case kFinderRolls:
        frame.step = kStrangerRolls;
        return stage.push(RollFrame{.who = frame.who, .count = 1, .reason = reason("friend-roll")});
    case kStrangerRolls: {
        const Survivor &finder = survivorAt(state, who);
        frame.total = small(state.faces[0] + faceOf(stage.game, finder).rep +
                            charmOf(stage.game, finder, survivorAt(state, frame.stranger)));
        frame.step = kFriendOrFoe;
        return stage.push(RollFrame{.count = 1, .reason = reason("friend-roll")});
    }
    case kFriendOrFoe:
        return compareGreetings(stage, frame);
    default:
        if (!roomBeside(stage.game, state, who).empty())
            return stage.ask(seatOf(state, who), Asked::Place);
        placeFriend(stage, {});
    }
}

void take(const Stage &stage, MeetingFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    if (frame.step == kWhoItIs) {
        const int who = frame.who, other = unmet(stage.game, state)[chance.picked];
        frame.stranger = tiny(other);
        frame.step = frame.isCured ? kFindsPlace : kWhatItHolds;
        if (frame.isCured) {
            survivorAt(state, other).items = {};
            stage.tell(joined(stage, other, survivorAt(state, who).side,
                              by(stage, who, told("is-human"), {"ATZ-ABIL-01"})));
        }
        return;
    }
    const int kind = gunsInTheBox(stage.game.box())[chance.picked];
    survivorAt(state, frame.stranger).items = {};
    survivorAt(state, frame.stranger).items.push_back({.kind = small(kind), .slot = Slot::Hand});
    frame.step = kFinderRolls;
    const int who = frame.who, stranger = frame.stranger;
    stage.tell([&] {
        return against(stranger, by(stage, who, told("saw-stranger"), {"ATZ-FIND-02"}, {kind}));
    });
}

void placeFriend(const Stage &stage, const Action &action)
{
    const int cell = stage.game.field().cellAt(action.at.address);
    const int who = topFrame<MeetingFrame>(stage.state)->who;
    const int other = topFrame<MeetingFrame>(stage.state)->stranger;
    stage.pop();
    if (cell != kit::kNoCell)
        return standIn(stage, other, cell, who, told("came-beside"), {"ATZ-STACK-07"});
    auto event = by(stage, other, told("went-away"), {"ATZ-STACK-07"});
    event.changes = {kit::tokenWent(other)};
    survivorAt(stage.state, other) = {
        .kind = survivorAt(stage.state, other).kind, .side = -1, .where = Where::Apart};
    stage.tell(std::move(event));
}

} // namespace escarmouche::rules::atz
