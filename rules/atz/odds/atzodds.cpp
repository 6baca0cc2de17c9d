// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/odds/atzodds.h"

#include "rules/atz/play/deeds.h"
#include "rules/kit/odds/volley.h"

#include <algorithm>
#include <array>
#include <string>

namespace escarmouche::rules::atz::odds {

namespace {

OddsAnswer volleyOdds(const OddsWish &wish)
{
    kit::Volley volley{.bonus = 4};
    int zombies = 1;
    kit::give(wish, "rep", volley.bonus);
    kit::give(wish, "dice", volley.dice);
    kit::give(wish, "best", volley.kept);
    kit::give(wish, "zombies", zombies);
    for (int target = 0; target < zombies; ++target)
        volley.needed.push_back(totalNeeded(wish.has("cover"), target, false));
    const kit::VolleyShares shares = kit::sharesOf(volley);
    kit::Answering answering;
    for (int many = 0; many <= zombies; ++many) {
        const std::string count = std::to_string(many);
        answering.add("kills_" + count,
                      {"zombies destroyed: " + count, "zombies détruits\u00a0: " + count},
                      kit::shareOf(shares.hit, many));
    }
    answering.add("emptied", {"the gun must be reloaded", "l’arme est à recharger"},
                  shares.pairOfOnes);
    return answering.answer();
}

OddsAnswer meleeOdds(const OddsWish &wish)
{
    Round round;
    kit::give(wish, "rep", round.rep);
    kit::give(wish, "dice", round.dice);
    kit::give(wish, "zombies", round.zombies);
    const Distribution all = sharesOf(round);
    return kit::answerOf(
        {{"kills", {"a zombie is destroyed", "un zombie est détruit"}, kit::shareOf(all, 1)},
         {"even", {"nothing happens", "il ne se passe rien"}, kit::shareOf(all, 0)},
         {"wound", {"one wound", "une blessure"}, kit::shareOf(all, -1)},
         {"two_wounds", {"two wounds", "deux blessures"}, kit::shareOf(all, -2)}});
}

OddsAnswer chargeOdds(const OddsWish &wish)
{
    Charged charged{.isArmed = !wish.has("unarmed"), .inCover = wish.has("cover")};
    kit::give(wish, "rep", charged.rep);
    kit::give(wish, "zombies", charged.zombies);
    const Distribution all = sharesOf(charged);
    const auto share = [&](Facing facing) { return kit::shareOf(all, static_cast<int>(facing)); };
    return kit::answerOf(
        {{"fires", {"fires, then fights", "tire, puis combat"}, share(Facing::Fires)},
         {"fights", {"fights without a shot", "combat sans tirer"}, share(Facing::Fights)},
         {"flees", {"flees", "fuit"}, share(Facing::Flees)}});
}

OddsOption repOption()
{
    return OddsOption::whole("rep", {"REP", "REP"},
                             {"Rep of the survivor", "Réputation du survivant"}, 1, 6);
}

OddsOption option(const std::string &key, Text help, int most)
{
    const Text unit = key == "zombies" ? Text{"ZOMBIES", "ZOMBIES"} : Text{"DICE", "DÉS"};
    return OddsOption::whole(key, unit, std::move(help), 1, most);
}

} // namespace

Distribution sharesOf(const Round &round)
{
    Distribution shares;
    for (const auto &[own, share] : kit::successes(round.dice, round.rep)) {
        for (const auto &[theirs, other] : kit::successes(round.zombies, ZombieFigures{}.rep)) {
            const int wounds = woundsOf(MeleeFigures{}, round.zombies, theirs, own);
            const int what = own > theirs ? 1 : own == theirs ? 0 : -wounds;
            shares[what] = reduced(sum(shares[what], times(share, other.part, other.whole)));
        }
    }
    return shares;
}

Distribution sharesOf(const Charged &charged)
{
    Distribution shares;
    for (const auto &[many, share] : kit::successes(2, charged.rep)) {
        Fraction &met = shares[static_cast<int>(
            facingOf(many, charged.inCover, charged.isArmed, charged.zombies))];
        met = reduced(sum(met, share));
    }
    return shares;
}

const std::vector<OddsCommand> &commands()
{
    static const std::vector<OddsCommand> kCommands{
        {.key = "volley",
         .about = {"Shows how many zombies a volley of All Things Zombie destroys.",
                   "Montre combien de zombies une salve d’All Things Zombie détruit."},
         .words = {},
         .options = {repOption(), option("dice", {"dice rolled", "dés lancés"}, 7),
                     option("best", {"only the best so many count", "seuls les meilleurs comptent"},
                            7),
                     option("zombies",
                            {"named as targets, one after the other",
                             "désignés comme cibles, l’un après l’autre"},
                            7),
                     kit::flag("cover", {"they stand in woods or a building",
                                         "ils sont dans un bois ou un bâtiment"})},
         .examples = {"odds volley --rep 5 --dice 6 --best 3 --zombies 2"}},
        {.key = "charge",
         .about = {"Shows how a survivor of All Things Zombie meets zombies that charge.",
                   "Montre comment un survivant d’All Things Zombie reçoit des zombies qui "
                   "chargent."},
         .words = {},
         .options = {repOption(),
                     option("zombies", {"that charge at once", "qui chargent en même temps"}, 20),
                     kit::flag("cover", {"the survivor stands in woods or a building",
                                         "le survivant est dans un bois ou un bâtiment"}),
                     kit::flag("unarmed", {"has no loaded gun in hand",
                                           "n’a pas d’arme à feu chargée en main"})},
         .examples = {"odds charge --rep 4 --zombies 3"}},
        {.key = "melee",
         .about = {"Shows what a round of melee with zombies in All Things Zombie comes to.",
                   "Montre ce que donne un round de mêlée contre des zombies dans All Things "
                   "Zombie."},
         .words = {},
         .options = {repOption(), option("dice", {"dice of the survivor", "dés du survivant"}, 5),
                     option("zombies", {"in the hex", "dans l’hexagone"}, 20)},
         .examples = {"odds melee --rep 4 --dice 2 --zombies 4"}}};
    return kCommands;
}

std::shared_ptr<const SystemOdds> face()
{
    return std::make_shared<const kit::OddsByKey>(kit::OddsByKey::Answers{
        {"volley", volleyOdds}, {"melee", meleeOdds}, {"charge", chargeOdds}});
}

} // namespace escarmouche::rules::atz::odds
