// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/units.h"
#include "rules/core/band/band.h"

#include <QString>

namespace escarmouche::app::cli {

// Bands as text for a terminal, in the language of the person.

/** "goblins.band.json: Les Crocs: legal, 488 / 500, 9 figures". */
QString verdictText(const QString &what, const rules::BandSummary &summary,
                    const rules::Totals &totals);
/** One line for each, beginning with a line feed; nothing for none. */
QString findingsText(const std::vector<rules::Finding> &findings, const rules::BandRules &rules);
/** Figures by group; other commands take the number of a row as #n. */
QString rosterText(const rules::Roster &roster, const Units &units);
QString totalsText(const rules::Totals &totals);

} // namespace escarmouche::app::cli
