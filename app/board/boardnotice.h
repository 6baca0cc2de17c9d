// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPalette>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace escarmouche::app {

/** Words over a board. Of a question that has to be answered first, the board is dimmed as well,
   all but the tokens it is about. */
struct BoardNotice {
    QString text; // empty: none
    bool isQuestion = false;
    std::vector<int> lit;

    bool operator==(const BoardNotice &) const = default;
};

/** A disc of the screen. */
struct LitSpot {
    QPointF at;
    double radius = 0;
};

/** At the top of `area`, or at its foot where it would cover a spot that is looked at; in pixels of
    the screen. */
void paintNotice(QPainter &painter, const QRectF &area, const BoardNotice &notice,
                 const QList<LitSpot> &looked, const QPalette &palette);

} // namespace escarmouche::app
