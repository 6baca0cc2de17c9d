// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/textarea.h"

#include <QEvent>
#include <QResizeEvent>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kFewest = 3;
constexpr int kMostLines = 8;
constexpr int kLeastLines = 2; // lines that are always in sight

} // namespace

QSize TextArea::sizeHint() const
{
    const int line = fontMetrics().lineSpacing();
    const int wanted = widget() ? widget()->heightForWidth(viewport()->width()) : 0;
    return {line, std::clamp(wanted, kFewest * line, kMostLines * line)};
}

QSize TextArea::minimumSizeHint() const
{
    return {0, kLeastLines * fontMetrics().lineSpacing()};
}

// The scroll area itself watches its widget: another text asks for a new layout.
bool TextArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void TextArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

} // namespace escarmouche::app
