// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/deciding/grounds.h"

namespace escarmouche::rules {

// What is decided of games to come and of who plays them.

Result<CampaignOutcome> decide(Grounds &on, const ScheduleFixture &act);
Result<CampaignOutcome> decide(Grounds &on, const ScheduleRound &act);
Result<CampaignOutcome> decide(Grounds &on, const ChangeFixture &act);
Result<CampaignOutcome> decide(Grounds &on, const SetFixtureStatus &act);
Result<CampaignOutcome> decide(Grounds &on, const ChooseCrew &act);

} // namespace escarmouche::rules
