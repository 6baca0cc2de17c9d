// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"
#include "rules/core/match/match.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace escarmouche::app {

class CampaignController;
class PlanForm;
class PropertyEditor;

/** Asks for the plan of one game: who plays whom, what, when and where. */
class FixtureDialog : public QDialog
{
    Q_OBJECT

public:
    FixtureDialog(const CampaignController &controller,
                  const std::vector<rules::ScenarioTitle> &scenarios, rules::FixturePlan plan,
                  QWidget *parent = nullptr);
    ~FixtureDialog() override;

    rules::FixturePlan plan() const;
    void accept() override;

private:
    void fillBands(QComboBox &box, bool mayBeNobody) const;
    void judge();
    void enter(const rules::Setting &setting);

    const CampaignController &m_controller;
    rules::FixturePlan m_plan;
    std::vector<QComboBox *> m_bands;
    QLineEdit *m_title;
    PlanForm *m_form;
    PropertyEditor *m_own; // of the system
    std::vector<rules::Property> m_properties;
    QLabel *m_offBoard;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
};

} // namespace escarmouche::app
