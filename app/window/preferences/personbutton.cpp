// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences/personbutton.h"

#include "app/forms/notices/errorbox.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/window/library/librarycare.h"
#include "model/text.h"

#include <QEvent>
#include <QMenu>

namespace escarmouche::app {

PersonButton::PersonButton(model::Library &library, QWidget *parent)
    : QToolButton(parent), m_library(library)
{
    setAutoRaise(true);
    setIcon(lineIcon(QStringLiteral("person")));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setPopupMode(InstantPopup);
    auto *choices = new QMenu(this);
    setMenu(choices);
    connect(choices, &QMenu::aboutToShow, this, &PersonButton::fillMenu);
    // Where nobody was chosen, an act makes somebody of who is logged in.
    connect(&m_library, &model::Library::changed, this, &PersonButton::refresh);
    refresh();
}

QStringList PersonButton::people()
{
    const auto people = m_library.people().list();
    if (!people) {
        tell(window(), people.error());
        return {};
    }
    QStringList names;
    for (const model::Person &person : *people)
        names << toQString(person.name);
    return names;
}

QString PersonButton::person() const
{
    const auto current = m_library.people().current();
    return current ? toQString(current->name) : QString();
}

void PersonButton::setPerson(const QString &name)
{
    if (const auto set = becomePerson(m_library, toUtf8(name)); !set)
        tell(window(), set.error());
    refresh();
}

void PersonButton::fillMenu()
{
    menu()->clear();
    const QString current = person();
    for (const QString &name : people()) {
        QAction *action = menu()->addAction(buttonText(name));
        action->setCheckable(true);
        action->setChecked(name == current);
        connect(action, &QAction::triggered, this, [this, name] { setPerson(name); });
    }
    menu()->addSeparator();
    menu()->addAction(tr("Someone else…"), this, &PersonButton::someoneElseWanted);
}

void PersonButton::refresh()
{
    const auto current = m_library.people().current();
    setText(current ? buttonText(toQString(current->name)) : tr("Nobody"));
    setToolTip(tr("Who is at the keyboard: written in the history"));
    setAccessibleName(tr("Who is at the keyboard"));
}

void PersonButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QToolButton::changeEvent(event);
}

} // namespace escarmouche::app
