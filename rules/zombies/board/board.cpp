// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/board/discrete.h"
#include "rules/zombies/codec/codec.h"
#include "rules/zombies/game/judging.h"
#include "rules/zombies/play/areas.h"
#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/walk.h"

#include <algorithm>
#include <array>
#include <set>

// The board of Zombies!!!.

namespace escarmouche::rules::zombies {

namespace {

/** The tiles as a board shows them, and what is free around. */
Town townOf(const BoardView &board)
{
    std::vector<Laid> tiles;
    for (const Laid &laid : board.laid) {
        if (laid.kind < kBarrierKind)
            tiles.push_back(laid);
    }
    std::ranges::sort(tiles, {}, &Laid::id);
    Town town;
    for (const Laid &laid : tiles) {
        const CellPlace at = std::get<CellPlace>(laid.place);
        town.lay(laid.kind, laid.turn, Tiling::spotAt(at.q, at.r));
    }
    return town;
}

/** Buildings are told apart by their tint. */
std::string drawnAs(const TileKind &kind, Floor floor, int number)
{
    static constexpr std::array<std::string_view, 6> kTints{"orange", "yellow", "green",
                                                            "blue",   "purple", "red"};
    switch (floor) {
    case Floor::Street:
        return kind.role == TileRole::Helipad ? "platform" : "street";
    case Floor::Interior:
        return "floor/" + std::string(kTints[static_cast<std::size_t>(number) % kTints.size()]);
    case Floor::Blocked:
        break;
    }
    return "building";
}

/** The square of a tile that carries its name. */
int namedSquare(const TileKind &kind, const Face &face)
{
    if (kind.role == TileRole::Start || kind.role == TileRole::Helipad)
        return kCentre;
    for (const int square : {4, 1, 3, 5, 7, 0, 2, 6, 8}) {
        if (face.floor(square) == Floor::Interior)
            return square;
    }
    return -1;
}

void addTile(const ZombiesCodec &codec, const TownMap &map, int tile, SquareGround &ground)
{
    const Tile &laid = map.town().tiles[static_cast<std::size_t>(tile)];
    const TileKind &kind = codec.box().tile(laid.kind);
    const int named = namedSquare(kind, map.faceOf(squareOf(tile, 0)));
    for (int within = 0; within < kSquares; ++within) {
        const Square square = squareOf(tile, within);
        const Floor floor = map.floor(square);
        GroundCell cell{
            std::get<CellPlace>(placeOf(map.town(), square)), drawnAs(kind, floor, laid.kind), {}};
        if (within == named)
            cell.name = kind.name;
        if (floor == Floor::Interior)
            cell.effects.push_back({"inside", {{"tile", kind.name}}});
        ground.cells.push_back(std::move(cell));
    }
}

/** Whoever looks for a zombie looks for its tile. */
GroundPart partOf(const ZombiesCodec &codec, const Town &town, int tile)
{
    GroundPart part{codec.box().tile(town.tiles[static_cast<std::size_t>(tile)].kind).name, {}};
    for (int within = 0; within < kSquares; ++within)
        part.cells.push_back(std::get<CellPlace>(placeOf(town, squareOf(tile, within))));
    return part;
}

/** Walls stand between the inside of a building and all else; a door is where one can pass. */
void addWalls(const TownMap &map, Square first, SquareGround &ground)
{
    for (Square square = first; square < map.town().squares(); ++square) {
        for (const Side side : {Side::East, Side::South}) {
            const Square other = map.next(square, side);
            if (other == kNowhere)
                continue;
            const bool isWay = map.hasWay(square, side);
            const bool isInside = map.floor(square) == Floor::Interior,
                       isInsideToo = map.floor(other) == Floor::Interior;
            if (!isInside && !isInsideToo)
                continue;
            if (isWay && isInside == isInsideToo)
                continue;
            ground.links.push_back({placeOf(map.town(), square), placeOf(map.town(), other), -1,
                                    isWay ? "open" : "wall"});
        }
    }
}

void addBarriers(const TownMap &map, const BoardView &board, SquareGround &ground)
{
    for (const Laid &laid : board.laid) {
        if (laid.kind != kBarrierKind)
            continue;
        const Square from = squareAt(map.town(), laid.place);
        const Square to = map.next(from, static_cast<Side>(laid.turn));
        ground.links.push_back(
            {placeOf(map.town(), from), placeOf(map.town(), to), laid.id, "locked/red"});
    }
}

/** Where a road of the town ends a tile could come. */
void addFree(const TownMap &map, SquareGround &ground)
{
    std::set<std::pair<int, int>> spots;
    for (const Tile &tile : map.town().tiles) {
        for (const Side side : kAllSides) {
            const auto [x, y] = Tiling::beside(Tiling::spotOf(tile), side);
            if (map.faceOf(tile).hasExit(side) && Tiling::tileAt(map.town().tiles, {x, y}) < 0)
                spots.insert({x, y});
        }
    }
    for (const auto &[x, y] : spots) {
        for (int within = 0; within < kSquares; ++within)
            ground.cells.push_back(
                {std::get<CellPlace>(Tiling::placeOf({x, y}, within)), "free", {}});
    }
}

/** A place on a free tile means the middle of it. */
Place meantPlace(const State &state, const Place &place)
{
    const auto *cell = std::get_if<CellPlace>(&place);
    if (!cell || squareAt(state.town, place) != kNowhere)
        return place;
    return placeOf(middleOf(Tiling::spotAt(cell->q, cell->r)));
}

int pawnAsked(const State &state)
{
    return askedOf(state) == Asked::Go ? state.turn.seat.value : state.request.decision.seat.value;
}

} // namespace

Spot ZombiesCodec::spot(const Action &action) const
{
    if (action.deed == Deed::Play || action.deed == Deed::Use || action.deed == Deed::Discard) {
        return {.card = action.card};
    }
    return {.place = placeOf(action.to.isGiven() ? action.to : action.at)};
}

Ground ZombiesCodec::ground(const Game &game, const BoardView &board) const
{
    const Town town = townOf(board);
    const TownMap map(game.faces(), town);
    SquareGround ground;
    ground.hasDiagonals = false;
    std::vector<GroundPart> parts;
    for (std::size_t tile = 0; tile < town.tiles.size(); ++tile) {
        addTile(*this, map, static_cast<int>(tile), ground);
        parts.push_back(partOf(*this, town, static_cast<int>(tile)));
    }
    addWalls(map, 0, ground);
    addBarriers(map, board, ground);
    addFree(map, ground);
    return {ground, {}, {}, std::move(parts)};
}

Cast ZombiesCodec::cast(const Game &game) const
{
    Cast cast;
    for (const SeatId seat : game.everySeat()) {
        CastMember one;
        one.token = seat.value;
        one.owner = seat;
        one.figure = {seat, {seat.value + 1}, 0};
        one.name = game.name(seat);
        one.rank = word("token.pawn");
        one.letter = one.name.en.substr(0, 1);
        one.look.build = FigureLook::Build::Human;
        cast.members.push_back(std::move(one));
    }
    return cast;
}

std::vector<StateWord> ZombiesCodec::states() const
{
    return {
        {kIsBelow, word("state.below"), word("state.below.sign"), {"ZZZ-SEWER-02"}, true},
        {kIsWaiting, word("state.waiting"), word("state.waiting.sign"), {"ZZZ-SUBWAY-01"}, true},
        {kIsBound, word("state.bound"), word("state.bound.sign"), {"ZZZ-EXP-09"}, true},
        {kIsDriving, word("state.driving"), word("state.driving.sign"), {"ZZZ-EXP-09"}},
        {kIsDead, word("state.dead"), word("state.dead.sign"), {"ZZZ-DEATH-01"}, true}};
}

BoardWords ZombiesCodec::words() const
{
    using Shape = TokenKind::Shape;
    using Counted = CounterKind::Shown;
    BoardWords words;
    const auto unit = [&](const std::string &key) { return Unit{word(key), word(key + ".sign")}; };
    words.counters = {{kTilesLeft, unit("count.tiles"), Counted::Stock},
                      {kCardsLeft, unit("count.cards"), Counted::Stock},
                      {kZombiesLeft, unit("count.stock"), Counted::Stock},
                      {kKills, unit("count.zombies"), Counted::Score},
                      {kLife, unit("count.life"), Counted::Stock, m_box->limits.most.life, true},
                      {kBullets, unit("count.bullets"), Counted::Stock, 0, true},
                      {kGuts, unit("count.guts"), Counted::Stock, m_box->limits.most.guts, true},
                      {kManholes, unit("count.manholes"), Counted::Stock, 0, true}};
    for (int area = 0; area < kAreas; ++area)
        words.counters.push_back({counterOfPile(area),
                                  unit("count.tiles." + std::string(wordOf(setOf(area)))),
                                  Counted::Stock});
    const auto token = [&](TokenKinds kind, const std::string &key, Shape shape,
                           FigureLook look = {}) {
        words.tokens.push_back(
            {kind, {word(key), word(key + ".sign")}, word(key + ".letter"), shape, look});
    };
    token(kZombieKind, "token.zombie", Shape::Figure, {FigureLook::Build::Undead});
    token(kEnhancedKind, "token.enhanced", Shape::Figure,
          {FigureLook::Build::Undead, FigureLook::Standing::Second});
    token(kDogKind, "token.dog", Shape::Figure, {FigureLook::Build::Hound});
    token(kLifeKind, "token.life", Shape::Counter);
    token(kBulletKind, "token.bullet", Shape::Counter);
    token(kManholeKind, "token.manhole", Shape::Marker);
    for (std::size_t at = 0; at < m_box->cards.size(); ++at)
        words.cards.push_back({static_cast<std::uint16_t>(at + 1),
                               m_box->cards[at].name,
                               m_box->cards[at].effect,
                               {"ZZZ-CARD-01"}});
    words.piles = {{kHandPile, unit("pile.hand"), CardPile::Shown::Hand},
                   {kLaidPile, unit("pile.laid"), CardPile::Shown::Laid}};
    return words;
}

/** Whose turn, which of the seven steps, and what is left of it. */
Phrase ZombiesCodec::progress(const Game &game, const State &seen) const
{
    const int step = seen.winner.valid() ? 0 : stepOf(seen);
    if (step == 0)
        return {};
    Phrase phrase{"step-" + std::to_string(step), {{"who", game.name(seen.turn.seat)}}};
    if (step == 5)
        phrase.values.emplace_back("n", std::int64_t{seen.turn.left});
    if (const auto *herd = topFrame<HerdFrame>(seen); herd && step == 6 && herd->left > 0) {
        phrase.key += "-left";
        phrase.values.emplace_back("n", std::int64_t{herd->left});
    }
    return phrase;
}

Prompt ZombiesCodec::prompt(const Outlook<Game> &outlook) const
{
    const Asked asked = askedOf(outlook.seen());
    // What is hard to take back is shown by a first click and done by the second.
    const bool isAct =
        asked == Asked::Go || asked == Asked::Ready || asked == Asked::End || asked == Asked::Lay;
    Prompt prompt = kit::promptOf(
        *this, outlook, isAct ? Prompt::Kind::Act : Prompt::Kind::Answer,
        [&](const Action &) { return pawnAsked(outlook.seen()); },
        [](const Action &action) {
            return action.deed == Deed::Pass || action.deed == Deed::Stop ||
                   action.deed == Deed::End || action.deed == Deed::Leave;
        });
    prompt.doer = pawnAsked(outlook.seen());
    prompt.isTurned = asked == Asked::Lay;
    return prompt;
}

std::vector<Offer> ZombiesCodec::offers(const Outlook<Game> &outlook,
                                        const Pointing &pointing) const
{
    const State &seen = outlook.seen();
    const Request &request = seen.request;
    if (request.what != Awaited::Decision || request.decision.seat != outlook.seat())
        return {};
    Pointing meant = pointing;
    meant.place = meantPlace(seen, pointing.place);
    std::vector<Action> tried;
    const bool walks = askedOf(seen) == Asked::Go && meant.card < 0;
    const Square square = squareAt(seen.town, meant.place);
    if (walks && square != kNowhere && square != playerOf(seen, seen.turn.seat).at) {
        const CellPlace at = std::get<CellPlace>(meant.place);
        tried.push_back({.deed = Deed::Go, .at = {at.q, at.r}});
    }
    if (meant.card >= 0)
        tried.push_back({.deed = Deed::Play, .card = static_cast<std::uint16_t>(meant.card)});
    return kit::offersAt(
        *this, outlook, meant, pawnAsked(seen), [](const Action &) { return -1; }, tried);
}

std::vector<Reach> ZombiesCodec::reach(const Game &game, const State &seen, int token) const
{
    if (seen.request.what != Awaited::Decision || pawnAsked(seen) != token)
        return {};
    Reach reach;
    std::vector<Option<Action>> options;
    game.options(seen, options);
    for (const auto &[action, open] : options) {
        const Place place = spot(action).place;
        if (action.card != 0 || std::holds_alternative<std::monostate>(place))
            continue;
        const bool isTile = action.deed == Deed::Lay;
        const auto at = std::get<CellPlace>(place);
        for (int within = isTile ? 0 : kCentre; within < (isTile ? kSquares : kCentre + 1);
             ++within)
            reach.stops.push_back(
                {CellPlace{static_cast<std::int16_t>(at.q - 1 + within % kAcross),
                           static_cast<std::int16_t>(at.r - 1 + within / kAcross), 0},
                 1});
    }
    return reach.stops.empty() ? std::vector<Reach>{} : std::vector{std::move(reach)};
}

/** What stands and lies on the tile under the pointer. */
Sighting ZombiesCodec::sighting(const Game &game, const State &seen, const Pointing &pointing) const
{
    const Square square = squareAt(seen.town, pointing.place);
    if (square == kNowhere)
        return {};
    const Tile &tile = seen.town.tileOf(square);
    std::int64_t zombies = 0, bullets = 0, life = 0;
    for (std::size_t within = 0; within < kSquares; ++within) {
        zombies += tile.zombies[within] != 0 ? 1 : 0;
        bullets += tile.lying[within] == Lying::Bullet ? 1 : 0;
        life += tile.lying[within] == Lying::Life ? 1 : 0;
    }
    Sighting sighting;
    sighting.isSeen = true;
    sighting.lines.push_back(
        {"tile-holds",
         {{"tile", game.tile(seen, square).name.empty() ? m_box->tile(tile.kind).name
                                                        : game.tile(seen, square).name},
          {"zombies", zombies},
          {"bullets", bullets},
          {"life", life}}});
    return sighting;
}

namespace {

/** The tile as it would lie, and the two that an entrance brings with it. */
Ground laidBy(const ZombiesCodec &codec, const Zombies &game, const State &seen, const Placed &tile)
{
    Town town = seen.town;
    const int first = static_cast<int>(town.tiles.size());
    town.lay(tile.kind, tile.turn, tile.spot);
    if (codec.box().tile(tile.kind).role == TileRole::Entrance) {
        for (const Placed &one : attachedTo(game, tile))
            town.lay(one.kind, one.turn, one.spot);
    }
    const TownMap map(game.faces(), town);
    SquareGround ground;
    ground.hasDiagonals = false;
    for (int each = first; each < static_cast<int>(town.tiles.size()); ++each)
        addTile(codec, map, each, ground);
    addWalls(map, squareOf(first, 0), ground);
    return {ground, {}};
}

} // namespace

Overlay ZombiesCodec::overlay(const Game &game, const State &seen, const Game::Plan &plan) const
{
    Overlay overlay;
    if (plan.action.deed == Deed::Go) {
        OverlayLine line{
            OverlayLine::Kind::Way, {placeOf(seen.town, playerOf(seen, seen.turn.seat).at)}, {}};
        for (const Square square : Walk(game, seen).way(squareAt(seen.town, plan.action.at)))
            line.places.push_back(placeOf(seen.town, square));
        overlay.lines.push_back(std::move(line));
    } else if (plan.action.deed == Deed::Move) {
        overlay.lines.push_back(
            {OverlayLine::Kind::Way, {placeOf(plan.action.at), placeOf(plan.action.to)}, {}});
    } else if (const auto *lay = topFrame<LayFrame>(seen); lay && plan.action.deed == Deed::Lay) {
        overlay.laid =
            laidBy(*this, game, seen, {lay->kind, plan.action.turn, spotOf(plan.action.at)});
    }
    return overlay;
}

std::optional<Phrase> ZombiesCodec::ending(const Game &game, const State &seen) const
{
    if (seen.request.what != Awaited::Over)
        return std::nullopt;
    if (!seen.winner.valid())
        return Phrase{seen.deserted == game.seats() ? "ending-deserted" : "ending-as-many", {}};
    const Player &winner = playerOf(seen, seen.winner);
    const char *key = winner.kills >= game.limits().most.zombies                  ? "ending-zombies"
                      : !winner.isBelow && isWinningSquare(game, seen, winner.at) ? "ending-helipad"
                                                                                  : "ending-most";
    return Phrase{key, {{"who", game.name(seen.winner)}, {"n", std::int64_t{winner.kills}}}};
}

} // namespace escarmouche::rules::zombies
