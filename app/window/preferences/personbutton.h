// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"

#include <QToolButton>

namespace escarmouche::app {

/** Who is at the keyboard; its menu lets another person of the library take their place. */
class PersonButton : public QToolButton
{
    Q_OBJECT

public:
    PersonButton(model::Library &library, QWidget *parent);

    /** Names of all people of the library. */
    QStringList people();
    QString person() const; // empty: nobody
    /** A new name makes a new person. */
    void setPerson(const QString &name);

signals:
    void someoneElseWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillMenu();
    void refresh();

    model::Library &m_library;
};

} // namespace escarmouche::app
