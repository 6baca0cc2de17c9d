// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPainter>
#include <QPen>

namespace escarmouche::app {

/** A pen as wide on every board: its width is in pixels of a plain screen, however near one is.
   Qt's cosmetic pens count those of the device, and are half as wide on a screen twice as fine. */
inline void setScreenPen(QPainter &painter, QPen pen)
{
    pen.setCosmetic(true);
    pen.setWidthF(pen.widthF() * painter.device()->devicePixelRatioF());
    painter.setPen(pen);
}

} // namespace escarmouche::app
