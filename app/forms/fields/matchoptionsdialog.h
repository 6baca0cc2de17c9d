// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/units.h"
#include "rules/core/match/match.h"

#include <QDialog>

#include <memory>
#include <vector>

class QLabel;
namespace Ui {
class MatchOptionsDialog;
}

namespace escarmouche::app {

class PropertyField;

/** The switches of a match as its system offers them: each with its sentence, what it is unless
    people agree otherwise, and its rule. */
class MatchOptionsDialog : public QDialog
{
    Q_OBJECT

public:
    MatchOptionsDialog(const std::vector<rules::OptionGroup> &groups,
                       const std::vector<rules::Setting> &chosen, const Units &units,
                       QWidget *parent = nullptr);
    ~MatchOptionsDialog() override;

    /** What differs from the defaults. */
    std::vector<rules::Setting> settings() const;

    /** Says what the options are of, where it is not a match. */
    void setAbout(const QString &text);
    void accept() override;

signals:
    void ruleWanted(const QString &rule, QWidget *near);

private:
    struct Line {
        PropertyField *field;
        QLabel *label; // none beside a tick
        QLabel *about; // and its default
        rules::SettingValue byDefault;

        QWidget &name() const;
    };

    void addGroup(const rules::OptionGroup &group);
    void addOption(const rules::Property &option);
    QLabel *addText(const QString &text);
    QWidget *ruleButton(const rules::Property &option);
    QString aboutText(const rules::Property &option) const;
    void set(Line &line, const rules::SettingValue &value);
    bool isIdle(const Line &line) const;
    void showLine(const Line &line);
    void restore();

    std::unique_ptr<Ui::MatchOptionsDialog> m_ui;
    Units m_units;
    std::vector<Line> m_lines;
};

} // namespace escarmouche::app
