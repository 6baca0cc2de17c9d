// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/overlay.h"

#include <QPalette>
#include <QPointF>

class QPainter;

namespace escarmouche::app {

/** The columns of a target, each as far filled as it is hidden, on a plate beside the token at
   `at`; a bold edge and a tick say that it is in cover. Of a fixed size on the screen. */
void paintHiddenGauge(QPainter &painter, QPointF at, double radius, const rules::HiddenShare &share,
                      const QPalette &palette);

} // namespace escarmouche::app
