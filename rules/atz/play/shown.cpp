// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/told.h"

#include <algorithm>

// What stands on the board, and what is told of it.

namespace escarmouche::rules::atz {

Token tokenOf(const Atz &game, const State &state, int who)
{
    const Survivor &survivor = survivorAt(state, who);
    Token token{.id = who,
                .owner = game.seatOf(survivor.side),
                .kind = kSurvivorKind,
                .place = survivor.isHere() ? game.field().placeOf(survivor.cell) : Place{}};
    token.points = lastWound(game, survivor) - survivor.wounds;
    const bool isWounded = &faceOf(game, survivor) == &game.kindOf(survivor).wounded;
    token.states = (isWounded ? kIsWounded : 0U) | (survivor.hasActed ? kHasActedState : 0U) |
                   (survivor.isHere() && isLocked(state, who) ? kIsLockedState : 0U) |
                   (survivor.isOnDrugs ? kDrugs : 0U);
    return token;
}

Token tokenOf(const Atz &game, const Zombie &zombie)
{
    return {.id = zombie.token(),
            .owner = kNoSeat,
            .kind = static_cast<std::uint16_t>(kZombieKind + zombie.speed()),
            .place = game.field().placeOf(zombie.cell),
            .facing = zombie.direction() + 1};
}

kit::BoardChange shotsIn(const Atz &game, const State &state, int cell)
{
    const auto shot = std::ranges::find(state.shots, cell, &Shot::cell);
    if (shot == state.shots.end())
        return kit::laidGone(kShotKind, cell);
    return kit::laidIs({cell, kShotKind, game.field().placeOf(cell), 0, shot->value});
}

namespace {

Laid laidOf(const Atz &game, const State &state, int building)
{
    const Searched searched = buildingAt(state, building);
    return {building, kBuildingKind, game.field().placeOf(game.field().firstOf(building)), 0,
            static_cast<std::uint32_t>(searched)};
}

} // namespace

kit::BoardChange buildingIs(const Atz &game, const State &state, int building)
{
    return kit::laidIs(laidOf(game, state, building));
}

std::vector<Counter> countersOf(const Atz &game, const State &state)
{
    std::vector<Counter> counters{{kNoSeat, kInPool, state.pool.size}};
    for (const SeatId seat : kit::EachSeat(game.seats())) {
        counters.push_back({seat, kKills, state.kills[kit::indexOf(seat)]});
        counters.push_back({seat, kGlory, gloryOf(game, state, seat.value)});
    }
    return counters;
}

std::vector<Token> watchedTokens(const Atz &game, const State &state)
{
    std::vector<Token> tokens;
    for (const int who : everyone(state)) {
        if (survivorAt(state, who).where != Where::Apart)
            tokens.push_back(tokenOf(game, state, who));
    }
    return tokens;
}

kit::Happening by(const Stage &stage, int who, std::uint16_t kind, RuleId rule, Numbers numbers)
{
    auto event = ofGame(kind, rule, numbers);
    if (who < 0)
        return event;
    const Survivor &survivor = survivorAt(stage.state, who);
    event.seat = stage.game.seatOf(survivor.side);
    event.who = who;
    if (survivor.isHere())
        event.at = stage.game.field().placeOf(survivor.cell);
    return event;
}

void goTo(const Stage &stage, int who, int cell, kit::Happening event)
{
    Survivor &survivor = survivorAt(stage.state, who);
    const Field &field = stage.game.field();
    const Watch watch(stage);
    const Place from = field.placeOf(survivor.cell), to = field.placeOf(cell);
    survivor.cell = medium(cell);
    watch.tell(fromTo(from, to, std::move(event)));
}

BoardView Atz::view(const State &state, SeatId) const
{
    BoardView board;
    board.turn = state.round;
    board.active = state.active;
    board.acting = state.impulse.who;
    board.tokens = watchedTokens(*this, state);
    for (const Zombie &zombie : state.zombies)
        board.tokens.push_back(tokenOf(*this, zombie));
    board.counters = countersOf(*this, state);
    for (const Shot &shot : state.shots)
        board.laid.push_back({shot.cell, kShotKind, m_field.placeOf(shot.cell), 0, shot.value});
    for (int building = 0; building < m_field.buildings(); ++building) {
        if (buildingAt(state, building) != Searched::No)
            board.laid.push_back(laidOf(*this, state, building));
    }
    return board;
}

} // namespace escarmouche::rules::atz
