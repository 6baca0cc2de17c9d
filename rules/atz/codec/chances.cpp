// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/codec/codec.h"
#include "rules/atz/odds/atzodds.h"
#include "rules/atz/play/deeds.h"
#include "rules/kit/odds/volley.h"

#include <utility>

// What an answer would come to, exactly, before a die is rolled again.

namespace escarmouche::rules::atz {

namespace {

/** The volley with what the answer adds to it. */
VolleyFrame volleyWith(const Atz &game, const State &seen, const Action &action)
{
    if (action.deed == Deed::Throw)
        return grenadeInto(seen, subjectOf(seen), game.field().cellAt(action.at.address));
    const auto *begun = topFrame<VolleyFrame>(seen);
    VolleyFrame volley = begun ? *begun : VolleyFrame{.who = tiny(subjectOf(seen)), .targets = {}};
    if (action.deed == Deed::Fire) {
        volley.dice = action.dice;
        volley.isPanic = action.panic;
    }
    if (action.deed != Deed::Shoot)
        volley.targets.push_back(action.whom);
    return volley;
}

std::vector<ChanceLine> ofVolley(const AtzCodec &codec, const Atz &game, const State &seen,
                                 const VolleyFrame &volley)
{
    const Survivor &survivor = survivorAt(seen, volley.who);
    const bool isThrown = volley.why == Volley::Grenade; // a die for each (ATZ-GREN-03)
    kit::Volley asked{.bonus = shotRep(game, survivor),
                      .dice = isThrown ? 1 : rolledDice(game, survivor, volley),
                      .kept = countedDice(game, survivor, volley)};
    std::vector<ChanceLine> lines{{{"odds.hit", {}}, {}}};
    kit::VolleyShares shares;
    for (int at = 0; const int token : volley.targets) {
        asked.needed.push_back(totalNeeded(game, seen, volley, token, at++));
        shares = kit::sharesOf(asked);
        lines[0].chances.push_back(
            {{"odds.of", {{"whom", codec.nameOf(game, token)}}}, shares.hits.back()});
        if (isThrown)
            asked.needed.clear();
    }
    if (!isThrown && !volley.isPanic && shares.pairOfOnes.part > 0)
        lines.push_back(kit::chanceLine("odds.empties", shares.pairOfOnes));
    return lines;
}

Distribution ofTest(const Atz &game, const State &seen, int who)
{
    return kit::successes(2, faceOf(game, survivorAt(seen, who)).rep);
}

/** A round there against zombies alone. */
std::vector<ChanceLine> ofMelee(const Atz &game, const State &seen, int who, int cell)
{
    const int zombies = zombiesIn(seen, cell);
    if (zombies == 0 || survivorIn(seen, cell, who) >= 0)
        return {};
    const Survivor &survivor = survivorAt(seen, who);
    const odds::Round round{faceOf(game, survivor).rep, meleeDice(game, survivor), zombies};
    std::vector<ChanceLine> lines{
        kit::chanceLine("odds.melee", odds::sharesOf(round), 1,
                        {"odds.kill", "odds.even", "odds.wound", "odds.wounds"})};
    if (can(game, seen, who, Ability::CheatDeath) &&
        survivor.wounds + 1 >= lastWound(game, survivor)) // ATZ-ABIL-07
        lines.push_back(kit::chanceLine("odds.lives", atLeast(ofTest(game, seen, who), 1)));
    return lines;
}

/** A step into the hex of an enemy: the test (ATZ-REACT-43), then melee. */
std::vector<ChanceLine> ofCharge(const Atz &game, const State &seen, int who, int cell)
{
    const Survivor &survivor = survivorAt(seen, who);
    if (!hasEnemy(seen, survivor.side, cell))
        return {};
    auto lines = ofMelee(game, seen, who, cell);
    if (!game.kindOf(survivor).isStar)
        lines.insert(lines.begin(),
                     kit::chanceLine("odds.test", ofTest(game, seen, who), 2,
                                     {"odds.charge-2", "odds.charge-1", "odds.charge-0"}));
    return lines;
}

/** A die rolled again: whether it does better, or worse where it is somebody else's. */
ChanceLine ofReroll(const Atz &game, const State &seen, const RollFrame &roll, int die)
{
    const auto again = rolledAgain(game, seen, die);
    if (askedOf(seen) == Asked::ForceReroll) // of a melee
        return kit::chanceLine("odds.fails", again.worse);
    const char *better = repTested(game, seen, roll) ? "odds.succeeds" : "odds.higher";
    return kit::chanceLine(kit::frameUnder<VolleyFrame>(seen) ? "odds.hits" : better, again.better);
}

} // namespace

std::optional<Chances> AtzCodec::odds(const Game &game, const State &seen,
                                      const Game::Plan &plan) const
{
    const Action &action = plan.action;
    const int who = subjectOf(seen);
    Chances all;
    switch (action.deed) {
    case Deed::Fire:
    case Deed::Aim:
    case Deed::Shoot:
    case Deed::Throw:
        all.lines = ofVolley(*this, game, seen, volleyWith(game, seen, action));
        break;
    case Deed::Go:
        if (askedOf(seen) == Asked::Impulse)
            all.lines = ofCharge(game, seen, who, game.field().cellAt(action.at.address));
        break;
    case Deed::End:
    case Deed::Fight:
        if (!seen.impulse.hasFought)
            all.lines = ofMelee(game, seen, who, survivorAt(seen, who).cell);
        break;
    case Deed::Treat:
    case Deed::Cure:
        all.lines = {kit::chanceLine(
            "odds.works", atLeast(ofTest(game, seen, who), action.deed == Deed::Cure ? 2 : 1))};
        break;
    case Deed::Reroll:
        all.lines = {ofReroll(game, seen, *topFrame<RollFrame>(seen), action.die)};
        break;
    default:
        break;
    }
    return all.lines.empty() ? std::nullopt : std::optional(std::move(all));
}

} // namespace escarmouche::rules::atz
