// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/pastgrid.h"

#include <QDialog>

namespace escarmouche::app {

class CampaignController;
class EntryView;
class RefusalLabel;

/** Asks what the figures of a band did before the campaign, and writes it down. */
class PastDialog : public QDialog
{
    Q_OBJECT

public:
    PastDialog(CampaignController &controller, const rules::Entrant &band,
               QWidget *parent = nullptr);

    void accept() override;

private:
    void arrange();

    CampaignController &m_controller;
    rules::BandId m_band;
    PastGrid *m_rows;
    EntryView *m_grid;
    RefusalLabel *m_problem;
};

} // namespace escarmouche::app
