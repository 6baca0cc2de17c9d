// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPainterPath>
#include <QPalette>
#include <QRectF>
#include <QString>

#include <functional>
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

/** What is looked at, and what else must not be covered. */
struct NoticeRoom {
    QList<LitSpot> lit;
    QList<QRectF> taken = {};
    QPainterPath ways = {}; // lit, too
    std::function<void(QPainter &)> above = {}; // paints what the veil must not dim
};

/** Where in the room something of that size covers none of what is taken: as near as can be to the
    middle of that edge, the top or the bottom one. Where there is no such place, it covers as
    little as it can. */
QRectF freePlace(const QSizeF &size, const QRectF &room, const QList<QRectF> &taken, Qt::Edge edge);

/** A question at the first spot that is looked at; else at the top of `area`, or below it where it
    would cover something. In pixels of the screen. */
void paintNotice(QPainter &painter, const QRectF &area, const BoardNotice &notice,
                 const NoticeRoom &room, const QPalette &palette);

} // namespace escarmouche::app
