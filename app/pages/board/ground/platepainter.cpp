// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/platepainter.h"

#include "app/look/palette/palette.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <cmath>

namespace escarmouche::app {

namespace {

constexpr double kPlatePadding = 5;
constexpr double kSmallShare = 0.82;

QFont plateFont(PlateSize size)
{
    QFont font = QGuiApplication::font();
    if (size == PlateSize::Small)
        font.setPointSizeF(font.pointSizeF() * kSmallShare);
    else
        font.setBold(true);
    return font;
}

} // namespace

QSizeF plateSize(const QString &text, PlateSize size)
{
    const QFontMetricsF metrics(plateFont(size));
    return {metrics.horizontalAdvance(text) + 2 * kPlatePadding, metrics.height() + 2};
}

void paintPlate(QPainter &painter, QPointF at, const QString &text, const QPalette &palette,
                PlateSize size, const QColor &border)
{
    QRectF box(QPointF(), plateSize(text, size));
    box.moveCenter(painter.worldTransform().map(at));
    box.translate(std::round(box.x()) - box.x(), std::round(box.y()) - box.y());
    painter.save();
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(border.isValid() ? QPen(border, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(boardInk(BoardInk::Plate, palette));
    painter.drawRoundedRect(box, 3, 3);
    painter.setFont(plateFont(size));
    painter.setPen(boardInk(BoardInk::PlateInk, palette));
    painter.drawText(box, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace escarmouche::app
