// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/links/linkpainter.h"

#include "app/look/palette/palette.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

// Widths, of the size.
constexpr double kRiver = 0.34, kRoad = 0.3, kWall = 0.15;
constexpr double kDoor = 0.2, kOpenLeaf = 0.1, kRim = 0.035, kLock = 0.075;
constexpr double kWayCore = 0.8; // of its width
constexpr double kWallCore = 0.5;
constexpr double kDoorShare = 0.5; // of the side that it stands in
constexpr double kSwing = 70; // degrees

std::string_view baseOf(std::string_view kind)
{
    return GroundKind(kind).base;
}

bool isDoor(std::string_view base)
{
    return base == "door" || base == "locked" || base == "open";
}

/** The ground that it is drawn as, in its own tint. */
std::string materialOf(std::string_view kind)
{
    const GroundKind named(kind);
    const std::string_view base = named.base;
    const std::string ground = base == "river"  ? "water"
                               : base == "road" ? "street"
                               : isDoor(base)   ? "crates"
                                                : "wall";
    return named.tint.empty() ? ground : ground + "/" + std::string(named.tint);
}

void addLine(QPainterPath &path, QPointF from, QPointF to)
{
    path.moveTo(from);
    path.lineTo(to);
}

} // namespace

QRectF LinkLines::box() const
{
    const QLineF &line = side ? *side : way;
    return QRectF(line.p1(), line.p2()).normalized() | QRectF(way.p1(), way.p2()).normalized();
}

bool isWay(std::string_view kind)
{
    return baseOf(kind) == "road" || baseOf(kind) == "river";
}

LinkPainter::LinkPainter(QPainter &painter, double size, const QPalette &palette)
    : m_painter(painter), m_size(size), m_palette(palette)
{
}

void LinkPainter::add(const std::string &kind, const LinkLines &lines)
{
    if (isWay(kind)) {
        auto &ways = baseOf(kind) == "road" ? m_roads : m_rivers;
        addLine(ways[kind], lines.way.p1(), lines.way.p2());
    } else if (lines.side) {
        addSide(kind, *lines.side);
    }
}

/** A door stands in a wall. */
void LinkPainter::addSide(const std::string &kind, const QLineF &side)
{
    if (!isDoor(baseOf(kind))) {
        addLine(m_walls[kind], side.p1(), side.p2());
        return;
    }
    const double share = std::min(kDoorShare, m_size / std::max(1.0, side.length()));
    const QLineF leaf(side.pointAt((1 - share) / 2), side.pointAt((1 + share) / 2));
    QPainterPath &wall = m_walls["wall"];
    addLine(wall, side.p1(), leaf.p1());
    addLine(wall, leaf.p2(), side.p2());
    m_doors.push_back({kind, leaf});
}

void LinkPainter::stroke(const QPainterPath &path, const std::string &kind, double width,
                         double core)
{
    const GroundInk ink = groundInk(materialOf(kind), m_palette);
    for (const auto &[colour, share] : {std::pair(ink.ink, 1.0), std::pair(ink.fill, core)})
        m_painter.strokePath(
            path, QPen(colour, width * m_size * share, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void LinkPainter::paintDoor(const Door &door)
{
    const GroundInk ink = groundInk(materialOf(door.kind), m_palette);
    const bool isOpen = baseOf(door.kind) == "open";
    QLineF leaf = door.leaf;
    if (isOpen)
        leaf.setAngle(leaf.angle() + kSwing);
    const double half = (isOpen ? kOpenLeaf : kDoor) * m_size / 2;
    m_painter.save();
    m_painter.translate(leaf.p1());
    m_painter.rotate(-leaf.angle());
    m_painter.setPen(QPen(ink.ink, kRim * m_size));
    m_painter.setBrush(ink.fill);
    m_painter.drawRect(QRectF(0, -half, leaf.length(), 2 * half));
    if (baseOf(door.kind) == "locked") {
        m_painter.setPen(QPen(boardInk(BoardInk::Casing, m_palette), kRim * m_size));
        m_painter.setBrush(boardInk(BoardInk::PlateInk, m_palette));
        m_painter.drawEllipse(QPointF(leaf.length() / 2, 0), kLock * m_size, kLock * m_size);
    }
    m_painter.restore();
}

void LinkPainter::paint()
{
    for (const auto &[kind, path] : m_rivers)
        stroke(path, kind, kRiver, kWayCore);
    for (const auto &[kind, path] : m_roads)
        stroke(path, kind, kRoad, kWayCore);
    for (const auto &[kind, path] : m_walls)
        stroke(path, kind, kWall, kWallCore);
    for (const Door &door : m_doors)
        paintDoor(door);
}

} // namespace escarmouche::app
