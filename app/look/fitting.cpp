// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/fitting.h"

#include <QScreen>

namespace escarmouche::app {

namespace {

// Title bar and borders, as wide as window managers draw them; not known before the window is.
constexpr QSize kFrame{12, 40};

} // namespace

QSize roomOnScreen(const QWidget &window)
{
    return window.screen()->availableSize() - kFrame;
}

void fitToScreen(QWidget &window)
{
    window.resize(window.size().boundedTo(roomOnScreen(window)));
}

} // namespace escarmouche::app
