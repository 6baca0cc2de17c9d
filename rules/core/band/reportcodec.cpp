// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/battlereport.h"
#include "rules/core/band/nestedcodec.h"
#include "rules/core/json/jsonreader.h"

#include <nlohmann/json.hpp>

#include <array>

namespace escarmouche::rules {

namespace {

using json::Cursor;

constexpr std::array<std::string_view, 3> kResults{"win", "draw", "loss"};
constexpr std::array<std::string_view, 4> kEnds{"standing", "out-of-action", "left-table",
                                                "not-played"};
constexpr std::size_t kLongestReportWord = 64;
constexpr std::size_t kLongestName = 400;
constexpr std::size_t kMostFigures = 1000;
constexpr std::size_t kMostParts = 1000; // knock-outs, marks, sources of points
constexpr std::int64_t kMostReported = 1'000'000'000;

template<class Words, class Value>
std::string_view word(const Words &words, Value value)
{
    return words[static_cast<std::size_t>(value)];
}

nlohmann::json written(const FigureRef &figure)
{
    return {{"seat", figure.seat.value}, {"member", figure.member.value}, {"index", figure.index}};
}

nlohmann::json written(const SeatReport &seat)
{
    nlohmann::json scores = nlohmann::json::array();
    for (const Score &score : seat.scores)
        scores.push_back({{"source", score.source}, {"points", score.points}});
    return {{"seat", seat.seat.value},
            {"band", seat.band},
            {"result", word(kResults, seat.result)},
            {"scores", std::move(scores)},
            {"conceded", seat.conceded}};
}

nlohmann::json written(const FigureReport &figure)
{
    nlohmann::json out{{"figure", written(figure.figure)},
                       {"name", {{"en", figure.name.en}, {"fr", figure.name.fr}}},
                       {"rank", figure.rank},
                       {"end", word(kEnds, figure.end)},
                       {"points_lost", figure.pointsLost},
                       {"knock_outs", nlohmann::json::array()},
                       {"used", figure.used},
                       {"marks", figure.marks}};
    for (const KnockOut &knockOut : figure.knockOuts)
        out["knock_outs"].push_back({{"victim", written(knockOut.victim)},
                                     {"victim_rank", knockOut.victimRank},
                                     {"with", knockOut.with},
                                     {"turn", knockOut.turn}});
    return out;
}

int readNumber(const Cursor &at)
{
    return static_cast<int>(at.integer(-kMostReported, kMostReported));
}

SeatId readSeatId(const Cursor &at)
{
    return {static_cast<std::int8_t>(at.integer(0, kMostSeats - 1))};
}

FigureRef readFigureRef(const Cursor &at)
{
    static constexpr std::array<std::string_view, 3> kKeys{"seat", "member", "index"};
    if (!at.object(kKeys))
        return {};
    return {readSeatId(at["seat"]), {readNumber(at["member"])}, readNumber(at["index"])};
}

SeatReport readSeatReport(const Cursor &at)
{
    static constexpr std::array<std::string_view, 5> kKeys{"seat", "band", "result", "scores",
                                                           "conceded"};
    static constexpr std::array<std::string_view, 2> kScoreKeys{"source", "points"};
    SeatReport seat;
    if (!at.object(kKeys))
        return seat;
    seat.seat = readSeatId(at["seat"]);
    seat.band = at["band"].text(kLongestName);
    seat.result = static_cast<SeatResult>(at["result"].choice(kResults));
    for (const Cursor &score : at["scores"].array(kMostParts)) {
        if (score.object(kScoreKeys))
            seat.scores.push_back(
                {score["source"].line(kLongestReportWord), readNumber(score["points"])});
    }
    seat.conceded = at["conceded"].boolean();
    return seat;
}

KnockOut readKnockOut(const Cursor &at)
{
    static constexpr std::array<std::string_view, 4> kKeys{"victim", "victim_rank", "with", "turn"};
    if (!at.object(kKeys))
        return {};
    return {readFigureRef(at["victim"]), at["victim_rank"].line(kLongestReportWord),
            at["with"].line(kLongestReportWord), readNumber(at["turn"])};
}

std::vector<std::string> readWords(const Cursor &at)
{
    std::vector<std::string> words;
    for (const Cursor &each : at.array(kMostParts))
        words.push_back(each.line(kLongestReportWord));
    return words;
}

FigureReport readFigure(const Cursor &at)
{
    static constexpr std::array<std::string_view, 8> kKeys{
        "figure", "name", "rank", "end", "points_lost", "knock_outs", "used", "marks"};
    static constexpr std::array<std::string_view, 2> kLanguages{"en", "fr"};
    FigureReport figure;
    if (!at.object(kKeys))
        return figure;
    figure.figure = readFigureRef(at["figure"]);
    if (const Cursor name = at["name"]; name.object(kLanguages))
        figure.name = {name["en"].text(kLongestName), name["fr"].text(kLongestName)};
    figure.rank = at["rank"].line(kLongestReportWord);
    figure.end = static_cast<FigureEnd>(at["end"].choice(kEnds));
    figure.pointsLost = readNumber(at["points_lost"]);
    for (const Cursor &each : at["knock_outs"].array(kMostParts))
        figure.knockOuts.push_back(readKnockOut(each));
    figure.used = readWords(at["used"]);
    figure.marks = readWords(at["marks"]);
    return figure;
}

} // namespace

BattleReport readBattleReport(const Cursor &at)
{
    static constexpr std::array<std::string_view, 5> kKeys{"system", "scenario", "turns", "seats",
                                                           "figures"};
    BattleReport report;
    if (!at.object(kKeys))
        return report;
    report.system = at["system"].line(kLongestReportWord);
    report.scenario = at["scenario"].line(kLongestReportWord);
    report.turns = readNumber(at["turns"]);
    for (const Cursor &seat : at["seats"].array(kMostSeats))
        report.seats.push_back(readSeatReport(seat));
    for (const Cursor &figure : at["figures"].array(kMostFigures))
        report.figures.push_back(readFigure(figure));
    return report;
}

std::string encode(const BattleReport &report)
{
    nlohmann::json out{{"system", report.system},
                       {"scenario", report.scenario},
                       {"turns", report.turns},
                       {"seats", nlohmann::json::array()},
                       {"figures", nlohmann::json::array()}};
    for (const SeatReport &seat : report.seats)
        out["seats"].push_back(written(seat));
    for (const FigureReport &figure : report.figures)
        out["figures"].push_back(written(figure));
    return out.dump();
}

Result<BattleReport> decodeBattleReport(std::string_view text)
{
    return json::decode(text, readBattleReport);
}

} // namespace escarmouche::rules
