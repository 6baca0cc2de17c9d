// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/cellplan.h"

#include "app/pages/board/ground/markpainter.h"
#include "app/pages/board/ground/terrainpainter.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <set>

namespace escarmouche::app {

namespace {

constexpr double kFloorGap = 150;
constexpr int kLongCellStep = 5;
constexpr double kToken = 0.31; // radius, of a hex’s side
constexpr double kSharedApart = 0.5; // of those who share a cell, from its middle

CellGrid::Shape shapeOf(const rules::HexGround &ground)
{
    return ground.top == rules::HexGround::Top::Flat ? CellGrid::Shape::Flat
                                                     : CellGrid::Shape::Pointed;
}

CellGrid::Shape shapeOf(const rules::SquareGround &ground)
{
    return ground.hasDiagonals ? CellGrid::Shape::Squares : CellGrid::Shape::SquaresBySides;
}

QPoint inGrid(const rules::CellPlace &place)
{
    return {place.q, place.r};
}

rules::CellPlace placeOf(QPoint cell, int floor)
{
    return {static_cast<std::int16_t>(cell.x()), static_cast<std::int16_t>(cell.y()),
            static_cast<std::int16_t>(floor)};
}

bool isFree(const rules::GroundCell &cell)
{
    return cell.kind == "free";
}

QString cellName(const rules::GroundCell &cell)
{
    const QString name = inUiLanguage(cell.name);
    return name.isEmpty() && isFree(cell) ? QCoreApplication::translate("Board", "Free cell")
                                          : name;
}

/** As short as it can be called where others stand beside it. */
QString cellCalled(const rules::GroundCell &cell)
{
    if (!cell.address.empty())
        return toQString(cell.address);
    const QString name = inUiLanguage(cell.name);
    return !name.isEmpty() ? name
                           : QCoreApplication::translate("Board", "column %1, row %2")
                                 .arg(cell.place.q)
                                 .arg(cell.place.r);
}

} // namespace

CellPlan::CellPlan(CellGrid::Shape shape, const std::vector<rules::GroundCell> &cells,
                   const std::vector<rules::GroundLink> &links,
                   std::vector<rules::GroundMark> marks)
    : m_grid(shape), m_marks(std::move(marks))
{
    lay(cells);
    for (const rules::GroundLink &link : links)
        lay(link);
    layNames();
}

CellPlan::CellPlan(const rules::HexGround &ground, std::vector<rules::GroundMark> marks)
    : CellPlan(shapeOf(ground), ground.cells, ground.links, std::move(marks))
{
}

CellPlan::CellPlan(const rules::SquareGround &ground, std::vector<rules::GroundMark> marks)
    : CellPlan(shapeOf(ground), ground.cells, ground.links, std::move(marks))
{
}

void CellPlan::lay(const std::vector<rules::GroundCell> &cells)
{
    std::map<int, QRectF> floors;
    for (const auto &cell : cells) {
        m_cells[keyOf(cell.place)] = cell;
        floors[cell.place.floor] |=
            m_grid.outline().translated(m_grid.pointOf(inGrid(cell.place))).boundingRect();
    }
    double right = 0;
    for (const auto &[floor, box] : floors) {
        m_shift[floor] = floors.begin()->first == floor ? 0 : right + kFloorGap - box.left();
        right = box.right() + m_shift[floor];
        m_bounds |= box.translated(m_shift[floor], 0);
    }
}

/** What leads from floor to floor is told and not drawn. */
void CellPlan::lay(const rules::GroundLink &link)
{
    const rules::GroundCell *from = cellOf(link.from), *to = cellOf(link.to);
    if (!from || !to)
        return;
    const QPointF middle = centre(from->place);
    LinkLines lines;
    if (from->place.floor == to->place.floor) {
        lines.way = {middle, centre(to->place)};
        lines.side = m_grid.sideTowards(inGrid(to->place) - inGrid(from->place));
    }
    if (lines.side)
        lines.side->translate(middle);
    m_links.add(link, lines);
}

const rules::GroundCell *CellPlan::cellOf(const rules::Place &place) const
{
    const auto *at = std::get_if<rules::CellPlace>(&place);
    const auto found = at ? m_cells.find(keyOf(*at)) : m_cells.end();
    return found == m_cells.end() ? nullptr : &found->second;
}

QPointF CellPlan::centre(const rules::CellPlace &place) const
{
    const auto shift = m_shift.find(place.floor);
    return m_grid.pointOf(inGrid(place)) + QPointF(shift == m_shift.end() ? 0 : shift->second, 0);
}

rules::Place CellPlan::placeAt(QPointF point, int) const
{
    for (const auto &[floor, shift] : m_shift) {
        const rules::CellPlace place = placeOf(m_grid.cellAt(point - QPointF(shift, 0)), floor);
        if (m_cells.contains(keyOf(place)))
            return place;
    }
    return {};
}

std::optional<QPointF> CellPlan::pointOf(const rules::Place &place) const
{
    const rules::GroundCell *cell = cellOf(place);
    return cell ? std::optional(centre(cell->place)) : std::nullopt;
}

std::optional<QPointF> CellPlan::standOf(const rules::Place &place, int index, int count) const
{
    const auto middle = pointOf(place);
    if (!middle || count <= 1)
        return middle;
    const double turn = 2 * std::numbers::pi * index / count;
    return *middle + QPointF(std::sin(turn), -std::cos(turn)) * CellGrid::kHexSide * kSharedApart;
}

double CellPlan::tokenRadius(int) const
{
    return CellGrid::kHexSide * kToken;
}

std::vector<QPointF> CellPlan::cornersOf(const rules::Place &place, int) const
{
    const auto at = pointOf(place);
    if (!at)
        return {};
    const QPolygonF corners = m_grid.outline().translated(*at);
    return {corners.begin(), corners.end()};
}

/** Where there is no neighbour, straight on to what lies behind the gap or on the next floor. */
std::optional<rules::CellPlace> CellPlan::nextFrom(const rules::CellPlace &from, QPoint way) const
{
    for (const QPoint cell : m_grid.stepsFrom(inGrid(from), way)) {
        const rules::CellPlace next = placeOf(cell, from.floor);
        if (m_cells.contains(keyOf(next)))
            return next;
    }
    std::optional<rules::CellPlace> best;
    double nearest = std::numeric_limits<double>::infinity();
    for (const auto &[key, cell] : m_cells) {
        const QPointF off = centre(cell.place) - centre(from);
        const double length = lengthOfStep(off, way);
        const bool isStraightOn = length < 2 * QPointF::dotProduct(off, way);
        if (!isStraightOn || length >= nearest)
            continue;
        nearest = length;
        best = cell.place;
    }
    return best;
}

rules::Place CellPlan::step(const rules::Place &from, QPoint way, bool isLong) const
{
    const auto *start = std::get_if<rules::CellPlace>(&from);
    rules::CellPlace at = start             ? *start
                          : m_cells.empty() ? rules::CellPlace{}
                                            : m_cells.begin()->second.place;
    for (int n = 0; n < (isLong ? kLongCellStep : 1); ++n) {
        const auto next = nextFrom(at, way);
        if (!next)
            break;
        at = *next;
    }
    return at;
}

QString CellPlan::distance(const rules::Place &from, const rules::Place &to, const Units &) const
{
    const auto *a = std::get_if<rules::CellPlace>(&from);
    const auto *b = std::get_if<rules::CellPlace>(&to);
    if (!a || !b || a->floor != b->floor)
        return {};
    const QPoint first = inGrid(*a), second = inGrid(*b);
    const int far = m_grid.distance(first, second);
    const QString cells = QCoreApplication::translate("Board", "%n cell(s)", nullptr, far);
    //: a distance on squares, where nobody steps past a corner: "5 cells"
    return m_grid.isLongerBySides(first, second)
               ? QCoreApplication::translate("Board", "%1, no diagonals").arg(cells)
               : cells;
}

/** By column and row where it has no address; the floor is told where there are several. */
QString CellPlan::addressOf(const rules::GroundCell &cell) const
{
    if (!cell.address.empty())
        return toQString(cell.address);
    const QString at = QCoreApplication::translate("Board", "column %1, row %2")
                           .arg(cell.place.q)
                           .arg(cell.place.r);
    return m_shift.size() < 2
               ? at
               //: a cell by its column and row, on which floor
               : QCoreApplication::translate("Board", "%1, floor %2").arg(at).arg(cell.place.floor);
}

QString CellPlan::told(const rules::Place &place, const Units &) const
{
    const rules::GroundCell *cell = cellOf(place);
    if (!cell)
        return {};
    const QString name = cellName(*cell);
    const QString at = addressOf(*cell);
    return name.isEmpty() ? at : QStringLiteral("%1, %2").arg(name, at);
}

QString CellPlan::toldAt(QPointF point, const Say &say) const
{
    const rules::Place place = placeAt(point, 0);
    const rules::GroundCell *cell = cellOf(place);
    if (!cell)
        return {};
    QStringList lines = m_links.toldAt(
        place, point, [this](const rules::Place &other) { return cellCalled(*cellOf(other)); });
    if (!cellName(*cell).isEmpty() || !cell->address.empty() || !cell->effects.empty())
        lines.prepend(withEffects(told(place, {}), cell->effects, say));
    return lines.join(u'\n');
}

namespace {

constexpr double kOver = 1.5; // cells: a name goes a little over what is next to it
constexpr double kWidestName = 8; // cells: a name with nothing beside it

} // namespace

/** Over the cell and those of its kind to its sides. */
CellPlan::Label CellPlan::labelOf(const rules::GroundCell &square) const
{
    const auto endOf = [&](int way) {
        const auto *next =
            cellOf(placeOf(inGrid(square.place) + QPoint(way, 0), square.place.floor));
        return centre(next && next->kind == square.kind ? next->place : square.place);
    };
    const QPointF left = endOf(-1), right = endOf(1);
    return {square.name, (left + right) / 2, right.x() - left.x() + kOver * CellGrid::kSquareSide};
}

CellPlan::Label CellPlan::labelOf(const std::vector<rules::CellPlace> &hexes,
                                  const rules::Text &name) const
{
    QRectF box;
    for (const rules::CellPlace &hex : hexes)
        box |= m_grid.outline().translated(centre(hex)).boundingRect();
    const double width = m_grid.outline().boundingRect().width();
    return {name, box.center(), box.width() + width};
}

std::vector<rules::CellPlace> CellPlan::namesakesOf(const rules::GroundCell &hex) const
{
    constexpr double kNextTo = 2 * CellGrid::kHexSide;
    std::vector<rules::CellPlace> all{hex.place};
    for (std::size_t at = 0; at < all.size(); ++at) {
        for (const auto &[key, other] : m_cells) {
            const double apart = QLineF(centre(all[at]), centre(other.place)).length();
            if (other.name == hex.name && apart < kNextTo &&
                std::ranges::find(all, other.place) == all.end())
                all.push_back(other.place);
        }
    }
    return all;
}

void CellPlan::layNames()
{
    std::set<Key> isDone;
    for (const auto &[key, cell] : m_cells) {
        if (cell.name.empty() || isDone.contains(key))
            continue;
        if (!m_grid.isHex()) {
            m_labels.push_back(labelOf(cell));
            continue;
        }
        const auto hexes = namesakesOf(cell);
        for (const rules::CellPlace &hex : hexes)
            isDone.insert(keyOf(hex));
        m_labels.push_back(labelOf(hexes, cell.name));
    }
    if (m_grid.isHex())
        widenNames();
}

/** Each has room up to halfway to the next one beside it. */
void CellPlan::widenNames()
{
    for (Label &label : m_labels) {
        double room = kWidestName * CellGrid::kSquareSide;
        for (const Label &other : m_labels) {
            const QPointF apart = other.at - label.at;
            if (&other != &label && std::abs(apart.y()) < kOver * CellGrid::kSquareSide)
                room = std::min(room, std::abs(apart.x()));
        }
        label.room = std::max(label.room, room);
    }
}

void CellPlan::paint(QPainter &painter, const QRectF &part, const GroundLook &look) const
{
    for (const auto &[key, cell] : m_cells) {
        const QPolygonF outline = m_grid.outline().translated(centre(cell.place));
        if (!outline.boundingRect().intersects(part))
            continue;
        QPainterPath path;
        path.addPolygon(outline);
        path.closeSubpath();
        if (isFree(cell))
            paintFree(painter, outline, look);
        else
            paintSurface(painter, {cell.kind, path, path.boundingRect(), cell.turn}, look);
    }
    m_links.paint(painter, part, look.palette);
    for (const Label &label : m_labels) {
        const QPointF half(label.room / 2, CellGrid::kSquareSide / 2);
        if (QRectF(label.at - half, label.at + half).intersects(part))
            paintName(painter, label.at, inUiLanguage(label.name), label.room, look);
    }
    for (const auto &mark : m_marks) {
        paintMark(painter, mark, *this, look);
        if (!look.isNamedApart)
            paintMarkName(painter, mark, *this, look);
    }
}

} // namespace escarmouche::app
