// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/window/pictures.h"

#include <QApplication>
#include <QPalette>

namespace escarmouche::tests {

/** A dark theme, as desktops set one. */
inline QPalette darkPalette()
{
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(45, 45, 48));
    dark.setColor(QPalette::Base, QColor(30, 30, 32));
    dark.setColor(QPalette::AlternateBase, QColor(38, 38, 40));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        dark.setColor(role, QColor(230, 230, 230));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        dark.setColor(QPalette::Disabled, role, QColor(120, 120, 120));
    dark.setColor(QPalette::PlaceholderText, QColor(150, 150, 150));
    dark.setColor(QPalette::Link, QColor(110, 170, 250));
    dark.setColor(QPalette::Button, QColor(60, 60, 63));
    return dark;
}

/** As it is, then in a dark theme. */
inline void takePictures(QWidget &widget, const QString &name)
{
    takePicture(widget, name);
    const QPalette before = QApplication::palette();
    QApplication::setPalette(darkPalette());
    QCoreApplication::processEvents(); // it is told to each widget
    takePicture(widget, name + QStringLiteral("-dark"));
    QApplication::setPalette(before);
    QCoreApplication::processEvents();
}

} // namespace escarmouche::tests
