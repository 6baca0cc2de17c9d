// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/overlay.h"

#include <QPalette>
#include <QPointF>
#include <QRectF>

#include <vector>

class QPainter;
class QTransform;

namespace escarmouche::app {

/** Whom a gauge is about: middle and radius on the scene. */
struct GaugeTarget {
    QPointF middle;
    double radius = 0;
};

/** Where on the screen the plate of a gauge stands: beside its target, on the first side where it
    covers none of the tokens (on the scene) and is whole in the room there is on the screen; at its
    right, moved into that room, where no side is so. An empty room bounds nothing. */
QRectF gaugePlate(const QTransform &transform, const GaugeTarget &target,
                  const rules::HiddenShare &share, const std::vector<QRectF> &tokens,
                  const QRectF &room);

/** The target as the shooter sees it, with what stands before it, under a line that says how much
    of it that hides and one that says that it is seen all the same; a bold edge says that it is in
    cover. Of a fixed size on the screen. */
void paintHiddenGauge(QPainter &painter, const rules::HiddenShare &share, const QRectF &plate,
                      const QPalette &palette);

} // namespace escarmouche::app
