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

/** A card from that deck, the discard being shuffled in where it is empty. */
template<std::size_t Kinds>
void askForCard(const Stage &stage, kit::Deck<Kinds> &deck, std::uint16_t reason)
{
    if (deck.stock.empty())
        deck.stock.addAll(deck.discard); // ATZ-COMP-17
    stage.ask(deck.stock.pick(reason, {}));
}

} // namespace

void enterBuilding(const Stage &stage, int who, int from, bool isSurprised)
{
    const Survivor &survivor = survivorAt(stage.state, who);
    const int building = stage.game.field().buildingOf(survivor.cell);
    if (building < 0 || !stage.game.terms().drawsCards || // ATZ-SCEN-42
        survivor.side >= stage.game.seats() || // ATZ-FIND-07
        buildingAt(stage.state, building) != Searched::No)
        return;
    stage.push(EntryFrame{
        .who = tiny(who), .from = static_cast<std::int16_t>(from), .isSurprised = isSurprised});
}

void run(const Stage &stage, EntryFrame &frame)
{
    State &state = stage.state;
    const int who = frame.who;
    switch (frame.step) {
    case kDrawsCard:
        return askForCard(stage, state.cards, kCardPicked);
    case kDrawsZombies:
        if (frame.coming > 0)
            return stage.ask(state.pool.pick(kZombiePicked, {}));
        frame.step = kRollsOwn;
        if (state.impulse.who == who)
            state.impulse.mp = 0; // ATZ-ENTER-04
        if (!frame.isSurprised)
            return;
        frame.step = kFightsInside;
        return tellOf(stage, who, kIsSurprised, {"ATZ-ENTER-07"});
    case kRollsOwn: // ATZ-ENTER-05
        frame.step = kRollsTheirs;
        return stage.push(RollFrame{.who = frame.who, .count = 1, .reason = kSurpriseRoll});
    case kRollsTheirs:
        frame.total = small(state.faces[0] + faceOf(stage.game, survivorAt(state, who)).rep);
        frame.step = kCompares;
        return stage.push(RollFrame{.count = 1, .reason = kSurpriseRoll});
    case kCompares: {
        const int own = frame.total, theirs = state.faces[0] + frame.zombies;
        frame.step = kFightsInside;
        const bool isSurprised = own < theirs;
        tellOf(stage, who, isSurprised ? kIsSurprised : kSurprises, {"ATZ-ENTER-05"},
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
        return stage.pop();
    }
}

void take(const Stage &stage, EntryFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    const int who = frame.who, cell = survivorAt(state, who).cell;
    if (frame.step == kDrawsZombies) {
        --frame.coming;
        const int kind = state.pool.draw(chance.picked);
        return putZombie(stage, kind, cell, {"ATZ-ENTER-02"});
    }
    const int kind = state.cards.stock.draw(chance.picked);
    state.cards.discard.add(kind);
    const bool isStranger = kind - 1 == state.finding;
    frame.zombies = frame.coming = small(kind - 1);
    frame.step = isStranger ? kFightsInside : kDrawsZombies;
    stage.tell(marked(stage, stage.game.field().buildingOf(cell), Searched::Entered,
                      isStranger ? by(stage, who, kSomebodyInside, {"ATZ-FIND-01"})
                                 : by(stage, who, kCardDrawn, {"ATZ-ENTER-01"}, {kind - 1})));
    if (isStranger)
        stage.push(MeetingFrame{.who = tiny(who)});
    else if (kind == 1)
        stage.pop(); // nobody is there
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
    goTo(stage, who, from, kSlippedBack, {"ATZ-ENTER-06"});
}

void run(const Stage &stage, SearchFrame &frame)
{
    if (frame.found == 0)
        return askForCard(stage, stage.state.loot, kLootPicked);
    stage.ask(seatOf(stage.state, frame.who), Asked::Room); // ATZ-LOOT-04
}

namespace {

void keep(const Stage &stage, int who, int kind, Slot slot)
{
    survivorAt(stage.state, who)
        .items.push_back({.kind = small(kind), .slot = slot, .isLoot = true});
}

} // namespace

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
                      isItem ? by(stage, who, kFound, {"ATZ-LOOT-02"}, {kind})
                             : by(stage, who, kFoundNothing, {"ATZ-LOOT-02"})));
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
        tellOf(stage, frame.who, kLeftFind, {"ATZ-LOOT-04"}, {int{frame.found}});
        return;
    }
    const int dropped = survivor.items[action.item].kind;
    survivor.items.erase(action.item);
    keep(stage, frame.who, frame.found,
         *roomFor(stage.game, survivor, stage.game.box().item(frame.found)));
    tellOf(stage, frame.who, kDropped, {"ATZ-LOOT-04"}, {dropped});
}

} // namespace escarmouche::rules::atz
