// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/groundplan.h"

#include "app/pages/board/ground/besideplan.h"
#include "app/pages/board/ground/cellplan.h"
#include "app/pages/board/ground/tableplan.h"
#include "app/pages/board/ground/zoneplan.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <limits>

namespace escarmouche::app {

namespace {

std::unique_ptr<GroundPlan> boardOf(const rules::Ground &ground)
{
    if (const auto *table = std::get_if<rules::TableGround>(&ground.what))
        return std::make_unique<TablePlan>(*table, ground.marks);
    if (const auto *hexes = std::get_if<rules::HexGround>(&ground.what))
        return std::make_unique<CellPlan>(*hexes, ground.marks);
    if (const auto *squares = std::get_if<rules::SquareGround>(&ground.what))
        return std::make_unique<CellPlan>(*squares, ground.marks);
    return std::make_unique<ZonePlan>(std::get<rules::ZoneGround>(ground.what), ground.marks);
}

} // namespace

std::unique_ptr<GroundPlan> planOf(const rules::Ground &ground)
{
    auto board = boardOf(ground);
    if (ground.beside.empty())
        return board;
    return std::make_unique<BesidePlan>(std::move(board), ground.beside, ground.marks);
}

void GroundPlan::paintBeyond(QPainter &painter, const QRectF &part, const GroundLook &look) const
{
    painter.fillRect(part, look.palette.color(QPalette::Window));
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

double lengthOfStep(QPointF off, QPoint way)
{
    const double ahead = off.x() * way.x() + off.y() * way.y();
    const double aside = std::abs(off.x() * way.y()) + std::abs(off.y() * way.x());
    const bool isAhead = ahead > 1 && ahead >= aside / 2;
    return isAhead ? ahead + 2 * aside : std::numeric_limits<double>::infinity();
}

QString withEffects(const QString &name, const std::vector<rules::Phrase> &effects, const Say &say)
{
    QStringList told;
    for (const auto &effect : effects)
        told << (say ? say(effect) : QString());
    return told.isEmpty() ? name
                          : QCoreApplication::translate("Board", "%1: %2")
                                .arg(name, told.join(QStringLiteral(", ")));
}

} // namespace escarmouche::app
