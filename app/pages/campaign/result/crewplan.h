// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/core/campaign/campaignact.h"

#include <QString>

#include <utility>
#include <vector>

namespace escarmouche::app {

class CampaignController;

/** The crews of a game that is about to be launched. Nobody is paid before it is: they are tried on
    the campaign and kept here. Only chance is not tried: dice and draws are stored at once. */
class CrewPlan
{
public:
    CrewPlan(CampaignController &controller, rules::FixtureId fixture);

    /** As it will be once they are paid. */
    const rules::Campaign &campaign() const { return m_then; }
    rules::FixtureId fixture() const { return m_fixture; }
    /** Takes the crew of a band, in place of an earlier one. False: it is refused, and the
        controller has said why. */
    bool choose(rules::ChooseCrew act, const QString &reason);
    /** The campaign has changed. */
    void tryAgain();

    /** What the launch has to do. */
    const std::vector<rules::CampaignInput> &acts() const { return m_acts; }
    /** What the launch takes from the treasury of each band that pays. */
    std::vector<std::pair<rules::BandId, int>> fees() const;

private:
    bool keepDraw(rules::ChooseCrew &act, const QString &reason);

    CampaignController &m_controller;
    rules::FixtureId m_fixture;
    std::vector<rules::CampaignInput> m_acts;
    rules::Campaign m_then;
};

} // namespace escarmouche::app
