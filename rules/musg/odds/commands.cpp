// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/odds/answers.h"
#include "rules/musg/odds/musgodds.h"

namespace escarmouche::rules::musg::odds {

namespace {

using Kind = OddsOption::Kind;

constexpr int kMostTimes = 6; // twice for each PA of a chief
const Text kForm{"RACE/RANK/GEAR", "RACE/RANG/ÉQUIPEMENT"};

OddsOption ruleSwitch()
{
    return {.key = kOption,
            .kind = Kind::Switch,
            .value = {"KEY=VALUE", "CLÉ=VALEUR"},
            .help = {"a switch of the rules; may be repeated",
                     "une option des règles\u00a0; peut être répété"},
            .repeated = true};
}

OddsCommand attack()
{
    return {
        .key = kAttackCommand,
        .about =
            {"Shows what a shot or a strike needs to roll, and its exact odds. A figure is "
             "RACE/RANK/GEAR…, or FIGURE of a band: BAND#FIGURE.",
             "Montre ce qu’un tir ou une frappe doit obtenir aux dés, et ses chances exactes. Une "
             "figurine est RACE/RANG/ÉQUIPEMENT…, ou FIGURINE d’une bande\u00a0: BANDE#FIGURINE."},
        .words = {{.key = kAttacker,
                   .kind = Kind::Figure,
                   .value = {"FIGURE", "FIGURINE"},
                   .form = kForm},
                  {.key = kTarget,
                   .kind = Kind::Figure,
                   .value = {"FIGURE", "FIGURINE"},
                   .form = kForm}},
        .options =
            {{.key = kWeapon,
              .kind = Kind::Word,
              .value = {"ENTRY", "ENTRÉE"},
              .help = {"what the attack is made with; two of them strike together",
                       "l’arme de l’attaque\u00a0; deux armes frappent ensemble"},
              .repeated = true},
             {.key = kDistance,
              .kind = Kind::Length,
              .value = {"PAS", "PAS"},
              .help = {"from base to base, in pas", "de socle à socle, en pas"}},
             {.key = kHeight,
              .kind = Kind::Length,
              .value = {"PAS", "PAS"},
              .help = {"how much higher than the target the attacker stands, in pas",
                       "de combien l’attaquant domine la cible, en pas"}},
             {.key = kObstacle,
              .kind = Kind::Length,
              .value = {"PAS", "PAS"},
              .help =
                  {"something that hides the target, so far from the attacker; may be repeated",
                   "un obstacle qui cache la cible, à cette distance de l’attaquant\u00a0; peut "
                   "être répété"},
              .repeated = true},
             {.key = kCharge,
              .kind = Kind::Flag,
              .value = {},
              .help = {"the attacker has just charged", "l’attaquant vient de charger"}},
             OddsOption::whole(
                 kTimes, {"N", "N"},
                 {"how many attacks in one activation, as its PA allow; 1 by default",
                  "nombre d’attaques dans l’activation, selon ses PA\u00a0; 1 par défaut"},
                 1, kMostTimes),
             {.key = kWith,
              .kind = Kind::Figure,
              .value = {"FIGURE", "FIGURINE"},
              .help =
                  {"a figurant who strikes together with the attacker; may be repeated, up to five "
                   "times",
                   "un figurant qui frappe avec l’attaquant\u00a0; peut être répété, cinq fois au "
                   "plus"},
              .repeated = true,
              .form = kForm},
             {.key = kGuard,
              .kind = Kind::Figure,
              .value = {"FIGURE", "FIGURINE"},
              .help = {"who stands a pas beside the target and may take a hit for it; up to three",
                       "qui se tient à un pas de la cible et peut encaisser une touche pour "
                       "elle\u00a0; "
                       "jusqu’à trois"},
              .repeated = true,
              .form = kForm},
             {.key = kPolicy,
              .kind = Kind::Choice,
              .value = {"ANSWER", "RÉPONSE"},
              .help =
                  {"what the other seats answer: nobody (intervenes for another; what one has "
                   "is used), guards (step in whenever they may) or nothing (is used either); "
                   "guards when some are named, else nobody",
                   "ce que répondent les autres camps\u00a0: nobody (personne ne s’interpose, mais "
                   "chacun se sert de ce qu’il a), guards (les gardes s’interposent dès qu’ils "
                   "le peuvent) ou nothing (rien de facultatif ne sert)\u00a0; guards si des "
                   "gardes "
                   "sont nommés, sinon nobody"},
              .choices = {"nobody", kGuards, "nothing"},
              .needs = {{kGuards,
                         kGuard,
                         {"“--policy guards” needs a guard: add --guard FIGURE.",
                          "«\u00a0--policy guards\u00a0» demande un garde\u00a0: ajoutez --guard "
                          "FIGURINE."}}}},
             ruleSwitch()},
        .examples = {
            "odds attack human/sous-fifre/rifle orc/chief/shield --distance 12 --obstacle 10",
            "odds attack orc/chief/sword human/sous-fifre --charge",
            "odds attack human/chief/pistol orc/sous-fifre --distance 5 --times 2",
            "odds attack human/figurant/sword orc/chief --with human/figurant --with "
            "human/figurant",
            "odds attack orc/sous-fifre/rifle human/chief --distance 12 --guard human/sous-fifre",
            "odds attack \"Les Crocs#chief\" \"sample:karnash#3\" --charge"}};
}

OddsCommand commandTest()
{
    return {
        .key = kTestCommand,
        .about = {"Shows a figure’s exact chance of passing a command test.",
                  "Montre les chances exactes d’une figurine de réussir un test de commandement."},
        .words = {{.key = kFigure,
                   .kind = Kind::Figure,
                   .value = {"FIGURE", "FIGURINE"},
                   .form = kForm}},
        .options =
            {{.key = kTest,
              .kind = Kind::Word,
              .value = {"TEST", "TEST"},
              .help =
                  {"rally, charge, receive-charge, spot, under-fire or rout; rally when left out",
                   "rally (ralliement), charge (oser charger), receive-charge (recevoir une "
                   "charge), spot (apercevoir un ennemi), under-fire (sous le feu) ou rout "
                   "(déroute)\u00a0; rally par défaut"}},
             {.key = kWith,
              .kind = Kind::Figure,
              .value = {"FIGURE", "FIGURINE"},
              .help = {"a friend who stands a pas away; may be repeated, up to six times",
                       "un allié à un pas de là\u00a0; peut être répété, six fois au plus"},
              .repeated = true,
              .form = kForm},
             {.key = kAgainst,
              .kind = Kind::Figure,
              .value = {"FIGURE", "FIGURINE"},
              .help = {"the enemy that the test is about", "l’ennemi que le test concerne"},
              .form = kForm},
             ruleSwitch()},
        .examples = {
            "odds command orc/sous-fifre --test rout --with orc/chief",
            "odds command goblin/sous-fifre --test charge --with goblin/sous-fifre --lang fr",
            "odds command \"sample:karnash#3\" --test rally"}};
}

} // namespace

const std::vector<OddsCommand> &commands()
{
    static const std::vector<OddsCommand> kCommands{attack(), commandTest()};
    return kCommands;
}

} // namespace escarmouche::rules::musg::odds
