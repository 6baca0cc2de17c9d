// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "rules/kit/geometry/sight/sight.h"
#include "tests/rules/rows/musg/details/play_mercs.h"
#include "tests/rules/rows/musg/moving/play_climbing.h"
#include "tests/rules/rows/musg/moving/play_reactions.h"
#include "tests/rules/rows/musg/turn/play_morale.h"

namespace escarmouche::tests {

namespace {

// Single clauses of rules whose other rows would not notice them broken.

/** A chief and a sous-fifre against a sous-fifre, all lined up in a real deployment; then the
    chief walks from (10, 5) to (10, 9). How often the sous-fifre opposite tested. */
inline std::size_t testsAfterDeployment(Trial &trial,
                                        std::vector<rules::kit::geometry::Piece> pieces)
{
    PlayTable table(trial);
    table.pieces = std::move(pieces);
    const auto mine = table.band(BandBuilder("human").chief().sousFifre());
    const auto theirs = table.band(BandBuilder("human").sousFifre());
    table.start();
    table.dice({6, 1});
    table.act(play::ChooseZone{0});
    table.act(play::PlaceFigure{mine[0], PlayTable::place(10, 5)});
    table.act(play::PlaceFigure{mine[1], PlayTable::place(30, 5)});
    table.act(play::PlaceFigure{theirs[0], PlayTable::place(20, 35)});
    table.dice({6, 1, 6});
    table.activate(mine[0]);
    table.act(play::Walk{mine[0], table.path(mine[0], {{10, 9}})});
    if (table.awaits(play::Reason::Spot))
        table.dice({1, 1});
    trial.expect(table.awaits(play::Prompt::Act), "the walk is over");
    return table.told<play::Tested>().size();
}

} // namespace

void addSightClauses(RuleRows &rows)
{
    namespace trait = rules::kit::geometry::trait;
    rows.push_back({"who was visible when all had deployed is known",
                    {"MUSG-DEPLOY-04"},
                    {"MUSG-REACT-07", "MUSG-REACT-01"},
                    [](Trial &trial) {
                        trial.equal(testsAfterDeployment(trial, {}), std::size_t{0}, "tests");
                    }});
    rows.push_back(
        {"who was hidden when all had deployed is spotted when he comes out",
         {"MUSG-REACT-07"},
         {"MUSG-REACT-08"},
         [](Trial &trial) {
             const auto wall = ground(13, 2, 1, 6.5, 3, trait::kBlocksSight);
             const auto screen = ground(8, 6.5, 5, 0.5, 3, trait::kBlocksSight);
             trial.equal(testsAfterDeployment(trial, {wall, screen}), std::size_t{1}, "tests");
         }});
    // He stands as far from the west edge as from the north; a foe in the south-west sees both.
    for (const bool screened : {false, true}) {
        rows.push_back({screened ? "of two edges equally near he flees to the one out of sight"
                                 : "of two edges equally near and in sight he flees to the first",
                        {"MUSG-REACT-02"},
                        {"MUSG-REACT-12"},
                        [screened](Trial &trial) {
                            OneBand match(trial, BandBuilder("human").sousFifre(), {{10, 10}});
                            match.table.at(match.foes[0], 2, 38);
                            if (screened)
                                match.table.pieces = {
                                    ground(3.5, 20, 5, 1, 3, trait::kBlocksSight)};
                            match.table.begin();
                            match[0].set(play::Mark::Fleeing);
                            match.table.look();
                            match.table.endWave();
                            trial.expect(match[0].standing == play::Standing::Left, "gone");
                            trial.equal(match[0].at.x, screened ? 1000 : 50, "x");
                            trial.equal(match[0].at.y, screened ? 50 : 1000, "y");
                        }});
    }
    rows.push_back({"a charge round a wall at somebody not in sight",
                    {"MUSG-ACT-06"},
                    {"MUSG-ACT-07", "MUSG-ACT-08"},
                    [](Trial &trial) {
                        Field field(trial);
                        PlayTable &table = field.table;
                        const auto charger = field.mine[1], target = field.theirs[1];
                        table.pieces = {
                            ground(11.8, 8.5, 0.4, 3, 3, trait::kBlocksSight | trait::kImpassable)};
                        table.at(charger, 10, 10).at(target, 14, 10);
                        field.begin(charger);
                        trial.expect(!play::sees(table.game(), table.state(), charger, target),
                                     "not in sight at the start");
                        table.act(play::Charge{
                            charger, table.path(charger, {{11, 12.1}, {13, 12.1}, {14, 11}})});
                        trial.expect(table.has(charger, play::Mark::Charged), "contact");
                        trial.equal(table.pa(charger), 1, "PA left");
                    }});
}

namespace {

/** A chief who has not been seen by the sous-fifre at (x, 30) walks from (10, 10) past a wall that
    leaves one point of his way in sight. */
struct Glimpse {
    rules::kit::geometry::Piece wall;
    double observer;
    std::initializer_list<std::pair<double, double>> way;
    double seenAt;
};

void expectGlimpse(Trial &trial, const Glimpse &glimpse)
{
    Encounter meeting(trial, nullptr);
    PlayTable &table = meeting.table;
    table.pieces = {glimpse.wall};
    table.at(meeting.observer, glimpse.observer, 30);
    meeting.begin();
    const auto way = table.path(meeting.mover, glimpse.way);
    table.act(play::Walk{meeting.mover, way});
    trial.expect(table.awaits(play::Reason::Spot), "seen");
    trial.equal(meeting.x(meeting.mover), glimpse.seenAt, "x when he is seen");
    table.dice({1, 1});
    trial.equal(table.told<play::Tested>().size(), std::size_t{1}, "tests");
    trial.expect(table[meeting.mover].place() == way.last(), "he has gone on");
}

} // namespace

void addGlimpses(RuleRows &rows)
{
    namespace trait = rules::kit::geometry::trait;
    rows.push_back(
        {"who is in sight at the start of his move alone is spotted there",
         {"MUSG-REACT-07"},
         {"MUSG-REACT-08", "MUSG-ACT-05"},
         [](Trial &trial) {
             const auto wall = ground(10.2, 12, 8, 1, 3, trait::kBlocksSight);
             expectGlimpse(trial, {.wall = wall, .observer = 10, .way = {{14, 10}}, .seenAt = 10});
         }});
    rows.push_back({"who is in sight at a point of his path alone is spotted there",
                    {"MUSG-REACT-07"},
                    {"MUSG-REACT-08", "MUSG-ACT-05"},
                    [](Trial &trial) {
                        // There and back again: the turning point is at no whole pas.
                        const auto wall = ground(2, 12, 9.8, 1, 3, trait::kBlocksSight);
                        expectGlimpse(trial, {.wall = wall,
                                              .observer = 11.5,
                                              .way = {{11.5, 10}, {10.2, 10}},
                                              .seenAt = 11.5});
                    }});
}

void addMoraleClauses(RuleRows &rows)
{
    using play::Reason;
    rows.push_back({"a lost chief is a cause at the end of that turn alone",
                    {"MUSG-ROUT-01"},
                    {"MUSG-ROUT-09"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").chief().sousFifre(3),
                                      {{5, 5}, {12, 5}, {18, 5}, {25, 5}});
                        match.table.begin();
                        match.table.putOut(match.own[0], match.foes[0]);
                        match.table.endTurn();
                        match.table.dice({1, 1, 1, 1, 1, 1});
                        trial.equal(match.table.told<play::Tested>().size(), std::size_t{3},
                                    "tests");
                        match.table.dice({6, 1});
                        match.table.endTurn();
                        trial.expect(!match.table.awaits(Reason::Rout), "not at the next end");
                        trial.expect(match.table.awaits(Reason::Initiative), "the third turn");
                    }});
    rows.push_back({"who has fallen or has left the table lends nothing",
                    {"MUSG-ROUT-02"},
                    {"MUSG-ROUT-03"},
                    [](Trial &trial) {
                        for (const bool fell : {true, false}) {
                            OneBand match(trial,
                                          BandBuilder("human").sousFifre().merc("orc-hunter"),
                                          {{5, 5}, {8, 5}});
                            match.table.begin();
                            trial.equal(match.test(0, Reason::Rout, {1, 1}).command, 10, "lent");
                            if (fell)
                                match.table.putOut(match.own[1]);
                            else
                                match[1].standing = play::Standing::Left;
                            match.table.look();
                            const auto told = match.test(0, Reason::Rout, {1, 1});
                            trial.equal(told.command, 7, "his own command");
                            trial.expect(!told.lender.valid(), "nobody lends");
                        }
                    }});
    rows.push_back({"losses of more than half are a cause at the end of every turn",
                    {"MUSG-ROUT-01"},
                    {"MUSG-ROUT-03"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").sousFifre(5),
                                      {{5, 5}, {12, 5}, {18, 5}, {25, 5}, {32, 5}});
                        match.table.begin();
                        for (const std::size_t at : {0U, 1U, 2U})
                            match.table.putOut(match.own[at]);
                        for (int turn = 0; turn < 2; ++turn) {
                            match.table.endTurn();
                            trial.expect(match.table.awaits(Reason::Rout), "tests");
                            match.table.dice({1, 1, 1, 1, 6, 1});
                        }
                        trial.equal(match.table.told<play::Tested>().size(), std::size_t{4},
                                    "tests");
                    }});
    rows.push_back({"the strength of a band is of those deployed",
                    {"MUSG-ROUT-01"},
                    {"MUSG-ROUT-03"},
                    [](Trial &trial) {
                        for (const bool deployed : {false, true}) {
                            OneBand match(trial,
                                          BandBuilder("human").sousFifre(3).merc("orc-hunter"),
                                          {{5, 5}, {12, 5}, {18, 5}, {25, 5}});
                            match.table.begin();
                            if (!deployed) {
                                match[3].standing = play::Standing::Waiting;
                                match[3].set(play::Mark::HeldBack);
                                match.table.look();
                            }
                            match.table.putOut(match.own[0]);
                            match.table.putOut(match.own[1]);
                            match.table.endTurn();
                            trial.equal(match.table.awaits(Reason::Rout), !deployed, "tests");
                            if (!deployed)
                                match.table.dice({1, 1});
                        }
                    }});
    rows.push_back({"no number of rallies makes a command of more than 11",
                    {"MUSG-RALLY-03", "MUSG-PROFILE-13"},
                    {"MUSG-RALLY-04"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").sousFifre(), {{5, 5}});
                        match.table.of(match.own[0]).cd = 10;
                        match.table.begin();
                        const auto command = [&](int rallies) {
                            match[0].rallies = static_cast<std::uint8_t>(rallies);
                            match.table.look();
                            return play::ownCommandOf(match.table.game(), match.table.state(),
                                                      match.own[0]);
                        };
                        trial.equal(command(1), 11, "after one");
                        trial.equal(command(2), 11, "after two");
                        const auto told = match.test(0, Reason::Rally, {6, 5});
                        trial.expect(told.passed && told.command == 11, "11 against 11");
                    }});
    rows.push_back({"who does not rally tests again each turn; rallied he acts at once",
                    {"MUSG-RALLY-01", "MUSG-RALLY-03", "MUSG-RALLY-04"},
                    {"MUSG-ROUT-01"},
                    [](Trial &trial) {
                        OneBand match(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {20, 5}});
                        PlayTable &table = match.table;
                        table.begin();
                        match[0].set(play::Mark::Fleeing);
                        match[0].brokeOnTurn = 1;
                        table.onTurn(2);
                        for (const int face : {6, 1}) {
                            table.nextTurn();
                            table.dice({6, 1});
                            trial.expect(table.awaits(Reason::Rally), "a test");
                            table.dice({face, face});
                        }
                        table.dice({6});
                        table.activate(match.own[0]);
                        table.act(play::Walk{match.own[0], table.path(match.own[0], {{5, 11}})});
                        trial.equal(table.pa(match.own[0]), 1, "PA left");
                    }});
    rows.push_back(
        {"bands rally in the order of play",
         {"MUSG-RALLY-01"},
         {"MUSG-RALLY-04"},
         [](Trial &trial) {
             for (const bool foeFirst : {false, true}) {
                 OneBand match(trial, BandBuilder("human").sousFifre(2), {{5, 5}, {20, 5}});
                 PlayTable &table = match.table;
                 table.begin();
                 for (const auto figure : {match.own[0], match.foes[0]}) {
                     table[figure].set(play::Mark::Fleeing);
                     table[figure].brokeOnTurn = 1;
                 }
                 table.onTurn(2);
                 table.nextTurn();
                 if (foeFirst)
                     table.dice({1, 6, 1, 1, 1, 1});
                 else
                     table.dice({6, 1, 1, 1, 1, 1});
                 const auto tests = table.told<play::Tested>();
                 trial.equal(tests.size(), std::size_t{2}, "tests");
                 trial.expect((tests.at(0).figure == match.foes[0]) == foeFirst, "who is first");
             }
         }});
}

void addMovingClauses(RuleRows &rows)
{
    namespace trait = rules::kit::geometry::trait;
    rows.push_back({"a climb begins in contact with the wall",
                    {"MUSG-EQUIP-08"},
                    {"MUSG-EQUIP-12"},
                    [](Trial &trial) {
                        for (const bool near : {false, true}) {
                            Cliff cliff(trial, climbing("rope-grapple"), 4);
                            cliff.table.at(cliff.climber, near ? 9.98 : 9.97, 10);
                            cliff.begin();
                            trial.equal(cliff.table.refusal(cliff.to(4)),
                                        std::string(near ? "" : "way-no-hold"), "refusal");
                            if (near)
                                cliff.table.act(cliff.to(4));
                        }
                    }});
    rows.push_back(
        {"impassable ground is not entered", {"MUSG-ACT-03"}, {"MUSG-ACT-14"}, [](Trial &trial) {
             Field field(trial);
             const auto walker = field.mine[1];
             field.table.pieces = {ground(12, 9, 1, 2, 1, trait::kImpassable)};
             field.table.at(walker, 10, 10);
             field.begin(walker);
             for (const double x : {12.5, 15.0})
                 trial.equal(
                     field.table.refusal(play::Walk{walker, field.table.path(walker, {{x, 10}})}),
                     std::string("way-blocked"), "refusal");
         }});
    rows.push_back({"a charge pays double in difficult ground",
                    {"MUSG-ACT-06", "MUSG-ACT-03"},
                    {"MUSG-ACT-07", "MUSG-ACT-08"},
                    [](Trial &trial) {
                        // Of 9 pas: 3 in the open and 3 of marsh, or 4.5 of marsh.
                        for (const double marsh : {13.0, 5.0}) {
                            const double end = marsh > 10 ? 16 : 14.5;
                            Field field(trial);
                            PlayTable &table = field.table;
                            const auto charger = field.mine[1], target = field.theirs[1];
                            table.pieces = {ground(marsh, 8, 20, 4, 0, trait::kDifficult)};
                            table.at(charger, 10, 10).at(target, end + 1.01, 10);
                            field.begin(charger);
                            const auto to = [&](double x) {
                                return play::Charge{charger, table.path(charger, {{x, 10}})};
                            };
                            trial.equal(table.refusal(to(end + 0.01)), std::string("way-too-far"),
                                        "beyond");
                            table.at(target, end + 1, 10);
                            table.act(to(end));
                            trial.equal(field.x(charger), end, "x");
                            trial.equal(table.pa(charger), 1, "PA left");
                            trial.expect(table.has(charger, play::Mark::Charged), "contact");
                        }
                    }});
    rows.push_back(
        {"a friend helps to break away at 1.00 pas, not farther",
         {"MUSG-ACT-12"},
         {"MUSG-MERC-11"},
         [](Trial &trial) {
             for (const double x : {8.0, 7.99}) {
                 Field field(trial);
                 const auto leaver = field.mine[1];
                 field.table.at(leaver, 10, 10).at(field.mine[2], x, 10);
                 field.table.at(field.theirs[1], 11, 10).at(field.theirs[2], 10, 11);
                 field.begin(leaver);
                 const auto plan =
                     field.table.plan(play::BreakAway{leaver, field.table.path(leaver, {{8, 8}})});
                 trial.equal(std::get<play::MovePlan>(plan.what).pa + 0, x < 8 ? 2 : 1, "PA");
             }
         }});
    // Driven back 3 pas under fire by somebody at (10, 10).
    const auto drivenBack = [](Trial &trial, double from, double foe) {
        Field field(trial);
        const auto shooter = field.mine[0], figure = field.theirs[1];
        field.table.at(shooter, 10, 10).at(figure, from, 10);
        if (foe > 0)
            field.table.at(field.mine[1], foe, 10);
        field.begin(shooter);
        play::UnderFireFrame frame;
        frame.figure = figure;
        frame.shooter = shooter;
        field.table.run(frame);
        field.table.dice({6, 6, 6});
        trial.expect(!play::isEngaged(field.table.game(), field.table.state(), figure),
                     "in contact with nobody");
        return field.x(figure);
    };
    rows.push_back(
        {"a reaction ends at the edge of the table",
         {"MUSG-REACT-12", "MUSG-REACT-10"},
         {"MUSG-REACT-08", "MUSG-ROUT-08"},
         [drivenBack](Trial &trial) { trial.equal(drivenBack(trial, 38.5, 0), 39.5, "x"); }});
    rows.push_back(
        {"a reaction ends before it touches an enemy",
         {"MUSG-REACT-12", "MUSG-REACT-10"},
         {"MUSG-REACT-08"},
         [drivenBack](Trial &trial) { trial.equal(drivenBack(trial, 20, 23), 21.9, "x"); }});
    rows.push_back({"who hangs on a wall may shoot, and is not charged from below",
                    {"MUSG-EQUIP-09", "MUSG-ACT-09", "MUSG-ACT-06"},
                    {"MUSG-EQUIP-10"},
                    [](Trial &trial) {
                        BandBuilder climber = climbing("rope-grapple");
                        climber.with("rifle");
                        Cliff cliff(trial, climber, 9);
                        PlayTable &table = cliff.table;
                        table.switches.underFire = false;
                        table.at(cliff.foe, 4, 10);
                        cliff.begin();
                        table.act(cliff.to(4.5));
                        table.act(play::Shoot{cliff.climber, 0, cliff.foe, {}});
                        table.dice({1});
                        trial.equal(table.pa(cliff.climber), 1, "PA left");
                        table.endActivation();
                        table.activate(cliff.foe);
                        const play::Charge charge{cliff.foe, table.path(cliff.foe, {{9, 10}})};
                        trial.equal(table.refusal(charge), std::string("charge-touches-nobody"),
                                    "from the ground");
                        table.at(cliff.climber, 10, 10, 0);
                        table.act(charge);
                        trial.expect(table.has(cliff.foe, play::Mark::Charged), "beside him");
                    }});
}

void addHiredClauses(RuleRows &rows)
{
    namespace trait = rules::kit::geometry::trait;
    for (const double height : {1.0, 0.99}) {
        const bool dives = height >= 1;
        rows.push_back({dives ? "a charge from a pas higher is a dive: every blow hits"
                              : "a charge from less than a pas higher is no dive",
                        dives ? std::vector<std::string>{"MUSG-MERC-11", "MUSG-MELEE-08"}
                              : std::vector<std::string>{"MUSG-MELEE-08"},
                        {"MUSG-ACT-07"},
                        [height, dives](Trial &trial) {
                            Hired match(trial, BandBuilder("human").merc("goblin-harasser"));
                            PlayTable &table = match.table;
                            const auto goblin = match.own[0], target = match.foes[1];
                            table.pieces = {
                                ground(8, 8, 4, 4, height, trait::kImpassable | trait::kFloor)};
                            table.at(goblin, 10, 10, height).at(target, 14, 10);
                            table.begin();
                            table.activate(goblin);
                            play::Path way;
                            way.add(PlayTable::place(10, 10, height));
                            way.add(PlayTable::place(12.5, 10, height));
                            way.add(PlayTable::place(12.5, 10));
                            way.add(PlayTable::place(13, 10));
                            table.act(play::Charge{goblin, way});
                            table.dice({1, 1}); // receives it
                            trial.equal(table.has(goblin, play::Mark::Dived), dives, "dived");
                            table.act(play::Strike{goblin, target, 1});
                            table.dice({2}); // to wound where he dived, else to hit
                            trial.equal(table.told<play::FigureHit>().size(),
                                        std::size_t{dives ? 1U : 0U}, "hits");
                        }});
    }
    rows.push_back({"a charge adds to the blows of its own activation alone",
                    {"MUSG-MELEE-08"},
                    {"MUSG-ACT-07"},
                    [](Trial &trial) {
                        Field field(trial);
                        PlayTable &table = field.table;
                        const auto charger = field.mine[1], target = field.theirs[1];
                        table.at(charger, 12, 10).at(target, 20, 10);
                        field.begin(charger);
                        const auto force = [&] {
                            const auto plan = table.plan(play::Strike{charger, target, 1});
                            return std::get<play::StrikePlan>(plan.what).blows[0].force + 0;
                        };
                        table.act(play::Charge{charger, table.path(charger, {{19, 10}})});
                        trial.equal(force(), 4, "force, having charged");
                        table.endActivation();
                        table.nextTurn();
                        table.dice({6, 1, 6});
                        table.activate(charger);
                        trial.equal(force(), 3, "force, a turn later");
                    }});
    rows.push_back({"an engaged troll does not take a charge on his chief",
                    {"MUSG-ACT-06"},
                    {"MUSG-MERC-06"},
                    [](Trial &trial) {
                        Hired match(trial, BandBuilder("human").chief().merc("troll-bodyguard"));
                        PlayTable &table = match.table;
                        const auto charger = match.foes[0];
                        table.at(match.own[0], 10, 10).at(match.own[1], 10, 13);
                        table.at(match.foes[1], 11, 13).at(charger, 18, 10);
                        table.begin(1);
                        table.activate(charger);
                        table.act(play::Charge{charger, table.path(charger, {{11, 10}})});
                        trial.expect(!table.awaits(play::Prompt::TakeCharge), "not asked");
                        trial.expect(
                            play::inContact(table.game(), table.state(), charger, match.own[0]),
                            "the charger meets the chief");
                    }});
    rows.push_back(
        {"a troll without room between charger and chief does not take the charge",
         {"MUSG-ACT-06"},
         {"MUSG-MERC-06"},
         [](Trial &trial) {
             for (const bool isHidden : {false, true}) {
                 Hired match(
                     trial,
                     BandBuilder("human").chief().merc("troll-bodyguard").merc("human-commando"));
                 PlayTable &table = match.table;
                 const auto charger = match.foes[0];
                 table.at(match.own[0], 10, 10).at(match.own[1], 10, 13);
                 table.at(match.own[2], 11.2, isHidden ? 10 : 4); // where he would stand
                 table.at(match.foes[1], 12.3, isHidden ? 4 : 10.6).at(charger, 18, 10);
                 table.begin(1);
                 table[match.own[2]].set(play::Mark::Hidden, isHidden);
                 table.look();
                 table.activate(charger);
                 table.act(play::Charge{charger, table.path(charger, {{11, 10}})});
                 trial.expect(!table.awaits(play::Prompt::TakeCharge), "not asked");
                 trial.expect(!play::inContact(table.game(), table.state(), charger, match.own[1]),
                              "the charger does not meet the troll");
             }
         }});
    rows.push_back(
        {"the troll takes a charge on his chief at 2.00 pas, not farther",
         {"MUSG-MERC-06", "MUSG-ACT-06"},
         {"MUSG-MERC-07", "MUSG-ACT-07"},
         [](Trial &trial) {
             for (const double y : {13.0, 13.01}) {
                 const bool isNear = y == 13;
                 Hired match(trial, BandBuilder("human").chief().merc("troll-bodyguard"));
                 PlayTable &table = match.table;
                 const auto boss = match.own[0], troll = match.own[1], charger = match.foes[0];
                 table.at(boss, 10, 10).at(troll, 10, y).at(charger, 18, 10);
                 table.begin(1);
                 table.activate(charger);
                 table.act(play::Charge{charger, table.path(charger, {{11, 10}})});
                 trial.equal(table.awaits(play::Prompt::TakeCharge), isNear, "the question");
                 if (isNear) {
                     table.choose(troll);
                     table.dice({1, 1}); // the troll is charged by a better one
                 }
                 trial.expect(
                     play::inContact(table.game(), table.state(), charger, isNear ? troll : boss),
                     "whom he meets");
             }
         }});
    rows.push_back({"a commando who is activated is seen",
                    {"MUSG-MERC-10"},
                    {"MUSG-RANGED-22"},
                    [](Trial &trial) {
                        Hired match(trial, BandBuilder("human").merc("human-commando"));
                        PlayTable &table = match.table;
                        table.begin();
                        table[match.own[0]].set(play::Mark::Hidden);
                        table.look();
                        table.activate(match.own[0]);
                        table.endActivation();
                        trial.expect(!table.has(match.own[0], play::Mark::Hidden), "seen");
                        trial.equal(table.told<play::FigureRevealed>().size(), std::size_t{1},
                                    "revealed");
                    }});
}

} // namespace escarmouche::tests
