// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/cellgrid.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace escarmouche::app {

namespace {

// A map of hexes with a side on top is one of hexes with a corner on top, mirrored: rows become
// columns, and q and r change places.

constexpr double kRow = CellGrid::kHexSide * 1.5;
constexpr double kInRow = CellGrid::kHexSide * std::numbers::sqrt3;

QPolygonF pointedHex()
{
    QPolygonF corners;
    for (int n = 0; n < 6; ++n) {
        const double turn = std::numbers::pi * (2 * n - 1) / 6;
        corners << QPointF(std::cos(turn), std::sin(turn)) * CellGrid::kHexSide;
    }
    return corners;
}

QPolygonF cellOutline(CellGrid::Shape shape)
{
    if (shape == CellGrid::Shape::Pointed)
        return pointedHex();
    if (shape == CellGrid::Shape::Flat) {
        QPolygonF corners;
        for (const QPointF &corner : pointedHex())
            corners << corner.transposed();
        return corners;
    }
    const double half = CellGrid::kSquareSide / 2;
    return QPolygonF{{{-half, -half}, {half, -half}, {half, half}, {-half, half}}};
}

QPointF pointOfPointed(QPoint cell)
{
    return {kInRow * (cell.x() + cell.y() / 2.0), kRow * cell.y()};
}

QPoint pointedAt(QPointF point)
{
    const double r = point.y() / kRow;
    const double q = point.x() / kInRow - r / 2;
    double nq = std::round(q);
    double nr = std::round(r);
    const double ns = std::round(-q - r);
    const double dq = std::abs(nq - q), dr = std::abs(nr - r), ds = std::abs(ns + q + r);
    if (dq > dr && dq > ds) // of the three that sum to 0 the one furthest off gives way
        nq = -nr - ns;
    else if (dr > ds)
        nr = -nq - ns;
    return {static_cast<int>(nq), static_cast<int>(nr)};
}

/** Rows lean: every other step goes straight up. */
std::array<QPoint, 2> pointedSteps(QPoint cell, QPoint way)
{
    if (way.y() == 0)
        return {cell + way, cell + way};
    const QPoint ahead = cell + way;
    const QPoint aside = ahead - QPoint(way.y(), 0);
    const bool isOdd = (cell.y() & 1) != 0;
    return isOdd == (way.y() > 0) ? std::array{aside, ahead} : std::array{ahead, aside};
}

} // namespace

CellGrid::CellGrid(Shape shape) : m_shape(shape), m_outline(cellOutline(shape)) {}

QPointF CellGrid::pointOf(QPoint cell) const
{
    if (m_shape == Shape::Pointed)
        return pointOfPointed(cell);
    if (m_shape == Shape::Flat)
        return pointOfPointed(cell.transposed()).transposed();
    return QPointF(cell) * kSquareSide;
}

QPoint CellGrid::cellAt(QPointF point) const
{
    if (m_shape == Shape::Pointed)
        return pointedAt(point);
    if (m_shape == Shape::Flat)
        return pointedAt(point.transposed()).transposed();
    return (point / kSquareSide).toPoint();
}

std::array<QPoint, 2> CellGrid::stepsFrom(QPoint cell, QPoint way) const
{
    if (m_shape == Shape::Pointed)
        return pointedSteps(cell, way);
    if (m_shape != Shape::Flat)
        return {cell + way, cell + way};
    const auto [first, second] = pointedSteps(cell.transposed(), way.transposed());
    return {first.transposed(), second.transposed()};
}

int CellGrid::distance(QPoint from, QPoint to) const
{
    const QPoint off = to - from;
    const int across = std::abs(off.x()), down = std::abs(off.y());
    if (isHex())
        return (across + down + std::abs(off.x() + off.y())) / 2;
    return m_shape == Shape::Squares ? std::max(across, down) : across + down;
}

std::optional<double> CellGrid::turnTo(int side) const
{
    const int sides = isHex() ? 6 : m_shape == Shape::Squares ? 8 : 4;
    if (side < 1 || side > sides)
        return std::nullopt;
    const double first = m_shape == Shape::Pointed ? 0.5 : 0; // none of its sides is at the top
    return (side - 1 + first) / sides;
}

bool CellGrid::isLongerBySides(QPoint from, QPoint to) const
{
    return m_shape == Shape::SquaresBySides && from.x() != to.x() && from.y() != to.y();
}

std::optional<QLineF> CellGrid::sideTowards(QPoint off) const
{
    const QPointF half = pointOf(off) / 2;
    for (qsizetype n = 0; n < m_outline.size(); ++n) {
        const QLineF side(m_outline[n], m_outline[(n + 1) % m_outline.size()]);
        if (QLineF(side.center(), half).length() < 1)
            return side;
    }
    return std::nullopt;
}

} // namespace escarmouche::app
