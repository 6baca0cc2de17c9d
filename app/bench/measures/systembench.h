// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measures/measure.h"
#include "rules/core/bench/systembench.h"
#include "rules/core/rulesystem.h"
#include "rules/core/values/cataloguesource.h"

#include <string>
#include <vector>

namespace escarmouche::app {

/** A game system with matches, and what is measured of it. */
struct MeasuredSystem {
    std::string key;
    std::shared_ptr<const rules::MatchRules> matches;
    std::shared_ptr<const rules::SystemBench> bench;
};
/** Every system that is measured, in order. */
rules::Result<std::vector<MeasuredSystem>>
measuredSystems(const rules::CatalogueSource &catalogues);

/** Times of a system's work on bands. */
rules::Result<std::vector<Figure>> measureBands(const MeasuredSystem &system);
/** Games of its machines a second on one core, the opening of a long one, times of work in a match
    and of exact odds. */
rules::Result<std::vector<Figure>> measureMatches(const MeasuredSystem &system);

/** The first measured system that has bands and campaigns: what libraries, campaigns and pages are
    measured with. */
struct BandsToMeasure {
    rules::RuleSystem system;
    std::shared_ptr<const rules::SystemBench> bench;

    /** Codec text of a band of so many figures. */
    rules::Result<std::string> band(int figures) const;
};
rules::Result<BandsToMeasure> bandsToMeasure(const rules::CatalogueSource &catalogues);

} // namespace escarmouche::app
