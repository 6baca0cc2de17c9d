// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/zoneplan.h"

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

std::vector<QLineF> sidesOf(const QPainterPath &outline)
{
    const QPolygonF corners = outline.toFillPolygon(); // the last is the first again
    std::vector<QLineF> sides;
    for (qsizetype n = 0; n + 1 < corners.size(); ++n)
        sides.emplace_back(corners[n], corners[n + 1]);
    return sides;
}

/** What of one side lies along another, at most so far from it; of no length where nothing does. */
QLineF sharedPart(const QLineF &one, const QLineF &other, double apart)
{
    const double length = one.length();
    if (length == 0)
        return {};
    const QPointF along = (one.p2() - one.p1()) / length;
    const auto at = [&](QPointF point) { return QPointF::dotProduct(point - one.p1(), along); };
    const auto off = [&](QPointF point) {
        return std::abs(QPointF::dotProduct(point - one.p1(), {-along.y(), along.x()}));
    };
    if (off(other.p1()) > apart || off(other.p2()) > apart)
        return {};
    const auto [low, high] = std::minmax({at(other.p1()), at(other.p2())});
    const double begin = std::max(0.0, low), end = std::min(length, high);
    return begin < end ? QLineF(one.p1() + along * begin, one.p1() + along * end) : QLineF();
}

QPointF wayOut(const QLineF &way, const QPainterPath &outline)
{
    constexpr int kSteps = 200;
    int last = 0;
    for (int n = 0; n <= kSteps; ++n) {
        if (outline.contains(way.pointAt(1.0 * n / kSteps)))
            last = n;
    }
    return way.pointAt(1.0 * last / kSteps);
}

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
    m_links = GroundLinks(2 * m_radius);
    for (const rules::GroundLink &link : m_ground.links) {
        const Area *from = areaOf(link.from), *to = areaOf(link.to);
        if (from && to)
            m_links.add(link, {sideOf(*from, *to), {from->middle, to->middle}});
    }
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
    double nearest = std::numeric_limits<double>::infinity();
    for (const auto &[zone, area] : m_areas) {
        const double length = lengthOfStep(area.middle - *start, way);
        if (length >= nearest)
            continue;
        nearest = length;
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

QString ZonePlan::toldAt(QPointF point, const Say &) const
{
    const rules::Place place = placeAt(point, 0);
    QStringList lines =
        m_links.toldAt(place, point, [this](const rules::Place &other) { return told(other, {}); });
    lines.prepend(told(place, {}));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/** The longest piece of the walls that two zones share; where they share none, a short one across
    the way between their middles, where that leaves the first. */
QLineF ZonePlan::sideOf(const Area &from, const Area &to) const
{
    QLineF longest;
    for (const QLineF &one : sidesOf(from.outline)) {
        for (const QLineF &other : sidesOf(to.outline)) {
            const QLineF shared = sharedPart(one, other, m_radius / 2);
            if (shared.length() > longest.length())
                longest = shared;
        }
    }
    if (longest.length() >= m_radius)
        return longest;
    const QLineF way(from.middle, to.middle);
    const QPointF at = wayOut(way, from.outline);
    QLineF across = way.normalVector();
    across.setLength(2 * m_radius);
    return across.translated(at - across.center());
}

void ZonePlan::paint(QPainter &painter, const QRectF &part, const GroundLook &look) const
{
    for (const auto &zone : m_ground.zones) {
        const Area &area = m_areas.at(zone.zone);
        const QRectF box = area.outline.boundingRect();
        if (!box.intersects(part))
            continue;
        paintSurface(painter, {zone.kind, area.outline, part, 0, true}, look);
    }
    m_links.paint(painter, part, look.palette);
    for (const auto &zone : m_ground.zones) {
        const Area &area = m_areas.at(zone.zone);
        const QRectF box = area.outline.boundingRect();
        paintName(painter, {area.middle.x(), box.top() + box.height() * kNameAbove / 2},
                  inUiLanguage(zone.name), box.width(), look);
    }
    for (const auto &mark : m_marks) {
        paintMark(painter, mark, *this, look);
        if (!look.isNamedApart)
            paintMarkName(painter, mark, *this, look);
    }
}

} // namespace escarmouche::app
