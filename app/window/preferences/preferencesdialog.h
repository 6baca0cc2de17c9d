// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/settings/settings.h"
#include "rules/core/rulesystem.h"

#include <QDialog>

#include <memory>

namespace Ui {
class PreferencesDialog;
}

namespace escarmouche::app {

/** Language, units, how a board is shown, and the name in the history. The language switches while
   the dialog is open; cancelling says so again with the old one. */
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    PreferencesDialog(const Preferences &preferences, const QStringList &people,
                      const QString &person, QWidget *parent = nullptr);
    ~PreferencesDialog() override;

    /** Asks only what some of these games need. */
    void setGames(const rules::RuleSystems &systems);
    Preferences preferences() const;
    QString person() const; // one of those given, or a new one; never empty

    void reject() override;

signals:
    void languageChosen(escarmouche::rules::Language language);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showUnits();
    void namePersonBox();
    void showExample();
    Units units() const;
    void showBoard();
    void nameAnimations();
    void nameThemes();
    BoardOptions board() const;

    std::unique_ptr<Ui::PreferencesDialog> m_ui;
    Preferences m_before;
    QString m_person;
};

} // namespace escarmouche::app
