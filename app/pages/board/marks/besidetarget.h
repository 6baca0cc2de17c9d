// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace escarmouche::app {

/** A target on the screen: its middle, and how far from that a plate keeps. */
struct TargetSpot {
    QPointF middle;
    double off = 0;
};

/** Where a plate of that size covers none of `taken` beside, above or below the target and is whole
    in the room there is; nothing: no such place. An empty room bounds nothing. */
std::optional<QRectF> freePlate(const TargetSpot &target, const QSizeF &size,
                                const std::vector<QRectF> &taken, const QRectF &room);

/** The first such place; at the target's right, moved into the room, where no place is whole. */
QRectF nearestPlate(const TargetSpot &target, const QSizeF &size, const QRectF &room);

/** The corners of a room where a plate of that size may stand: at the right above and below, at the
    left above and below. */
std::array<QRectF, 4> cornerPlates(const QSizeF &size, const QRectF &room);
/** The first that covers nothing of `kept`; nothing: none does. */
std::optional<QRectF> firstFree(std::span<const QRectF> plates, std::span<const QRectF> kept);

} // namespace escarmouche::app
