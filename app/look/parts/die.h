// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPainter;
class QPalette;
class QRectF;

namespace escarmouche::app {

/** A die as it lies. */
struct LyingDie {
    int face = 0;
    QString word; // on it; empty: its pips
    bool isGood = false; // reaches what is needed
};

/** On the ground of the palette; a good one has a thicker edge and another colour. */
void paintDie(QPainter &painter, const QRectF &at, const LyingDie &die, const QPalette &palette);

} // namespace escarmouche::app
