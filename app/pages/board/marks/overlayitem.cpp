// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/marks/overlayitem.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/platepainter.h"
#include "app/pages/board/ground/screenpen.h"
#include "app/pages/board/marks/hiddengauge.h"

#include <QPainter>
#include <QPolygonF>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

namespace {

using LineKind = rules::OverlayLine::Kind;
using PatchKind = rules::OverlayPatch::Kind;

constexpr double kCross = 6; // pixels

QString said(const rules::Phrase &phrase, const Say &say)
{
    return say && !phrase.key.empty() ? say(phrase) : QString();
}

QPen rounded(const QColor &colour, double width, Qt::PenStyle style = Qt::SolidLine)
{
    return {colour, width, style, Qt::RoundCap, Qt::RoundJoin};
}

/** Free, barred, or a way: each with a pattern of its own. */
QPen penOf(LineKind kind, const QPalette &palette)
{
    switch (kind) {
    case LineKind::Way: {
        QPen pen = rounded(boardInk(BoardInk::Way, palette), 3);
        pen.setDashPattern({0.1, 2.2}); // dots
        return pen;
    }
    case LineKind::Sight:
        return rounded(boardInk(BoardInk::SightFree, palette), 2.4);
    case LineKind::Barred: {
        QPen pen = rounded(boardInk(BoardInk::SightBarred, palette), 2.4);
        pen.setDashPattern({4, 3});
        return pen;
    }
    case LineKind::Side:
        return rounded(boardInk(BoardInk::SightBarred, palette), 5);
    }
    return {};
}

/** The corners that two cells share. */
QPolygonF sideOf(const rules::OverlayLine &line, const GroundPlan &plan)
{
    constexpr double kSame = 1;
    QPolygonF side;
    const auto others = plan.cornersOf(line.places.back(), 0);
    for (const QPointF &corner : plan.cornersOf(line.places.front(), 0)) {
        const auto isIt = [&](const QPointF &other) {
            return QLineF(corner, other).length() < kSame;
        };
        if (std::ranges::any_of(others, isIt) && !side.contains(corner))
            side << corner;
    }
    return side;
}

/** The places that a line goes through. */
QPolygonF pointsOf(const rules::OverlayLine &line, const GroundPlan &plan)
{
    if (line.kind == LineKind::Side)
        return sideOf(line, plan);
    QPolygonF points;
    for (const auto &place : line.places) {
        if (const auto point = plan.pointOf(place))
            points << *point;
    }
    return points;
}

/** An x of some pixels: the line ends here. */
void paintCross(QPainter &painter, QPointF at, const QColor &colour)
{
    painter.save();
    const QPointF point = painter.worldTransform().map(at);
    painter.resetTransform();
    painter.setPen(QPen(colour, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(point - QPointF(kCross, kCross), point + QPointF(kCross, kCross));
    painter.drawLine(point - QPointF(kCross, -kCross), point + QPointF(kCross, -kCross));
    painter.restore();
}

/** Beyond the end of a line, in pixels: where the pointer's arrow is not and the line neither. */
QPointF beyond(const QPainter &painter, const QPolygonF &points)
{
    constexpr double kAway = 34;
    const QPointF leg = points.back() - points[points.size() - 2];
    const double length = std::max(1.0, std::hypot(leg.x(), leg.y()));
    return points.back() + leg / length * kAway / painter.worldTransform().m11();
}

/** A line begins and ends at the edge of who stands there, so that one still sees them; whether
    somebody stands at its end. */
bool cutAtRims(QPolygonF &points, const OverlayGround &ground)
{
    const auto cut = [&](QPointF &end, QPointF next) {
        const QLineF leg(end, next);
        const double rim = ground.rim(end);
        if (rim > 0 && rim < leg.length())
            end = leg.pointAt(rim / leg.length());
        return rim > 0;
    };
    cut(points.front(), points[1]);
    return cut(points.back(), points[points.size() - 2]);
}

/** So far before the end of a line, in pixels, but not beyond its last leg's middle. */
QPointF shortOf(const QPainter &painter, const QPolygonF &points, double pixels)
{
    const QLineF leg(points.back(), points[points.size() - 2]);
    const double away = pixels / painter.worldTransform().m11();
    return leg.pointAt(std::min(0.5, away / std::max(1.0, leg.length())));
}

/** Plates one after another, each moved down until it covers none before it. */
class Labels
{
public:
    Labels(QPainter &painter, const QPalette &palette) : m_painter(painter), m_palette(palette) {}

    void add(QPointF at, const QString &text, PlateSize size, const QColor &border = {})
    {
        if (text.isEmpty())
            return;
        const QTransform transform = m_painter.worldTransform();
        QRectF box(QPointF(), plateSize(text, size));
        box.moveCenter(transform.map(at));
        const auto covers = [&](const QRectF &other) { return other.intersects(box); };
        for (auto met = std::ranges::find_if(m_boxes, covers); met != m_boxes.end();
             met = std::ranges::find_if(m_boxes, covers))
            box.moveTop(met->bottom() + 2);
        m_boxes.push_back(box);
        paintPlate(m_painter, transform.inverted().map(box.center()), text, m_palette, size,
                   border);
    }

private:
    QPainter &m_painter;
    const QPalette &m_palette;
    std::vector<QRectF> m_boxes;
};

} // namespace

QPainterPath areaOf(const rules::OverlayPatch &patch, const GroundPlan &plan)
{
    QPainterPath area;
    if (patch.radius <= 0 && !patch.outline.empty())
        return pathOf(patch.outline);
    if (const auto middle = plan.pointOf(patch.centre))
        area.addEllipse(*middle, patch.radius, patch.radius);
    return area;
}

void OverlayItem::set(const rules::Overlay &overlay, const OverlayGround &ground)
{
    clear();
    m_palette = ground.palette;
    m_tokens = ground.tokens;
    if (overlay.laid)
        m_laid = planOf(*overlay.laid);
    const bool isCrossed = std::ranges::none_of(overlay.lines, [](const rules::OverlayLine &line) {
        return line.kind == LineKind::Sight || line.kind == LineKind::Side;
    });
    for (const auto &line : overlay.lines) {
        QPolygonF points = pointsOf(line, ground.plan);
        if (points.size() < 2)
            continue;
        const bool isAtSomebody = line.kind != LineKind::Side && cutAtRims(points, ground);
        m_lines.push_back({line.kind, points, said(line.label, ground.say), isAtSomebody,
                           line.kind == LineKind::Barred && isCrossed});
    }
    for (const auto &patch : overlay.patches) {
        QPainterPath area = areaOf(patch, ground.plan);
        if (!area.isEmpty())
            m_patches.push_back({patch.kind, std::move(area), said(patch.label, ground.say)});
    }
    for (const auto &obstacle : overlay.obstacles) {
        QPainterPath outline = ground.plan.pieceOutline(obstacle.piece);
        if (const auto spot = ground.spot(obstacle.token))
            outline.addEllipse(spot->middle, spot->radius, spot->radius);
        if (!outline.isEmpty())
            m_obstacles.push_back({outline, middleOf(outline), said(obstacle.label, ground.say)});
    }
    for (const auto &share : overlay.hidden) {
        if (const auto spot = ground.spot(share.target))
            m_gauges.push_back({spot->middle, spot->radius, share});
    }
    setCard(ground);
    update();
}

void OverlayItem::setCard(const OverlayGround &ground)
{
    const auto target = ground.spot(ground.card.target);
    if (ground.card.isEmpty() || !target)
        return;
    m_card = ground.card;
    m_cardGround = {target->middle, target->radius, {}, ground.tokens, {}, {}};
    for (const int kept : {ground.card.target, ground.card.attacker}) {
        const auto spot = ground.spot(kept);
        if (!spot)
            continue;
        const QPointF out(spot->radius, spot->radius);
        m_cardGround.kept.emplace_back(spot->middle - out, spot->middle + out);
    }
}

void OverlayItem::clear()
{
    m_laid.reset();
    m_card = {};
    m_lines.clear();
    m_patches.clear();
    m_obstacles.clear();
    m_gauges.clear();
    update();
}

void OverlayItem::setPalette(const QPalette &palette)
{
    m_palette = palette;
    update();
}

bool OverlayItem::isEmpty() const
{
    return !m_laid && m_lines.empty() && m_patches.empty() && m_obstacles.empty() &&
           m_gauges.empty() && m_card.isEmpty();
}

QPainterPath OverlayItem::ways() const
{
    QPainterPath ways;
    for (const Line &line : m_lines)
        ways.addPolygon(line.points);
    return ways;
}

bool OverlayItem::hasPlateOf(int token) const
{
    return m_card.target == token || std::ranges::any_of(m_gauges, [token](const Gauge &gauge) {
               return gauge.share.target == token;
           });
}

QRectF OverlayItem::gaugeOn(const QTransform &transform, const QRectF &room,
                            const Gauge &gauge) const
{
    return gaugePlate(transform, {gauge.at, gauge.radius}, gauge.share, m_tokens, room);
}

QRectF OverlayItem::cardOn(const QTransform &transform, const QRectF &room) const
{
    CardGround ground = m_cardGround;
    ground.room = room;
    for (const Gauge &gauge : m_gauges)
        ground.plates.push_back(gaugeOn(transform, room, gauge));
    return cardPlate(transform, m_card, ground);
}

/** As it will look, a little faded, in a frame. */
void OverlayItem::paintLaid(QPainter &painter) const
{
    if (!m_laid)
        return;
    constexpr double kFaded = 0.8;
    painter.save();
    painter.setOpacity(kFaded);
    GroundLook look;
    look.palette = m_palette;
    look.scale = painter.worldTransform().m11();
    m_laid->paint(painter, m_laid->bounds(), look);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    setScreenPen(painter, rounded(boardInk(BoardInk::Way, m_palette), 2.5));
    painter.drawRect(m_laid->bounds());
}

void OverlayItem::paintPatch(QPainter &painter, const Patch &patch) const
{
    const bool isTemplate = patch.kind == PatchKind::Template;
    const QColor colour = boardInk(isTemplate ? BoardInk::Template : BoardInk::Way, m_palette);
    if (isTemplate) {
        QColor tint = colour;
        tint.setAlpha(60);
        painter.fillPath(patch.area, tint);
    }
    painter.setBrush(Qt::NoBrush);
    setScreenPen(painter, rounded(boardInk(BoardInk::Casing, m_palette), isTemplate ? 5 : 3.5));
    painter.drawPath(patch.area);
    setScreenPen(painter,
                 rounded(colour, isTemplate ? 2.5 : 1.5, isTemplate ? Qt::SolidLine : Qt::DotLine));
    painter.drawPath(patch.area);
}

void OverlayItem::paintLine(QPainter &painter, const Line &line) const
{
    const QPen pen = penOf(line.kind, m_palette);
    const auto stroke = [&](QPen with) {
        const bool isStraight = line.points.size() == 2;
        if (isStraight && with.style() == Qt::SolidLine)
            with.setCapStyle(Qt::FlatCap); // which takes a fraction of the time
        setScreenPen(painter, with);
        if (isStraight)
            painter.drawLine(line.points.front(), line.points.back());
        else
            painter.drawPolyline(line.points);
    };
    painter.setBrush(Qt::NoBrush);
    stroke(rounded(boardInk(BoardInk::Casing, m_palette), pen.widthF() + 3));
    stroke(pen);
    if (line.isCrossed)
        paintCross(painter,
                   line.isAtSomebody ? shortOf(painter, line.points, 2 * kCross)
                                     : line.points.back(),
                   pen.color());
}

void OverlayItem::paintObstacle(QPainter &painter, const Obstacle &obstacle) const
{
    painter.setBrush(Qt::NoBrush);
    setScreenPen(painter, rounded(boardInk(BoardInk::Casing, m_palette), 5));
    painter.drawPath(obstacle.outline);
    setScreenPen(painter, rounded(boardInk(BoardInk::Obstacle, m_palette), 2.5));
    painter.drawPath(obstacle.outline);
}

void OverlayItem::paintLabels(QPainter &painter) const
{
    Labels labels(painter, m_palette);
    for (const Line &line : m_lines) { // the way's price first: it is what one points for
        if (line.kind == LineKind::Way)
            labels.add(beyond(painter, line.points), line.text, PlateSize::Plain,
                       penOf(line.kind, m_palette).color());
    }
    for (const Obstacle &obstacle : m_obstacles)
        labels.add(obstacle.at, obstacle.text, PlateSize::Plain,
                   boardInk(BoardInk::Obstacle, m_palette));
    for (const Line &line : m_lines) {
        if (line.kind != LineKind::Way)
            labels.add((line.points.front() + line.points.back()) / 2, line.text, PlateSize::Plain,
                       penOf(line.kind, m_palette).color());
    }
    for (const Patch &patch : m_patches) {
        const QRectF box = patch.area.boundingRect();
        labels.add({box.center().x(), box.top()}, patch.text, PlateSize::Small);
    }
}

void OverlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    paintLaid(*painter);
    for (const Patch &patch : m_patches)
        paintPatch(*painter, patch);
    for (const Obstacle &obstacle : m_obstacles)
        paintObstacle(*painter, obstacle);
    for (const Line &line : m_lines)
        paintLine(*painter, line);
}

void OverlayItem::paintPlates(QPainter &painter, const QRectF &room) const
{
    for (const Gauge &gauge : m_gauges)
        paintHiddenGauge(painter, gauge.share, gaugeOn(painter.worldTransform(), room, gauge),
                         m_palette);
    paintLabels(painter);
    if (!m_card.isEmpty())
        paintTargetCard(painter, m_card, cardOn(painter.worldTransform(), room), m_palette);
}

void OverlayItem::paintWords(QPainter &painter, const QTransform &transform,
                             const QRectF &room) const
{
    painter.save();
    painter.setWorldTransform(transform);
    paintPlates(painter, room);
    painter.restore();
}

} // namespace escarmouche::app
