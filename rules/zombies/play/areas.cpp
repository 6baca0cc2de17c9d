// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/areas.h"

#include "rules/zombies/play/deeds.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

namespace {

/** Turned by so many quarters. */
Side turned(Side side, int turn)
{
    return static_cast<Side>((indexOf(side) + turn) % kSides);
}

/** The tiles of the area but for its entrance and what is attached to that (ZZZ-EXP-03). */
kit::Pile<kAreaKinds> pileOf(const Box &box, int area)
{
    kit::Pile<kAreaKinds> pile;
    const int first = box.firstTileOf(area);
    for (int kind = first; kind <= static_cast<int>(box.tiles.size()); ++kind) {
        const TileKind &tile = box.tile(kind);
        if (areaOf(tile.set) == area && tile.role != TileRole::Entrance)
            pile.add(kind - first + 1, tile.count - (tile.attached > 0 ? 1 : 0));
    }
    return pile;
}

int attachedKind(const Box &box, int area, int place)
{
    int kind = box.firstTileOf(area);
    while (box.tile(kind).attached != place)
        ++kind;
    return kind;
}

} // namespace

void setOut(const Zombies &game, State &state)
{
    const Box &box = game.box();
    int entrances = 0;
    for (int kind = 1; kind <= static_cast<int>(box.tiles.size()); ++kind) {
        const TileKind &tile = box.tile(kind);
        if (tile.role != TileRole::Entrance || tile.count == 0)
            continue;
        const int number = areaOf(tile.set);
        Area &area = state.areas[static_cast<std::size_t>(number)];
        area.pile = pileOf(box, number);
        area.entrance = game.chosen().upperHalf ? Entrance::Ahead : Entrance::InPile;
        ++entrances;
        addTo(state.zombies, game.limits().stock.anArea);
        if (area.entrance == Entrance::InPile)
            state.pile.add(kind);
    }
    if (game.chosen().upperHalf && entrances > 0)
        state.upperHalf = small((state.pile.size + entrances + 1) / 2);
}

FixedList<std::int8_t, kAreas> entrancesAhead(const State &state)
{
    FixedList<std::int8_t, kAreas> areas;
    for (int area = 0; area < kAreas; ++area) {
        if (areaAt(state, area).entrance == Entrance::Ahead)
            areas.push_back(static_cast<std::int8_t>(area));
    }
    return areas;
}

int tilesInPile(const State &state, int pile)
{
    if (pile != kTownPile)
        return areaAt(state, pile).pile.size;
    return state.pile.size + static_cast<int>(entrancesAhead(state).size() + state.top.size()) +
           (state.helipad == Helipad::Under ? 1 : 0);
}

FixedList<std::int8_t, kAreas + 1> pilesToDraw(const State &state)
{
    FixedList<std::int8_t, kAreas + 1> piles;
    if (tilesInPile(state, kTownPile) > 0)
        piles.push_back(kTownPile);
    for (std::size_t area = 0; area < state.areas.size(); ++area) {
        const auto &[entrance, pile] = state.areas[area];
        if (entrance == Entrance::Laid && !pile.empty())
            piles.push_back(static_cast<std::int8_t>(area));
    }
    return piles;
}

std::array<Placed, 2> attachedTo(const Zombies &game, const Placed &entrance)
{
    const TileKind &tile = game.box().tile(entrance.kind);
    const Side away = turned(*tile.areaSide, entrance.turn);
    Tiling::Spot spot = entrance.spot;
    std::array<Placed, 2> all;
    for (std::size_t place = 0; place < all.size(); ++place) {
        spot = Tiling::beside(spot, away);
        Placed &one = all[place];
        one = {attachedKind(game.box(), areaOf(tile.set), static_cast<int>(place) + 1), 0, spot};
        while (!game.faces().of(one.kind, one.turn).hasExit(away))
            ++one.turn;
    }
    return all;
}

bool hasRoomBeyond(const Zombies &game, const State &state, int kind, int turn, Tiling::Spot spot)
{
    if (game.box().tile(kind).role != TileRole::Entrance)
        return true;
    const TownMap map = game.map(state);
    const bool hasRoom = state.town.tiles.size() + 3 <= kMostTiles;
    return hasRoom &&
           std::ranges::all_of(attachedTo(game, {kind, turn, spot}), [&](const Placed &one) {
               return map.agrees(one.kind, one.turn, one.spot);
           });
}

bool fits(const Zombies &game, const State &state, int kind, int turn, Tiling::Spot spot)
{
    return game.map(state).fits(kind, turn, spot) && hasRoomBeyond(game, state, kind, turn, spot);
}

bool asksForEntrance(const Stage &stage, Audience audience)
{
    const State &state = stage.state;
    if (entrancesAhead(state).empty())
        return false;
    const auto left = static_cast<std::uint16_t>(state.upperHalf - state.top.size());
    stage.ask(Pick{left, kEntrancePicked, audience});
    return true;
}

int entranceMet(const Stage &stage, int picked)
{
    const auto ahead = entrancesAhead(stage.state);
    return picked < static_cast<int>(ahead.size())
               ? stage.game.box().firstTileOf(ahead[static_cast<std::size_t>(picked)])
               : 0;
}

// The next tiles are looked at.

void run(const Stage &stage, PeekFrame &frame)
{
    State &state = stage.state;
    const Audience own = Audience::only(frame.seat);
    if (frame.told < std::min<std::size_t>(frame.most, state.top.size())) {
        const int kind = state.top[frame.told++];
        return stage.tell(alone(by(frame.seat, kSaw, {"ZZZ-CARD-15"}, {kTileWord + kind})));
    }
    if (state.top.size() < frame.most && frame.seeks) {
        frame.seeks = false;
        frame.isSought = asksForEntrance(stage, own);
        return;
    }
    if (state.top.size() < frame.most && state.pile.size > 0)
        return stage.ask(Pick{state.pile.size, kTilePicked, own});
    if (frame.placed + 1U < std::min<std::size_t>(frame.most, state.top.size()))
        return stage.ask(frame.seat, Asked::Order);
    stage.pop();
}

void take(const Stage &stage, PeekFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    const int kind =
        frame.isSought ? entranceMet(stage, chance.picked) : state.pile.draw(chance.picked);
    frame.isSought = false;
    if (kind == 0)
        return; // another tile
    frame.seeks = true;
    const int area = areaOf(stage.game.box().tile(kind).set);
    if (area >= 0)
        areaAt(state, area).entrance = Entrance::OnTop;
    state.top.push_back(small(kind));
    state.knowsTop = frame.seat;
}

void putNext(const Stage &stage, int which)
{
    State &state = stage.state;
    auto &peek = *topFrame<PeekFrame>(state);
    std::swap(state.top[peek.placed], state.top[static_cast<std::size_t>(which)]);
    ++peek.placed;
}

void forgetTop(const Zombies &game, State &seen)
{
    for (const std::uint8_t kind : seen.top) {
        const int area = areaOf(game.box().tile(kind).set);
        if (area >= 0)
            areaAt(seen, area).entrance = Entrance::Ahead;
        else
            seen.pile.add(kind);
    }
    seen.top = {};
}

} // namespace escarmouche::rules::zombies
