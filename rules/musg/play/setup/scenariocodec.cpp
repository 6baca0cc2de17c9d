// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/textreader.h"
#include "rules/musg/play/setup/scenariofile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace escarmouche::rules::musg::play {

namespace {

using Json = nlohmann::json;
using json::Cursor;
using Edge = ScenarioFile::Zone::Edge;

constexpr std::array<std::string_view, 4> kEdges = {"south", "north", "west", "east"};
constexpr std::array<std::string_view, 3> kClaims = {"alone", "each-figure", "chief"};
constexpr std::int64_t kFewestSeats = 2;
constexpr std::int64_t kMostSeatsHere = 4;
constexpr std::int32_t kWhole = 1000;

template<class T = int>
T whole(const Cursor &at, std::int64_t least, std::int64_t most)
{
    return static_cast<T>(at.integer(least, most));
}

template<class T>
void readIf(const Cursor &at, std::string_view key, T &value, std::int64_t least, std::int64_t most)
{
    if (const auto given = at.find(key))
        value = whole<T>(*given, least, most);
}

ScenarioFile::Zone readZone(const Cursor &at)
{
    static constexpr std::array<std::string_view, 4> kKeys = {"edge", "depth", "from", "span"};
    ScenarioFile::Zone zone;
    if (at.object(kKeys)) {
        zone.edge = static_cast<Edge>(at["edge"].choice(kEdges));
        zone.depth = whole<std::int32_t>(at["depth"], 100, 2'000);
        readIf(at, "from", zone.from, 0, 900);
        readIf(at, "span", zone.span, 100, kWhole - zone.from);
    }
    return zone;
}

/** Where the objective is. */
void readPlace(const Cursor &at, ScenarioFile::Objective &objective)
{
    if (const auto strip = at.find("strip")) {
        objective.strip = readZone(*strip);
        return;
    }
    objective.x = whole<std::int32_t>(at["x"], 0, kWhole);
    objective.y = whole<std::int32_t>(at["y"], 0, kWhole);
    objective.radius = whole<std::int32_t>(at["radius"], 50, 2'000);
}

/** What comes of it; zones are named by their numbers. */
void readWorth(const Cursor &at, std::int64_t zones, ScenarioFile::Objective &objective)
{
    readIf(at, "zone", objective.zone, 1, zones);
    objective.pointsEachTurn = whole(at["points_each_turn"], 0, 100);
    objective.pointsAtEnd = whole(at["points_at_end"], 0, 1000);
    readIf(at, "points_once", objective.pointsOnce, 0, 100);
    readIf(at, "keeper", objective.keeper, 1, zones);
    readIf(at, "points_kept", objective.pointsKept, 0, 1000);
    if (at.has("points_kept"))
        (void)at["keeper"]; // who keeps them
}

ScenarioFile::Objective readObjective(const Cursor &at, std::int64_t zones)
{
    // A strip has no centre: those three stand last.
    static constexpr std::array<std::string_view, 11> kKeys = {"strip",
                                                               "claim",
                                                               "zone",
                                                               "points_each_turn",
                                                               "points_at_end",
                                                               "points_once",
                                                               "keeper",
                                                               "points_kept",
                                                               "x",
                                                               "y",
                                                               "radius"};
    static constexpr std::span kStripKeys = std::span(kKeys).first(8);
    static constexpr std::span kCircleKeys = std::span(kKeys).subspan(1);
    ScenarioFile::Objective objective;
    if (at.object(at.has("strip") ? kStripKeys : kCircleKeys)) {
        readPlace(at, objective);
        if (const auto claim = at.find("claim"))
            objective.claim = static_cast<Claim>(claim->choice(kClaims));
        readWorth(at, zones, objective);
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
    file.name = json::readText(at["name"], 80);
    file.summary = json::readText(at["summary"], 400);
    for (const Cursor &zone : at["zones"].array(kMostSeatsHere, kFewestSeats))
        file.zones.push_back(readZone(zone));
    const auto zones = std::max(kFewestSeats, static_cast<std::int64_t>(file.zones.size()));
    for (const Cursor &objective : at["objectives"].array(kMostObjectives))
        file.objectives.push_back(readObjective(objective, zones));
    file.turns = whole(at["turns"], 1, 30);
    file.lastBandEnds = at["last_band_ends"].boolean();
    return file;
}

/** The strip along an edge, as a box of the table. */
Zone laid(const ScenarioFile::Zone &zone, std::int32_t width, std::int32_t depth)
{
    const auto along = [&](std::int32_t edge, std::int32_t share) {
        return edge * std::min(share, kWhole) / kWhole;
    };
    const std::int32_t until = zone.from + zone.span;
    const std::int32_t left = along(width, zone.from);
    const std::int32_t right = along(width, until);
    const std::int32_t top = along(depth, zone.from);
    const std::int32_t bottom = along(depth, until);
    switch (zone.edge) {
    case Edge::South:
        return {{{left, depth - zone.depth}, {right, depth}}, {0, -1}};
    case Edge::North:
        return {{{left, 0}, {right, zone.depth}}, {0, 1}};
    case Edge::West:
        return {{{0, top}, {zone.depth, bottom}}, {1, 0}};
    case Edge::East:
        return {{{width - zone.depth, top}, {width, bottom}}, {-1, 0}};
    }
    return {};
}

std::optional<std::uint8_t> zoneOf(int number)
{
    if (number == 0)
        return std::nullopt;
    return static_cast<std::uint8_t>(number - 1);
}

Objective laid(const ScenarioFile::Objective &file, std::int32_t width, std::int32_t depth)
{
    Objective objective;
    if (file.strip) {
        objective.strip = laid(*file.strip, width, depth).box;
        objective.at = middleOf(*objective.strip);
    } else {
        objective.at = {width * file.x / kWhole, depth * file.y / kWhole};
        objective.radius = file.radius;
    }
    objective.claim = file.claim;
    objective.zone = zoneOf(file.zone);
    objective.pointsEachTurn = file.pointsEachTurn;
    objective.pointsAtEnd = file.pointsAtEnd;
    objective.pointsOnce = file.pointsOnce;
    objective.keeper = zoneOf(file.keeper);
    objective.pointsKept = file.pointsKept;
    return objective;
}

Json written(const ScenarioFile::Zone &zone)
{
    Json json{{"edge", kEdges[static_cast<std::size_t>(zone.edge)]}, {"depth", zone.depth}};
    if (zone.from != 0)
        json["from"] = zone.from;
    if (zone.span != kWhole)
        json["span"] = zone.span;
    return json;
}

Json written(const ScenarioFile::Objective &objective)
{
    Json json{{"points_each_turn", objective.pointsEachTurn},
              {"points_at_end", objective.pointsAtEnd}};
    if (objective.strip) {
        json["strip"] = written(*objective.strip);
    } else {
        json["x"] = objective.x;
        json["y"] = objective.y;
        json["radius"] = objective.radius;
    }
    if (objective.claim != Claim::Alone)
        json["claim"] = kClaims[static_cast<std::size_t>(objective.claim)];
    const std::pair<const char *, int> ofSome[] = {{"zone", objective.zone},
                                                   {"points_once", objective.pointsOnce},
                                                   {"keeper", objective.keeper},
                                                   {"points_kept", objective.pointsKept}};
    for (const auto &[key, value] : ofSome) {
        if (value != 0)
            json[key] = value;
    }
    return json;
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
        zones.push_back(written(zone));
    Json objectives = Json::array();
    for (const auto &objective : file.objectives)
        objectives.push_back(written(objective));
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
    Scenario scenario;
    scenario.key = file.key;
    scenario.name = file.name;
    scenario.turns = file.turns;
    scenario.lastBandEnds = file.lastBandEnds;
    for (const auto &zone : file.zones)
        scenario.zones.push_back(laid(zone, width, depth));
    for (const auto &each : file.objectives)
        scenario.objectives.push_back(laid(each, width, depth));
    return scenario;
}

} // namespace escarmouche::rules::musg::play
