// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/targetcard.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/marks/besidetarget.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <iterator>

namespace escarmouche::app {

namespace {

constexpr double kCardPadding = 6;
constexpr double kCardAway = 8;
constexpr double kWidestLine = 300;
constexpr int kCardFlags = Qt::AlignLeft | Qt::TextWordWrap;

QFont actFont()
{
    QFont font = QGuiApplication::font();
    font.setBold(true);
    return font;
}

QSizeF wrapped(const QFont &font, const QString &text)
{
    return QFontMetricsF(font).boundingRect({0, 0, kWidestLine, 1000}, kCardFlags, text).size();
}

QSizeF cardSize(const TargetCard &card)
{
    QSizeF size = wrapped(actFont(), card.act);
    for (const QString &line : card.lines) {
        const QSizeF more = wrapped(QGuiApplication::font(), line);
        size = {std::max(size.width(), more.width()), size.height() + more.height()};
    }
    return {size.width() + 2 * kCardPadding, size.height() + 2 * kCardPadding};
}

/** The corner that covers nothing that is kept and lies nearest to the target. */
QRectF cornerPlate(const QSizeF &size, const std::vector<QRectF> &kept, const TargetSpot &target,
                   const QRectF &room)
{
    auto corners = cornerPlates(size, room);
    std::ranges::stable_sort(corners, {}, [&](const QRectF &corner) {
        return (corner.center() - target.middle).manhattanLength();
    });
    return firstFree(corners, kept).value_or(corners.back());
}

} // namespace

QRectF cardPlate(const QTransform &transform, const TargetCard &card, const CardGround &ground)
{
    const QSizeF size = cardSize(card);
    const TargetSpot spot{transform.map(ground.target),
                          ground.radius * transform.m11() * 1.5 + kCardAway};
    const auto onScreen = [&](const QRectF &box) { return transform.mapRect(box); };
    std::vector<QRectF> kept = ground.plates;
    std::ranges::transform(ground.kept, std::back_inserter(kept), onScreen);
    std::vector<QRectF> all = kept;
    std::ranges::transform(ground.others, std::back_inserter(all), onScreen);
    if (const auto free = freePlate(spot, size, all, ground.room))
        return *free;
    if (const auto free = freePlate(spot, size, kept, ground.room))
        return *free;
    return ground.room.isEmpty() ? nearestPlate(spot, size, ground.room)
                                 : cornerPlate(size, kept, spot, ground.room);
}

void paintTargetCard(QPainter &painter, const TargetCard &card, const QRectF &plate,
                     const QPalette &palette)
{
    painter.save();
    painter.resetTransform();
    painter.setPen(QPen(palette.color(QPalette::Highlight), 1.5));
    painter.setBrush(boardInk(BoardInk::Plate, palette));
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(boardInk(BoardInk::PlateInk, palette));
    QRectF line = plate.adjusted(kCardPadding, kCardPadding, 0, 0);
    line.setWidth(kWidestLine);
    const auto write = [&](const QFont &font, const QString &text) {
        painter.setFont(font);
        painter.drawText(line, kCardFlags, text);
        line.translate(0, wrapped(font, text).height());
    };
    write(actFont(), card.act);
    for (const QString &text : card.lines)
        write(QGuiApplication::font(), text);
    painter.restore();
}

} // namespace escarmouche::app
