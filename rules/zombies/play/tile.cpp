// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
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
        all += kind.count;
    const int lower = (all - 1) / 2; // without Town Square
    if (state.pile.size <= lower) {
        state.pile.add(game.helipadKind());
        state.helipad = Helipad::InPile;
        stage.tell(ofGame(kHelipadIn, {"ZZZ-SETUP-03"}));
    }
}

void draw(const Stage &stage, LayFrame &frame, int kind)
{
    State &state = stage.state;
    frame.kind = small(kind);
    frame.placer = state.turn.seat;
    if (kind == stage.game.helipadKind()) {
        state.helipad = Helipad::Laid;
        frame.placer = {};
    }
    stage.tell(by(state.turn.seat, kTileDrawn, {"ZZZ-TURN-01"}, {kTileWord + kind},
                  {kit::counterIs(kNoSeat, kTilesLeft, tilesLeft(state))}));
}

/** ZZZ-TILE-05: it fits nowhere. A Helipad is shuffled back while other tiles are left. */
void putAside(const Stage &stage, int kind)
{
    State &state = stage.state;
    const bool isBack = kind == stage.game.helipadKind() && state.pile.size > 0;
    stage.pop();
    const Watch watch(stage);
    if (isBack) {
        state.pile.add(kind);
        state.helipad = Helipad::InPile;
    } else if (kind == stage.game.helipadKind()) {
        state.helipad = Helipad::Gone;
    }
    watch.tell(ofGame(isBack ? kTileBack : kTileAside, {"ZZZ-TILE-05"}, {kTileWord + kind}));
}

void findPlacer(const Stage &stage, LayFrame &frame, SeatId placer)
{
    frame.placer = placer;
    stage.tell(by(placer, kPlacerFound, {"ZZZ-WIN-04"}));
}

} // namespace

void run(const Stage &stage, LayFrame &frame)
{
    State &state = stage.state;
    if (frame.kind == 0) {
        letHelipadIn(stage);
        if (state.pile.size > 0)
            return stage.ask(Pick{state.pile.size, kTilePicked, {}});
        if (state.helipad != Helipad::Under)
            return stage.pop(); // a card took the last tile
        draw(stage, frame, stage.game.helipadKind());
    }
    if (!frame.placer.valid()) {
        const auto seats = placers(stage.game, state);
        if (seats.size() > 1)
            return stage.ask(Pick{static_cast<std::uint16_t>(seats.size()), kPlacerPicked, {}});
        findPlacer(stage, frame, seats[0]);
    }
    if (stage.game.map(state).hasPlace(frame.kind))
        stage.ask(frame.placer, Asked::Lay);
    else
        putAside(stage, frame.kind);
}

void take(const Stage &stage, LayFrame &frame, const ChanceAnswer &chance)
{
    State &state = stage.state;
    if (frame.kind == 0)
        return draw(stage, frame, state.pile.draw(chance.picked));
    findPlacer(stage, frame, placers(stage.game, state)[chance.picked]);
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

} // namespace

void layTile(const Stage &stage, SeatId placer, const Action &action)
{
    State &state = stage.state;
    const int kind = topFrame<LayFrame>(state)->kind;
    stage.pop();
    const int tile = static_cast<int>(state.town.tiles.size());
    state.town.lay(kind, action.turn, spotOf(action.at));
    stage.tell(at(state, squareOf(tile, kCentre),
                  by(placer, kTileLaid, {"ZZZ-TILE-02"}, {kTileWord + kind},
                     {kit::laidIs(tileLaid(state.town, tile))})));
    if (!state.isClosed && !stage.game.map(state).hasOpenRoad()) {
        const Watch watch(stage);
        state.isClosed = true; // ZZZ-TILE-04
        state.turn.isLost = placer == state.turn.seat;
        watch.tell(by(placer, kRoadsClosed, {"ZZZ-TILE-04"}, {state.turn.isLost ? 1 : 0}));
    }
    stage.push(comingWith(stage.game, stage.game.box().tile(kind), placer, tile));
}

// What comes with a tile.

namespace {

bool isWanted(const Zombies &game, const State &state, const FillFrame &fill, Square square)
{
    return square / kSquares == fill.tile && game.map(state).floor(square) == fill.floor;
}

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
    for (Square square = 0; square < state.town.squares() && !squares.full(); ++square) {
        const bool isOne = fill.tile < 0 ? state.town.lying(square) == Lying::Manhole
                                         : isWanted(game, state, fill, square);
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
