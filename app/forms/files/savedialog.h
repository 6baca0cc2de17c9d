// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace escarmouche::app {

/** Where something is to be saved. */
struct SaveQuestion {
    QString title;
    QString name; // proposed, without its ending
    QStringList forms; // "Web page (*.html)", the usual one first
};

/** The path chosen, empty: none. Its ending follows the form chosen, before the dialog asks about
    overwriting. Begins in the last folder and keeps in mind the one chosen. */
QString askWhereToSave(QWidget *parent, const SaveQuestion &question);

} // namespace escarmouche::app
