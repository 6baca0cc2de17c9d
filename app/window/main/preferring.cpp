// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/notices/errorbox.h"
#include "app/look/literal/literal.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/match/matchpage.h"
#include "app/window/library/librarycare.h"
#include "app/window/main/mainwindow.h"
#include "app/window/preferences/preferencesdialog.h"
#include "model/text.h"

#include <QMenu>
#include <QToolButton>

// Who is at the main window, and what they prefer.

namespace escarmouche::app {

std::vector<model::Person> MainWindow::people()
{
    auto people = m_shell.library.people().list();
    if (!people) {
        tell(this, people.error());
        return {};
    }
    return std::move(*people);
}

void MainWindow::fillPersonMenu()
{
    QMenu *menu = m_personButton->menu();
    menu->clear();
    const auto current = m_shell.library.people().current();
    for (const model::Person &person : people()) {
        const QString name = toQString(person.name);
        QAction *action = menu->addAction(buttonText(name));
        action->setCheckable(true);
        action->setChecked(current && current->id == person.id);
        connect(action, &QAction::triggered, this, [this, name] { setPerson(name); });
    }
    menu->addSeparator();
    menu->addAction(tr("Someone else…"), this, &MainWindow::preferences);
}

void MainWindow::setPerson(const QString &name)
{
    if (const auto set = becomePerson(m_shell.library, toUtf8(name)); !set)
        tell(this, set.error());
    showStatus();
}

void MainWindow::preferences()
{
    QStringList names;
    for (const model::Person &person : people())
        names << toQString(person.name);
    const auto current = m_shell.library.people().current();
    const QString name = current ? toQString(current->name) : QString();
    PreferencesDialog dialog(m_preferences, names, name, this);
    connect(&dialog, &PreferencesDialog::languageChosen, &m_shell.language, &UiLanguage::set);
    if (dialog.exec() != QDialog::Accepted)
        return;
    usePreferences(dialog.preferences());
    if (dialog.person() != name)
        setPerson(dialog.person());
}

void MainWindow::usePreferences(const Preferences &preferences)
{
    m_preferences = preferences;
    savePreferences(preferences);
    m_shell.language.set(preferences.language);
    for (BandPage *page : bandPages())
        page->setUnits(preferences.units);
    for (MatchPage *page : matchPages()) {
        page->setUnits(preferences.units);
        page->setBoardOptions(preferences.board);
        page->setAskFrom(preferences.askFrom);
    }
}

} // namespace escarmouche::app
