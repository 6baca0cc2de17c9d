// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/boardnotice.h"

#include "app/look/palette/palette.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>

namespace escarmouche::app {

namespace {

constexpr double kNoticePadding = 8;
constexpr double kWidest = 0.8; // of the area
constexpr int kVeil = 150; // of 255
constexpr double kLane = 16; // pixels of a way that stay light
constexpr double kNoticeEdge = 2;
constexpr int kNoticeColumns = 17; // places tried beside each other, an odd number
constexpr double kNoticeRow = 8; // pixels between places tried below each other
constexpr int kNearRows = 12; // of them that are still at a figure

double covered(const QRectF &place, const QList<QRectF> &taken)
{
    double area = 0;
    for (const QRectF &one : taken) {
        const QRectF both = place & one;
        area += both.width() * both.height();
    }
    return area;
}

/** 0 the middle, then one to the left, one to the right, and so on. */
double share(int column)
{
    const int away = (column + 1) / 2;
    const double side = column % 2 == 0 ? 1 : -1;
    return 0.5 + side * away / (kNoticeColumns - 1.0);
}

void paintVeil(QPainter &painter, const QRectF &area, const NoticeRoom &room, QColor colour)
{
    QPainterPath veil;
    veil.addRect(area);
    QPainterPath holes;
    holes.setFillRule(Qt::WindingFill);
    for (const LitSpot &spot : room.lit)
        holes.addEllipse(spot.at, spot.radius, spot.radius);
    QPainterPathStroker lane;
    lane.setWidth(kLane);
    lane.setCapStyle(Qt::RoundCap);
    colour.setAlpha(kVeil);
    painter.fillPath(veil.subtracted(holes).subtracted(lane.createStroke(room.ways)), colour);
}

QRectF boxOf(const LitSpot &spot)
{
    const QPointF out(spot.radius, spot.radius);
    return {spot.at - out, spot.at + out};
}

/** Over the spot or under it, as near as nothing that is looked at is covered; else nothing. */
std::optional<QRectF> plateAt(const LitSpot &spot, QRectF plate, const QRectF &area,
                              const QList<QRectF> &taken)
{
    const double left = area.left() + kGap;
    const double right = std::max(left, area.right() - kGap - plate.width());
    for (int row = 0; row < kNearRows; ++row) {
        const double away = spot.radius + kNoticeEdge + row * kNoticeRow;
        for (const double top : {spot.at.y() - away - plate.height(), spot.at.y() + away}) {
            for (const double aside : {0.5, 1.0, 0.0}) {
                plate.moveTop(top);
                plate.moveLeft(std::clamp(spot.at.x() - plate.width() * aside, left, right));
                if (area.contains(plate) && covered(plate, taken) <= 0)
                    return plate;
            }
        }
    }
    return std::nullopt;
}

QRectF plateOf(const BoardNotice &notice, const QRectF &words, const QRectF &area,
               const NoticeRoom &room)
{
    QList<QRectF> lit;
    std::ranges::transform(room.lit, std::back_inserter(lit), boxOf);
    const QList<QRectF> taken = room.taken + lit;
    QRectF plate =
        words.adjusted(-kNoticePadding, -kNoticePadding / 2, kNoticePadding, kNoticePadding / 2);
    const bool isAboutSomebody =
        std::ranges::any_of(notice.lit, [](int token) { return token >= 0; });
    if (notice.isQuestion && isAboutSomebody && !room.lit.isEmpty()) {
        if (const auto at = plateAt(room.lit.front(), plate, area, taken))
            return *at;
    }
    return freePlace(plate.size(), area.adjusted(kGap, kGap, -kGap, -kGap), taken, Qt::TopEdge);
}

} // namespace

QRectF freePlace(const QSizeF &size, const QRectF &room, const QList<QRectF> &taken, Qt::Edge edge)
{
    const double wide = std::max(0.0, room.width() - size.width());
    const double high = std::max(0.0, room.height() - size.height());
    QRectF best;
    double least = std::numeric_limits<double>::max();
    for (double away = 0; away <= high; away += kNoticeRow) {
        const double top = room.top() + (edge == Qt::TopEdge ? away : high - away);
        for (int column = 0; column < kNoticeColumns; ++column) {
            const QRectF place({room.left() + wide * share(column), top}, size);
            const double area = covered(place, taken);
            if (area < least) {
                best = place;
                least = area;
            }
            if (area <= 0)
                return place;
        }
    }
    return best;
}

void paintNotice(QPainter &painter, const QRectF &area, const BoardNotice &notice,
                 const NoticeRoom &room, const QPalette &palette)
{
    if (notice.text.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    if (notice.isQuestion) {
        paintVeil(painter, area, room, palette.color(QPalette::Window));
        if (room.above)
            room.above(painter);
    }
    QFont font = QGuiApplication::font();
    font.setBold(true);
    const QRectF within(0, 0, area.width() * kWidest - 2 * kNoticePadding, area.height());
    const QRectF words =
        QFontMetricsF(font).boundingRect(within, Qt::TextWordWrap | Qt::AlignHCenter, notice.text);
    const QRectF plate = plateOf(notice, words, area, room);
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
