// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/odds/zombiesodds.h"

#include "rules/kit/odds/answering.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <tuple>

namespace escarmouche::rules::zombies::odds {

namespace {

constexpr int kFaces = 6;
constexpr int kDodge = 3;
constexpr std::array<std::string_view, 3> kPayings{"first", "last", "best"};
constexpr std::array<std::pair<const char *, int FightOdds::*>, 5> kNumbers{
    {{"zombies", &FightOdds::zombies},
     {"life", &FightOdds::life},
     {"bullets", &FightOdds::bullets},
     {"bonus", &FightOdds::bonus},
     {"needed", &FightOdds::needed}}};

/** Adds the shares of an end that has that chance. */
void add(FightShares &to, const FightShares &from, int of)
{
    to.killed = sum(to.killed, times(from.killed, 1, static_cast<Wide>(of)));
    to.dodged = sum(to.dodged, times(from.dodged, 1, static_cast<Wide>(of)));
    to.died = sum(to.died, times(from.died, 1, static_cast<Wide>(of)));
}

/** The course of a fight over what is left, each state worked out once. */
class Course
{
public:
    explicit Course(const FightOdds &fight) : m_fight(fight) {}

    FightShares of(int zombies, int life, int bullets)
    {
        if (zombies == 0)
            return {.killed = {1, 1}};
        if (life == 0)
            return {.died = {1, 1}};
        const auto key = std::tuple(zombies, life, bullets);
        if (const auto met = m_known.find(key); met != m_known.end())
            return met->second;
        FightShares shares;
        for (int die = 1; die <= kFaces; ++die)
            add(shares, after(die, zombies, life, bullets), kFaces);
        for (Fraction *share : {&shares.killed, &shares.dodged, &shares.died})
            *share = reduced(*share);
        m_known.emplace(key, shares);
        return shares;
    }

private:
    FightShares after(int die, int zombies, int life, int bullets)
    {
        const int needed = m_fight.needed - die - m_fight.bonus;
        if (needed <= 0)
            return of(zombies - 1, life, bullets);
        if (m_fight.dodges && die == kDodge && m_fight.bonus == 0)
            return {.dodged = {1, 1}}; // ZZZ-DODGE-03: this one stays, and the combat is over
        const FightShares suffered = of(zombies, life - 1, bullets);
        if (bullets < needed || (m_fight.paying == Paying::Last && life > 1))
            return suffered;
        const FightShares paid = of(zombies - 1, life, bullets - needed);
        const bool isBetter = decimal(paid.killed) >= decimal(suffered.killed);
        return m_fight.paying == Paying::Best && !isBetter ? suffered : paid;
    }

    const FightOdds &m_fight;
    std::map<std::tuple<int, int, int>, FightShares> m_known;
};

OddsAnswer answerOf(const FightOdds &fight, const std::string &paying)
{
    const FightShares shares = sharesOf(fight);
    kit::Answering answering;
    for (const auto &[key, member] : kNumbers)
        answering.repeat({key, {std::int64_t{fight.*member}}});
    answering.repeat({"pay", {paying}});
    answering.add("kills",
                  fight.zombies == 1 ? Text{"the zombie is killed", "le zombie est tué"}
                                     : Text{"all zombies are killed", "tous les zombies sont tués"},
                  shares.killed);
    if (fight.dodges)
        answering.add("dodges", {"a zombie is dodged", "un zombie est esquivé"}, shares.dodged);
    answering.add("dies", {"the pawn dies", "le pion meurt"}, shares.died);
    return answering.answer();
}

OddsAnswer fightOdds(const OddsWish &wish)
{
    FightOdds fight;
    for (const auto &[key, member] : kNumbers)
        kit::give(wish, key, fight.*member);
    fight.dodges = wish.has("dodge");
    const auto paying = wish.first<std::string>("pay", std::string(kPayings[2]));
    fight.paying = static_cast<Paying>(std::ranges::find(kPayings, paying) - kPayings.begin());
    return answerOf(fight, paying);
}

} // namespace

FightShares sharesOf(const FightOdds &fight)
{
    return Course(fight).of(fight.zombies, fight.life, fight.bullets);
}

const std::vector<OddsCommand> &commands()
{
    static const std::vector<OddsCommand> kCommands{
        {.key = "fight",
         .about = {"Shows how likely a pawn of Zombies!!! wins its combats.",
                   "Montre les chances d’un pion de Zombies!!! de gagner ses combats."},
         .words = {},
         .options =
             {OddsOption::whole("life", {"TOKENS", "JETONS"}, {"life tokens", "jetons vie"}, 1, 5),
              OddsOption::whole("bullets", {"TOKENS", "JETONS"},
                                {"bullet tokens", "jetons munition"}, 0, 20),
              OddsOption::whole("bonus", {"BONUS", "BONUS"},
                                {"added to every die", "ajouté à chaque dé"}, 0, 3),
              OddsOption::whole("zombies", {"ZOMBIES", "ZOMBIES"},
                                {"fought one after the other", "combattus l’un après l’autre"}, 1,
                                10),
              OddsOption::whole("needed", {"DIE", "DÉ"},
                                {"the least die that kills", "le plus petit dé qui tue"}, 4, 5),
              {.key = "pay",
               .kind = OddsOption::Kind::Choice,
               .value = {"WHEN", "QUAND"},
               .help = {"when bullets are paid: whenever they kill, with the last life, or as is "
                        "best",
                        "quand payer les munitions\u00a0: dès qu’elles tuent, à la dernière vie, "
                        "ou au mieux"},
               .choices = {"first", "last", "best"}},
              kit::flag("dodge", {"a 3 dodges", "un 3 esquive"})},
         .examples = {"odds fight --bullets 2 --life 3 --bonus 1"}}};
    return kCommands;
}

std::shared_ptr<const SystemOdds> face()
{
    return std::make_shared<const kit::OddsByKey>(kit::OddsByKey::Answers{{"fight", fightOdds}});
}

} // namespace escarmouche::rules::zombies::odds
