// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/boardwords.h"
#include "app/words/language/units.h"
#include "rules/core/board/ground.h"

#include <QPainterPath>
#include <QPalette>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace escarmouche::app {

/** How a ground is to be painted. */
struct GroundLook {
    QPalette palette;
    bool heights = false; // write them on the pieces
    bool grid = false;
    double scale = 1; // pixels a unit of the scene
    Say say;
    std::vector<int> taken; // marks that count no more, by id
    bool isPlain = false; // without textures, for a picture of a moment
    bool isNamedApart = false; // words of marks are painted by whoever knows what stands on them
};

/** Where the places of a board lie in its scene, and what the ground looks like. One for each kind
   of ground; knows no tokens and keeps no state of the picture. A scene's unit is a hundredth of a
   pas on a measured table. */
class GroundPlan
{
public:
    virtual ~GroundPlan() = default;

    virtual QRectF bounds() const = 0;
    virtual bool isMeasured() const { return false; }

    /** The place under a point, on the floor that is `lower` steps below the highest there; nothing
        where there is none. */
    virtual rules::Place placeAt(QPointF point, int lower) const = 0;
    /** How many floors one can stand on under a point. */
    virtual int floorsAt(QPointF) const { return 1; }
    /** The middle of a place; nothing where it is neither on this board nor beside it. */
    virtual std::optional<QPointF> pointOf(const rules::Place &place) const = 0;
    /** Where token `index` of `count` at one place is drawn. */
    virtual std::optional<QPointF> standOf(const rules::Place &place, int index,
                                           int count) const = 0;
    virtual double tokenRadius(int radius) const = 0;
    /** Where a token looks that faces that side of its cell, counted from 1 clockwise from the top:
        in turns clockwise from the top. Nothing of 0, and where there are no such sides. */
    virtual std::optional<double> turnTo(int /*side*/) const { return {}; }
    /** The corners of what a place stands for: its cell or zone, or the square of `spacing` about
     * it. */
    virtual std::vector<QPointF> cornersOf(const rules::Place &place, int spacing) const = 0;
    /** The outline of a piece of a measured table; empty: there is no such piece. */
    virtual QPainterPath pieceOutline(int) const { return {}; }
    /** One step of a keyboard's cursor, or a long one; stays where there is nothing further. */
    virtual rules::Place step(const rules::Place &from, QPoint way, bool isLong) const = 0;
    /** How far apart two places are, in words; empty where the board has no distances. */
    virtual QString distance(const rules::Place &, const rules::Place &, const Units &) const = 0;
    /** A place in words, as a person would point at it. */
    virtual QString told(const rules::Place &place, const Units &units) const = 0;

    /** What the ground under a point is and does, line by line. */
    virtual QString toldAt(QPointF, const Say &) const { return {}; }

    /** What lies beyond the board, in `part`; the board itself may be painted over. */
    virtual void paintBeyond(QPainter &painter, const QRectF &part, const GroundLook &look) const;
    /** The ground and its marks, of which only `part` needs to be painted. */
    virtual void paint(QPainter &painter, const QRectF &part, const GroundLook &look) const = 0;
};

std::unique_ptr<GroundPlan> planOf(const rules::Ground &ground);

/** An outline as a closed path. */
QPainterPath pathOf(const std::vector<rules::TablePlace> &outline);
QPointF middleOf(const QPainterPath &outline);

/** How far it is to what lies so far off for a cursor that goes that way: aside counts twice;
    infinite where it lies another way. */
double lengthOfStep(QPointF off, QPoint way);

/** What the ground is and what it does, in one line. */
QString withEffects(const QString &name, const std::vector<rules::Phrase> &effects, const Say &say);

} // namespace escarmouche::app
