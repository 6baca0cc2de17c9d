// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/band/bandact.h"

#include <QString>

#include <optional>
#include <vector>

namespace escarmouche::app {

/** What the page shows of a band at this moment, as its rules see it. */
struct BandView {
    rules::Roster roster;
    rules::Totals totals;
    std::vector<rules::Finding> findings;
};

rules::Result<BandView> lookAt(const rules::BandRules &rules, const std::string &band);

const rules::RosterRow *rowOf(const rules::Roster &roster, rules::MemberId member);
/** What one of its figures is called. */
QString nameOf(const rules::RosterRow &row, rules::MemberId member);
/** All figures of a row, as an act names them. */
std::vector<rules::Figures> figuresOf(const rules::RosterRow &row);
int headCount(const std::vector<rules::Figures> &figures);

/** Where the choice stands after an act: new figures are chosen when the act made some; figures
    split from their line are followed into the new line; what is gone is let go. */
std::vector<rules::Figures> followChoice(const std::vector<rules::Figures> &chosen,
                                         const rules::Roster &before, const rules::Roster &after,
                                         const rules::BandAct &act);
/** What is left of a choice when others changed the band. */
std::vector<rules::Figures> keepChoice(const std::vector<rules::Figures> &chosen,
                                       const rules::Roster &after);

/** The act that moves the chosen figures one place up (-1) or down (+1): within their fold where
    only part of it is chosen and it has several lines, else their rows within the rank. Null:
    there is no place to go. */
std::optional<rules::MoveMembers> nudge(const rules::Roster &roster,
                                        const std::vector<rules::Figures> &chosen, int step);

} // namespace escarmouche::app
