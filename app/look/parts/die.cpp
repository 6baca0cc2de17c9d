// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/parts/die.h"

#include "app/look/palette/palette.h"

#include <QPainter>

namespace escarmouche::app {

namespace {

/** Where the pips of a face are, in ninths of three by three: bit 0 top left, row by row. */
constexpr int kPips[] = {0,           0b000010000, 0b001000100, 0b001010100,
                         0b101000101, 0b101010101, 0b101101101};

void drawPips(QPainter &painter, const QRectF &die, int face)
{
    const qreal step = die.width() / 4;
    const qreal radius = die.width() / 10;
    for (int place = 0; place < 9; ++place) {
        if ((kPips[face] >> place & 1) == 0)
            continue;
        const QPointF centre =
            die.topLeft() + QPointF((place % 3 + 1) * step, (place / 3 + 1) * step);
        painter.drawEllipse(centre, radius, radius);
    }
}

} // namespace

void paintDie(QPainter &painter, const QRectF &at, const LyingDie &die, const QPalette &palette)
{
    const QColor ink = die.isGood ? tone(Tone::Good, palette) : palette.color(QPalette::WindowText);
    painter.setPen(QPen(ink, die.isGood ? 2 : 1));
    painter.setBrush(palette.base());
    painter.drawRoundedRect(at, 4, 4);
    painter.setPen(ink);
    painter.setBrush(ink);
    if (die.word.isEmpty())
        drawPips(painter, at, die.face);
    else
        painter.drawText(at, Qt::AlignCenter, die.word);
}

} // namespace escarmouche::app
