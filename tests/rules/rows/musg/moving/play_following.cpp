// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "tests/rules/rows/musg/moving/play_following.h"

namespace escarmouche::tests {

namespace {

/** A chief with Mvt 9 charges round a wall at somebody who first sees him two pas on his way, at
    (10, 12), goes off, and is then put where the row wants him. */
struct SeenOnTheWay {
    Encounter meeting;
    PlayTable &table = meeting.table;
    PlayTable::FigureId charger = meeting.mover, target = meeting.observer;

    SeenOnTheWay(Trial &trial, double x, double y, int pa = 3, bool fromMarsh = false)
        : meeting(trial, nullptr)
    {
        namespace trait = rules::kit::geometry::trait;
        table.pieces = {ground(13, 9, 1, 4.2, 3, trait::kBlocksSight | trait::kImpassable)};
        if (fromMarsh)
            table.pieces.push_back(ground(9, 9, 2, 1.5, 0, trait::kDifficult));
        table.at(target, 18, 14);
        meeting.begin();
        table.withPa(charger, pa);
        table.act(play::Charge{charger, table.path(charger, {{10, 14}, {17, 14}})});
        table.dice({1, 1}); // receives it
        trial.expect(table.awaits(play::Reason::Spot), "seen");
        trial.equal(table[charger].at.y, 1200, "y where he is seen");
        table.dice({6, 6, 6}); // goes off 3 pas
        trial.expect(table.awaits(play::Prompt::Follow), "does he follow?");
        table.at(target, x, y);
    }
    play::Follow follow(std::initializer_list<std::pair<double, double>> way)
    {
        return {charger, table.path(charger, way)};
    }
};

} // namespace

void addFollowing(RuleRows &rows)
{
    rows.push_back(
        {"a charger follows a target that stepped back, by another way",
         {"MUSG-ACT-07", "MUSG-REACT-06", "MUSG-MELEE-08"},
         {"MUSG-ACT-08", "MUSG-REACT-08"},
         [](Trial &trial) {
             SteppedBack match(trial);
             match.charge(12, 20, 2);
             trial.expect(match.isAsked(), "does he follow?");
             trial.equal(match.table.asked().value + 0, 0, "whose question");
             match.table.act(match.follow({{17, 11}, {22, 10}}));
             trial.equal(match.field.x(match.charger), 22.0, "x");
             trial.equal(match.table.pa(match.charger), 2, "PA left of 3");
             trial.expect(match.table.has(match.charger, play::Mark::Charged), "charged");
             trial.expect(match.table.last<play::TargetFollowed>().target == match.target,
                          "whom he followed");
         }});
    rows.push_back({"a charger follows a target that went off when it saw him",
                    {"MUSG-ACT-07", "MUSG-REACT-08", "MUSG-MELEE-08"},
                    {"MUSG-ACT-08", "MUSG-REACT-06"},
                    [](Trial &trial) {
                        Encounter meeting(trial, nullptr);
                        PlayTable &table = meeting.table;
                        meeting.begin();
                        const auto charger = meeting.mover;
                        table.act(play::Charge{charger, table.path(charger, {{19, 10}})});
                        table.dice({1, 1, 6, 6, 3}); // receives it; 2 pas away
                        trial.expect(table.awaits(play::Prompt::Follow), "does he follow?");
                        table.act(play::Follow{charger, table.path(charger, {{21, 10}})});
                        trial.equal(meeting.x(charger), 21.0, "x");
                        trial.equal(table.pa(charger), 2, "PA left of 3");
                        trial.expect(table.has(charger, play::Mark::Charged), "charged");
                    }});
    rows.push_back({"a target that moves twice is followed twice",
                    {"MUSG-ACT-07", "MUSG-REACT-06", "MUSG-REACT-08", "MUSG-MELEE-08"},
                    {"MUSG-ACT-08"},
                    [](Trial &trial) {
                        Encounter meeting(trial, nullptr);
                        PlayTable &table = meeting.table;
                        const auto charger = meeting.mover;
                        table.at(meeting.observer, 17, 10);
                        meeting.begin();
                        table.act(play::Charge{charger, table.path(charger, {{16, 10}})});
                        table.dice({6, 6, 5});
                        table.accept();
                        table.dice({1}); // 1 pas back
                        table.act(play::Follow{charger, table.path(charger, {{17, 10}})});
                        table.dice({6, 6, 1}); // and sees him only now
                        trial.expect(table.awaits(play::Prompt::Follow), "asked again");
                        table.act(play::Follow{charger, table.path(charger, {{18, 10}})});
                        trial.equal(meeting.x(charger), 18.0, "x");
                        trial.expect(table.has(charger, play::Mark::Charged), "charged");
                    }});
    rows.push_back({"the whole charge is 1.5 Mvt: what lies behind him counts",
                    {"MUSG-ACT-07"},
                    {"MUSG-ACT-08"},
                    [](Trial &trial) {
                        // 2 of 13.5 pas behind him: 11.5 left, and contact is a gap of 0.02 at
                        // most.
                        SeenOnTheWay match(trial, 10, 20);
                        PlayTable &table = match.table;
                        table.at(match.target, 10, 24.53);
                        trial.equal(table.refusal(match.follow({{10, 23.51}})),
                                    std::string("way-too-far"), "beyond");
                        table.at(match.target, 10, 24.52);
                        table.act(match.follow({{10, 23.5}}));
                        trial.equal(table[match.charger].at.y, 2350, "y");
                        trial.expect(table.has(match.charger, play::Mark::Charged), "charged");
                    }});
    for (const double marsh : {18.5, 18.49}) {
        rows.push_back({"difficult ground counts twice on the rest of the way: from x " +
                            std::to_string(marsh),
                        {"MUSG-ACT-07"},
                        {"MUSG-ACT-08"},
                        [marsh](Trial &trial) {
                            // 8.5 pas in the open and 2.5 of marsh are 13.5.
                            SteppedBack match(trial);
                            match.table.pieces = {ground(marsh, 8, 12, 4, 0,
                                                         rules::kit::geometry::trait::kDifficult)};
                            match.charge(10, 18, 3);
                            const auto rest = match.follow({{21, 10}});
                            const bool isTooFar = marsh < 18.5;
                            trial.equal(match.table.refusal(rest),
                                        std::string(isTooFar ? "way-too-far" : ""), "refusal");
                            if (!isTooFar)
                                match.table.act(rest);
                        }});
    }
    for (const double from : {9.48, 9.47}) {
        const bool isNear = from > 9.475;
        rows.push_back({isNear ? "a target just within reach may be followed"
                               : "a target out of reach is not: the charge becomes a run",
                        {"MUSG-ACT-07"},
                        {"MUSG-ACT-08"},
                        [from, isNear](Trial &trial) {
                            // Back to x 24: a gap of 13.52, of which he need not cover 0.02.
                            SteppedBack match(trial);
                            match.charge(from, 20, 3);
                            trial.equal(match.isAsked(), isNear, "does he follow?");
                            if (isNear)
                                match.table.act(match.follow({{from + 13.5, 10}}));
                            trial.equal(match.table.has(match.charger, play::Mark::Charged), isNear,
                                        "charged");
                            trial.equal(match.table.pa(match.charger), isNear ? 2 : 1, "PA left");
                        }});
    }
    rows.push_back(
        {"the same target only is followed",
         {"MUSG-ACT-07", "MUSG-ACT-15"},
         {"MUSG-ACT-08"},
         [](Trial &trial) {
             SteppedBack match(trial);
             PlayTable &table = match.table;
             const auto other = match.field.theirs[2];
             table.at(other, 16, 13);
             match.charge(12, 20, 2);
             trial.equal(table.refusal(match.follow({{16, 12}})), std::string("follows-nobody"),
                         "another enemy");
             trial.equal(table.refusal(match.follow({{21, 10}})), std::string("follows-nobody"),
                         "short of him");
             table.at(other, 22, 11);
             trial.equal(table.refusal(match.follow({{22, 10}})), std::string("way-through-figure"),
                         "another one as well");
             trial.equal(table.refusal(play::Follow{match.field.mine[1],
                                                    table.path(match.field.mine[1], {{22, 10}})}),
                         std::string("not-the-charger"), "by somebody else");
             trial.equal(table.refusal(play::Accept{}), std::string("follow-needs-way"),
                         "without a way");
         }});
    rows.push_back({"who does not follow runs to the end of the declared way for 2 PA",
                    {"MUSG-ACT-07"},
                    {"MUSG-ACT-08", "MUSG-MELEE-08"},
                    [](Trial &trial) {
                        SteppedBack match(trial);
                        match.charge(12, 20, 2);
                        match.table.decline();
                        trial.equal(match.field.x(match.charger), 20.0, "x");
                        trial.equal(match.table.pa(match.charger), 1, "PA left of 3");
                        trial.expect(!match.table.has(match.charger, play::Mark::Charged),
                                     "no contact");
                    }});
    rows.push_back({"on his last PA he follows as well: the rest of the way costs none",
                    {"MUSG-ACT-07", "MUSG-MELEE-08"},
                    {"MUSG-ACT-08"},
                    [](Trial &trial) {
                        SteppedBack match(trial);
                        match.charge(12, 20, 2, 1);
                        match.table.act(match.follow({{22, 10}}));
                        trial.equal(match.field.x(match.charger), 22.0, "x");
                        trial.equal(match.table.pa(match.charger), 0, "PA left");
                        trial.expect(play::inContact(match.table.game(), match.table.state(),
                                                     match.charger, match.target),
                                     "contact");
                    }});
    rows.push_back(
        {"on his last PA who does not follow makes half a move, what lies behind him included",
         {"MUSG-ACT-08"},
         {"MUSG-MELEE-08"},
         [](Trial &trial) {
             // Half of Mvt 9: 4 pas up to the corner, of which 2 lie behind him, and 0.5 more.
             SeenOnTheWay match(trial, 18, 20, 1);
             match.table.decline();
             trial.equal(match.table[match.charger].at.x, 1050, "x");
             trial.equal(match.table[match.charger].at.y, 1400, "y");
             trial.equal(match.table.pa(match.charger), 0, "PA left");
         }});
    rows.push_back({"on his last PA who does not follow stays where he is, beyond half a move",
                    {"MUSG-ACT-08"},
                    {"MUSG-MELEE-08"},
                    [](Trial &trial) {
                        // From difficult ground it is none at all, and 2 pas lie behind him.
                        SeenOnTheWay match(trial, 18, 20, 1, true);
                        match.table.decline();
                        trial.expect(match.table[match.charger].place() == PlayTable::place(10, 12),
                                     "where he was seen");
                    }});
    rows.push_back({"a charge of more bends than a way may have is refused",
                    {"MUSG-ACT-07"},
                    {"MUSG-ACT-08"},
                    [](Trial &trial) {
                        SeenOnTheWay match(trial, 10, 20);
                        auto rest = match.follow({});
                        while (rest.path.count < rules::kit::geometry::kMostPathPoints - 1)
                            rest.path.add(PlayTable::place(10, 12 + 0.1 * rest.path.count));
                        rest.path.add(PlayTable::place(10, 19));
                        trial.equal(match.table.refusal(rest), std::string("way-too-winding"),
                                    "refusal");
                    }});
    rows.push_back(
        {"a target that steps back into the charger's way is met there",
         {"MUSG-ACT-15", "MUSG-REACT-06", "MUSG-MELEE-08"},
         {"MUSG-ACT-07"},
         [](Trial &trial) {
             SteppedBack match(trial);
             PlayTable &table = match.table;
             table.at(match.charger, 10, 10).at(match.target, 16, 10);
             match.field.begin(match.charger);
             // Round him, to where he stands a pas farther back.
             table.act(play::Charge{match.charger,
                                    table.path(match.charger, {{13, 12}, {17, 12}, {17, 10}})});
             table.dice({6, 6, 5});
             table.accept();
             table.dice({1});
             trial.expect(table.has(match.charger, play::Mark::Charged), "charged");
             trial.expect(table[match.charger].at.y >= 1100, "beside him");
         }});
    rows.push_back({"a target that stays in contact with the end of the way is not asked about",
                    {"MUSG-ACT-06", "MUSG-REACT-06"},
                    {"MUSG-ACT-07"},
                    [](Trial &trial) {
                        SteppedBack match(trial);
                        match.table.pieces = {
                            ground(21.6, 8, 1, 4, 3, rules::kit::geometry::trait::kImpassable)};
                        match.charge(12, 20, 2);
                        trial.expect(match.table.has(match.charger, play::Mark::Charged),
                                     "charged");
                    }});
}

} // namespace escarmouche::tests
