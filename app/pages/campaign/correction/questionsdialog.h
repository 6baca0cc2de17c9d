// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/campaignsession.h"
#include "rules/core/match/match.h"

#include <QDialog>

#include <vector>

class QLabel;
class QPushButton;

namespace escarmouche::app {

class CampaignController;
class PlainTable;

/** The acts that no longer hold since the past was corrected, each with the reason, and what may
    become of one: it is taken out, corrected in its turn, or done all the same for a reason; what
    was bought is refunded or given to another. Closes when none is left. */
class QuestionsDialog : public QDialog
{
    Q_OBJECT

public:
    QuestionsDialog(CampaignController &controller,
                    const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent = nullptr);

private:
    void refresh();
    void showChosen();
    const model::CampaignConsequence *chosen() const;
    void takeOutChosen();
    void correctChosen();
    void refundChosen();
    void allowChosen();

    CampaignController &m_controller;
    const std::vector<rules::ScenarioTitle> &m_scenarios;
    std::vector<model::CampaignConsequence> m_questions;
    PlainTable *m_table;
    QLabel *m_why;
    QPushButton *m_takeOut;
    QPushButton *m_correct;
    QPushButton *m_refund;
    QPushButton *m_give;
    QPushButton *m_allow;
};

} // namespace escarmouche::app
