// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/rows/musg/rows.h"

#include "rules/musg/play/board/board.h"
#include "tests/support/musg/catalogue.h"
#include "tests/support/musg/playtable.h"

#include <algorithm>

namespace escarmouche::tests {

namespace play = rules::musg::play;

namespace {

/** Two bands far apart: the first with so many sous-fifres, the second likewise, chief first. */
struct TwoBands {
    PlayTable table;
    PlayTable::Figures first, second;

    TwoBands(Trial &trial, int sousFifres, int others) : table(trial)
    {
        first = table.band(BandBuilder("human").chief().sousChef(2).sousFifre(sousFifres));
        second = table.band(BandBuilder("human").chief().sousChef(2).sousFifre(others));
        for (std::size_t at = 0; at < first.size(); ++at)
            table.at(first[at], 2 + 2.0 * static_cast<double>(at), 5);
        for (std::size_t at = 0; at < second.size(); ++at)
            table.at(second[at], 2 + 2.0 * static_cast<double>(at), 35);
    }
};

/** Activates figures of the asked seat and ends their activations at once; how many it was given.
 */
int activateAll(PlayTable &table, const PlayTable::Figures &figures)
{
    const rules::SeatId seat = table.asked();
    int count = 0;
    for (const auto figure : figures) {
        if (!table.awaits(play::Prompt::Activate) || table.asked() != seat)
            break;
        if (table.has(figure, play::Mark::Activated))
            continue;
        table.activate(figure);
        table.endActivation();
        ++count;
    }
    return count;
}

/** What a board says of it; nothing: the rules have not ended it. */
rules::Phrase endingOf(PlayTable &table)
{
    return play::endingOf(musgCatalogue(), table.game(), table.state()).value_or(rules::Phrase{});
}

/** In English, what it says of why. */
std::string whyEnded(PlayTable &table)
{
    const auto ending = endingOf(table);
    const auto why =
        std::ranges::find(ending.values, "why", &rules::Phrase::Values::value_type::first);
    return why == ending.values.end() ? std::string() : std::get<rules::Text>(why->second).en;
}

} // namespace

void addTurns(RuleRows &rows)
{
    rows.push_back({"example 7: Julien plays first with more sous-fifres",
                    {"MUSG-TURN-01", "MUSG-TURN-02", "MUSG-TURN-03"},
                    {"MUSG-TURN-07", "MUSG-TURN-05", "MUSG-RALLY-01", "MUSG-DEPLOY-04"},
                    [](Trial &trial) {
                        TwoBands match(trial, 4, 8);
                        match.table.begin();
                        match.table.nextTurn();
                        match.table.dice({6, 4});
                        const auto order = match.table.last<play::OrderSet>();
                        trial.equal(order.seats.at(0).value + 0, 1, "the first seat");
                        trial.equal(order.scores.at(0), 12, "Julien");
                        trial.equal(order.scores.at(1), 10, "Marc");
                    }});
    rows.push_back({"example 8: equal scores, fewer sous-fifres begin",
                    {"MUSG-TURN-03"},
                    {"MUSG-TURN-04"},
                    [](Trial &trial) {
                        TwoBands match(trial, 4, 8);
                        match.table.begin();
                        match.table.nextTurn();
                        match.table.dice({6, 2});
                        const auto order = match.table.last<play::OrderSet>();
                        trial.equal(order.seats.at(0).value + 0, 0, "the first seat");
                        trial.equal(order.scores.at(0), order.scores.at(1), "the scores");
                    }});
    rows.push_back({"still equal: only the tied roll again",
                    {"MUSG-TURN-03"},
                    {"MUSG-TURN-06"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        for (int seat = 0; seat < 4; ++seat) {
                            const auto band = table.band(BandBuilder("human").chief().sousFifre(2));
                            for (std::size_t at = 0; at < band.size(); ++at)
                                table.at(band[at], 5 + 2.0 * static_cast<double>(at),
                                         5 + 9.0 * seat);
                        }
                        table.begin();
                        table.nextTurn();
                        // 0 and 2 are tied, so are 1 and 3; 2 and 0 tie once more.
                        table.dice({5, 3, 5, 3, 4, 4, 1, 6, 2, 1});
                        const auto order = table.last<play::OrderSet>();
                        std::string seats;
                        for (const auto seat : order.seats)
                            seats += static_cast<char>('0' + seat.value);
                        trial.equal(seats, std::string("2013"), "the order");
                        trial.equal(order.scores.at(0), 7, "the score stays");
                    }});
    rows.push_back({"only sous-fifres on the table count, those in flight too",
                    {"MUSG-TURN-02"},
                    {"MUSG-ROUT-01"},
                    [](Trial &trial) {
                        PlayTable table(trial);
                        const auto band = table.band(
                            BandBuilder("human").chief().sousChef().sousFifre(3).figurant(2).merc(
                                "orc-hunter"));
                        for (std::size_t at = 0; at < band.size(); ++at)
                            table.at(band[at], 5 + 2.0 * static_cast<double>(at), 5);
                        const auto other = table.band(BandBuilder("human").chief().sousFifre(1));
                        table.at(other[0], 5, 35).at(other[1], 7, 35);
                        table.begin();
                        table.putOut(band[2]);
                        table[band[3]].set(play::Mark::Fleeing);
                        table.look();
                        table.nextTurn();
                        table.dice({1, 1});
                        trial.equal(table.last<play::OrderSet>().scores.at(0), 3, "the score");
                    }});
    rows.push_back({"a sous-fifre who has left the table counts no more",
                    {"MUSG-TURN-02", "MUSG-TURN-03"},
                    {"MUSG-ROUT-01"},
                    [](Trial &trial) {
                        TwoBands match(trial, 2, 2);
                        PlayTable &table = match.table;
                        table.begin();
                        table.withMark(match.first[3], play::Mark::Fleeing);
                        table.activate(match.first[3]);
                        trial.expect(table[match.first[3]].standing == play::Standing::Left,
                                     "gone");
                        table.nextTurn();
                        table.dice({2, 1}); // and one sous-fifre, and two: 3 each, fewer begin
                        const auto order = table.last<play::OrderSet>();
                        trial.equal(order.scores.at(0), 3, "the score of the first");
                        trial.equal(order.scores.at(1), 3, "the score of the other");
                        trial.equal(order.seats.at(0).value + 0, 0, "the first seat");
                    }});
    rows.push_back({"example 9: three of eleven, five of seven, then the rest",
                    {"MUSG-TURN-04", "MUSG-TURN-05", "MUSG-TURN-06"},
                    {"MUSG-TURN-07", "MUSG-FIGURANT-08"},
                    [](Trial &trial) {
                        TwoBands match(trial, 4, 8);
                        PlayTable &table = match.table;
                        table.begin();
                        table.nextTurn();
                        table.dice({6, 4, 3});
                        trial.equal(activateAll(table, match.second), 3, "Julien's first wave");
                        table.dice({5});
                        trial.equal(activateAll(table, match.first), 5, "Marc's first wave");
                        trial.equal(activateAll(table, match.second), 8, "Julien's second wave");
                        trial.equal(activateAll(table, match.first), 2, "Marc's second wave");
                        trial.equal(table.told<play::TurnEnded>().size(), std::size_t{1},
                                    "turns ended");
                    }});
    rows.push_back({"fewer may be activated; they wait for the second wave",
                    {"MUSG-TURN-04", "MUSG-TURN-05"},
                    {"MUSG-TURN-06"},
                    [](Trial &trial) {
                        TwoBands match(trial, 1, 1);
                        PlayTable &table = match.table;
                        table.begin();
                        table.nextTurn();
                        table.dice({6, 1, 6});
                        table.endWave();
                        table.dice({2});
                        table.endWave();
                        trial.expect(table.awaits(play::Prompt::Activate), "a second wave");
                        trial.equal(table.asked().value + 0, 0, "whose it is");
                        table.endWave();
                        table.endWave();
                        trial.expect(table.awaits(play::Reason::Initiative), "a new turn");
                    }});
    rows.push_back({"example 11: one PA spent of three leaves two; nobody acts twice",
                    {"MUSG-TURN-06", "MUSG-PROFILE-09"},
                    {"MUSG-TURN-03"},
                    [](Trial &trial) {
                        TwoBands match(trial, 1, 1);
                        PlayTable &table = match.table;
                        table.begin();
                        const auto chief = match.first[0];
                        table.activate(chief);
                        trial.equal(table.pa(chief), 3, "PA of a chief");
                        trial.equal(table.refusal(play::Walk{match.first[1], {}}),
                                    std::string("not-its-activation"), "another figure");
                        table.act(play::Walk{chief, table.path(chief, {{2, 9}})});
                        trial.equal(table.pa(chief), 2, "PA of a chief after one");
                        table.endActivation();
                        trial.equal(table.pa(chief), 0, "PA left");
                        trial.equal(table.refusal(play::Activate{chief, false}),
                                    std::string("already-activated"), "a second activation");
                        table.activate(match.first[1]);
                        trial.equal(table.pa(match.first[1]), 2, "PA of a sous-chef");
                        table.endActivation();
                        trial.equal(table.refusal(play::Activate{match.second[0], false}),
                                    std::string("not-yours"), "another's figure");
                    }});
    rows.push_back({"the eighth turn is the last, most points win",
                    {"MUSG-TURN-07"},
                    {"MUSG-TURN-03"},
                    [](Trial &trial) {
                        for (const int turn : {7, 8}) {
                            TwoBands match(trial, 1, 1);
                            match.table.begin();
                            match.table.state().turn = static_cast<std::int16_t>(turn);
                            match.table.look();
                            match.table.putOut(match.first[3], match.second[0]);
                            match.table.endTurn();
                            trial.equal(match.table.isOver(), turn == 8, "over");
                            trial.equal(endingOf(match.table).key,
                                        std::string(turn == 8 ? "story.ended-last-turn" : ""),
                                        "why");
                            const auto report = match.table.game().report(match.table.state());
                            trial.expect(report.seats.at(1).result == rules::SeatResult::Win &&
                                             report.seats.at(0).result == rules::SeatResult::Loss,
                                         "the result");
                        }
                    }});
    rows.push_back({"equal points draw", {"MUSG-TURN-07"}, {"MUSG-VP-01"}, [](Trial &trial) {
                        TwoBands match(trial, 1, 1);
                        match.table.begin();
                        match.table.state().turn = 8;
                        match.table.look();
                        match.table.endTurn();
                        const auto report = match.table.game().report(match.table.state());
                        trial.expect(report.seats.at(0).result == rules::SeatResult::Draw &&
                                         report.seats.at(1).result == rules::SeatResult::Draw,
                                     "the result");
                    }});
    rows.push_back(
        {"the last band that does not flee ends it at once",
         {"MUSG-TURN-07"},
         {"MUSG-TURN-03"},
         [](Trial &trial) {
             TwoBands match(trial, 1, 1);
             PlayTable &table = match.table;
             table.scenario.lastBandEnds = true;
             table.begin();
             table.activate(match.first[0]);
             table.putOut(match.second[0], match.first[0]);
             table.putOut(match.second[1], match.first[0]);
             table.putOut(match.second[2], match.first[0]);
             table[match.second[3]].set(play::Mark::Fleeing);
             table.look();
             table.endActivation();
             trial.expect(table.isOver(), "over");
             trial.equal(endingOf(table).key, std::string("story.ended-one-band"), "why");
             const std::string why = whyEnded(table);
             for (const char *part : {"fleeing", "do not count", "3 of 4", "rout test"})
                 trial.expect(why.find(part) != std::string::npos, why);
             trial.equal(table.last<play::MatchEnded>().points.at(0), 10 + 8 + 8, "points");
         }});
}

} // namespace escarmouche::tests
