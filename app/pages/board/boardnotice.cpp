// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardnotice.h"

#include "app/look/palette/palette.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <optional>

namespace escarmouche::app {

namespace {

constexpr double kNoticePadding = 8;
constexpr double kWidest = 0.8; // of the area
constexpr int kVeil = 150; // of 255
constexpr double kNoticeEdge = 2;

void paintVeil(QPainter &painter, const QRectF &area, const QList<LitSpot> &lit, QColor colour)
{
    QPainterPath veil;
    veil.addRect(area);
    QPainterPath holes;
    holes.setFillRule(Qt::WindingFill);
    for (const LitSpot &spot : lit)
        holes.addEllipse(spot.at, spot.radius, spot.radius);
    colour.setAlpha(kVeil);
    painter.fillPath(veil.subtracted(holes), colour);
}

bool covers(const QRectF &plate, const QList<LitSpot> &looked)
{
    return std::ranges::any_of(looked, [&](const LitSpot &spot) {
        const QPointF out(spot.radius, spot.radius);
        return plate.intersects(QRectF(spot.at - out, spot.at + out));
    });
}

/** Over the spot or under it, where nothing that is looked at is covered; else nothing. */
std::optional<QRectF> plateAt(const LitSpot &spot, QRectF plate, const QRectF &area,
                              const QList<LitSpot> &looked)
{
    const double left = area.left() + kGap;
    plate.moveLeft(std::clamp(spot.at.x() - plate.width() / 2, left,
                              std::max(left, area.right() - kGap - plate.width())));
    const double away = spot.radius + kNoticeEdge;
    for (const double top : {spot.at.y() - away - plate.height(), spot.at.y() + away}) {
        plate.moveTop(top);
        if (area.contains(plate) && !covers(plate, looked))
            return plate;
    }
    return std::nullopt;
}

QRectF plateOf(const BoardNotice &notice, const QRectF &words, const QRectF &area,
               const QList<LitSpot> &looked)
{
    QRectF plate =
        words.adjusted(-kNoticePadding, -kNoticePadding / 2, kNoticePadding, kNoticePadding / 2);
    const bool isAboutSomebody =
        std::ranges::any_of(notice.lit, [](int token) { return token >= 0; });
    if (notice.isQuestion && isAboutSomebody && !looked.isEmpty()) {
        if (const auto at = plateAt(looked.front(), plate, area, looked))
            return *at;
    }
    plate.moveCenter(area.center());
    plate.moveTop(area.top() + kGap);
    if (covers(plate, looked))
        plate.moveBottom(area.bottom() - kGap);
    return plate;
}

} // namespace

void paintNotice(QPainter &painter, const QRectF &area, const BoardNotice &notice,
                 const QList<LitSpot> &looked, const QPalette &palette)
{
    if (notice.text.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    if (notice.isQuestion)
        paintVeil(painter, area, looked, palette.color(QPalette::Window));
    QFont font = QGuiApplication::font();
    font.setBold(true);
    const QRectF room(0, 0, area.width() * kWidest - 2 * kNoticePadding, area.height());
    const QRectF words =
        QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap | Qt::AlignHCenter, notice.text);
    const QRectF plate = plateOf(notice, words, area, looked);
    const QColor edge =
        notice.isQuestion ? tone(Tone::Warning, palette) : palette.color(QPalette::Highlight);
    painter.setPen(QPen(edge, kNoticeEdge));
    painter.setBrush(boardInk(BoardInk::Plate, palette));
    painter.drawRoundedRect(plate, 4, 4);
    painter.setFont(font);
    painter.setPen(boardInk(BoardInk::PlateInk, palette));
    painter.drawText(plate, Qt::TextWordWrap | Qt::AlignCenter, notice.text);
}

} // namespace escarmouche::app
