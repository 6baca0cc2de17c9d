// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/ground/groundplan.h"

#include <QPolygonF>

#include <map>
#include <string>

namespace escarmouche::app {

/** A hex map or a board of square tiles; its floors lie side by side. */
class CellPlan final : public GroundPlan
{
public:
    enum class Shape { Hex, Square };

    CellPlan(Shape shape, const std::vector<rules::GroundCell> &cells,
             std::vector<rules::GroundMark> marks);

    QRectF bounds() const override { return m_bounds; }
    rules::Place placeAt(QPointF point, int lower) const override;
    std::optional<QPointF> pointOf(const rules::Place &place) const override;
    std::optional<QPointF> standOf(const rules::Place &place, int index, int count) const override;
    double tokenRadius(int radius) const override;
    std::vector<QPointF> cornersOf(const rules::Place &place, int spacing) const override;
    rules::Place step(const rules::Place &from, QPoint way, bool isLong) const override;
    QString distance(const rules::Place &from, const rules::Place &to,
                     const Units &units) const override;
    QString told(const rules::Place &place, const Units &units) const override;
    void paint(QPainter &painter, const QRectF &part, const GroundLook &look) const override;

private:
    using Key = std::tuple<int, int, int>; // floor, r, q

    static Key keyOf(const rules::CellPlace &place) { return {place.floor, place.r, place.q}; }
    QPointF centre(const rules::CellPlace &place) const;
    QPointF flat(int q, int r) const;
    rules::CellPlace nearest(QPointF point, int floor) const;
    void lay(const std::vector<rules::GroundCell> &cells);
    void paintCell(QPainter &painter, const rules::GroundCell &cell, const GroundLook &look) const;

    Shape m_shape;
    std::vector<rules::GroundMark> m_marks;
    std::map<Key, rules::GroundCell> m_cells;
    std::map<int, double> m_shift; // of each floor to the right
    QPolygonF m_outline; // of a cell about its centre
    QRectF m_bounds;
};

} // namespace escarmouche::app
