// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/play/fight.h"

#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/moving.h"

#include <algorithm>

namespace escarmouche::rules::zombies {

namespace {

constexpr int kUsualDie = 4;
enum FightStep : std::uint8_t { FightChoose, FightThrow, FightTold, FightCounted, FightWeighed };

const Effect *effectOf(const CardKind &card, Op op)
{
    if (!card.laid)
        return nullptr;
    const auto met = std::ranges::find(card.laid->always, op, &Effect::op);
    return met == card.laid->always.end() ? nullptr : &*met;
}

const Effect *weaponEffect(const Zombies &game, const State &state, Op op)
{
    const auto *laid = laidCard(state, state.turn.seat, state.fight.weapon);
    return laid ? effectOf(game.box().card(laid->card.kind), op) : nullptr;
}

/** The combat is over: a weapon of few uses has one less. */
void wearOut(const Stage &stage)
{
    const SeatId seat = stage.state.turn.seat;
    const std::uint16_t weapon = stage.state.fight.weapon;
    for (LaidCard &laid : laidBy(stage.state, seat)) {
        if (laid.card.id != weapon || laid.uses == 0)
            continue;
        if (--laid.uses == 0)
            return discardLaid(stage, seat, weapon, kWornOut, {"ZZZ-CARD-08"});
    }
}

/** ZZZ-COMBAT-02, -08: the zombie goes to the collection, its square's token to the player. */
void kill(const Stage &stage, RuleId rule)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    stage.pop();
    const Watch watch(stage);
    Player &player = playerOf(state, seat);
    const kit::BoardChange went = removeZombie(stage, player.at);
    ++player.kills;
    if (state.turn.stopsAfterCombat)
        state.turn.left = 0;
    watch.tell(at(state, player.at, by(seat, kKilled, rule, {player.kills}, {went})));
    wearOut(stage);
    takeToken(stage, seat, {"ZZZ-COMBAT-08"});
    takeJeep(stage);
    endIfWon(stage);
}

/** A 3, and what a card makes one in this turn. */
bool isDodge(const Zombies &game, const State &state)
{
    constexpr int kDodge = 3;
    const int natural = state.fight.natural;
    const bool isOne = natural == kDodge || (state.turn.dodges >> natural & 1) != 0;
    return game.chosen().dodge && isOne && bonusOf(game, state) == 0;
}

/** All see that nothing is left to choose but the loss of a life. */
bool mustSuffer(const Zombies &game, const State &state)
{
    const SeatId seat = state.turn.seat;
    const Player &player = playerOf(state, seat);
    return player.bullets < bulletsNeeded(game, state) && !mayPlay(state, seat) &&
           laidBy(state, seat).empty();
}

void judge(const Stage &stage, FightFrame &frame)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    Fight &fight = state.fight;
    if (fight.isWon)
        return kill(stage, {"ZZZ-CARD-01"});
    const int bonus = bonusOf(stage.game, state);
    const bool isPlain = killingDie(state) == kUsualDie;
    const bool kills = fight.natural + bonus >= killingDie(state);
    if (playerOf(state, seat).isBound && !isDodge(stage.game, state))
        return kills ? leaveDodged(stage, false, {"ZZZ-EXP-09"}) : sufferFailure(stage);
    if (kills)
        return kill(stage, {bonus > 0 ? "ZZZ-CARD-11" : isPlain ? "ZZZ-COMBAT-02" : "ZZZ-EXP-09"});
    if (isDodge(stage.game, state))
        return stage.ask(seat, Asked::Dodged);
    if (fight.isSpared) {
        fight.isSpared = false;
        frame.step = FightThrow;
        return;
    }
    if (mustSuffer(stage.game, state))
        return sufferFailure(stage);
    stage.ask(seat, Asked::Failed);
}

} // namespace

bool helpsInCombat(const CardKind &card)
{
    return effectOf(card, Op::CombatBonus) || effectOf(card, Op::CombatReroll);
}

int bonusOf(const Zombies &game, const State &state)
{
    const Effect *bonus = weaponEffect(game, state, Op::CombatBonus);
    return state.fight.bonus + (bonus ? bonus->n : 0);
}

int bulletsNeeded(const Zombies &game, const State &state)
{
    return killingDie(state) - state.fight.natural - bonusOf(game, state);
}

int killingDie(const State &state)
{
    const Square at = playerOf(state, state.turn.seat).at;
    return breedOf(state.town.zombie(at)) == Breed::Plain ? kUsualDie : kUsualDie + 1;
}

int pushesOf(const Zombies &game, const State &state, SeatId seat)
{
    int most = 0;
    for (const LaidCard &laid : laidBy(state, seat)) {
        const Effect *push = effectOf(game.box().card(laid.card.kind), Op::CombatPush);
        most = std::max(most, push ? push->perTurn : 0);
    }
    return most;
}

bool mayReroll(const Zombies &game, const State &state)
{
    const Effect *reroll = weaponEffect(game, state, Op::CombatReroll);
    return reroll && reroll->natural == state.fight.natural && state.turn.rerolls < reroll->perTurn;
}

void run(const Stage &stage, FightFrame &frame)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    switch (frame.step) {
    case FightChoose:
        if (state.fight.isWon)
            return kill(stage, {"ZZZ-CARD-01"});
        return stage.ask(seat, Asked::Fight);
    case FightThrow:
        return stage.ask(kit::rollOf(seat, kCombatRoll, 1, Reading::Each, {}));
    case FightTold:
        frame.step = FightCounted;
        return openWindow(stage, Asked::Die, kit::allSeats(stage.game.seats(), seat), seat);
    case FightCounted: { // ZZZ-GUTS-02, -03
        frame.step = FightWeighed;
        constexpr int kBrave = 6, kAfraid = 1;
        if (state.fight.natural == kBrave)
            moveGuts(stage, seat, 1, {"ZZZ-GUTS-02"});
        else if (state.fight.natural == kAfraid)
            moveGuts(stage, seat, -1, {"ZZZ-GUTS-03"});
        return;
    }
    default:
        return judge(stage, frame);
    }
}

void take(const Stage &stage, FightFrame &frame, const ChanceAnswer &chance)
{
    frame.step = FightTold;
    stage.state.fight.natural = chance.faces[0];
    stage.tell(withFaces(chance, by(stage.state.turn.seat, kDie, {"ZZZ-COMBAT-02"})));
}

bool isFought(const State &state, Square square)
{
    const auto isFight = [](const Frame &frame) {
        return std::holds_alternative<FightFrame>(frame);
    };
    return playerOf(state, state.turn.seat).at == square &&
           std::ranges::any_of(state.frames, isFight);
}

void fightZombie(const Stage &stage, RuleId rule)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    state.fight = {};
    stage.push(FightFrame{});
    stage.tell(at(state, playerOf(state, seat).at, by(seat, kMet, rule)));
}

void rollCombat(const Stage &stage, std::uint16_t weapon)
{
    if (weapon != 0)
        stage.state.fight.weapon = weapon;
    topFrame<FightFrame>(stage.state)->step = FightThrow;
}

void payBullets(const Stage &stage)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    const bool isDodged = isDodge(stage.game, state);
    const int bullets = bulletsNeeded(stage.game, state);
    const Watch watch(stage);
    Player &player = playerOf(state, seat);
    addTo(player.bullets, -bullets);
    addTo(state.bullets, bullets);
    const bool isTwo = stage.game.chosen().dodge && state.fight.natural == 2;
    const RuleId rule{isDodged ? "ZZZ-DODGE-02" : isTwo ? "ZZZ-DODGE-04" : "ZZZ-COMBAT-03"};
    watch.tell(by(seat, kPaid, rule, {bullets}));
    kill(stage, rule);
}

void sufferFailure(const Stage &stage)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    topFrame<FightFrame>(state)->step = FightThrow; // ZZZ-COMBAT-04
    loseLife(stage, seat, {"ZZZ-COMBAT-03"});
    if (playerOf(state, seat).isDead)
        stage.pop();
    else
        topFrame<FightFrame>(state)->step = FightChoose;
}

void leaveDodged(const Stage &stage, bool takesToken, RuleId rule)
{
    State &state = stage.state;
    const SeatId seat = state.turn.seat;
    stage.pop();
    stage.tell(at(state, playerOf(state, seat).at, by(seat, kDodged, rule)));
    wearOut(stage);
    if (takesToken)
        takeToken(stage, seat, {"ZZZ-DODGE-02"});
}

} // namespace escarmouche::rules::zombies
