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

/** Words over a board. For a question that must be answered first, everything but the tokens it
    concerns is dimmed too. */
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

/** A question at the first spot that is looked at; else at the top of `area`, or at its foot where
    that covers no such spot. In pixels of the screen. */
void paintNotice(QPainter &painter, const QRectF &area, const BoardNotice &notice,
                 const QList<LitSpot> &looked, const QPalette &palette);

} // namespace escarmouche::app
