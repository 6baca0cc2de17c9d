// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/talk/jsonreport.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace escarmouche::app::cli {
namespace {

std::string_view word(rules::SeatResult result)
{
    switch (result) {
    case rules::SeatResult::Win:
        return "win";
    case rules::SeatResult::Draw:
        return "draw";
    case rules::SeatResult::Loss:
        return "loss";
    }
    return {};
}

std::string_view word(rules::FigureEnd end)
{
    switch (end) {
    case rules::FigureEnd::Standing:
        return "standing";
    case rules::FigureEnd::OutOfAction:
        return "out-of-action";
    case rules::FigureEnd::LeftTable:
        return "left-table";
    case rules::FigureEnd::NotPlayed:
        return "not-played";
    }
    return {};
}

Json seatJson(const rules::SeatReport &seat)
{
    Json scores = Json::object();
    for (const rules::Score &score : seat.scores)
        scores[score.source] = score.points;
    return {{"seat", seat.seat.value + 1},           {"band", seat.band},
            {"result", word(seat.result)},           {"points", totalScore(seat)},
            {"points_by_source", std::move(scores)}, {"conceded", seat.conceded}};
}

Json refJson(const rules::FigureRef &figure)
{
    return {
        {"seat", figure.seat.value + 1}, {"member", figure.member.value}, {"index", figure.index}};
}

Json figureJson(const rules::FigureReport &figure)
{
    Json json = refJson(figure.figure);
    json["name"] = {{"en", figure.name.en}, {"fr", figure.name.fr}};
    json["rank"] = figure.rank;
    json["end"] = word(figure.end);
    json["points_lost"] = figure.pointsLost;
    json["knock_outs"] = Json::array();
    for (const rules::KnockOut &knockOut : figure.knockOuts)
        json["knock_outs"].push_back({{"victim", refJson(knockOut.victim)},
                                      {"victim_rank", knockOut.victimRank},
                                      {"with", knockOut.with},
                                      {"turn", knockOut.turn}});
    json["used"] = figure.used;
    json["marks"] = figure.marks;
    return json;
}

} // namespace

Json jsonOf(const rules::BattleReport &report)
{
    Json json{{"system", report.system}, {"scenario", report.scenario}, {"turns", report.turns}};
    json["seats"] = Json::array();
    for (const rules::SeatReport &seat : report.seats)
        json["seats"].push_back(seatJson(seat));
    json["figures"] = Json::array();
    for (const rules::FigureReport &figure : report.figures)
        json["figures"].push_back(figureJson(figure));
    return json;
}

} // namespace escarmouche::app::cli
