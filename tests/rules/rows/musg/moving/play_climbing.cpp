// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/moving/play_climbing.h"

namespace escarmouche::tests {

void addWalls(RuleRows &rows)
{
    rows.push_back({"without a rope a wall is no way",
                    {"MUSG-ACT-14"},
                    {"MUSG-EQUIP-08", "MUSG-EQUIP-12", "MUSG-EQUIP-09"},
                    [](Trial &trial) {
                        Cliff cliff(trial, BandBuilder("human").chief(), 3);
                        cliff.begin();
                        trial.equal(cliff.table.refusal(cliff.to(3)), std::string("way-needs-rope"),
                                    "refusal");
                    }});
    rows.push_back(
        {"a rope: 2 pas a pas of height, hanging where the move ends",
         {"MUSG-EQUIP-08", "MUSG-EQUIP-09"},
         {"MUSG-EQUIP-12", "MUSG-CAMP-28", "MUSG-MERC-11"},
         [](Trial &trial) {
             Cliff cliff(trial, climbing("rope-grapple"), 9);
             cliff.begin();
             trial.equal(cliff.table.refusal(cliff.to(4.51)), std::string("way-too-far"),
                         "4.51 pas of height on Mvt 9");
             cliff.table.act(cliff.to(4.5));
             trial.expect(cliff.table.has(cliff.climber, play::Mark::Hanging), "hangs");
             cliff.table.at(cliff.foe, 9, 10);
             trial.expect(!play::isEngaged(cliff.table.game(), cliff.table.state(), cliff.climber),
                          "out of reach of who stands below");
             cliff.table.act(cliff.to(9));
             cliff.table.act(cliff.overTheEdge());
             trial.expect(!cliff.table.has(cliff.climber, play::Mark::Hanging), "on top");
             trial.equal(cliff.table[cliff.climber].level, 900, "level");
         }});
    rows.push_back({"a rope reaches 10 pas, a jump pack any height",
                    {"MUSG-EQUIP-08", "MUSG-EQUIP-12"},
                    {"MUSG-MERC-11"},
                    [](Trial &trial) {
                        Cliff rope(trial, climbing("rope-grapple"), 10.01);
                        rope.begin();
                        trial.equal(rope.table.refusal(rope.to(4)), std::string("way-too-high"),
                                    "10.01 pas");
                        Cliff pack(trial, climbing("jump-pack"), 12);
                        pack.begin();
                        // 1 pas a pas of height: Mvt 9 and 3 of the pack.
                        const auto rules = pack.table.plan(pack.to(12)).rules;
                        trial.equal(std::ranges::count(rules, rules::RuleId{"MUSG-EQUIP-12"}), 1,
                                    "times that the pack's rule is cited");
                        pack.table.act(pack.to(12));
                        trial.equal(pack.table[pack.climber].level, 1200, "level");
                    }});
    rows.push_back({"Voltigeur climbs a rope at 1 a pas",
                    {"MUSG-CAMP-28", "MUSG-EQUIP-08"},
                    {"MUSG-EQUIP-12"},
                    [](Trial &trial) {
                        BandBuilder acrobat = climbing("rope-grapple");
                        acrobat.advance("acrobat");
                        Cliff cliff(trial, acrobat, 9);
                        cliff.begin();
                        cliff.table.act(cliff.to(9));
                        trial.equal(cliff.table[cliff.climber].level, 900, "level");
                    }});
    rows.push_back({"the goblin harasser climbs without penalty, and comes down likewise",
                    {"MUSG-MERC-11"},
                    {"MUSG-EQUIP-08", "MUSG-EQUIP-12"},
                    [](Trial &trial) {
                        Cliff cliff(trial, BandBuilder("human").merc("goblin-harasser"), 10);
                        cliff.begin();
                        cliff.table.act(cliff.to(10));
                        trial.equal(cliff.table[cliff.climber].level, 1000, "level");
                        cliff.table.act(cliff.to(0));
                        trial.equal(cliff.table[cliff.climber].level, 0, "level");
                    }});
    rows.push_back({"coming down costs what going up does",
                    {"MUSG-ACT-14"},
                    {"MUSG-EQUIP-08"},
                    [](Trial &trial) {
                        namespace trait = rules::kit::geometry::trait;
                        Cliff cliff(trial, BandBuilder("human").chief(), 3);
                        cliff.table.pieces.front().traits =
                            trait::kImpassable | trait::kClimbable | trait::kFloor;
                        cliff.table.at(cliff.climber, 12, 10, 3);
                        cliff.begin();
                        play::Path way;
                        way.add(PlayTable::place(12, 10, 3));
                        way.add(PlayTable::place(10, 10, 3));
                        way.add(PlayTable::place(10, 10, 0));
                        const auto plan = cliff.table.plan(play::Walk{cliff.climber, way});
                        trial.equal(std::get<play::MovePlan>(plan.what).spent, 500, "spent");
                    }});
}

void addGround(RuleRows &rows)
{
    namespace trait = rules::kit::geometry::trait;
    // A swamp from x = 15 on; how far along it a figure that starts at x = 10 comes in one walk.
    const auto reach = [](Trial &trial, const BandBuilder &who, double start, double end) {
        PlayTable table(trial);
        const auto walker = table.band(who)[0];
        const auto foe = table.band(BandBuilder("human").chief())[0];
        table.pieces = {ground(15, 5, 20, 10, 0, trait::kDifficult)};
        table.at(walker, start, 10).at(foe, 38, 38);
        table.begin();
        table.activate(walker);
        trial.equal(table.refusal(play::Walk{walker, table.path(walker, {{end + 0.02, 10}})}),
                    std::string("way-too-far"), "farther than that");
        table.act(play::Walk{walker, table.path(walker, {{end, 10}})});
        trial.equal(table[walker].at.x / 100.0, end, "x");
    };
    rows.push_back({"interaction 46: jump pack and bionic legs, 5 pas more on normal ground only",
                    {"MUSG-ACT-03", "MUSG-EQUIP-03", "MUSG-EQUIP-12"},
                    {"MUSG-ACT-14"},
                    [reach](Trial &trial) {
                        BandBuilder legs("human");
                        legs.chief().with("bionic-leg", 2).with("jump-pack");
                        reach(trial, legs, 10, 24); // 5 of open ground, 9 of the swamp
                        reach(trial, legs, 16, 25); // none of the 5 in the swamp
                    }});
    rows.push_back({"a jump pack alone pays double in a swamp, and that of the base Mvt",
                    {"MUSG-ACT-03"},
                    {"MUSG-EQUIP-03"},
                    [reach](Trial &trial) {
                        reach(trial, climbing("jump-pack"), 10, 18.5); // 5, and 3.5 twice
                        reach(trial, climbing("jump-pack"), 16, 20.5); // 4.5 twice, of Mvt 9
                    }});
    rows.push_back({"a rat-man ignores the swamp",
                    {"MUSG-BAND-18", "MUSG-ACT-03"},
                    {"MUSG-CAMP-22"},
                    [reach](Trial &trial) {
                        reach(trial, BandBuilder("rat-man").chief(), 16, 27); // Mvt 11
                    }});
    rows.push_back({"Coureur des bois ignores it too",
                    {"MUSG-CAMP-22", "MUSG-ACT-03"},
                    {"MUSG-BAND-18"},
                    [reach](Trial &trial) {
                        BandBuilder woodsman("human");
                        woodsman.chief().advance("woodsman");
                        reach(trial, woodsman, 16, 25);
                    }});
    rows.push_back({"on open ground neither is told",
                    {"MUSG-ACT-02"},
                    {"MUSG-BAND-18", "MUSG-CAMP-22", "MUSG-ACT-03", "MUSG-PROFILE-17"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        const auto walker = table.band(BandBuilder("rat-man").chief())[0];
                        table.band(BandBuilder("human").chief());
                        table.at(walker, 10, 10).at(PlayTable::id(1), 38, 38);
                        table.begin();
                        table.activate(walker);
                        table.act(play::Walk{walker, table.path(walker, {{21, 10}})});
                        trial.equal(table[walker].at.x, 2100, "x");
                    }});
    rows.push_back({"a run in difficult ground: half of what it is in the open",
                    {"MUSG-ACT-04", "MUSG-ACT-03", "MUSG-PROFILE-17"},
                    {"MUSG-ACT-02"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        const auto runner = table.band(BandBuilder("human").chief())[0];
                        table.band(BandBuilder("human").chief());
                        table.pieces = {ground(5, 5, 30, 10, 0, trait::kDifficult)};
                        table.at(runner, 10, 10).at(PlayTable::id(1), 38, 38);
                        table.begin();
                        table.activate(runner);
                        trial.equal(
                            table.refusal(play::Run{runner, table.path(runner, {{16.76, 10}})}),
                            std::string("way-too-far"), "6.76");
                        table.act(play::Run{runner, table.path(runner, {{16.75, 10}})});
                        trial.equal(table[runner].at.x, 1675, "x");
                    }});
}

void addLeaving(RuleRows &rows)
{
    namespace trait = rules::kit::geometry::trait;
    rows.push_back(
        {"half Mvt away, in difficult ground too, for 1 PA at least",
         {"MUSG-ACT-11", "MUSG-ACT-12", "MUSG-PROFILE-17"},
         {"MUSG-ACT-02", "MUSG-MERC-11"},
         [](Trial &trial) {
             Field field(trial);
             const auto leaver = field.mine[0];
             field.table.pieces = {ground(5, 5, 20, 10, 0, trait::kDifficult)};
             field.table.at(leaver, 12, 10).at(field.theirs[1], 13, 10);
             field.table.at(field.mine[1], 12, 8.2).at(field.mine[2], 12, 11.8);
             field.begin(leaver);
             trial.equal(field.table.refusal(
                             play::BreakAway{leaver, field.table.path(leaver, {{7.49, 10}})}),
                         std::string("way-too-far"), "more than 4.5");
             field.table.act(play::BreakAway{leaver, field.table.path(leaver, {{7.5, 10}})});
             trial.equal(field.x(leaver), 7.5, "x");
             trial.equal(field.table.pa(leaver), 2, "PA left");
         }});
    rows.push_back({"engaged he neither walks nor runs nor charges, and cannot leave without PA",
                    {"MUSG-ACT-13", "MUSG-ACT-12"},
                    {"MUSG-ACT-11"},
                    [](Trial &trial) {
                        Field field(trial);
                        const auto held = field.mine[1];
                        field.table.at(held, 10, 10).at(field.theirs[0], 11, 10);
                        field.table.at(field.theirs[1], 10, 11).at(field.theirs[2], 5, 10);
                        field.begin(held);
                        const auto away = field.table.path(held, {{9, 9}});
                        for (const play::Action &action :
                             {play::Action{play::Walk{held, away}},
                              {play::Run{held, away}},
                              {play::Charge{held, field.table.path(held, {{6, 10}})}}})
                            trial.equal(field.table.refusal(action), std::string("engaged"),
                                        "refusal");
                        field.table[held].pa = 1;
                        field.table.look();
                        trial.equal(field.table.refusal(play::BreakAway{held, away}),
                                    std::string("too-few-pa"), "two enemies, 1 PA");
                    }});
    rows.push_back(
        {"contact is made by a charge alone", {"MUSG-ACT-15"}, {"MUSG-ACT-06"}, [](Trial &trial) {
             Field field(trial);
             const auto walker = field.mine[1];
             field.table.at(walker, 10, 10).at(field.theirs[1], 14, 10);
             field.begin(walker);
             trial.equal(
                 field.table.refusal(play::Walk{walker, field.table.path(walker, {{13, 10}})}),
                 std::string("way-through-figure"), "a walk into contact");
             field.table.act(play::Walk{walker, field.table.path(walker, {{12.9, 10}})});
         }});
}

} // namespace escarmouche::tests
