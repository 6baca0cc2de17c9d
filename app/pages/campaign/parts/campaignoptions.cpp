// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/parts/campaignoptions.h"

#include "app/look/parts/fitting.h"
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
    auto switches = rules.matchSwitches();
    auto options = rules.options();
    std::erase_if(options, [&](const rules::Property &option) {
        return std::ranges::any_of(switches, [&](const rules::OptionGroup &group) {
            return std::ranges::count(group.options, option.key, &rules::Property::key) > 0;
        });
    });
    std::vector<rules::OptionGroup> groups{{league, rules::leagueProperties(rules.ranking())}};
    if (!options.empty())
        groups.push_back({own, std::move(options)});
    std::ranges::move(switches, std::back_inserter(groups));
    return groups;
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
    // Wider than the form: the switches of the board in French, each with its rule.
    constexpr QSize kDrawn{800, 560};
    resize(kDrawn);
    fitToScreen(*this);
}

std::vector<rules::Setting> CampaignOptionsDialog::changes() const
{
    std::vector<rules::Setting> changes = settings();
    auto known = rules::leagueProperties(m_rules.ranking());
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
