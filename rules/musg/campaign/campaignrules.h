// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"
#include "rules/musg/bandrules.h"

#include <memory>

namespace escarmouche::rules::musg {

/** The campaign face of M.U.S.G. The catalogue must outlive it. */
std::unique_ptr<const CampaignRules> campaignRules(const Catalogue &catalogue);

} // namespace escarmouche::rules::musg
