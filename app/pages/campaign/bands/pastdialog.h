// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/bands/pastgrid.h"
#include "app/pages/campaign/parts/entrydialog.h"

namespace escarmouche::app {

/** Asks what the figures of a band did before the campaign, and writes it down. With what was
   `told` already it shows that, and writes nothing: told() is how it should have been. */
class PastDialog : public EntryDialog
{
    Q_OBJECT

public:
    PastDialog(CampaignController &controller, const rules::Entrant &band,
               QWidget *parent = nullptr, std::vector<rules::FigurePast> told = {});

    std::vector<rules::FigurePast> told() const;

protected:
    rules::CampaignAct act() const override { return rules::TellPast{m_band, told()}; }

private:
    void arrange();

    rules::BandId m_band;
    std::vector<rules::FigurePast> m_told;
    PastGrid *m_rows;
};

} // namespace escarmouche::app
