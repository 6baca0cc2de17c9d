// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/fitting.h"

#include <QLayout>
#include <QScreen>

#include <algorithm>

namespace escarmouche::app {

namespace {

// Title bar and borders, as wide as window managers draw them; not known before the window is.
constexpr QSize kWindowFrame{12, 40};
// Height of a line of text for which the forms are drawn.
constexpr double kFormLine = 18;

} // namespace

QSize roomOnScreen(const QWidget &window)
{
    return window.screen()->availableSize() - kWindowFrame;
}

void fitToScreen(QWidget &window)
{
    const double grown = std::max(1.0, window.fontMetrics().height() / kFormLine);
    const QSize room = roomOnScreen(window);
    QSize size = (window.size() * grown).boundedTo(room);
    if (const QLayout *layout = window.layout(); layout && layout->hasHeightForWidth())
        size.setHeight(std::max(size.height(), layout->totalHeightForWidth(size.width())));
    window.resize(size.boundedTo(room));
}

} // namespace escarmouche::app
