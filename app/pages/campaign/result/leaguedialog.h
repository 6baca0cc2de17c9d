// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/parts/entrydialog.h"
#include "rules/core/campaign/campaign.h"

namespace escarmouche::app {

class LeagueGrid;

/** The result of a game without bands, played on a table: who won, how, and what each scored. */
class LeagueDialog : public EntryDialog
{
    Q_OBJECT

public:
    LeagueDialog(CampaignController &controller, rules::FixtureId fixture,
                 QWidget *parent = nullptr);
    ~LeagueDialog() override;

protected:
    bool isMeant() override;
    rules::CampaignAct act() const override;

private:
    rules::FixtureId m_fixture;
    LeagueGrid *m_rows;
};

} // namespace escarmouche::app
