// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/moving/play_moving.h"

namespace escarmouche::tests {

void addWalking(RuleRows &rows)
{
    namespace trait = rules::kit::geometry::trait;
    rows.push_back({"a walk of Mvt costs 1 PA, a run of 1.5 Mvt costs 2",
                    {"MUSG-ACT-01", "MUSG-ACT-02", "MUSG-ACT-04"},
                    {"MUSG-ACT-03", "MUSG-ACT-06", "MUSG-ACT-07", "MUSG-ACT-11", "MUSG-ACT-14",
                     "MUSG-REACT-07"},
                    [](Trial &trial) {
                        Field field(trial);
                        const auto walker = field.mine[1];
                        field.table.at(walker, 10, 10);
                        field.begin(walker);
                        const auto far = field.table.path(walker, {{16.01, 10}});
                        trial.equal(field.table.refusal(play::Walk{walker, far}),
                                    std::string("way-too-far"), "beyond Mvt 6");
                        field.table.act(play::Walk{walker, field.table.path(walker, {{16, 10}})});
                        trial.equal(field.x(walker), 16.0, "x");
                        trial.equal(field.table.pa(walker), 1, "PA left");
                        const auto on = field.table.path(walker, {{20, 10}});
                        trial.equal(field.table.refusal(play::Run{walker, on}),
                                    std::string("too-few-pa"), "a run on 1 PA");
                        Field other(trial);
                        const auto runner = other.mine[1];
                        other.table.at(runner, 10, 10);
                        other.begin(runner);
                        other.table.act(play::Run{runner, other.table.path(runner, {{19, 10}})});
                        trial.equal(other.x(runner), 19.0, "x of the runner");
                    }});
    rows.push_back({"difficult ground costs twice its distance",
                    {"MUSG-ACT-03"},
                    {"MUSG-BAND-18", "MUSG-ACT-14"},
                    [](Trial &trial) {
                        Field field(trial);
                        field.table.pieces = {ground(13, 8, 10, 4, 0, trait::kDifficult)};
                        const auto walker = field.mine[1];
                        field.table.at(walker, 10, 10);
                        field.begin(walker);
                        // 3 pas of open ground and 1.5 of marsh: 6.
                        const auto far = field.table.path(walker, {{14.55, 10}});
                        trial.equal(field.table.refusal(play::Walk{walker, far}),
                                    std::string("way-too-far"), "beyond Mvt 6");
                        field.table.act(play::Walk{walker, field.table.path(walker, {{14.5, 10}})});
                        trial.equal(field.x(walker), 14.5, "x");
                    }});
    rows.push_back(
        {"what is climbable costs its height",
         {"MUSG-ACT-14"},
         {"MUSG-EQUIP-08", "MUSG-ACT-03"},
         [](Trial &trial) {
             Field field(trial);
             field.table.pieces = {
                 ground(12, 8, 4, 4, 1, trait::kImpassable | trait::kClimbable | trait::kFloor)};
             const auto climber = field.mine[1];
             field.table.at(climber, 10, 10);
             field.begin(climber);
             play::Path way;
             way.add(PlayTable::place(10, 10));
             way.add(PlayTable::place(11.5, 10));
             way.add(PlayTable::place(11.5, 10, 1));
             way.add(PlayTable::place(13, 10, 1));
             const auto plan = field.table.plan(play::Walk{climber, way});
             trial.equal(std::get<play::MovePlan>(plan.what).spent, 400, "spent");
             field.table.act(play::Walk{climber, way});
             trial.equal(field.table[climber].level, 100, "level");
         }});
    rows.push_back({"friends may be passed, not stopped on; enemies not even passed",
                    {"MUSG-ACT-15"},
                    {"MUSG-ACT-13", "MUSG-ACT-01", "MUSG-ACT-04", "MUSG-ACT-12", "MUSG-REACT-02"},
                    [](Trial &trial) {
                        Field field(trial);
                        const auto walker = field.mine[1];
                        field.table.at(walker, 10, 10).at(field.mine[2], 12, 10);
                        field.table.at(field.theirs[1], 10, 13);
                        field.begin(walker);
                        const auto on = field.table.path(walker, {{12.3, 10}});
                        trial.equal(field.table.refusal(play::Walk{walker, on}),
                                    std::string("way-no-stand"), "on a friend");
                        const auto through = field.table.path(walker, {{10, 16}});
                        trial.equal(field.table.refusal(play::Walk{walker, through}),
                                    std::string("way-through-figure"), "through an enemy");
                        field.table.act(play::Walk{walker, field.table.path(walker, {{14, 10}})});
                        trial.equal(field.x(walker), 14.0, "past the friend");
                    }});
    rows.push_back(
        {"leaving two enemies costs 2 PA, with a friend at hand 1",
         {"MUSG-ACT-11", "MUSG-ACT-12"},
         {"MUSG-MERC-11", "MUSG-ACT-15"},
         [](Trial &trial) {
             for (const bool helped : {false, true}) {
                 Field field(trial);
                 const auto leaver = field.mine[1];
                 field.table.at(leaver, 10, 10);
                 field.table.at(field.theirs[1], 11, 10).at(field.theirs[2], 10, 11);
                 if (helped)
                     field.table.at(field.mine[2], 8.5, 10);
                 field.begin(leaver);
                 const play::BreakAway away{leaver, field.table.path(leaver, {{8, 8}})};
                 const auto plan = field.table.plan(away);
                 trial.equal(std::get<play::MovePlan>(plan.what).pa + 0, helped ? 1 : 2, "PA");
                 const play::BreakAway stays{leaver, field.table.path(leaver, {{9.99, 10}})};
                 trial.equal(field.table.refusal(stays), std::string("still-in-contact"),
                             "still in contact");
                 field.table.act(away);
                 trial.equal(field.x(leaver), 8.0, "x");
             }
         }});
}

void addCharging(RuleRows &rows)
{
    rows.push_back(
        {"a charge reaches 1.5 Mvt for 1 PA",
         {"MUSG-ACT-06"},
         {"MUSG-ACT-07", "MUSG-ACT-08", "MUSG-REACT-03", "MUSG-REACT-05", "MUSG-REACT-06",
          "MUSG-REACT-04", "MUSG-REACT-12"},
         [](Trial &trial) {
             Field field(trial);
             const auto charger = field.mine[1];
             field.table.at(charger, 10, 10).at(field.theirs[1], 20, 10);
             field.begin(charger);
             const play::Charge short_{charger, field.table.path(charger, {{18, 10}})};
             trial.equal(field.table.refusal(short_), std::string("charge-touches-nobody"),
                         "nobody touched");
             field.table.at(field.theirs[1], 20.01, 10);
             const play::Charge far{charger, field.table.path(charger, {{19.01, 10}})};
             trial.equal(field.table.refusal(far), std::string("way-too-far"), "beyond");
             field.table.at(field.theirs[1], 20, 10);
             field.table.act(play::Charge{charger, field.table.path(charger, {{19, 10}})});
             trial.equal(field.x(charger), 19.0, "x");
             trial.equal(field.table.pa(charger), 1, "PA left");
             trial.expect(field.table.has(charger, play::Mark::Charged), "charged");
         }});
    rows.push_back(
        {"interaction 16: the target steps back, the charge becomes a run of 2 PA",
         {"MUSG-ACT-07", "MUSG-REACT-05", "MUSG-REACT-06", "MUSG-REACT-12"},
         {"MUSG-ACT-08", "MUSG-REACT-03", "MUSG-REACT-08", "MUSG-REACT-10"},
         [](Trial &trial) {
             Field field(trial);
             const auto charger = field.mine[0];
             const auto target = field.theirs[1];
             field.table.at(charger, 8, 10).at(target, 21, 10);
             field.begin(charger);
             field.table.act(play::Charge{charger, field.table.path(charger, {{20, 10}})});
             field.table.dice({6, 6, 5});
             trial.expect(field.table.awaits(play::Prompt::StepBack), "asked to step back");
             field.table.accept();
             field.table.dice({6}); // a d3 of 3
             trial.equal(field.x(target), 24.0, "x of the target");
             trial.equal(field.x(charger), 20.0, "x of the charger");
             trial.equal(field.table.pa(charger), 1, "PA left");
             trial.expect(!field.table.has(charger, play::Mark::Charged), "charged");
         }});
    rows.push_back(
        {"without the second PA only half a move",
         {"MUSG-ACT-08"},
         {"MUSG-ACT-07"},
         [](Trial &trial) {
             Field field(trial);
             const auto charger = field.mine[0];
             const auto target = field.theirs[1];
             field.table.at(charger, 8, 10).at(target, 21, 10);
             field.begin(charger);
             field.table[charger].pa = 1;
             field.table.look();
             field.table.act(play::Charge{charger, field.table.path(charger, {{20, 10}})});
             field.table.dice({6, 6, 5});
             field.table.accept();
             field.table.dice({6});
             trial.equal(field.x(charger), 12.5, "x: half of Mvt 9");
             trial.equal(field.table.pa(charger), 0, "PA left");
         }});
    rows.push_back(
        {"on 1 to 4 he cannot step back and has R -1",
         {"MUSG-REACT-06"},
         {"MUSG-ACT-07"},
         [](Trial &trial) {
             Field field(trial);
             const auto charger = field.mine[0];
             const auto target = field.theirs[1];
             field.table.at(charger, 12, 10).at(target, 21, 10);
             field.begin(charger);
             field.table.act(play::Charge{charger, field.table.path(charger, {{20, 10}})});
             field.table.dice({6, 6, 4});
             trial.expect(field.table.has(target, play::Mark::Shaken), "shaken");
             trial.equal(play::resistance(field.table.game(), field.table.state(), target, charger),
                         1, "R");
         }});
    rows.push_back(
        {"a failed nerve test costs the PA and a walk away",
         {"MUSG-REACT-03", "MUSG-REACT-04"},
         {"MUSG-REACT-05", "MUSG-ACT-07"},
         [](Trial &trial) {
             Field field(trial);
             const auto charger = field.mine[1];
             field.table.at(charger, 12, 10).at(field.theirs[0], 20, 10);
             field.begin(charger);
             field.table.act(play::Charge{charger, field.table.path(charger, {{19, 10}})});
             field.table.dice({6, 6});
             trial.equal(field.x(charger), 6.0, "x: one walk away");
             trial.equal(field.table.pa(charger), 1, "PA left");
             trial.expect(field.table.has(charger, play::Mark::NoRun), "may run");
         }});
}

void addReacting(RuleRows &rows)
{
    rows.push_back({"a sous-fifre spots a chief: he shoots, or he hides",
                    {"MUSG-REACT-07", "MUSG-REACT-08", "MUSG-REACT-12"},
                    {"MUSG-REACT-10", "MUSG-REACT-05"},
                    [](Trial &trial) {
                        Field field(trial);
                        const auto mover = field.mine[0];
                        const auto observer = field.theirs[1];
                        field.table.at(mover, 10, 10).at(observer, 20, 10);
                        field.begin(mover);
                        field.table.state().seen[observer.value].erase(mover);
                        field.table.act(play::Walk{mover, field.table.path(mover, {{12, 10}})});
                        field.table.dice({6, 6, 3}); // fails, a d3 of 2
                        trial.equal(field.x(observer), 22.0, "x: straight away");
                    }});
    rows.push_back({"a fleeing figure goes the shortest way off the table",
                    {"MUSG-REACT-02"},
                    {"MUSG-REACT-12", "MUSG-ACT-02"},
                    [](Trial &trial) {
                        Field field(trial);
                        const auto coward = field.mine[1];
                        field.table.at(coward, 10, 9);
                        field.table.begin();
                        field.table[coward].set(play::Mark::Fleeing);
                        field.table.look();
                        field.table.activate(coward);
                        trial.equal(static_cast<int>(field.table[coward].standing),
                                    static_cast<int>(play::Standing::Left), "standing");
                    }});
    rows.push_back({"who fails under fire goes back the distance rolled",
                    {"MUSG-REACT-10", "MUSG-REACT-12"},
                    {"MUSG-REACT-08", "MUSG-REACT-07"},
                    [](Trial &trial) {
                        Field field(trial);
                        const auto shooter = field.mine[0];
                        const auto figure = field.theirs[1];
                        field.table.at(shooter, 10, 10).at(figure, 20, 10);
                        field.begin(shooter);
                        play::UnderFireFrame frame;
                        frame.figure = figure;
                        frame.shooter = shooter;
                        field.table.run(frame);
                        field.table.dice({6, 6, 1});
                        trial.equal(field.x(figure), 21.0, "x: 1 pas back");
                    }});
}

} // namespace escarmouche::tests
