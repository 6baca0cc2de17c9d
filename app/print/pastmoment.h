// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/printdocument.h"
#include "rules/core/campaign/campaign.h"

#include <string>

namespace escarmouche::app {

/** The moment of a campaign's past that is looked at. */
struct PastMoment {
    std::string at; // of the last act, UTC ISO 8601
    int game = 0; // the last one with a result, as the campaign counts them; 0: none
};

PastMoment pastMoment(const rules::Campaign &then, std::string at);

/** The sheet with that moment said beside its title on every page. Pure. */
PrintDocument ofPast(PrintDocument sheet, const PastMoment &moment, rules::Language language);

} // namespace escarmouche::app
