// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/cellplan.h"

#include "app/pages/board/ground/markpainter.h"
#include "app/pages/board/ground/terrainpainter.h"
#include "app/words/sentences/phrases.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace escarmouche::app {

namespace {

constexpr double kHexSide = 100;
constexpr double kSquareSide = 180;
constexpr double kFloorGap = 150;
constexpr int kLongCellStep = 5;
constexpr double kToken = 0.31; // radius, of a hex’s side
constexpr double kSharedApart = 0.5; // of those who share a cell, from its middle

QPolygonF hexagon()
{
    QPolygonF corners;
    for (int n = 0; n < 6; ++n) {
        const double turn = std::numbers::pi * (2 * n - 1) / 6;
        corners << QPointF(std::cos(turn), std::sin(turn)) * kHexSide;
    }
    return corners;
}

QPolygonF square()
{
    const double half = kSquareSide / 2;
    return QPolygonF{{{-half, -half}, {half, -half}, {half, half}, {-half, half}}};
}

} // namespace

CellPlan::CellPlan(Shape shape, const std::vector<rules::GroundCell> &cells,
                   std::vector<rules::GroundMark> marks)
    : m_shape(shape), m_marks(std::move(marks)),
      m_outline(shape == Shape::Hex ? hexagon() : square())
{
    lay(cells);
}

void CellPlan::lay(const std::vector<rules::GroundCell> &cells)
{
    std::map<int, QRectF> floors;
    for (const auto &cell : cells) {
        m_cells[keyOf(cell.place)] = cell;
        floors[cell.place.floor] |=
            m_outline.translated(flat(cell.place.q, cell.place.r)).boundingRect();
    }
    double right = 0;
    for (const auto &[floor, box] : floors) {
        m_shift[floor] = floors.begin()->first == floor ? 0 : right + kFloorGap - box.left();
        right = box.right() + m_shift[floor];
        m_bounds |= box.translated(m_shift[floor], 0);
    }
}

QPointF CellPlan::flat(int q, int r) const
{
    if (m_shape == Shape::Square)
        return QPointF(q, r) * kSquareSide;
    return {kHexSide * std::numbers::sqrt3 * (q + r / 2.0), kHexSide * 1.5 * r};
}

QPointF CellPlan::centre(const rules::CellPlace &place) const
{
    const auto shift = m_shift.find(place.floor);
    return flat(place.q, place.r) + QPointF(shift == m_shift.end() ? 0 : shift->second, 0);
}

rules::CellPlace CellPlan::nearest(QPointF point, int floor) const
{
    const QPointF at = point - QPointF(m_shift.at(floor), 0);
    const double r = at.y() / (m_shape == Shape::Hex ? kHexSide * 1.5 : kSquareSide);
    const double q = m_shape == Shape::Hex ? at.x() / (kHexSide * std::numbers::sqrt3) - r / 2
                                           : at.x() / kSquareSide;
    double nq = std::round(q);
    double nr = std::round(r);
    if (m_shape == Shape::Hex) { // of the three that sum to 0 the one furthest off gives way
        const double ns = std::round(-q - r);
        const double dq = std::abs(nq - q), dr = std::abs(nr - r), ds = std::abs(ns + q + r);
        if (dq > dr && dq > ds)
            nq = -nr - ns;
        else if (dr > ds)
            nr = -nq - ns;
    }
    return {static_cast<std::int16_t>(nq), static_cast<std::int16_t>(nr),
            static_cast<std::int16_t>(floor)};
}

rules::Place CellPlan::placeAt(QPointF point, int) const
{
    for (const auto &[floor, shift] : m_shift) {
        const rules::CellPlace place = nearest(point, floor);
        if (m_cells.contains(keyOf(place)))
            return place;
    }
    return {};
}

std::optional<QPointF> CellPlan::pointOf(const rules::Place &place) const
{
    const auto *at = std::get_if<rules::CellPlace>(&place);
    if (!at || !m_cells.contains(keyOf(*at)))
        return std::nullopt;
    return centre(*at);
}

std::optional<QPointF> CellPlan::standOf(const rules::Place &place, int index, int count) const
{
    const auto middle = pointOf(place);
    if (!middle || count <= 1)
        return middle;
    const double turn = 2 * std::numbers::pi * index / count;
    return *middle + QPointF(std::sin(turn), -std::cos(turn)) * kHexSide * kSharedApart;
}

double CellPlan::tokenRadius(int) const
{
    return kHexSide * kToken;
}

std::vector<QPointF> CellPlan::cornersOf(const rules::Place &place, int) const
{
    const auto at = pointOf(place);
    if (!at)
        return {};
    const QPolygonF corners = m_outline.translated(*at);
    return {corners.begin(), corners.end()};
}

rules::Place CellPlan::step(const rules::Place &from, QPoint way, bool isLong) const
{
    const auto *start = std::get_if<rules::CellPlace>(&from);
    rules::CellPlace at = start             ? *start
                          : m_cells.empty() ? rules::CellPlace{}
                                            : m_cells.begin()->second.place;
    for (int n = 0; n < (isLong ? kLongCellStep : 1); ++n) {
        rules::CellPlace to = at;
        to.q = static_cast<std::int16_t>(to.q + way.x());
        to.r = static_cast<std::int16_t>(to.r + way.y());
        if (m_shape == Shape::Hex && way.y() != 0) { // rows lean: every other step goes straight up
            const bool isOdd = (at.r & 1) != 0;
            to.q = static_cast<std::int16_t>(to.q - (way.y() > 0 ? isOdd : -!isOdd));
        }
        if (!m_cells.contains(keyOf(to)))
            break;
        at = to;
    }
    return at;
}

QString CellPlan::distance(const rules::Place &from, const rules::Place &to, const Units &) const
{
    const auto *a = std::get_if<rules::CellPlace>(&from);
    const auto *b = std::get_if<rules::CellPlace>(&to);
    if (!a || !b || a->floor != b->floor)
        return {};
    const int dq = b->q - a->q;
    const int dr = b->r - a->r;
    const int far = m_shape == Shape::Hex ? (std::abs(dq) + std::abs(dr) + std::abs(dq + dr)) / 2
                                          : std::max(std::abs(dq), std::abs(dr));
    return QCoreApplication::translate("Board", "%n cell(s)", nullptr, far);
}

QString CellPlan::told(const rules::Place &place, const Units &) const
{
    const auto *at = std::get_if<rules::CellPlace>(&place);
    if (!at || !m_cells.contains(keyOf(*at)))
        return {};
    const QString name = inUiLanguage(m_cells.at(keyOf(*at)).name);
    const QString cell = QCoreApplication::translate("Board", "column %1, row %2, floor %3")
                             .arg(at->q)
                             .arg(at->r)
                             .arg(at->floor);
    return name.isEmpty() ? cell : QStringLiteral("%1, %2").arg(name, cell);
}

void CellPlan::paintCell(QPainter &painter, const rules::GroundCell &cell,
                         const GroundLook &look) const
{
    QPainterPath outline;
    outline.addPolygon(m_outline.translated(centre(cell.place)));
    outline.closeSubpath();
    paintSurface(painter, {cell.kind, outline, outline.boundingRect(), cell.turn}, look);
    paintName(painter, centre(cell.place), inUiLanguage(cell.name), kHexSide * 1.6, look);
}

void CellPlan::paint(QPainter &painter, const QRectF &part, const GroundLook &look) const
{
    for (const auto &[key, cell] : m_cells) {
        if (m_outline.translated(centre(cell.place)).boundingRect().intersects(part))
            paintCell(painter, cell, look);
    }
    for (const auto &mark : m_marks) {
        paintMark(painter, mark, *this, look);
        paintMarkName(painter, mark, *this, look);
    }
}

} // namespace escarmouche::app
