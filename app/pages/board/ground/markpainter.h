// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"

namespace escarmouche::app {

/** Where a mark lies; empty where it is not on this board. */
QPainterPath markArea(const rules::GroundMark &mark, const GroundPlan &plan);

/** A mark in words, with the number that the log gives it, and whether it still counts. */
QString markTold(const rules::GroundMark &mark, const Say &say, bool isTaken);

/** What the scenario marks on the ground: a zone to set up in, what is fought for, a way out. A
   seat's mark has its colour and hatching of its own; a zone that nobody has chosen yet has none.
 */
void paintMark(QPainter &painter, const rules::GroundMark &mark, const GroundPlan &plan,
               const GroundLook &look);
/** Its flag with its number, about its foot in pixels of the screen; empty: it has none there. */
QRectF flagBox(const rules::GroundMark &mark, const GroundLook &look);
/** Its words, which nothing of the ground covers. */
void paintMarkName(QPainter &painter, const rules::GroundMark &mark, const GroundPlan &plan,
                   const GroundLook &look);

/** What fits of the words of a mark, and their middle, so that they stay on the board: all of them,
    else the number that the log gives it; empty: nothing. */
struct MarkName {
    QString text;
    QPointF at;
    bool isApart = false; // no token stands there
};
MarkName markName(const rules::GroundMark &mark, const GroundPlan &plan, const GroundLook &look);
/** Where else about the mark they may stand, the best first. */
std::vector<QPointF> otherPlaces(const MarkName &name, const rules::GroundMark &mark,
                                 const GroundPlan &plan, const GroundLook &look);

} // namespace escarmouche::app
