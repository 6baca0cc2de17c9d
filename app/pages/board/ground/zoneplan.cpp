// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/zoneplan.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/markpainter.h"
#include "app/pages/board/ground/terrainpainter.h"
#include "app/words/sentences/phrases.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace escarmouche::app {

namespace {

constexpr double kTokensAcross = 8; // the smallest zone
constexpr double kNameAbove = 0.3; // of a zone's height

} // namespace

ZonePlan::ZonePlan(rules::ZoneGround ground, std::vector<rules::GroundMark> marks)
    : m_ground(std::move(ground)), m_marks(std::move(marks))
{
    double least = std::numeric_limits<double>::max();
    for (const auto &zone : m_ground.zones) {
        const QPainterPath outline = pathOf(zone.outline);
        const QRectF box = outline.boundingRect();
        m_areas[zone.zone] = {outline, middleOf(outline)};
        m_bounds |= box;
        least = std::min({least, box.width(), box.height()});
    }
    if (!m_areas.empty())
        m_radius = least / kTokensAcross;
}

rules::Place ZonePlan::placeAt(QPointF point, int) const
{
    for (const auto &[zone, area] : m_areas) {
        if (area.outline.contains(point))
            return rules::ZonePlace{static_cast<std::int16_t>(zone)};
    }
    return {};
}

/** Nothing where it is no zone of this plan. */
const ZonePlan::Area *ZonePlan::areaOf(const rules::Place &place) const
{
    const auto *at = std::get_if<rules::ZonePlace>(&place);
    const auto found = at ? m_areas.find(at->zone) : m_areas.end();
    return found == m_areas.end() ? nullptr : &found->second;
}

std::optional<QPointF> ZonePlan::pointOf(const rules::Place &place) const
{
    const Area *area = areaOf(place);
    return area ? std::optional(area->middle) : std::nullopt;
}

std::optional<QPointF> ZonePlan::standOf(const rules::Place &place, int index, int count) const
{
    const auto middle = pointOf(place);
    if (!middle)
        return middle;
    const int across = static_cast<int>(std::ceil(std::sqrt(count)));
    const int down = (count + across - 1) / across;
    const QPointF cell(index % across - (across - 1) / 2.0, index / across - (down - 1) / 2.0);
    return *middle + cell * m_radius * 2.4;
}

double ZonePlan::tokenRadius(int) const
{
    return m_radius;
}

std::vector<QPointF> ZonePlan::cornersOf(const rules::Place &place, int) const
{
    const Area *area = areaOf(place);
    if (!area)
        return {};
    QPolygonF corners = area->outline.toFillPolygon();
    corners.removeLast(); // it is the first again
    return {corners.begin(), corners.end()};
}

rules::Place ZonePlan::step(const rules::Place &from, QPoint way, bool isLong) const
{
    const auto start = pointOf(from);
    if (!start)
        return m_areas.empty()
                   ? from
                   : rules::ZonePlace{static_cast<std::int16_t>(m_areas.begin()->first)};
    rules::Place best = from;
    double nearest = std::numeric_limits<double>::max();
    for (const auto &[zone, area] : m_areas) {
        const QPointF off = area.middle - *start;
        const double ahead = off.x() * way.x() + off.y() * way.y();
        const double aside = std::abs(off.x() * way.y()) + std::abs(off.y() * way.x());
        if (ahead <= 1 || ahead < aside / 2 || ahead + 2 * aside >= nearest)
            continue;
        nearest = ahead + 2 * aside;
        best = rules::ZonePlace{static_cast<std::int16_t>(zone)};
    }
    return isLong && best != from ? step(best, way, false) : best;
}

QString ZonePlan::distance(const rules::Place &, const rules::Place &, const Units &) const
{
    return {};
}

QString ZonePlan::told(const rules::Place &place, const Units &) const
{
    const auto *at = std::get_if<rules::ZonePlace>(&place);
    for (const auto &zone : m_ground.zones) {
        if (at && zone.zone == at->zone)
            return inUiLanguage(zone.name);
    }
    return {};
}

/** Where the way from one middle to the other leaves the first zone. */
QPointF ZonePlan::passageOf(const Area &from, const Area &to)
{
    constexpr int kSteps = 200;
    const QLineF line(from.middle, to.middle);
    int last = 0;
    for (int n = 0; n <= kSteps; ++n) {
        if (from.outline.contains(line.pointAt(1.0 * n / kSteps)))
            last = n;
    }
    return line.pointAt(1.0 * last / kSteps);
}

void ZonePlan::paintPassage(QPainter &painter, const Area &one, const Area &other,
                            const GroundLook &look) const
{
    const QPointF from = one.middle, to = other.middle, middle = passageOf(one, other);
    const QPointF half = (to - from) / std::max(1.0, QLineF(from, to).length()) * m_radius;
    QPen pen(boardInk(BoardInk::Casing, look.palette), m_radius * 0.9, Qt::SolidLine, Qt::FlatCap);
    painter.setPen(pen);
    painter.drawLine(middle - half, middle + half);
    pen.setColor(boardInk(BoardInk::Obstacle, look.palette));
    pen.setWidthF(m_radius * 0.45);
    pen.setDashPattern({0.6, 0.4});
    painter.setPen(pen);
    painter.drawLine(middle - half, middle + half);
}

void ZonePlan::paint(QPainter &painter, const QRectF &part, const GroundLook &look) const
{
    for (const auto &zone : m_ground.zones) {
        const Area &area = m_areas.at(zone.zone);
        const QRectF box = area.outline.boundingRect();
        if (!box.intersects(part))
            continue;
        paintSurface(painter, {zone.kind, area.outline, part, 0, true}, look);
        paintName(painter, {area.middle.x(), box.top() + box.height() * kNameAbove / 2},
                  inUiLanguage(zone.name), box.width(), look);
    }
    for (const rules::GroundLink &link : m_ground.links) {
        const Area *from = areaOf(link.from), *to = areaOf(link.to);
        if (from && to)
            paintPassage(painter, *from, *to, look);
    }
    for (const auto &mark : m_marks) {
        paintMark(painter, mark, *this, look);
        paintMarkName(painter, mark, *this, look);
    }
}

} // namespace escarmouche::app
