// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/fitting.h"

#include <QGuiApplication>
#include <QLayout>
#include <QScreen>

#include <algorithm>

namespace escarmouche::app {

namespace {

// Title bar and borders, as wide as window managers draw them; not known before the window is.
constexpr QSize kWindowFrame{12, 40};
constexpr int kTitleButtons = 160; // beside the title, its sign among them
// Height of a line of text for which the forms are drawn.
constexpr double kFormLine = 18;

} // namespace

QSize roomOnScreen(const QWidget &window)
{
    return window.screen()->availableSize() - kWindowFrame;
}

void fitTitle(QWidget &window)
{
    const QString shown =
        window.windowTitle() + QStringLiteral(" — ") + QGuiApplication::applicationDisplayName();
    QFont bold = window.font();
    bold.setBold(true);
    const int wanted = QFontMetrics(bold).horizontalAdvance(shown) + kTitleButtons;
    window.setMinimumWidth(std::min(wanted, roomOnScreen(window).width()));
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
