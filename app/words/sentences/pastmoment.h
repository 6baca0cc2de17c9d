// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/core/words/text.h"

#include <QString>

#include <string>

namespace escarmouche::app {

/** The moment of a campaign's past that is looked at. */
struct PastMoment {
    std::string at; // of the last act, UTC ISO 8601
    int game = 0; // the last one with a result, as the campaign counts them; 0: none
};

PastMoment pastMoment(const rules::Campaign &then, std::string at);

/** "as of 3 May 2026, after game 4". */
QString pastMomentText(const PastMoment &moment, rules::Language language);

} // namespace escarmouche::app
