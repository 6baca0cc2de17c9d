// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/fields/matchoptionsdialog.h"
#include "rules/core/campaign/campaignrules.h"

namespace escarmouche::app {

/** The options of a campaign: those of the league and those of its system. */
class CampaignOptionsDialog : public MatchOptionsDialog
{
    Q_OBJECT

public:
    CampaignOptionsDialog(const rules::CampaignRules &rules,
                          const std::vector<rules::Setting> &chosen, QWidget *parent = nullptr);

    /** What makes the present options those of the dialog: what is as usual again, too. */
    std::vector<rules::Setting> changes() const;

private:
    const rules::CampaignRules &m_rules;
    std::vector<rules::Setting> m_before;
};

} // namespace escarmouche::app
