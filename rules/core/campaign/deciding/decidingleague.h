// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/deciding/grounds.h"

namespace escarmouche::rules {

// What is decided of a campaign itself, its players, bands and chronicle.

Result<CampaignOutcome> decide(Grounds &on, const FoundCampaign &act);
Result<CampaignOutcome> decide(Grounds &on, const RenameCampaign &act);
Result<CampaignOutcome> decide(Grounds &on, const ChangeOptions &act);
Result<CampaignOutcome> decide(Grounds &on, const SetStatus &act);
Result<CampaignOutcome> decide(Grounds &on, const SetArchived &act);
Result<CampaignOutcome> decide(Grounds &on, const AddPlayer &act);
Result<CampaignOutcome> decide(Grounds &on, const RenamePlayer &act);
Result<CampaignOutcome> decide(Grounds &on, const JoinBand &act);
Result<CampaignOutcome> decide(Grounds &on, const WithdrawBand &act);
Result<CampaignOutcome> decide(Grounds &on, const ActOnBand &act);
Result<CampaignOutcome> decide(Grounds &on, const TellPast &act);
Result<CampaignOutcome> decide(Grounds &on, const WriteChronicle &act);

} // namespace escarmouche::rules
