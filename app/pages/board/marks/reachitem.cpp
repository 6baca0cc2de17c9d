// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/reachitem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/screenpen.h"
#include "app/pages/board/marks/reachoutline.h"

#include <QPainter>

#include <set>

namespace escarmouche::app {

namespace {

using ReachKind = rules::Reach::Kind;

constexpr double kUnder = 10;

BoardInk inkOf(ReachKind kind)
{
    switch (kind) {
    case ReachKind::Walk:
        return BoardInk::Walk;
    case ReachKind::Run:
        return BoardInk::Run;
    case ReachKind::Charge:
        return BoardInk::Charge;
    case ReachKind::Fire:
        return BoardInk::Fire;
    }
    return BoardInk::Walk;
}

QList<qreal> patternOf(ReachKind kind)
{
    switch (kind) {
    case ReachKind::Walk:
        return {};
    case ReachKind::Run:
        return {5, 3};
    case ReachKind::Charge:
        return {6, 2, 1, 2};
    case ReachKind::Fire:
        return {1, 2};
    }
    return {};
}

/** Wider areas lie under narrower ones. */
double depthOf(ReachKind kind)
{
    switch (kind) {
    case ReachKind::Fire:
        return kUnder;
    case ReachKind::Charge:
        return kUnder + 1;
    case ReachKind::Run:
        return kUnder + 2;
    case ReachKind::Walk:
        return kUnder + 3;
    }
    return kUnder;
}

/** On a measured table: onto the lattice of the first, or neighbours would not share their edges.
 */
rules::Place onLattice(const rules::Place &place, const rules::Reach &reach)
{
    const auto *at = std::get_if<rules::TablePlace>(&place);
    const auto *first = std::get_if<rules::TablePlace>(&reach.stops.front().place);
    if (!at || !first || reach.spacing <= 0)
        return place;
    const auto snap = [&](int value, int origin) {
        return origin + qRound(1.0 * (value - origin) / reach.spacing) * reach.spacing;
    };
    return rules::TablePlace{snap(at->x, first->x), snap(at->y, first->y), at->z};
}

QPainterPath reachArea(const rules::Reach &reach, const GroundPlan &plan)
{
    std::vector<std::vector<QPointF>> patches;
    std::set<std::pair<double, double>> seen; // floors above one another are one patch
    for (const auto &stop : reach.stops) {
        const auto corners = plan.cornersOf(onLattice(stop.place, reach), reach.spacing);
        if (!corners.empty() && seen.emplace(corners.front().x(), corners.front().y()).second)
            patches.push_back(corners);
    }
    return outlineOf(patches, plan.isMeasured());
}

} // namespace

QPen reachPen(ReachKind kind, bool isThreat, const QPalette &palette)
{
    QPen pen(boardInk(isThreat ? BoardInk::Threat : inkOf(kind), palette), 2.2);
    pen.setCapStyle(Qt::FlatCap);
    if (const auto pattern = patternOf(kind); !pattern.isEmpty())
        pen.setDashPattern(pattern);
    return pen;
}

ReachItem::ReachItem(const rules::Reach &reach, bool isThreat, const GroundPlan &plan,
                     const QPalette &palette)
    : m_kind(reach.kind), m_isThreat(isThreat), m_area(reachArea(reach, plan)), m_palette(palette)
{
    setZValue(depthOf(m_kind));
    setCacheMode(DeviceCoordinateCache); // its edge is long and dashed: painted once, then copied
}

void ReachItem::setPalette(const QPalette &palette)
{
    m_palette = palette;
    update();
}

void ReachItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QPen pen = reachPen(m_kind, m_isThreat, m_palette);
    QColor tint = pen.color();
    tint.setAlpha(m_isThreat ? 26 : 32);
    painter->fillPath(m_area, tint);
    if (m_isThreat) {
        tint.setAlpha(90);
        QBrush hatch(tint, Qt::BDiagPattern);
        hatch.setTransform(painter->worldTransform().inverted());
        painter->fillPath(m_area, hatch);
    }
    painter->setBrush(Qt::NoBrush);
    QColor casing = boardInk(BoardInk::Casing, m_palette);
    casing.setAlpha(150);
    QPen under(casing, 4);
    setScreenPen(*painter, under);
    painter->drawPath(m_area);
    setScreenPen(*painter, pen);
    painter->drawPath(m_area);
}

} // namespace escarmouche::app
