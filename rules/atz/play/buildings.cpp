// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"

#include <utility>

// What is in a building: zombies that nobody knew of (ATZ-ENTER), and what can be found (ATZ-LOOT).

namespace escarmouche::rules::atz {

namespace {

enum EntryStep : std::uint8_t {
    kDrawsCard,
    kDrawsZombies,
    kRollsOwn,
    kRollsTheirs,
    kCompares,
    kFightsInside,
    kHasFought,
};

kit::Happening marked(const Stage &stage, int building, Searched searched, kit::Happening event)
{
    buildingAt(stage.state, building) = searched;
    event.changes.push_back(buildingIs(stage.game, stage.state, building));
    return event;
}

void keep(const Stage &stage, int who, int kind, Slot slot)
{
    survivorAt(stage.state, who)
        .items.push_back({.kind = small(kind), .slot = slot, .isLoot = true});
}

/** Those on the card, when they are all there. */
void meetThose(const Stage &stage, EntryFrame &frame)
{
    if (frame.isStranger) {
        frame.step = kFightsInside;
        return stage.push(MeetingFrame{.who = frame.who});
    }
    if (frame.zombies == 0)
        return stage.pop(); // nobody is there
    frame.step = frame.isSurprised ? kFightsInside : kRollsOwn;
    if (stage.state.impulse.who == frame.who)
        stage.state.impulse.mp = 0; // ATZ-ENTER-04
    if (frame.isSurprised)
        tellOf(stage, frame.who, told("is-surprised"), {"ATZ-ENTER-07"});
}

} // namespace

void enterBuilding(const Stage &stage, int who, int from, bool isSurprised, int into)
{
    const Survivor &survivor = survivorAt(stage.state, who);
    const bool isOutside = into != kit::kNoCell;
    if (isUnknown(stage.game, stage.state, isOutside ? into : survivor.cell) &&
        survivor.side < stage.game.seats()) // ATZ-FIND-07
        return stage.push(EntryFrame{.who = tiny(who),
                                     .from = medium(from),
                                     .isSurprised = isSurprised,
                                     .into = medium(into)});
    if (isOutside)
        walk(stage, who, into);
}

void lookInside(const Stage &stage, const Action &action)
{
    EntryFrame entry = *topFrame<EntryFrame>(stage.state);
    stage.pop();
    if (action.deed == Deed::Stay) {
        stage.state.impulse.isOver = true;
        return tellOf(stage, entry.who, told("stayed-out"), {"ATZ-ABIL-04"});
    }
    walk(stage, entry.who, std::exchange(entry.into, kit::kNoCell));
    stage.push(entry);
}

void run(const Stage &stage, EntryFrame &frame)
{
    State &state = stage.state;
    const int who = frame.who;
    switch (frame.step) {
    case kDrawsCard:
        return stage.ask(kit::cardOf(state.cards, reason("card-picked"))); // ATZ-COMP-17
    case kDrawsZombies:
        if (frame.coming > 0)
            return stage.ask(state.pool.pick(reason("zombie-picked"), {}));
        if (frame.into == kit::kNoCell)
            return meetThose(stage, frame);
        if (frame.zombies == 0 && !frame.isStranger)
            return lookInside(stage, {.deed = Deed::Go});
        return stage.ask(seatOf(state, who), Asked::Peek);
    case kRollsOwn: // ATZ-ENTER-05
        frame.step = kRollsTheirs;
        return stage.push(
            RollFrame{.who = frame.who, .count = 1, .reason = reason("surprise-roll")});
    case kRollsTheirs:
        frame.total = small(state.faces[0] + faceOf(stage.game, survivorAt(state, who)).rep);
        frame.step = kCompares;
        return stage.push(RollFrame{.count = 1, .reason = reason("surprise-roll")});
    case kCompares: {
        const int own = frame.total, theirs = state.faces[0] + frame.zombies;
        frame.step = kFightsInside;
        const bool isSurprised = own < theirs;
        tellOf(stage, who, isSurprised ? told("is-surprised") : told("surprises"), {"ATZ-ENTER-05"},
               {own, theirs});
        if (!isSurprised)
            stage.ask(seatOf(state, who), Asked::Surprise);
        return;
    }
    case kFightsInside:
        frame.step = kHasFought;
        if (!isLocked(state, who))
            return;
        if (state.impulse.who == who) {
            state.impulse.hasFought = true;
            state.impulse.mp = 0;
        }
        return fight(stage, who);
    default:
        if (state.impulse.who == who && survivorAt(state, who).isHere() && isLocked(state, who))
            state.impulse.isOver = true; // ATZ-ENTER-08
        stage.pop();
        if (auto *follow = topFrame<FollowFrame>(state))
            ++follow->step; // that was its round
    }
}

void take(const Stage &stage, EntryFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    const int who = frame.who;
    const int cell = frame.into != kit::kNoCell ? frame.into : survivorAt(state, who).cell;
    if (frame.step == kDrawsZombies) {
        --frame.coming;
        const int kind = state.pool.draw(chance.picked);
        return putZombie(stage, kind, cell, {"ATZ-ENTER-02"});
    }
    const int kind = state.cards.stock.draw(chance.picked);
    state.cards.discard.add(kind);
    frame.isStranger = kind - 1 == state.finding;
    frame.zombies = frame.coming = small(frame.isStranger ? 0 : kind - 1);
    frame.step = kDrawsZombies;
    stage.tell(marked(stage, stage.game.field().buildingOf(cell), Searched::Entered,
                      frame.isStranger
                          ? by(stage, who, told("somebody-inside"), {"ATZ-FIND-01"})
                          : by(stage, who, told("card-drawn"), {"ATZ-ENTER-01"}, {kind - 1})));
}

void meetSurprised(const Stage &stage, const Action &action)
{
    State &state = stage.state;
    const int who = topFrame<EntryFrame>(state)->who, from = topFrame<EntryFrame>(state)->from;
    if (action.deed == Deed::Fire) { // ATZ-ENTER-06
        stage.push(VolleyFrame{.who = tiny(who),
                               .why = Volley::Charged,
                               .cell = survivorAt(state, who).cell,
                               .targets = {}});
        return nameTarget(stage, action);
    }
    if (action.deed == Deed::Fight)
        return;
    stage.pop();
    state.impulse.isOver = true;
    goTo(stage, who, from, by(stage, who, told("slipped-back"), {"ATZ-ENTER-06"}));
}

void run(const Stage &stage, SearchFrame &frame)
{
    if (frame.found == 0)
        return stage.ask(kit::cardOf(stage.state.loot, reason("loot-picked")));
    stage.ask(seatOf(stage.state, frame.who), Asked::Room); // ATZ-LOOT-04
}

void take(const Stage &stage, SearchFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    const int who = frame.who;
    const Survivor &survivor = survivorAt(state, who);
    const int kind = state.loot.stock.draw(chance.picked);
    state.loot.discard.add(kind);
    const Watch watch(stage);
    ++state.searches[static_cast<std::size_t>(survivor.side)];
    const bool isItem = kind <= static_cast<int>(stage.game.box().items.size());
    watch.tell(marked(stage, stage.game.field().buildingOf(survivor.cell), Searched::Yes,
                      isItem ? by(stage, who, told("found"), {"ATZ-LOOT-02"}, {kind})
                             : by(stage, who, told("found-nothing"), {"ATZ-LOOT-02"})));
    if (!isItem)
        return stage.pop();
    if (const auto slot = roomFor(stage.game, survivor, stage.game.box().item(kind))) {
        keep(stage, who, kind, *slot);
        return stage.pop();
    }
    frame.found = small(kind);
}

void makeRoom(const Stage &stage, const Action &action)
{
    const SearchFrame frame = *topFrame<SearchFrame>(stage.state);
    Survivor &survivor = survivorAt(stage.state, frame.who);
    stage.pop();
    if (action.deed == Deed::Done) {
        tellOf(stage, frame.who, told("left-find"), {"ATZ-LOOT-04"}, {int{frame.found}});
        return;
    }
    const int dropped = survivor.items[action.item].kind;
    survivor.items.erase(action.item);
    keep(stage, frame.who, frame.found,
         *roomFor(stage.game, survivor, stage.game.box().item(frame.found)));
    tellOf(stage, frame.who, told("dropped"), {"ATZ-LOOT-04"}, {dropped});
}

} // namespace escarmouche::rules::atz
