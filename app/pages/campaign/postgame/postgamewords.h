// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/deciding/documents.h"

#include <QString>

namespace escarmouche::app {

class CampaignController;

// What a post-game and its lines say, in the language of the window.

/** What the line asks; of a line done, the whole of what was settled. */
QString lineTitle(const CampaignController &controller, const rules::PostGameLine &line);
/** What the title does not say; may be empty. */
QString lineDetails(const CampaignController &controller, const rules::PostGameLine &line);
/** Both below each other. */
QString wholeLine(const CampaignController &controller, const rules::PostGameLine &line);
/** "to roll: d66", "settled". */
QString lineState(const rules::PostGameLine &line);
/** "d66", "2d6". */
QString diceText(const rules::Request &request);
/** The account of the band, how far its post-game has come, and who was paid before the game. */
QString accountText(const rules::PostGameDocument &document);

} // namespace escarmouche::app
