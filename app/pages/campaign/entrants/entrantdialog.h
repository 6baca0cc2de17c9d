// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/league/entrant.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace escarmouche::app {

class CampaignController;

/** Who takes part in a league: a name, and who plays the seat on the board. */
class EntrantDialog : public QDialog
{
    Q_OBJECT

public:
    /** `before`: who is changed; null: somebody joins. */
    EntrantDialog(const CampaignController &controller, const rules::CampaignBand *before,
                  QWidget *parent = nullptr);

    rules::NamedEntrant answer() const;

private:
    QLineEdit *m_name;
    QComboBox *m_player;
};

} // namespace escarmouche::app
