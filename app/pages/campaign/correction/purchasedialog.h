// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/campaign/campaignact.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QListWidget;
class QSpinBox;

namespace escarmouche::app {

class CampaignController;

/** A purchase of the past as it was made, recruits or gear, with the shop of its moment: something
    else may have been bought, in another number or for others. */
class PurchaseDialog : public QDialog
{
    Q_OBJECT

public:
    PurchaseDialog(const CampaignController &then, const rules::ActOnBand &act,
                   QWidget *parent = nullptr);

    rules::BandAct act() const;

private:
    void fillEntries(const CampaignController &then, const std::string &band);
    void fillFigures(const rules::Entrant &band);
    std::string entry() const;
    std::vector<rules::Figures> figures() const;

    rules::BandAct m_act;
    QComboBox *m_entries;
    QSpinBox *m_count;
    QListWidget *m_figures = nullptr; // of gear
};

} // namespace escarmouche::app
