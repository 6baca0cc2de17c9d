// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/groundplan.h"

#include "app/pages/board/ground/cellplan.h"
#include "app/pages/board/ground/tableplan.h"
#include "app/pages/board/ground/zoneplan.h"

#include <QPolygonF>

namespace escarmouche::app {

std::unique_ptr<GroundPlan> planOf(const rules::Ground &ground)
{
    if (const auto *table = std::get_if<rules::TableGround>(&ground.what))
        return std::make_unique<TablePlan>(*table, ground.marks);
    if (const auto *hexes = std::get_if<rules::HexGround>(&ground.what))
        return std::make_unique<CellPlan>(CellPlan::Shape::Hex, hexes->cells, ground.marks);
    if (const auto *squares = std::get_if<rules::SquareGround>(&ground.what))
        return std::make_unique<CellPlan>(CellPlan::Shape::Square, squares->cells, ground.marks);
    return std::make_unique<ZonePlan>(std::get<rules::ZoneGround>(ground.what), ground.marks);
}

QPainterPath pathOf(const std::vector<rules::TablePlace> &outline)
{
    QPolygonF polygon;
    for (const auto &corner : outline)
        polygon << QPointF(corner.x, corner.y);
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPointF middleOf(const QPainterPath &outline)
{
    const QPolygonF polygon = outline.toFillPolygon();
    double area = 0;
    QPointF sum;
    for (qsizetype n = 0; n + 1 < polygon.size(); ++n) {
        const QPointF &a = polygon[n];
        const QPointF &b = polygon[n + 1];
        const double part = a.x() * b.y() - b.x() * a.y();
        area += part;
        sum += (a + b) * part;
    }
    return area == 0 ? outline.boundingRect().center() : sum / (3 * area);
}

} // namespace escarmouche::app
