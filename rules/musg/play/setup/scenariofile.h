// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/musg/play/state/scenario.h"

#include <optional>
#include <string>
#include <string_view>

namespace escarmouche::rules::musg::play {

/** A scenario as a file holds it (`*.scenario.json`), for any table: zones are strips along an
   edge, objectives in thousandths of the table's width and depth. */
struct ScenarioFile {
    /** A strip along an edge; its depth in hundredths of a pas. */
    struct Zone {
        enum class Edge { South, North, West, East } edge = Edge::South;
        std::int32_t depth = 600;
        std::int32_t from = 0; // thousandths along the edge, from the west or the north
        std::int32_t span = 1000; // likewise, as far as the edge goes

        bool operator==(const Zone &) const = default;
    };
    /** A circle, or a strip along an edge instead. */
    struct Objective {
        std::int32_t x = 500, y = 500; // thousandths of width and depth
        std::int32_t radius = 300; // hundredths of a pas
        std::optional<Zone> strip = {};
        Claim claim = Claim::Alone;
        int zone = 0; // the number of a zone, from 1; 0: any band
        int pointsEachTurn = 0;
        int pointsAtEnd = 0;
        int pointsOnce = 0;
        int keeper = 0; // as `zone`; 0: nobody
        int pointsKept = 0;

        bool operator==(const Objective &) const = default;
    };
    std::string key;
    Text name;
    Text summary; // in our own words
    std::vector<Zone> zones; // one a seat at least; 2 to 4
    std::vector<Objective> objectives;
    int turns = 8;
    bool lastBandEnds = true;

    bool operator==(const ScenarioFile &) const = default;
};

Result<ScenarioFile> decodeScenario(std::string_view text);
std::string encodeScenario(const ScenarioFile &file);

/** The scenario on a table of that size (hundredths of a pas). Zones less than 20 pas apart are a
    warning of the caller's, not an error (MUSG-DEPLOY-01). */
Scenario layOut(const ScenarioFile &file, std::int32_t width, std::int32_t depth);

} // namespace escarmouche::rules::musg::play
