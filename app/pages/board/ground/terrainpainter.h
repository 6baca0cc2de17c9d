// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"

#include <string_view>

namespace escarmouche::app {

/** A patch of one kind, flat. */
struct Surface {
    std::string_view kind;
    QPainterPath outline;
    QRectF part; // all that needs to be painted of it
    int turn = 0; // of its texture, in sixths or quarters
    bool isWalled = false;
};

void paintSurface(QPainter &painter, const Surface &surface, const GroundLook &look);
/** Where nothing lies yet, and something could: a dashed outline within the cell's own. */
void paintFree(QPainter &painter, const QPolygonF &cell, const GroundLook &look);

/** Of a measured table, whose pieces have heights; `base` is the kind of its ground. */
void paintBareTable(QPainter &painter, std::string_view base, const QRectF &part,
                    const GroundLook &look);
void paintPiece(QPainter &painter, const rules::GroundPiece &piece, const QPainterPath &outline,
                const QRectF &part, const GroundLook &look);
void paintHeight(QPainter &painter, const rules::GroundPiece &piece, QPointF at,
                 const GroundLook &look);

/** A name as a plate of so many pixels holds it: whole, or cut after some letters; empty where it
    would tell nothing. */
QString shortened(const QString &name, double pixels);
/** A name about a point of the scene, in letters of the screen, as far as `room` units hold it. */
void paintName(QPainter &painter, QPointF at, const QString &name, double room,
               const GroundLook &look);

} // namespace escarmouche::app
