// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/jsonreader.h"
#include "rules/musg/play/scenariofile.h"

#include <nlohmann/json.hpp>

#include <array>

namespace escarmouche::rules::musg::play {

namespace {

using Json = nlohmann::json;
using json::Cursor;
using Edge = ScenarioFile::Zone::Edge;

constexpr std::array<std::string_view, 4> kEdges = {"south", "north", "west", "east"};
constexpr std::int64_t kMostSeatsHere = 4;

template<class T = int>
T whole(const Cursor &at, std::int64_t least, std::int64_t most)
{
    return static_cast<T>(at.integer(least, most));
}

Text readText(const Cursor &at, std::size_t most)
{
    static constexpr std::array<std::string_view, 2> kKeys = {"en", "fr"};
    at.object(kKeys);
    return {at["en"].line(most, 1), at["fr"].line(most, 1)};
}

ScenarioFile::Zone readZone(const Cursor &at)
{
    static constexpr std::array<std::string_view, 2> kKeys = {"edge", "depth"};
    ScenarioFile::Zone zone;
    if (at.object(kKeys)) {
        zone.edge = static_cast<Edge>(at["edge"].choice(kEdges));
        zone.depth = whole<std::int32_t>(at["depth"], 100, 2'000);
    }
    return zone;
}

ScenarioFile::Objective readObjective(const Cursor &at)
{
    static constexpr std::array<std::string_view, 5> kKeys = {"x", "y", "radius",
                                                              "points_each_turn", "points_at_end"};
    ScenarioFile::Objective objective;
    if (at.object(kKeys)) {
        objective.x = whole<std::int32_t>(at["x"], 0, 1000);
        objective.y = whole<std::int32_t>(at["y"], 0, 1000);
        objective.radius = whole<std::int32_t>(at["radius"], 50, 2'000);
        objective.pointsEachTurn = whole(at["points_each_turn"], 0, 100);
        objective.pointsAtEnd = whole(at["points_at_end"], 0, 1000);
    }
    return objective;
}

ScenarioFile readScenario(const Cursor &at)
{
    static constexpr std::array<std::string_view, 8> kKeys = {
        "version", "key", "name", "summary", "zones", "objectives", "turns", "last_band_ends"};
    ScenarioFile file;
    if (!at.object(kKeys))
        return file;
    at["version"].integer(1, 1);
    file.key = at["key"].id();
    file.name = readText(at["name"], 80);
    file.summary = readText(at["summary"], 400);
    for (const Cursor &zone : at["zones"].array(kMostSeatsHere, 2))
        file.zones.push_back(readZone(zone));
    for (const Cursor &objective : at["objectives"].array(12))
        file.objectives.push_back(readObjective(objective));
    file.turns = whole(at["turns"], 1, 30);
    file.lastBandEnds = at["last_band_ends"].boolean();
    return file;
}

/** The strip along an edge, as a box of the table. */
Zone laid(const ScenarioFile::Zone &zone, std::int32_t width, std::int32_t depth)
{
    switch (zone.edge) {
    case Edge::South:
        return {{{0, depth - zone.depth}, {width, depth}}, {0, -1}};
    case Edge::North:
        return {{{0, 0}, {width, zone.depth}}, {0, 1}};
    case Edge::West:
        return {{{0, 0}, {zone.depth, depth}}, {1, 0}};
    case Edge::East:
        return {{{width - zone.depth, 0}, {width, depth}}, {-1, 0}};
    }
    return {};
}

Json written(const Text &text)
{
    return {{"en", text.en}, {"fr", text.fr}};
}

} // namespace

Result<ScenarioFile> decodeScenario(std::string_view text)
{
    return json::decode(text, readScenario, {.version = 1});
}

std::string encodeScenario(const ScenarioFile &file)
{
    Json zones = Json::array();
    for (const auto &zone : file.zones)
        zones.push_back(
            {{"edge", kEdges[static_cast<std::size_t>(zone.edge)]}, {"depth", zone.depth}});
    Json objectives = Json::array();
    for (const auto &each : file.objectives)
        objectives.push_back({{"x", each.x},
                              {"y", each.y},
                              {"radius", each.radius},
                              {"points_each_turn", each.pointsEachTurn},
                              {"points_at_end", each.pointsAtEnd}});
    return Json{{"version", 1},
                {"key", file.key},
                {"name", written(file.name)},
                {"summary", written(file.summary)},
                {"zones", zones},
                {"objectives", objectives},
                {"turns", file.turns},
                {"last_band_ends", file.lastBandEnds}}
        .dump();
}

Scenario layOut(const ScenarioFile &file, std::int32_t width, std::int32_t depth)
{
    constexpr std::int32_t kWhole = 1000;
    Scenario scenario;
    scenario.key = file.key;
    scenario.name = file.name;
    scenario.turns = file.turns;
    scenario.lastBandEnds = file.lastBandEnds;
    for (const auto &zone : file.zones)
        scenario.zones.push_back(laid(zone, width, depth));
    for (const auto &each : file.objectives)
        scenario.objectives.push_back({{width * each.x / kWhole, depth * each.y / kWhole},
                                       each.radius,
                                       each.pointsEachTurn,
                                       each.pointsAtEnd});
    return scenario;
}

} // namespace escarmouche::rules::musg::play
