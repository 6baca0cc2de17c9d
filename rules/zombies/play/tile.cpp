// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/areas.h"
#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/filling.h"

#include <algorithm>

// ZZZ-TILE: a tile is drawn, laid, and peopled.

namespace escarmouche::rules::zombies {

namespace {

/** Those who may lay the Helipad (ZZZ-WIN-04), in the order of their seats. */
FixedList<SeatId, kMostPlayers> placers(const Zombies &game, const State &state)
{
    FixedList<SeatId, kMostPlayers> seats;
    const auto kills = [&](SeatId seat) { return int{playerOf(state, seat).kills}; };
    for (const SeatId seat : game.everySeat()) {
        if (!seats.empty() && kills(seat) < kills(seats[0]))
            seats.clear();
        if (seats.empty() || kills(seat) == kills(seats[0]))
            seats.push_back(seat);
    }
    return seats;
}

/** ZZZ-SETUP-03: the Helipad lies among the last tiles once so many are left. */
void letHelipadIn(const Stage &stage)
{
    const Zombies &game = stage.game;
    State &state = stage.state;
    if (state.helipad != Helipad::Under || !game.chosen().shortGame)
        return;
    int all = 0;
    for (const TileKind &kind : game.box().tiles)
        all += areaOf(kind.set) < 0 || kind.role == TileRole::Entrance ? kind.count : 0;
    const int lower = (all - 1) / 2; // without Town Square
    if (tilesInPile(state, kTownPile) - 1 <= lower) {
        state.pile.add(game.helipadKind());
        state.helipad = Helipad::InPile;
        stage.tell(ofGame(kHelipadIn, {"ZZZ-SETUP-03"}));
    }
}

/** The Helipad of the town, or of an area (ZZZ-EXP-07). */
bool isHelipad(const Zombies &game, int kind)
{
    return game.box().tile(kind).role == TileRole::Helipad;
}

/** By which rule that tile comes now. */
RuleId ruleOfDrawing(const Zombies &game, const State &state, int kind)
{
    const TileKind &tile = game.box().tile(kind);
    if (tile.role == TileRole::Entrance)
        return {"ZZZ-EXP-02"};
    if (areaOf(tile.set) >= 0 && tile.role == TileRole::Helipad)
        return {"ZZZ-EXP-07"};
    const bool isOpen = std::ranges::any_of(
        state.areas, [](const Area &area) { return area.entrance == Entrance::Laid; });
    return {isOpen ? "ZZZ-EXP-06" : "ZZZ-TURN-01"};
}

void draw(const Stage &stage, LayFrame &frame, int kind)
{
    State &state = stage.state;
    const TileKind &tile = stage.game.box().tile(kind);
    if (tile.role == TileRole::Entrance)
        areaAt(state, areaOf(tile.set)).entrance = Entrance::InPile;
    frame.kind = small(kind);
    frame.placer = isHelipad(stage.game, kind) ? SeatId{} : state.turn.seat;
    if (kind == stage.game.helipadKind())
        state.helipad = Helipad::Laid;
    if (frame.area == kTownPile && state.upperHalf > 0)
        --state.upperHalf;
    stage.tell(
        by(state.turn.seat, kTileDrawn, ruleOfDrawing(stage.game, state, kind), {kTileWord + kind},
           {kit::counterIs(kNoSeat, counterOfPile(frame.area), tilesInPile(state, frame.area))}));
}

/** Tiles that come before a Helipad or an entrance that was put back: there is no end to these. */
int othersInPile(const Zombies &game, const State &state, int pile)
{
    if (pile != kTownPile)
        return areaAt(state, pile).pile.size;
    int others = static_cast<int>(state.top.size());
    for (int kind = 1; kind <= static_cast<int>(game.box().tiles.size()); ++kind) {
        const TileRole role = game.box().tile(kind).role;
        if (role != TileRole::Helipad && role != TileRole::Entrance)
            others += state.pile.count(kind);
    }
    return others;
}

/** ZZZ-TILE-05: it fits nowhere. A Helipad or an entrance (ZZZ-EXP-04) is shuffled back while other
    tiles are left. */
void putAside(const Stage &stage, const LayFrame &lay)
{
    State &state = stage.state;
    const int kind = lay.kind, pile = lay.area;
    const TileKind &tile = stage.game.box().tile(kind);
    const bool isEntrance = tile.role == TileRole::Entrance;
    const bool isTowns = kind == stage.game.helipadKind();
    const bool hasOthers = othersInPile(stage.game, state, pile) > 0;
    const bool isBack = hasOthers && (isEntrance || tile.role == TileRole::Helipad);
    stage.pop();
    const Watch watch(stage);
    if (isBack && pile == kTownPile)
        state.pile.add(kind);
    else if (isBack)
        areaAt(state, pile).pile.add(kind - stage.game.box().firstTileOf(pile) + 1);
    if (isTowns)
        state.helipad = isBack ? Helipad::InPile : Helipad::Gone;
    if (isEntrance)
        areaAt(state, areaOf(tile.set)).entrance = isBack ? Entrance::InPile : Entrance::Gone;
    watch.tell(ofGame(isBack ? kTileBack : kTileAside, {isEntrance ? "ZZZ-EXP-04" : "ZZZ-TILE-05"},
                      {kTileWord + kind}));
}

void findPlacer(const Stage &stage, LayFrame &frame, SeatId placer)
{
    frame.placer = placer;
    stage.tell(by(placer, kPlacerFound, {"ZZZ-WIN-04"}));
}

enum LayStep : std::uint8_t { LayChoose, LaySeek = kFromTown, LaySought, LayDraw };

/** ZZZ-EXP-06 */
void choosePile(const Stage &stage, LayFrame &frame)
{
    letHelipadIn(stage);
    const auto piles = pilesToDraw(stage.state);
    if (piles.empty())
        return stage.pop(); // a card took the last tile
    if (piles.size() > 1)
        return stage.ask(stage.state.turn.seat, Asked::Draw);
    frame.area = piles[0];
    frame.step = LaySeek;
}

/** ZZZ-EXP-02: among what is left of the upper half the entrances lie anywhere. */
void seekEntrance(const Stage &stage, LayFrame &frame)
{
    const bool mayMeet =
        frame.area == kTownPile && stage.state.top.empty() && asksForEntrance(stage, {});
    frame.step = mayMeet ? LaySought : LayDraw;
}

void drawTile(const Stage &stage, LayFrame &frame)
{
    State &state = stage.state;
    if (frame.area != kTownPile)
        return stage.ask(Pick{areaAt(state, frame.area).pile.size, kTilePicked, {}});
    if (!state.top.empty()) {
        const int kind = state.top[0];
        state.top.erase(0);
        return draw(stage, frame, kind);
    }
    if (state.pile.size > 0)
        return stage.ask(Pick{state.pile.size, kTilePicked, {}});
    draw(stage, frame, stage.game.helipadKind());
}

} // namespace

void choosePile(const Stage &stage, int area)
{
    auto &lay = *topFrame<LayFrame>(stage.state);
    lay.area = static_cast<std::int8_t>(area);
    lay.step = LaySeek;
}

void run(const Stage &stage, LayFrame &frame)
{
    State &state = stage.state;
    if (frame.kind == 0 && frame.step == LayChoose)
        return choosePile(stage, frame);
    if (frame.kind == 0 && frame.step == LaySeek)
        return seekEntrance(stage, frame);
    if (frame.kind == 0)
        return drawTile(stage, frame);
    if (!frame.placer.valid()) {
        const auto seats = placers(stage.game, state);
        if (seats.size() > 1)
            return stage.ask(Pick{static_cast<std::uint16_t>(seats.size()), kPlacerPicked, {}});
        findPlacer(stage, frame, seats[0]);
    }
    bool hasPlace = false;
    forEachPlace(stage.game, state, frame.kind, [&](Tiling::Spot, int) { hasPlace = true; });
    if (hasPlace)
        stage.ask(frame.placer, Asked::Lay);
    else
        putAside(stage, frame);
}

void take(const Stage &stage, LayFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    const Box &box = stage.game.box();
    if (frame.kind != 0)
        return findPlacer(stage, frame, placers(stage.game, state)[chance.picked]);
    if (frame.step == LaySought) {
        frame.step = LayDraw;
        const int entrance = entranceMet(stage, chance.picked);
        return entrance != 0 ? draw(stage, frame, entrance) : void();
    }
    if (frame.area == kTownPile)
        return draw(stage, frame, state.pile.draw(chance.picked));
    const int kind = areaAt(state, frame.area).pile.draw(chance.picked);
    draw(stage, frame, box.firstTileOf(frame.area) + kind - 1);
}

namespace {

/** ZZZ-TILE-06, -07, -09 */
FillFrame comingWith(const Zombies &game, const TileKind &kind, SeatId placer, int tile)
{
    const bool byExits = kind.role == TileRole::Helipad && game.chosen().helipadExits;
    return {.seat = placer,
            .tile = static_cast<std::int16_t>(tile),
            .zombies = small(byExits ? static_cast<int>(kind.exits.size()) : kind.zombies),
            .bullets = small(kind.bullets),
            .life = small(kind.life),
            .floor = kind.role == TileRole::Named ? Floor::Interior : Floor::Street};
}

/** It lies there; what comes with it is still to be put. */
void lay(const Stage &stage, SeatId placer, const Placed &one, RuleId rule)
{
    State &state = stage.state;
    const int tile = static_cast<int>(state.town.tiles.size());
    state.town.lay(one.kind, one.turn, one.spot);
    stage.tell(at(state, squareOf(tile, kCentre),
                  by(placer, kTileLaid, rule, {kTileWord + one.kind},
                     {kit::laidIs(tileLaid(state.town, tile))})));
}

/** ZZZ-EXP-04 */
void openArea(const Stage &stage, SeatId placer, const Placed &entrance)
{
    State &state = stage.state;
    const int area = areaOf(stage.game.box().tile(entrance.kind).set);
    areaAt(state, area).entrance = Entrance::Laid;
    stage.tell(ofGame(kAreaOpened, {"ZZZ-EXP-04"}, {kTileWord + entrance.kind},
                      {kit::counterIs(kNoSeat, counterOfPile(area), tilesInPile(state, area))}));
    for (const Placed &one : attachedTo(stage.game, entrance))
        lay(stage, placer, one, {"ZZZ-EXP-03"});
}

} // namespace

void layTile(const Stage &stage, SeatId placer, const Action &action)
{
    State &state = stage.state;
    const Box &box = stage.game.box();
    const Placed tile{topFrame<LayFrame>(state)->kind, action.turn, spotOf(action.at)};
    const auto first = static_cast<int>(state.town.tiles.size());
    stage.pop();
    lay(stage, placer, tile, {"ZZZ-TILE-02"});
    if (box.tile(tile.kind).role == TileRole::Entrance)
        openArea(stage, placer, tile);
    if (!state.isClosed && !stage.game.map(state).hasOpenRoad()) {
        const Watch watch(stage);
        state.isClosed = true; // ZZZ-TILE-04
        state.turn.isLost = placer == state.turn.seat;
        watch.tell(by(placer, kRoadsClosed, {"ZZZ-TILE-04"}, {state.turn.isLost ? 1 : 0}));
    }
    // The one laid first is peopled first.
    for (auto each = static_cast<int>(state.town.tiles.size()); each-- > first;) {
        const int kind = state.town.tiles[static_cast<std::size_t>(each)].kind;
        stage.push(comingWith(stage.game, box.tile(kind), placer, each));
    }
}

// What comes with a tile.

namespace {

bool isFreeFor(const State &state, Coming coming, Square square)
{
    return coming == Coming::Zombie ? state.town.zombie(square) == 0
                                    : state.town.lying(square) == Lying::Nothing;
}

int inStock(const State &state, Coming coming)
{
    if (coming == Coming::Zombie)
        return state.zombies;
    return coming == Coming::Bullet ? state.bullets : state.life;
}

std::uint8_t &leftOf(FillFrame &fill, Coming coming)
{
    if (coming == Coming::Zombie)
        return fill.zombies;
    return coming == Coming::Bullet ? fill.bullets : fill.life;
}

kit::BoardChange putOne(const Stage &stage, Coming coming, Square square)
{
    State &state = stage.state;
    if (coming == Coming::Zombie)
        return putZombie(stage, square);
    --(coming == Coming::Bullet ? state.bullets : state.life);
    state.town.lying(square) = coming == Coming::Bullet ? Lying::Bullet : Lying::Life;
    return kit::tokenCame(lyingOn(state.town, square));
}

/** They come to those squares, and are to be put no more. */
void putOn(const Stage &stage, FillFrame &fill, const FillSquares &squares)
{
    const Coming coming = nextComing(fill);
    const RuleId rule = ruleOf(stage.game, stage.state, fill);
    const auto many = static_cast<int>(squares.size());
    const Watch watch(stage);
    addTo(leftOf(fill, coming), -many);
    Changes changes;
    for (const Square square : squares)
        changes.push_back(putOne(stage, coming, square));
    const int what = thing(coming == Coming::Life ? What::Life : What::Bullet);
    const bool isZombie = coming == Coming::Zombie;
    watch.tell(at(stage.state, squares[0],
                  by(fill.seat, isZombie ? kCame : kTokenPut, rule,
                     isZombie ? Numbers{many} : Numbers{what, many}, std::move(changes))));
}

} // namespace

RuleId ruleOf(const Zombies &game, const State &state, const FillFrame &fill)
{
    if (fill.byCard)
        return {"ZZZ-CARD-15"};
    if (nextComing(fill) != Coming::Zombie)
        return {"ZZZ-TILE-08"};
    if (breedComing(game, state, squareOf(fill.tile, kCentre)) != Breed::Plain)
        return {"ZZZ-EXP-09"};
    const TileRole role = game.tile(state, squareOf(fill.tile, kCentre)).role;
    if (role == TileRole::Named)
        return {"ZZZ-TILE-06"};
    return {role == TileRole::Helipad ? "ZZZ-TILE-09" : "ZZZ-TILE-07"};
}

Coming nextComing(const FillFrame &fill)
{
    if (fill.zombies > 0)
        return Coming::Zombie;
    if (fill.bullets > 0)
        return Coming::Bullet;
    return fill.life > 0 ? Coming::Life : Coming::Nothing;
}

FillSquares squaresFor(const Zombies &game, const State &state, const FillFrame &fill)
{
    FillSquares squares;
    const Coming coming = nextComing(fill);
    const TownMap map = game.map(state);
    const bool isTile = fill.tile >= 0;
    const Square first = isTile ? squareOf(fill.tile, 0) : 0;
    const Square end = isTile ? first + kSquares : state.town.squares();
    for (Square square = first; square < end && !squares.full(); ++square) {
        const bool isOne =
            isTile ? map.floor(square) == fill.floor : state.town.lying(square) == Lying::Manhole;
        if (isOne && isFreeFor(state, coming, square))
            squares.push_back(static_cast<StoredSquare>(square));
    }
    return squares;
}

void run(const Stage &stage, FillFrame &frame)
{
    const Coming coming = nextComing(frame);
    if (coming == Coming::Nothing)
        return stage.pop();
    const FillSquares squares = squaresFor(stage.game, stage.state, frame);
    std::uint8_t &left = leftOf(frame, coming);
    const int many = std::min({int{left}, static_cast<int>(squares.size()),
                               inStock(stage.state, coming)}); // ZZZ-SETUP-07
    if (many < left && many == inStock(stage.state, coming))
        stage.tell(ofGame(kShort, {"ZZZ-SETUP-07"}, {many}));
    left = small(many);
    if (many == 0)
        return;
    if (many == static_cast<int>(squares.size()))
        return putOn(stage, frame, squares);
    stage.ask(frame.seat, Asked::Put);
}

void putThere(const Stage &stage, Square square)
{
    FillSquares one;
    one.push_back(static_cast<StoredSquare>(square));
    putOn(stage, *topFrame<FillFrame>(stage.state), one);
}

} // namespace escarmouche::rules::zombies
