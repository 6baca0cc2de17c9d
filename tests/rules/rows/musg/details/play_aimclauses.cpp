// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/shooting/play_aim.h"
#include "tests/rules/rows/musg/turn/play_morale.h"

namespace escarmouche::tests {

namespace {

// Single clauses of shooting whose other rows would not notice them broken.

/** The PA that one shot with that weapon costs; every die shows a 1. */
inline int paOfShot(Trial &trial, const char *gun)
{
    FightTable table(trial);
    const auto he = table.add(0, chief("elf", {gun}), 1000);
    const auto it = table.add(1, chief("human"), at(500));
    table.activate(he);
    table.act(Shoot{he, 0, it, {}});
    return 9 - table[he].pa;
}

} // namespace

void addGunClauses(RuleRows &rows)
{
    rows.push_back(
        {"the heavy weapons, 2 PA each", {"MUSG-RANGED-13"}, {"MUSG-RANGED-11"}, [](Trial &trial) {
             for (const char *gun :
                  {"machine-gun", "bazooka", "grenade-launcher", "cannon", "howitzer"})
                 trial.equal(paOfShot(trial, gun), 2, gun);
         }});
    rows.push_back({"flamethrower, shotgun and assault rifle are not heavy",
                    {"MUSG-ACT-09"},
                    {"MUSG-RANGED-13"},
                    [](Trial &trial) {
                        for (const char *gun : {"flamethrower", "shotgun", "assault-rifle"})
                            trial.equal(paOfShot(trial, gun), 1, gun);
                    }});
    rows.push_back(fight("of a group who is out of range is passed over", {"MUSG-RANGED-07"},
                         {"MUSG-RANGED-08"}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                             const auto first = table.add(1, sousFifre("human"), at(1790));
                             const auto far = table.add(1, sousFifre("human"), at(1801), 1150);
                             table.activate(he);
                             table[first].pv = 1;
                             const auto plan = table.plan<ShotPlan>(Shoot{he, 0, first, {}});
                             table.equal(plan.victims.count(), 1, "victims");
                             table.dice({6, 6, 6, 6}).act(Shoot{he, 0, first, {}});
                             table.allThrown();
                             table.equal(table[far].pv, 3, "PV of the one beyond");
                         }));
    rows.push_back(
        fight("under fire the strongest of one's own weapons counts", {}, {"MUSG-REACT-09"},
              [](FightTable &table) {
                  table.switches.underFire = true;
                  const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                  const auto it = table.add(1, chief("human", {"pistol", "rifle"}), 2600);
                  const auto next =
                      table.add(1, sousFifre("human", {"rifle", "throwing-stars"}), 2600, 2000);
                  table.activate(he);
                  table.dice({1}).act(Shoot{he, 0, it, {}});
                  table.dice({1}).act(Shoot{he, 0, next, {}});
                  table.allThrown();
                  table.equal(table.told<play::Tested>(), 0, "tests");
              }));
    rows.push_back(fight("who is only half behind a wall feels the blast", {"MUSG-RANGED-16"}, {},
                         [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"grenade"}), 1000);
                             const auto it = table.add(1, chief("human"), at(250));
                             const auto half = table.add(1, chief("human"), at(250), 1170);
                             table.wall(1200, 1060, 1350, 1110, 300, geo::trait::kImpassable);
                             table.activate(he);
                             table.dice({2, 6, 6}).act(Shoot{he, 0, it, {}});
                             table.allThrown();
                             table.equal(table[half].pv, 5, "PV");
                         }));
    rows.push_back(
        fight("a shaken figure keeps an R of 1", {"MUSG-MELEE-02"}, {}, [](FightTable &table) {
            const auto he = table.add(0, chief("elf", {"club"}), 1000);
            const auto it = table.add(1, figurant(), 1100);
            table.activate(he);
            table[it].set(play::Mark::Shaken);
            table[it].foe = he;
            table.equal(play::resistance(table.game(), table.state(), it, he), 1, "R");
            table.dice({1}).act(play::Strike{he, it, 1});
        }));
    rows.push_back(fight("who throws himself before his chief stays where he was", {"MUSG-FREE-01"},
                         {}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                             const auto boss = table.add(1, chief("human"), at(500));
                             const auto mate = table.add(1, sousFifre("human"), at(500), 1200);
                             table.activate(he);
                             table.dice({2, 1}).act(Shoot{he, 0, boss, {}});
                             table.act(play::ChooseFigure{mate});
                             table.allThrown();
                             table.equal(table.last<play::FigureHit>().resistance, 2, "R");
                             table.equal(table[mate].at.y, 1200, "y");
                             table.equal(table[boss].at.y, 1000, "y of the chief");
                         }));
}

void addVictimClauses(RuleRows &rows)
{
    rows.push_back(fight("the first victim's number to hit holds for the whole shot",
                         {"MUSG-RANGED-08"}, {}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                             const auto first = table.add(1, sousFifre("human"), at(580));
                             const auto next = table.add(1, sousFifre("human"), at(680), 1080);
                             table.activate(he);
                             table.expect(play::distance(table.game(), table.state(), he, next) >
                                              table.fighter(he).guns.front().ranges[0],
                                          "the next is at medium range");
                             table[first].pv = 1;
                             const Shoot shot{he, 0, first, {}};
                             table.equal(table.plan<ShotPlan>(shot).needed, 2, "to hit");
                             table.dice({2, 2, 2, 6, 6, 6}).act(shot);
                             table.allThrown();
                             table.expect(!table[first].onTable(), "the first is down");
                             table.equal(table[next].pv, 1, "PV of the next");
                         }));
    rows.push_back(fight("a wall that hides two of a group is rolled for once", {"MUSG-RANGED-08"},
                         {}, [](FightTable &table) {
                             const auto he = table.add(0, chief("elf", {"machine-pistol"}), 1000);
                             const auto first = table.add(1, sousFifre("human"), at(300));
                             const auto next = table.add(1, sousFifre("human"), at(450), 1080);
                             table.wall(1200, 800, 1210, 1200, 80);
                             table.activate(he);
                             table[first].pv = 1;
                             const Shoot shot{he, 0, first, {}};
                             const auto plan = table.plan<ShotPlan>(shot);
                             table.equal(static_cast<int>(plan.cover.size()), 1, "obstacles");
                             // Cover, to hit, the first one's damage, then the next one's.
                             table.dice({3, 3, 3, 2, 2, 2, 6, 6, 6}).act(shot);
                             table.allThrown();
                             table.equal(table[next].pv, 1, "PV of the next");
                         }));
    rows.push_back(fight("who has F 1 throws stars with a force of 1", {"MUSG-RANGED-10"}, {},
                         [](FightTable &table) {
                             BandBuilder weak("goblin");
                             weak.sousFifre().injury("malus-force").with("throwing-stars");
                             const auto he = table.add(0, weak, 1000);
                             const auto it = table.add(1, chief("human"), at(250));
                             table.activate(he);
                             table.equal(table.fighter(he).f, 1, "F");
                             const Shoot shot{he, 0, it, {}};
                             table.equal(table.plan<ShotPlan>(shot).force, 1, "force");
                             table.dice({6, 1}).act(shot);
                             table.allThrown();
                             table.equal(table.last<play::FigureHit>().force, 1, "force");
                         }));
    rows.push_back({"the ally's roll is at the value of the range",
                    {"MUSG-RANGED-24"},
                    {"MUSG-RANGED-23"},
                    [](Trial &trial) {
                        for (const auto &[gap, needed] :
                             {std::pair{1000, 3}, std::pair{1001, 4}, std::pair{2000, 4},
                              std::pair{2001, 5}, std::pair{3000, 5}}) {
                            for (const int face : {needed - 1, needed}) {
                                FightTable table(trial);
                                table.switches.shootingIntoMelee = true;
                                const auto he = table.add(0, chief("elf", {"rifle"}), 1000);
                                const auto it = table.add(1, sousChef("human"), at(gap));
                                const auto ally = table.add(0, sousFifre("elf"), at(gap), 1100);
                                table.activate(he);
                                table.dice({face, 6, 6}).act(Shoot{he, 0, it, {}});
                                table.allThrown();
                                const bool fails = face < needed;
                                table.equal(table[ally].pv, fails ? 2 : 3, "PV of the ally");
                                table.equal(table[it].pv, fails ? 4 : 3, "PV of the target");
                            }
                        }
                    }});
}

namespace {

/** Why that weapon cannot be fired once more after a shot in a game without rest. */
std::string refusedWithoutRest(Trial &trial, const char *gun, std::initializer_list<int> dice)
{
    FightTable table(trial);
    table.switches.noRest = true;
    const auto he = table.add(0, chief("elf", {gun}), 1000);
    const auto it = table.add(1, chief("human"), at(900));
    table.activate(he);
    table.dice(dice).act(Shoot{he, 0, it, {}});
    table.allThrown();
    table.equal(table[it].pv, 5, "PV");
    return table.refusal(Shoot{he, 0, it, {}});
}

/** An elf chief who shoots past a friend at somebody 4 pas away. */
struct PastFriend {
    FightTable table;
    play::FigureId he, mate, it;

    PastFriend(Trial &trial, const char *gun, bool hasGunsmith = false) : table(trial)
    {
        he = table.add(0, chief("elf", {gun}), 1000);
        mate = table.add(0, chief("elf"), 1200);
        it = table.add(1, chief("human"), at(400));
        if (hasGunsmith)
            table.add(0, merc("dwarf-gunsmith"), 1000, 3000);
        table.activate(he);
    }
    void shoot(std::initializer_list<int> dice)
    {
        table.dice(dice).act(Shoot{he, 0, it, {}});
        table.allThrown();
        table.equal(table[it].pv, 6, "PV of the target");
    }
};

} // namespace

void addAccidentClauses(RuleRows &rows)
{
    rows.push_back(
        {"without rest a launcher may have fired its last",
         {"MUSG-RANGED-18"},
         {"MUSG-RANGED-19"},
         [](Trial &trial) {
             for (const char *gun : {"grenade-launcher", "bazooka"}) {
                 trial.equal(refusedWithoutRest(trial, gun, {2, 6, 3}), std::string(), gun);
                 trial.equal(refusedWithoutRest(trial, gun, {2, 6, 2}),
                             std::string("no-ammunition"), gun);
             }
         }});
    rows.push_back({"a cannon and a howitzer never run out",
                    {"MUSG-RANGED-14"},
                    {"MUSG-RANGED-18"},
                    [](Trial &trial) {
                        for (const char *gun : {"cannon", "howitzer"})
                            trial.equal(refusedWithoutRest(trial, gun, {2, 6}), std::string(), gun);
                    }});
    rows.push_back(
        {"a black powder pistol bursts with its own force, not with that of a rifle",
         {"MUSG-RANGED-19"},
         {"MUSG-RANGED-20", "MUSG-RANGED-21"},
         [](Trial &trial) {
             for (const bool isPistol : {true, false}) {
                 FightTable table(trial);
                 const char *gun = isPistol ? "black-powder-pistol" : "black-powder-rifle";
                 const auto he = table.add(0, chief("elf", {gun}), 1000);
                 const auto it = table.add(1, chief("human"), at(250));
                 table.activate(he);
                 // A 1 to hit, a 1 for the accident; F 4 or 5 against R 3.
                 table.dice({1, 1, 3}).act(Shoot{he, 0, it, {}});
                 table.allThrown();
                 const auto hit = table.last<play::FigureHit>();
                 table.expect(hit.figure == he, "the bearer is hit");
                 table.equal(hit.force, isPistol ? 4 : 5, "force");
                 table.equal(table[he].pv, isPistol ? 6 : 5, "PV of the bearer");
                 table.equal(table.refusal(Shoot{he, 0, it, {}}), "gun-burst", "refusal");
             }
         }});
    rows.push_back({"a bolt, a knife and a star stray, with normal damage",
                    {"MUSG-RANGED-21"},
                    {"MUSG-RANGED-19"},
                    [](Trial &trial) {
                        for (const auto &[gun, force] :
                             {std::pair{"crossbow", 5}, std::pair{"throwing-knife", 5},
                              std::pair{"throwing-stars", 4}}) {
                            PastFriend shot(trial, gun);
                            shot.shoot({5, 1, 6, 6}); // cover, to hit, the friend's 6, damage
                            const auto hit = shot.table.last<play::FigureHit>();
                            trial.expect(hit.figure == shot.mate, "the friend is hit");
                            trial.equal(hit.force + 0, force, gun);
                            trial.equal(shot.table[shot.mate].pv + 0, 5, gun);
                        }
                    }});
    rows.push_back({"neither a bullet nor a grenade strays at who stands before the target",
                    {"MUSG-RANGED-15"},
                    {"MUSG-RANGED-21"},
                    [](Trial &trial) {
                        PastFriend(trial, "rifle").shoot({5, 1});
                        PastFriend(trial, "black-powder-pistol").shoot({5, 1, 6}); // no accident
                        PastFriend(trial, "black-powder-pistol", true).shoot({5, 1});
                        PastFriend(trial, "grenade").shoot({5, 1, 1}); // a dud
                    }});
}

void addEscortClauses(RuleRows &rows)
{
    rows.push_back(
        {"an escort does the same as its leader, not something else",
         {"MUSG-FIGURANT-09"},
         {"MUSG-FIGURANT-07"},
         [](Trial &trial) {
             BandBuilder band("human");
             band.chief().with("rifle").figurant().with("rifle");
             OneBand match(trial, band, {{5, 5}, {7, 5}});
             PlayTable &table = match.table;
             table.switches.underFire = false;
             table.at(match.foes[0], 6, 20);
             table.begin();
             table.activate(match.own[0], true);
             const auto walk = [&](std::size_t at, double x) {
                 return play::Walk{match.own[at], table.path(match.own[at], {{x, 3}})};
             };
             const auto shot = [&](std::size_t at) {
                 return play::Shoot{match.own[at], 0, match.foes[0], {}};
             };
             table.act(walk(0, 5));
             trial.equal(table.refusal(shot(1)), std::string("escort-follows"), "a shot");
             table.act(shot(0));
             table.dice({1});
             trial.equal(table.refusal(walk(1, 7)), std::string("escort-follows"), "a walk");
             table.act(shot(1));
             table.dice({1});
             trial.equal(table.pa(match.own[1]), 1, "PA left");
         }});
}

} // namespace escarmouche::tests
