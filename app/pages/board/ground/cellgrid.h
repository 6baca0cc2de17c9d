// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPoint>
#include <QPolygonF>

#include <array>
#include <optional>

namespace escarmouche::app {

/** Where the cells of one floor lie: hexes, or squares that are left by their corners as well or by
    their sides alone. A cell is (q, r). */
class CellGrid
{
public:
    enum class Shape { Pointed, Flat, Squares, SquaresBySides };

    static constexpr double kHexSide = 100;
    static constexpr double kSquareSide = 180;

    explicit CellGrid(Shape shape);

    /** Of a cell, about its middle. */
    const QPolygonF &outline() const { return m_outline; }
    QPointF pointOf(QPoint cell) const;
    QPoint cellAt(QPointF point) const;
    /** Where an arrow key leads: where two cells lie equally far on, first the one from which the
        next step leads straight on. */
    std::array<QPoint, 2> stepsFrom(QPoint cell, QPoint way) const;
    int distance(QPoint from, QPoint to) const;
    /** The side that (0, 0) shares with the cell so far off, about the middle of (0, 0). */
    std::optional<QLineF> sideTowards(QPoint off) const;
    /** Of a side that is counted from 1 clockwise from the top, or of a corner where that is a way
        to go: in turns. Nothing: there is none such. */
    std::optional<double> turnTo(int side) const;
    /** Whether a way is longer because nobody steps past a corner. */
    bool isLongerBySides(QPoint from, QPoint to) const;
    bool isHex() const { return m_shape == Shape::Pointed || m_shape == Shape::Flat; }

private:
    Shape m_shape;
    QPolygonF m_outline;
};

} // namespace escarmouche::app
