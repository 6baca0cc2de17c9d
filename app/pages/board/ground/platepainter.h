// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QPointF>
#include <QSizeF>
#include <QString>

class QPainter;

namespace escarmouche::app {

enum class PlateSize { Small, Plain };

/** In pixels of the screen. */
QSizeF plateSize(const QString &text, PlateSize size);

/** Words on a small plate about a point of the scene, at the size of the screen's letters whatever
   the scale; with a border in a colour of its own where one is given. */
void paintPlate(QPainter &painter, QPointF at, const QString &text, const QPalette &palette,
                PlateSize size, const QColor &border = {});

} // namespace escarmouche::app
