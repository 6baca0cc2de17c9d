// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/play/deeds.h"

#include <algorithm>
#include <functional>

namespace escarmouche::rules::atz {

namespace {

enum VolleyStep : std::uint8_t { kNaming, kThrowing, kStriking };

/** One die against one target, which was named as the so manieth (ATZ-FIRE-03). */
void hit(const Stage &stage, const VolleyFrame &volley, int token, int ordinal, int face,
         bool isLeftOver)
{
    State &state = stage.state;
    const int total = face + shotRep(stage.game, survivorAt(state, volley.who));
    const bool isHit = total >= totalNeeded(stage.game, state, volley, token, ordinal);
    const RuleId rule{isLeftOver ? "ATZ-FIRE-05"
                                 : (volley.why == Volley::Grenade ? "ATZ-GREN-03" : "ATZ-FIRE-03")};
    stage.tell([&] {
        auto event = against(
            token, by(stage, volley.who, isHit ? told("hit") : told("missed"), rule, {total}));
        event.to = stage.game.field().placeOf(cellOf(state, token));
        return event;
    });
    if (!isHit)
        return;
    if (isSurvivor(state, token)) {
        state.hit |= bitOf(token);
        auto *duel = topFrame<DuelFrame>(state);
        if (volley.why == Volley::Together && duel && (token == duel->who || token == duel->foe))
            ++duel->hits[token == duel->who ? 0 : 1]; // wounds come when both have fired
        else
            wound(stage, token, 1, {"ATZ-FIRE-14"}, volley.who);
    } else
        removeZombie(stage, token, {"ATZ-FIRE-10"}, volley.who);
}

/** The dice that count, the best first; of a grenade as they fell. */
Faces countedFaces(const Atz &game, const State &state, const VolleyFrame &volley, Faces faces)
{
    if (volley.why == Volley::Grenade)
        return faces;
    std::ranges::sort(faces, std::greater());
    const auto most =
        static_cast<std::size_t>(countedDice(game, survivorAt(state, volley.who), volley));
    if (faces.size() > most)
        faces.resize(most); // ATZ-FIRE-09
    return faces;
}

void hitAll(const Stage &stage, const VolleyFrame &volley)
{
    const auto faces = countedFaces(stage.game, stage.state, volley, stage.state.faces);
    const std::size_t targets = volley.targets.size();
    std::size_t at = 0;
    for (std::size_t die = 0; die < faces.size(); ++die) {
        const bool isLeftOver = die >= targets; // round again, past those who are out
        for (std::size_t tries = 0;
             isLeftOver && tries < targets && cellOf(stage.state, volley.targets[at]) < 0; ++tries)
            at = (at + 1) % targets;
        if (cellOf(stage.state, volley.targets[at]) >= 0)
            hit(stage, volley, volley.targets[at], static_cast<int>(at), faces[die], isLeftOver);
        at = (at + 1) % targets;
    }
}

/** What it leaves: noise, and perhaps an empty gun. */
void makeNoise(const Stage &stage, const VolleyFrame &volley)
{
    State &state = stage.state;
    const Survivor &survivor = survivorAt(state, volley.who);
    if (volley.why == Volley::Grenade) {
        layShot(stage, volley.who, volley.cell, 1, {"ATZ-GREN-04"});
        return;
    }
    const Item *gun = gunOf(stage.game, survivor);
    if (!gun)
        return;
    const int heard = volley.dice + (volley.isPanic ? 1 : 0);
    if (!stage.game.kindOf(*gun).isSilent)
        layShot(stage, volley.who, survivor.cell, heard, {"ATZ-FIRE-17"});
    const auto ones = std::ranges::count(state.faces, 1);
    if (ones >= stage.game.limits().shots.emptyOnes) // ATZ-AMMO-03: of all that were rolled
        emptyGun(stage, volley.who, {"ATZ-AMMO-02"});
    else if (volley.isPanic)
        emptyGun(stage, volley.who, {"ATZ-PANIC-01"});
}

/** Whoever was shot at and not hit tests (ATZ-FIRE-15, ATZ-GREN-05), the first named first. */
void answerShots(const Stage &stage, const VolleyFrame &volley)
{
    State &state = stage.state;
    if (volley.why == Volley::Rushed || volley.why == Volley::Together)
        return; // the duel goes on (ATZ-REACT-34)
    for (std::size_t at = volley.targets.size(); at-- > 0;) {
        const int token = volley.targets[at];
        if (isSurvivor(state, token) && (state.hit & bitOf(token)) == 0 &&
            isEnemy(state, survivorAt(state, volley.who).side, token))
            react(stage, Test::Fired, token, volley.who);
    }
}

} // namespace

std::vector<kit::Dealt> dealtShots(const Atz &game, const State &state, const VolleyFrame &volley,
                                   const Faces &thrown)
{
    const int rep = shotRep(game, survivorAt(state, volley.who));
    return kit::dealt(
        countedFaces(game, state, volley, thrown), volley.targets.size(), [&](int at) {
            const int token = volley.targets[static_cast<std::size_t>(at)];
            return kit::Dealt{token, rep, totalNeeded(game, state, volley, token, at)};
        });
}

int shotRep(const Atz &game, const Survivor &survivor)
{
    const bool isMarksman = game.kindOf(survivor).ability == Ability::Marksman; // ATZ-ABIL-03
    return faceOf(game, survivor).rep + (isMarksman ? 1 : 0);
}

int totalNeeded(bool isCovered, int ordinal, bool isHard)
{
    constexpr int kSure = 10, kFair = 9, kEasy = 8;
    if (isCovered || ordinal >= 2)
        return kSure;
    return ordinal == 1 || isHard ? kFair : kEasy;
}

int totalNeeded(const Atz &game, const State &state, const VolleyFrame &volley, int token,
                int ordinal)
{
    const int cell = cellOf(state, token);
    const auto isHard = [&] {
        const Survivor &survivor = survivorAt(state, token);
        const int far = game.field().distance(survivorAt(state, volley.who).cell, cell);
        const bool isRushed = volley.why == Volley::Rushed || volley.why == Volley::Together;
        return isRushed || far >= game.limits().shots.far || hasVest(game, survivor); // ATZ-FIRE-11
    };
    return totalNeeded(!game.field().isClear(cell), // ATZ-FIRE-18
                       volley.why == Volley::Grenade ? 0 : ordinal,
                       isSurvivor(state, token) && isHard());
}

int rolledDice(const Atz &game, const Survivor &survivor, const VolleyFrame &volley)
{
    const Item *gun = gunOf(game, survivor);
    const bool isImproved = volley.why != Volley::Grenade && gun && gun->isImproved; // ATZ-FIRE-12
    return volley.dice + (volley.isPanic ? 1 : 0) + (isImproved ? 1 : 0);
}

int countedDice(const Atz &game, const Survivor &survivor, const VolleyFrame &volley)
{
    const int all = rolledDice(game, survivor, volley);
    const Item *gun = gunOf(game, survivor);
    const int kept = gun ? game.kindOf(*gun).keptDice : 0;
    return kept > 0 ? std::min(kept, all) : all;
}

Judged<void> judgeTarget(const Atz &game, const State &state, const VolleyFrame &volley, int token)
{
    if (auto shot = judgeShot(game, state, volley.who, token); !shot)
        return shot;
    const int cell = cellOf(state, token);
    if (volley.targets.empty() && ((volley.foe >= 0 && token != volley.foe) ||
                                   (volley.cell != kit::kNoCell && cell != volley.cell)))
        return refuse({"ATZ-REACT-04"}, "refused.other-target");
    if (volley.why == Volley::Charged && cell != volley.cell)
        return refuse({"ATZ-REACT-13"}, "refused.other-hex");
    if (volley.targets.empty())
        return {};
    const Survivor &survivor = survivorAt(state, volley.who);
    const auto isNamed = std::ranges::find(volley.targets, token) != volley.targets.end();
    const int most = countedDice(game, survivor, volley);
    if (isNamed || static_cast<int>(volley.targets.size()) >= most)
        return refuse({"ATZ-FIRE-04"}, "refused.named", most, most);
    const bool oneHex = game.kindOf(*gunOf(game, survivor)).oneHex;
    const bool isNear = std::ranges::any_of(volley.targets, [&](int other) {
        return game.field().distance(cell, cellOf(state, other)) <= (oneHex ? 0 : 1);
    });
    return refuseUnless(isNear, {oneHex ? "ATZ-FIRE-09" : "ATZ-FIRE-04"}, "refused.apart");
}

bool mayNameMore(const Atz &game, const State &state, const VolleyFrame &volley)
{
    return std::ranges::any_of(allTokens(state), [&](int token) {
        return judgeTarget(game, state, volley, token).has_value();
    });
}

void run(const Stage &stage, VolleyFrame &frame)
{
    State &state = stage.state;
    const Survivor &survivor = survivorAt(state, frame.who);
    if (frame.step == kNaming) {
        if (mayNameMore(stage.game, state, frame))
            return stage.ask(seatOf(state, frame.who), Asked::Aim);
        if (frame.targets.empty())
            return stage.pop(); // nobody is there to be shot at
        return shootNow(stage);
    }
    if (frame.step == kThrowing) {
        frame.step = kStriking;
        const int dice = rolledDice(stage.game, survivor, frame);
        if (dice > 0)
            return stage.push(
                RollFrame{.who = frame.who, .count = small(dice), .reason = reason("shot-roll")});
        state.faces.clear();
    }
    const VolleyFrame volley = frame;
    if (volley.why != Volley::Grenade) {
        const std::uint16_t kind = volley.isPanic ? told("panicked") : told("fired");
        const RuleId rule{volley.isPanic ? "ATZ-PANIC-01" : "ATZ-FIRE-08"};
        tellDice(stage, volley.who, kind, rule, {static_cast<int>(volley.targets.size())});
    }
    stage.pop();
    state.hit = 0;
    if (!volley.targets.empty())
        hitAll(stage, volley);
    makeNoise(stage, volley);
    answerShots(stage, volley);
}

void nameTarget(const Stage &stage, const Action &action)
{
    auto *volley = topFrame<VolleyFrame>(stage.state);
    if (action.deed == Deed::Fire) {
        volley->dice = action.dice;
        volley->isPanic = action.panic;
    }
    volley->targets.push_back(action.whom);
}

void shootNow(const Stage &stage)
{
    topFrame<VolleyFrame>(stage.state)->step = kThrowing;
}

} // namespace escarmouche::rules::atz
