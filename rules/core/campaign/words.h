// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/phrase.h"

namespace escarmouche::rules {

/** What the campaign itself says, whatever the system: acts and refusals ("campaign.KEY"). */
const PhraseBook &campaignWords();
/** A system's sentences and these. */
PhraseBook withCampaignWords(PhraseBook book);

} // namespace escarmouche::rules
