// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/rulesystem.h"

#include <QDialog>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace escarmouche::app {

class GameBox;

/** Asks what a new campaign is called, of which system it is and what its options are. Makes
    nothing. */
class NewCampaignDialog : public QDialog
{
    Q_OBJECT

public:
    /** One of the systems at least has campaigns. */
    explicit NewCampaignDialog(const rules::RuleSystems &systems, QWidget *parent = nullptr);

    std::string system() const;
    std::string name() const;
    const std::vector<rules::Setting> &options() const { return m_options; }

signals:
    void ruleWanted(const QString &rule, QWidget *near);
    /** The options are about to be asked for in that dialog. */
    void optionsAsked(QDialog &dialog);

private:
    const rules::RuleSystem &chosenSystem() const;
    void chooseOptions();
    void showOptions();

    const rules::RuleSystems &m_systems;
    QLineEdit *m_name;
    GameBox *m_system;
    QLabel *m_about;
    QPushButton *m_optionsButton;
    std::vector<rules::Setting> m_options;
};

} // namespace escarmouche::app
