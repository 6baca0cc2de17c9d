// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/zombies/zombiesinvariants.h"

#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/moving.h"

#include <algorithm>
#include <set>

namespace escarmouche::tests {

namespace zombies = rules::zombies;

using rules::SeatId;
using zombies::Lying;
using zombies::State;
using zombies::Zombies;

namespace {

std::string differs(const std::string &what, int is, int should)
{
    return is == should ? "" : std::to_string(is) + ' ' + what + " of " + std::to_string(should);
}

/** Tokens are in a stock, with a player or on a square (ZZZ-SETUP-07). */
std::string brokenStock(const Zombies &game, const State &state)
{
    int about = state.zombies, life = state.life, bullets = state.bullets,
        manholes = state.manholes;
    for (zombies::Square square = 0; square < state.town.squares(); ++square) {
        const Lying lying = state.town.lying(square);
        about += state.town.zombie(square) != 0 ? 1 : 0;
        life += lying == Lying::Life ? 1 : 0;
        bullets += lying == Lying::Bullet ? 1 : 0;
        manholes += lying == Lying::Manhole ? 1 : 0;
    }
    for (const SeatId seat : game.everySeat()) {
        const zombies::Player &player = zombies::playerOf(state, seat);
        about += player.kills;
        life += player.life;
        bullets += player.bullets;
        manholes += player.manholes;
    }
    const zombies::Stock &stock = game.limits().stock;
    const auto isIn = [](const zombies::Area &area) {
        return area.entrance != zombies::Entrance::None;
    };
    const auto areas = static_cast<int>(std::ranges::count_if(state.areas, isIn));
    // Nobody comes back without a life, be the stock empty.
    const int lent = std::clamp(life - stock.life, 0, state.life == 0 ? game.seats() : 0);
    return differs("zombies", about, stock.zombies + areas * stock.anArea) +
           differs("life tokens", life - lent, stock.life) +
           differs("bullets", bullets, stock.bullets) +
           differs("manholes", manholes, stock.manholes);
}

/** No zombie stands on two squares, nothing lies where nobody could go (ZZZ-CARD-15, ZZZ-MOVE-03,
    ZZZ-SEWER-01). */
std::string brokenSquares(const Zombies &game, const State &state)
{
    std::set<int> met;
    for (zombies::Square square = 0; square < state.town.squares(); ++square) {
        const int zombie = state.town.zombie(square);
        const Lying lying = state.town.lying(square);
        if (zombie != 0 && !met.insert(zombie).second)
            return "a zombie twice";
        const bool isBlocked = game.map(state).floor(square) == zombies::Floor::Blocked;
        if (isBlocked && (zombie != 0 || lying != Lying::Nothing))
            return "something on a blocked square";
        if (lying == Lying::Manhole && !zombies::isTownStreet(game, state, square))
            return "a manhole off the streets";
    }
    return {};
}

std::string brokenTiles(const Zombies &game, const State &state)
{
    std::set<std::pair<int, int>> places;
    std::vector<int> laid(game.box().tiles.size());
    for (const zombies::Tile &tile : state.town.tiles) {
        if (!places.insert({tile.x, tile.y}).second)
            return "two tiles in one place";
        ++laid[static_cast<std::size_t>(tile.kind - 1)];
    }
    for (const std::uint8_t next : state.top)
        ++laid[next - 1U];
    int kind = 0;
    for (const zombies::TileKind &each : game.box().tiles) {
        const int about = laid[static_cast<std::size_t>(kind)], area = zombies::areaOf(each.set);
        ++kind;
        const bool isApart = area >= 0 && each.role != zombies::TileRole::Entrance;
        const int first = isApart ? game.box().firstTileOf(area) : 0;
        const int left = isApart ? zombies::areaAt(state, area).pile.count(kind - first + 1)
                                 : state.pile.count(kind);
        if (about + left > each.count)
            return "too many tiles " + each.id;
    }
    return {};
}

/** Each card is in one place alone. */
std::string brokenCards(const Zombies &game, const State &state)
{
    std::set<int> ids;
    std::vector<int> about(game.box().cards.size());
    bool isTwice = false;
    const auto meet = [&](const rules::kit::HeldCard &card) {
        isTwice |= card.id > state.lastCard || !ids.insert(card.id).second;
        ++about[static_cast<std::size_t>(card.kind - 1)];
    };
    for (const SeatId seat : game.everySeat()) {
        for (const auto &card : zombies::handOf(state, seat))
            meet(card);
        for (const auto &laid : zombies::laidBy(state, seat))
            meet(laid.card);
    }
    for (const zombies::Frame &frame : state.frames) {
        const auto *card = std::get_if<zombies::CardFrame>(&frame);
        if (card && zombies::isUnderWay(*card))
            meet(card->card);
    }
    std::string broken = isTwice ? "a card twice" : "";
    int kind = 0;
    for (const zombies::CardKind &each : game.box().cards) {
        const int held = about[static_cast<std::size_t>(kind++)];
        broken += differs("cards " + each.id,
                          held + state.deck.stock.count(kind) + state.deck.discard.count(kind),
                          each.copies);
    }
    return broken;
}

std::string brokenPlayers(const Zombies &game, const State &state)
{
    const zombies::Most &most = game.limits().most;
    for (const SeatId seat : game.everySeat()) {
        const zombies::Player &player = zombies::playerOf(state, seat);
        if (player.life > most.life || player.guts > (game.chosen().guts ? most.guts : 0))
            return "too many tokens";
        if (player.isDead != (player.life == 0))
            return "neither dead nor alive";
        if (!state.town.isThere(player.at))
            return "a pawn off the town";
        const bool mayStand = player.isBelow || state.turn.blocked > 0 ||
                              game.map(state).floor(player.at) != zombies::Floor::Blocked;
        if (!mayStand)
            return "a pawn on a blocked square";
        const bool hasWon = player.kills >= most.zombies ||
                            (!player.isBelow && zombies::isWinningSquare(game, state, player.at));
        if (hasWon && !state.winner.valid())
            return "a winner whom nobody sees";
    }
    return {};
}

} // namespace

std::string brokenInvariant(const Zombies &game, const State &state)
{
    for (const auto look : {brokenStock, brokenSquares, brokenTiles, brokenCards, brokenPlayers}) {
        if (auto broken = look(game, state); !broken.empty())
            return broken;
    }
    return {};
}

std::string brokenHand(const Zombies &game, const State &before, const State &after)
{
    const SeatId seat = before.turn.seat;
    // Of a turn that is lost there is no last step.
    const bool hasEnded = before.request.what == rules::Awaited::Decision &&
                          zombies::askedOf(before) == zombies::Asked::End &&
                          after.turn.seat != seat;
    const auto cards = hasEnded ? static_cast<int>(zombies::handOf(after, seat).size()) : 0;
    const bool isKept = !hasEnded || cards <= zombies::handLimit(game, after, seat, false);
    return isKept ? "" : std::to_string(cards) + " cards after the turn";
}

} // namespace escarmouche::tests
