// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/deeds.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::zombies {

bool isWinningSquare(const Zombies &game, const State &state, Square square)
{
    return square % kSquares == kCentre && game.tile(state, square).role == TileRole::Helipad &&
           state.town.zombie(square) == 0;
}

void endIfWon(const Stage &stage)
{
    State &state = stage.state;
    for (int each = 0; each < stage.game.seats(); ++each) {
        const SeatId seat = kit::seatAfter(state.turn.seat, stage.game.seats(), each);
        const Player &player = playerOf(state, seat);
        const bool hasZombies = player.kills >= stage.game.limits().most.zombies;
        if (!hasZombies && (player.isBelow || !isWinningSquare(stage.game, state, player.at)))
            continue;
        state.winner = seat;
        const bool isTowns = areaOf(stage.game.tile(state, player.at).set) < 0;
        const RuleId rule{hasZombies ? "ZZZ-WIN-02" : isTowns ? "ZZZ-WIN-01" : "ZZZ-WIN-03"};
        stage.tell(by(seat, hasZombies ? kWon : kEscaped, rule, {player.kills}));
        return stage.end();
    }
}

Breed breedComing(const Zombies &game, const State &state, Square square)
{
    const TileKind &tile = game.tile(state, square);
    if (game.chosen().lab && tile.special == Special::Enhanced)
        return Breed::Enhanced;
    return game.chosen().dogs && tile.set == Set::Z4 ? Breed::Dog : Breed::Plain;
}

namespace {

/** Numbers go round: a long night has more zombies than there are numbers, though few at a time. */
std::uint16_t nextZombie(State &state, Breed breed)
{
    int zombie = 0;
    do {
        state.lastZombie = static_cast<std::uint16_t>(state.lastZombie % (kOfABreed - 1) + 1);
        zombie = state.lastZombie + static_cast<int>(breed) * kOfABreed;
    } while (isInTown(state.town, zombie));
    return static_cast<std::uint16_t>(zombie);
}

} // namespace

kit::BoardChange putZombie(const Stage &stage, Square square)
{
    State &state = stage.state;
    const Breed breed = breedComing(stage.game, state, square);
    --state.zombies;
    state.town.zombie(square) = nextZombie(state, breed);
    return kit::tokenCame(zombieOn(state.town, square));
}

kit::BoardChange removeZombie(const Stage &stage, Square square)
{
    std::uint16_t &zombie = stage.state.town.zombie(square);
    const int token = zombieToken(zombie);
    zombie = 0;
    return kit::tokenWent(token);
}

void clearAway(const Stage &stage, SeatId seat, std::span<const StoredSquare> squares,
               bool collects, Square at)
{
    State &state = stage.state;
    const Watch watch(stage);
    Changes changes;
    for (const Square square : squares)
        changes.push_back(removeZombie(stage, square));
    const int many = static_cast<int>(squares.size());
    if (collects)
        addTo(playerOf(state, seat).kills, many);
    else
        addTo(state.zombies, many);
    watch.tell(
        zombies::at(state, at, by(seat, kCleared, {"ZZZ-CARD-15"}, {many}, std::move(changes))));
    endIfWon(stage);
}

void takeToken(const Stage &stage, SeatId seat, RuleId rule)
{
    State &state = stage.state;
    Player &player = playerOf(state, seat);
    Lying &lying = state.town.lying(player.at);
    const bool isLife = lying == Lying::Life;
    if (player.isBelow || !isToken(lying))
        return;
    if (isLife && player.life >= stage.game.limits().most.life)
        return; // it stays where it is
    const Watch watch(stage);
    const int token = lyingToken(player.at, lying);
    lying = Lying::Nothing;
    ++(isLife ? player.life : player.bullets);
    watch.tell(at(state, player.at,
                  by(seat, kTook, rule, {thing(isLife ? What::Life : What::Bullet)},
                     {kit::tokenWent(token)})));
}

namespace {

/** Where a player has those of each What, and where the stock has them. */
constexpr std::array<std::pair<std::uint8_t Player::*, std::uint8_t State::*>, 5> kTokens{
    {{&Player::life, &State::life},
     {&Player::bullets, &State::bullets},
     {&Player::guts, nullptr},
     {nullptr, nullptr},
     {&Player::manholes, &State::manholes}}};

/** ZZZ-DEATH-01, -05: the pawn comes to Town Square, up from the sewers too. */
void goHome(const Stage &stage, SeatId seat)
{
    State &state = stage.state;
    const Watch watch(stage);
    Player &player = playerOf(state, seat);
    const RuleId rule{player.isBelow ? "ZZZ-DEATH-05" : "ZZZ-DEATH-01"};
    player.at = kTownSquare;
    player.isBelow = player.waits = false;
    if (state.driver == seat)
        state.driver = {};
    player.isDead = true;
    if (state.turn.seat == seat)
        state.turn.hasDied = true;
    watch.tell(by(seat, kDied, rule));
}

/** ZZZ-DEATH-03: half the collection, guts and laid cards are lost. */
void die(const Stage &stage, SeatId seat)
{
    State &state = stage.state;
    goHome(stage, seat);
    const Watch watch(stage);
    Player &player = playerOf(state, seat);
    const int lost = (player.kills + 1) / 2;
    addTo(player.kills, -lost);
    addTo(state.zombies, lost);
    player.guts = 0;
    watch.tell(by(seat, kLostByDeath, {"ZZZ-DEATH-03"}, {lost}));
    while (!laidBy(state, seat).empty())
        discardLaid(stage, seat, laidBy(state, seat).back().card.id, kLost, {"ZZZ-CARD-10"});
}

} // namespace

namespace {

/** A life token goes back to the stock, unless it came from none (ZZZ-SETUP-07, -DEATH-04). */
void giveBackLife(const Stage &stage)
{
    State &state = stage.state;
    int about = state.life + 1;
    for (const SeatId seat : stage.game.everySeat())
        about += playerOf(state, seat).life;
    for (const Tile &tile : state.town.tiles)
        about += static_cast<int>(std::ranges::count(tile.lying, Lying::Life));
    if (about <= stage.game.limits().stock.life)
        ++state.life;
}

} // namespace

void loseLife(const Stage &stage, SeatId seat, RuleId rule)
{
    Player &player = playerOf(stage.state, seat);
    if (player.isDead || player.life == 0)
        return;
    const Watch watch(stage);
    --player.life;
    giveBackLife(stage);
    const bool isLast = player.life == 0 && rule == RuleId{"ZZZ-COMBAT-03"};
    const RuleId told = isLast ? RuleId{"ZZZ-COMBAT-05"} : rule;
    watch.tell(by(seat, kLifeLost, told, {player.life}));
    if (player.life == 0)
        die(stage, seat); // ZZZ-COMBAT-05
}

void restart(const Stage &stage, SeatId seat)
{
    State &state = stage.state;
    const Watch watch(stage);
    Player &player = playerOf(state, seat);
    const Start &start = stage.game.limits().start;
    player.isDead = false;
    const auto level = [](std::uint8_t &has, std::uint8_t &stock, int due) {
        const int more = std::min(due - has, int{stock});
        addTo(stock, -more);
        addTo(has, more);
    };
    level(player.life, state.life, start.life);
    level(player.bullets, state.bullets, start.bullets);
    if (player.life == 0) // the stock is empty: nobody is left without a life
        player.life = 1;
    player.guts = small(stage.game.chosen().guts ? start.guts : 0);
    watch.tell(by(seat, kRestarted, {"ZZZ-DEATH-04"}));
}

void moveGuts(const Stage &stage, SeatId seat, int change, RuleId rule)
{
    Player &player = playerOf(stage.state, seat);
    const int guts = std::clamp(player.guts + change, 0, stage.game.limits().most.guts);
    if (!stage.game.chosen().guts || guts == player.guts || player.isDead)
        return;
    const Watch watch(stage);
    player.guts = small(guts);
    watch.tell(by(seat, kGutsMoved, rule, {guts}));
}

std::uint8_t *tokensOf(Player &player, What what)
{
    const auto had = kTokens[static_cast<std::size_t>(what)].first;
    return had ? &(player.*had) : nullptr;
}

int gain(const Stage &stage, SeatId seat, What what, int many)
{
    Player &player = playerOf(stage.state, seat);
    const Most &most = stage.game.limits().most;
    std::uint8_t *has = tokensOf(player, what);
    if (!has || (player.isDead && what != What::Manhole))
        return 0; // ZZZ-DEATH-04
    if (what == What::Guts)
        many = stage.game.chosen().guts ? std::min(many, most.guts - *has) : 0;
    if (what == What::Life)
        many = std::min(many, most.life - *has);
    if (const auto stock = kTokens[static_cast<std::size_t>(what)].second) {
        many = std::min<int>(many, stage.state.*stock);
        addTo(stage.state.*stock, -many);
    }
    addTo(*has, many);
    return many;
}

const LaidCard *laidCard(const State &state, SeatId seat, std::uint16_t card)
{
    const LaidCards &all = laidBy(state, seat);
    const auto met =
        std::ranges::find(all, card, [](const LaidCard &laid) { return laid.card.id; });
    return met == all.end() ? nullptr : met;
}

namespace {

/** Takes the card, which is one of those, out of them and to the discard. */
template<class Cards, class One>
void discard(const Stage &stage, Cards &cards, const One *one, kit::HeldCard card, SeatId seat,
             Happened kind, RuleId rule)
{
    cards.erase(static_cast<std::size_t>(one - cards.begin()));
    stage.state.deck.discard.add(card.kind);
    stage.tell(by(seat, kind, rule, {card.kind}, {kit::cardWent(card.id)}));
}

} // namespace

void discardHand(const Stage &stage, SeatId seat, std::uint16_t card, RuleId rule)
{
    const auto *held = handCard(stage.state, seat, card);
    discard(stage, handOf(stage.state, seat), held, *held, seat, kDiscarded, rule);
}

void discardLaid(const Stage &stage, SeatId seat, std::uint16_t card, Happened kind, RuleId rule)
{
    const auto *laid = laidCard(stage.state, seat, card);
    discard(stage, laidBy(stage.state, seat), laid, laid->card, seat, kind, rule);
}

bool isUnderWay(const CardFrame &card)
{
    return card.next == 0 && !card.isLaidOne;
}

int handLimit(const Zombies &game, const State &state, SeatId seat, bool forDrawing)
{
    const Most &most = game.limits().most;
    if (!game.chosen().guts)
        return most.hand;
    const int guts = playerOf(state, seat).guts;
    return forDrawing ? guts : std::max(guts, most.leastHand);
}

} // namespace escarmouche::rules::zombies
