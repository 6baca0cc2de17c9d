// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/bands/pastgrid.h"
#include "app/pages/campaign/parts/entrydialog.h"

namespace escarmouche::app {

/** Asks what the figures of a band did before the campaign, and writes it down. */
class PastDialog : public EntryDialog
{
    Q_OBJECT

public:
    PastDialog(CampaignController &controller, const rules::Entrant &band,
               QWidget *parent = nullptr);

protected:
    rules::CampaignAct act() const override { return rules::TellPast{m_band, m_rows->changed()}; }

private:
    void arrange();

    rules::BandId m_band;
    PastGrid *m_rows;
};

} // namespace escarmouche::app
