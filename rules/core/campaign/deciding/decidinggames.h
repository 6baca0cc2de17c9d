// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/deciding/grounds.h"

namespace escarmouche::rules {

// What is decided of games played and of their post-game.

Result<CampaignOutcome> decide(Grounds &on, const EnterReport &act);
Result<CampaignOutcome> decide(Grounds &on, const RollDice &act);
Result<CampaignOutcome> decide(Grounds &on, const SettleLine &act);
Result<CampaignOutcome> decide(Grounds &on, const ClosePostGame &act);

} // namespace escarmouche::rules
