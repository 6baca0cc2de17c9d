// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QWidget>

namespace escarmouche::tests {

/** Saves what a widget shows into the folder that ESCARMOUCHE_PICTURES names, for a person to look
    at; without that variable nothing. */
inline void takePicture(QWidget &widget, const QString &name)
{
    const QString folder = qEnvironmentVariable("ESCARMOUCHE_PICTURES");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    for (int pass = 0; pass < 3; ++pass) // a layout may change those within it
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (auto *view : widget.findChildren<QAbstractItemView *>())
        view->doItemsLayout();
    for (int pass = 0; pass < 12; ++pass) // a board is painted part by part
        widget.grab();
    widget.grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
}

} // namespace escarmouche::tests
