// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/besidetarget.h"

#include "app/look/palette/palette.h"

#include <algorithm>
#include <iterator>

namespace escarmouche::app {

namespace {

std::array<QRectF, 8> placesBeside(const TargetSpot &target, const QSizeF &size)
{
    const double across = target.off + size.width() / 2;
    const double along = target.off + size.height() / 2;
    const std::array away{QPointF(across, 0),       QPointF(-across, 0),     QPointF(0, -along),
                          QPointF(0, along),        QPointF(across, -along), QPointF(across, along),
                          QPointF(-across, -along), QPointF(-across, along)};
    std::array<QRectF, 8> places;
    std::ranges::transform(away, places.begin(), [&](QPointF by) {
        QRectF plate(QPointF(), size);
        plate.moveCenter(target.middle + by);
        return plate;
    });
    return places;
}

QRectF movedInto(const QRectF &room, QRectF plate)
{
    if (room.isEmpty())
        return plate;
    plate.moveLeft(std::max(room.left(), std::min(plate.left(), room.right() - plate.width())));
    plate.moveTop(std::max(room.top(), std::min(plate.top(), room.bottom() - plate.height())));
    return plate;
}

} // namespace

std::optional<QRectF> freePlate(const TargetSpot &target, const QSizeF &size,
                                const std::vector<QRectF> &taken, const QRectF &room)
{
    const auto places = placesBeside(target, size);
    std::vector<QRectF> whole;
    std::ranges::copy_if(places, std::back_inserter(whole), [&](const QRectF &plate) {
        return room.isEmpty() || room.contains(plate);
    });
    return firstFree(whole, taken);
}

std::array<QRectF, 4> cornerPlates(const QSizeF &size, const QRectF &room)
{
    const double left = room.left() + kGap, top = room.top() + kGap;
    const double right = std::max(left, room.right() - kGap - size.width());
    const double bottom = std::max(top, room.bottom() - kGap - size.height());
    return {QRectF({right, top}, size), QRectF({right, bottom}, size), QRectF({left, top}, size),
            QRectF({left, bottom}, size)};
}

std::optional<QRectF> firstFree(std::span<const QRectF> plates, std::span<const QRectF> kept)
{
    const auto found = std::ranges::find_if(plates, [&](const QRectF &plate) {
        return std::ranges::none_of(kept,
                                    [&](const QRectF &other) { return other.intersects(plate); });
    });
    return found == plates.end() ? std::nullopt : std::optional(*found);
}

QRectF nearestPlate(const TargetSpot &target, const QSizeF &size, const QRectF &room)
{
    const auto whole = freePlate(target, size, {}, room);
    return whole ? *whole : movedInto(room, placesBeside(target, size).front());
}

} // namespace escarmouche::app
