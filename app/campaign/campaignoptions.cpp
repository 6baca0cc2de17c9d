// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/campaignoptions.h"

#include "rules/core/campaign/campaignoptions.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

std::vector<rules::OptionGroup> groupsOf(const rules::CampaignRules &rules)
{
    const rules::Text league{CampaignOptionsDialog::tr("Standings").toStdString(),
                             CampaignOptionsDialog::tr("Standings").toStdString()};
    const rules::Text own{CampaignOptionsDialog::tr("Bands and figures").toStdString(),
                          CampaignOptionsDialog::tr("Bands and figures").toStdString()};
    return {{league, rules::leagueProperties()}, {own, rules.options()}};
}

} // namespace

CampaignOptionsDialog::CampaignOptionsDialog(const rules::CampaignRules &rules,
                                             const std::vector<rules::Setting> &chosen,
                                             QWidget *parent)
    : MatchOptionsDialog(groupsOf(rules), chosen, {}, parent), m_rules(rules), m_before(chosen)
{
    setWindowTitle(tr("Options of the campaign"));
    setAbout(tr("What the group agrees on. A change counts from now on; what has been played "
                "stays as it was."));
}

std::vector<rules::Setting> CampaignOptionsDialog::changes() const
{
    std::vector<rules::Setting> changes = settings();
    auto known = rules::leagueProperties();
    for (rules::Property &property : m_rules.options())
        known.push_back(std::move(property));
    for (const rules::Setting &before : m_before) {
        const auto usual = std::ranges::find(known, before.property, &rules::Property::key);
        if (rules::settingNamed(changes, before.property) == nullptr && usual != known.end())
            changes.push_back({before.property, usual->value});
    }
    return changes;
}

} // namespace escarmouche::app
