// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/besideplan.h"

#include "app/pages/board/ground/markpainter.h"
#include "app/pages/board/ground/terrainpainter.h"
#include "app/words/sentences/phrases.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

namespace {

constexpr double kTokenPace = 2.4; // radii from one token to the next
constexpr double kApart = 1; // paces between board and boxes
constexpr double kWide = 1.4; // width to height of a board that has them below
constexpr double kShare = 0.2; // of the board’s width or height
constexpr double kLeastAcross = 4.5, kLeastDown = 3; // paces
constexpr double kMostLong = 2.2; // width to height of a box
constexpr double kTitle = 0.24; // of a box’s height, above the rows

/** In a column the boxes are at most as high as wide, in a row up to twice as wide as high. */
QSizeF boxSize(QSizeF board, std::size_t count, double pace, bool isBelow)
{
    const auto number = static_cast<double>(count);
    const auto share = [&](double length) { return length / number - pace * kApart / 2; };
    const double across = kLeastAcross * pace, down = kLeastDown * pace;
    if (isBelow) {
        const double height = std::max(down, kShare * board.height());
        return {std::max(across, std::min(share(board.width()), kMostLong * height)), height};
    }
    const double width = std::max(across, kShare * board.width());
    return {width, std::max(down, std::min(share(board.height()), width))};
}

QRectF roomOf(const QRectF &box)
{
    return box.adjusted(0, box.height() * kTitle, 0, 0);
}

} // namespace

BesidePlan::BesidePlan(std::unique_ptr<GroundPlan> board,
                       const std::vector<rules::GroundArea> &areas,
                       const std::vector<rules::GroundMark> &marks)
    : m_board(std::move(board))
{
    lay(areas);
    for (const rules::GroundMark &mark : marks) {
        if (mark.outline.empty() && boxOf(mark.at))
            m_marks.push_back(mark);
    }
}

void BesidePlan::lay(const std::vector<rules::GroundArea> &areas)
{
    const QRectF board = m_board->bounds();
    const double pace = kTokenPace * tokenRadius(0);
    const bool isBelow = board.width() > kWide * board.height();
    const QSizeF size = boxSize(board.size(), areas.size(), pace, isBelow);
    m_way = isBelow ? QPoint(0, 1) : QPoint(1, 0);
    m_bounds = board;
    QPointF corner = isBelow ? board.bottomLeft() + QPointF(0, pace * kApart)
                             : board.topRight() + QPointF(pace * kApart, 0);
    const QPointF next = isBelow ? QPointF(size.width() + pace * kApart / 2, 0)
                                 : QPointF(0, size.height() + pace * kApart / 2);
    for (const rules::GroundArea &area : areas) {
        m_boxes.push_back({area, QRectF(corner, size)});
        m_bounds |= m_boxes.back().box;
        corner += next;
    }
}

const BesidePlan::Box *BesidePlan::boxOf(const rules::Place &place) const
{
    const auto *at = std::get_if<rules::ZonePlace>(&place);
    const auto found =
        std::ranges::find_if(m_boxes, [&](const Box &one) { return at && one.area.place == *at; });
    return found == m_boxes.end() ? nullptr : &*found;
}

const BesidePlan::Box *BesidePlan::boxAt(QPointF point) const
{
    const auto found =
        std::ranges::find_if(m_boxes, [&](const Box &one) { return one.box.contains(point); });
    return found == m_boxes.end() ? nullptr : &*found;
}

rules::Place BesidePlan::placeAt(QPointF point, int lower) const
{
    const Box *box = boxAt(point);
    return box ? box->area.place : m_board->placeAt(point, lower);
}

int BesidePlan::floorsAt(QPointF point) const
{
    return boxAt(point) ? 1 : m_board->floorsAt(point);
}

std::optional<QPointF> BesidePlan::pointOf(const rules::Place &place) const
{
    const Box *box = boxOf(place);
    return box ? std::optional(box->box.center()) : m_board->pointOf(place);
}

/** Closer together where there are more than have room. */
std::optional<QPointF> BesidePlan::standOf(const rules::Place &place, int index, int count) const
{
    const Box *box = boxOf(place);
    if (!box)
        return m_board->standOf(place, index, count);
    const QRectF room = roomOf(box->box);
    double pace = kTokenPace * tokenRadius(0);
    const auto inRow = [&] { return std::max(1, static_cast<int>(room.width() / pace)); };
    while ((count + inRow() - 1) / inRow() * pace > room.height())
        pace *= 0.95;
    return room.topLeft() + QPointF(index % inRow() + 0.5, index / inRow() + 0.5) * pace;
}

std::vector<QPointF> BesidePlan::cornersOf(const rules::Place &place, int spacing) const
{
    const Box *box = boxOf(place);
    if (!box)
        return m_board->cornersOf(place, spacing);
    const QRectF &at = box->box;
    return {at.topLeft(), at.topRight(), at.bottomRight(), at.bottomLeft()};
}

/** The box that is nearest to where one leaves the board. */
rules::Place BesidePlan::into(QPointF point) const
{
    return std::ranges::min_element(
               m_boxes, {},
               [&](const Box &one) { return QLineF(one.box.center(), point).length(); })
        ->area.place;
}

/** The first place of the board on the straight way back from a box, or from as near to it as the
    board reaches. */
rules::Place BesidePlan::outOf(const Box &box) const
{
    constexpr int kSteps = 300;
    const QRectF board = m_board->bounds().adjusted(1, 1, -1, -1);
    if (!board.isValid())
        return box.area.place;
    const QPointF middle = box.box.center();
    const QPointF at(std::clamp(middle.x(), board.left(), board.right()),
                     std::clamp(middle.y(), board.top(), board.bottom()));
    const QPointF back = QPointF(m_way.x() * board.width(), m_way.y() * board.height()) / kSteps;
    for (int n = 0; n < kSteps; ++n) {
        const rules::Place place = m_board->placeAt(at - back * n, 0);
        if (!std::holds_alternative<std::monostate>(place))
            return place;
    }
    return m_board->step({}, {}, false);
}

rules::Place BesidePlan::along(const Box &box, int by) const
{
    const auto at =
        std::clamp<std::ptrdiff_t>(&box - m_boxes.data() + by, 0, std::ssize(m_boxes) - 1);
    return m_boxes[static_cast<std::size_t>(at)].area.place;
}

rules::Place BesidePlan::step(const rules::Place &from, QPoint way, bool isLong) const
{
    const int onward = QPoint::dotProduct(way, m_way);
    if (const Box *box = boxOf(from)) {
        if (onward < 0)
            return outOf(*box);
        return onward > 0 ? from : along(*box, way.x() + way.y());
    }
    const rules::Place next = m_board->step(from, way, isLong);
    const auto at = m_board->pointOf(from);
    return onward > 0 && at && next == from ? into(*at) : next;
}

QString BesidePlan::distance(const rules::Place &from, const rules::Place &to,
                             const Units &units) const
{
    return m_board->distance(from, to, units);
}

QString BesidePlan::told(const rules::Place &place, const Units &units) const
{
    const Box *box = boxOf(place);
    return box ? inUiLanguage(box->area.name) : m_board->told(place, units);
}

QString BesidePlan::toldAt(QPointF point, const Say &say) const
{
    const Box *box = boxAt(point);
    return box ? inUiLanguage(box->area.name) : m_board->toldAt(point, say);
}

void BesidePlan::paint(QPainter &painter, const QRectF &part, const GroundLook &look) const
{
    m_board->paint(painter, part, look);
    for (const auto &[area, box] : m_boxes) {
        if (!box.intersects(part))
            continue;
        QPainterPath outline;
        outline.addRect(box);
        paintSurface(painter, {area.kind, outline, part}, look);
        paintName(painter, {box.center().x(), box.top() + box.height() * kTitle / 2},
                  inUiLanguage(area.name), box.width(), look);
    }
    for (const rules::GroundMark &mark : m_marks) {
        paintMark(painter, mark, *this, look);
        if (!look.isNamedApart)
            paintMarkName(painter, mark, *this, look);
    }
}

} // namespace escarmouche::app
