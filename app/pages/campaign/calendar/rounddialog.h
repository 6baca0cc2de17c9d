// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"
#include "rules/core/campaign/rounds/rounds.h"
#include "rules/core/match/match.h"

#include <QDialog>
#include <QStringList>

#include <vector>

class QComboBox;
class QLabel;
class QLayout;
class QPushButton;
class QSpinBox;

namespace escarmouche::app {

class CampaignController;
class PlanForm;

/** Asks how the next round is put together, and shows who would meet. A drawn round is drawn when
   it is scheduled, not before. */
class RoundDialog : public QDialog
{
    Q_OBJECT

public:
    RoundDialog(const CampaignController &controller,
                const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent = nullptr);

    /** With what chance says, where it is asked. */
    rules::ScheduleRound answer() const;

private:
    rules::RoundKind kind() const;
    QLayout *makeRounds();
    void preview();
    QStringList roundRobins() const;
    QStringList standings() const;
    QString pairsText(const rules::Pairings &pairs) const;
    /** Whether everybody will have met everybody, and which earlier round would come later. */
    QStringList told() const;
    void tellPairs(QStringList lines);

    const CampaignController &m_controller;
    QComboBox *m_kind;
    QSpinBox *m_seats;
    QSpinBox *m_rounds;
    QSpinBox *m_days;
    QPushButton *m_all;
    QLabel *m_pairs;
    PlanForm *m_form;
};

} // namespace escarmouche::app
