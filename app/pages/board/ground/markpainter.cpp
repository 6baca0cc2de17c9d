// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/markpainter.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/platepainter.h"
#include "app/pages/board/ground/screenpen.h"
#include "app/pages/board/ground/terrainpainter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>

namespace escarmouche::app {

namespace {

using MarkKind = rules::GroundMark::Kind;

constexpr double kSmallMark = 60; // where a mark has no size
constexpr double kPas = 100;
constexpr double kLeastForFlag = 9; // pixels a pas
constexpr double kFlagHigh = 30, kFlagAside = 22; // pixels, with the number

bool isTaken(const rules::GroundMark &mark, const GroundLook &look)
{
    return mark.id >= 0 && std::ranges::find(look.taken, mark.id) != look.taken.end();
}

QColor colourOf(const rules::GroundMark &mark, const GroundLook &look)
{
    if (isTaken(mark, look))
        return boardInk(BoardInk::Body, look.palette);
    return mark.owner.valid() ? seatFill(mark.owner.value, look.palette)
                              : boardInk(BoardInk::Obstacle, look.palette);
}

Qt::BrushStyle hatchOf(const rules::GroundMark &mark)
{
    if (mark.kind == MarkKind::Exit)
        return Qt::HorPattern;
    constexpr std::array kHatches{Qt::BDiagPattern, Qt::FDiagPattern, Qt::DiagCrossPattern,
                                  Qt::VerPattern};
    return kHatches[static_cast<std::size_t>(std::max<int>(mark.owner.value, 0)) % kHatches.size()];
}

/** Drawn in pixels, or its lines would spread as one comes nearer. */
void hatch(QPainter &painter, const QPainterPath &area, const QColor &colour, Qt::BrushStyle style)
{
    QBrush brush(colour, style);
    brush.setTransform(painter.worldTransform().inverted());
    painter.fillPath(area, brush);
}

void edge(QPainter &painter, const QPainterPath &area, const QColor &colour, Qt::PenStyle style)
{
    QPen pen(colour, 2, style);
    setScreenPen(painter, pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(area);
}

/** A flag on its pole, some pixels high, with its foot at the point; where there is nothing to
    take any more, the pole with a cross. */
void paintFlag(QPainter &painter, QPointF at, const GroundLook &look, bool isThere)
{
    if (look.scale * kPas < kLeastForFlag)
        return;
    painter.save();
    const QPointF foot = painter.worldTransform().map(at);
    painter.resetTransform();
    painter.translate(foot);
    painter.setPen(QPen(boardInk(BoardInk::PlateInk, look.palette), 2.5));
    painter.drawLine(QPointF(0, 0), QPointF(0, -26));
    painter.setPen(QPen(boardInk(BoardInk::PlateInk, look.palette), 1));
    painter.setBrush(boardInk(BoardInk::Acting, look.palette));
    if (isThere) {
        painter.drawPolygon(QPolygonF{{{1, -26}, {19, -20}, {1, -13}}});
    } else {
        painter.setPen(
            QPen(boardInk(BoardInk::PlateInk, look.palette), 2.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-7, -27), QPointF(7, -13));
        painter.drawLine(QPointF(7, -27), QPointF(-7, -13));
        painter.setBrush(boardInk(BoardInk::Body, look.palette));
    }
    painter.drawEllipse(QPointF(0, 0), 3, 3);
    painter.restore();
}

QString labelOf(const rules::GroundMark &mark, const GroundLook &look)
{
    const QString label = look.say && !mark.label.key.empty() ? look.say(mark.label) : QString();
    if (label.isEmpty() || !isTaken(mark, look))
        return label;
    //: what the scenario fights for, once somebody has it
    return QCoreApplication::translate("Board", "Taken (%1)").arg(label);
}

/** Its number, which the log names too, left of the pole. */
void paintNumber(QPainter &painter, QPointF foot, int number, const GroundLook &look)
{
    if (number > 0 && look.scale * kPas >= kLeastForFlag)
        paintPlate(painter, foot + QPointF(-13, -18) / look.scale, QString::number(number),
                   look.palette, PlateSize::Small);
}

} // namespace

QPainterPath markArea(const rules::GroundMark &mark, const GroundPlan &plan)
{
    if (!mark.outline.empty())
        return pathOf(mark.outline);
    QPainterPath path;
    const auto middle = plan.pointOf(mark.at);
    if (!middle)
        return path;
    const auto corners = plan.cornersOf(mark.at, 0);
    if (!plan.isMeasured()) {
        path.addPolygon(QPolygonF(QList<QPointF>(corners.begin(), corners.end())));
        path.closeSubpath();
        return path;
    }
    const double radius = mark.radius > 0 ? mark.radius : kSmallMark;
    path.addEllipse(*middle, radius, radius);
    return path;
}

QString markTold(const rules::GroundMark &mark, const Say &say, bool isTaken)
{
    const QString worth = say && !mark.label.key.empty() ? say(mark.label) : QString();
    if (mark.id < 0)
        return worth;
    if (isTaken)
        //: what the scenario fights for, once somebody has it: number, what it was worth
        return QCoreApplication::translate("Board", "Objective %1, taken: nothing left of %2")
            .arg(mark.id + 1)
            .arg(worth);
    //: what the scenario fights for: number, what it is worth
    return QCoreApplication::translate("Board", "Objective %1: %2").arg(mark.id + 1).arg(worth);
}

void paintMark(QPainter &painter, const rules::GroundMark &mark, const GroundPlan &plan,
               const GroundLook &look)
{
    const QPainterPath area = markArea(mark, plan);
    if (area.isEmpty())
        return;
    const QColor colour = colourOf(mark, look);
    QColor tint = colour;
    tint.setAlpha(mark.kind == MarkKind::Objective ? 46 : 30);
    painter.fillPath(area, tint);
    tint.setAlpha(70);
    if (mark.owner.valid() || mark.kind == MarkKind::Exit)
        hatch(painter, area, tint, hatchOf(mark));
    const bool isThere = !isTaken(mark, look);
    edge(painter, area, colour,
         mark.kind == MarkKind::SetUp || !isThere ? Qt::DashLine : Qt::SolidLine);
    const QRectF box = area.boundingRect();
    if (mark.kind == MarkKind::Objective) {
        paintFlag(painter, box.center(), look, isThere);
        paintNumber(painter, box.center(), mark.id + 1, look);
    }
}

QRectF flagBox(const rules::GroundMark &mark, const GroundLook &look)
{
    if (mark.kind != MarkKind::Objective || look.scale * kPas < kLeastForFlag)
        return {};
    return {QPointF(-kFlagAside, -kFlagHigh), QPointF(kFlagAside, 4)};
}

MarkName markName(const rules::GroundMark &mark, const GroundPlan &plan, const GroundLook &look)
{
    const QRectF box = markArea(mark, plan).boundingRect();
    if (box.isEmpty())
        return {};
    QPointF at = mark.kind == MarkKind::Objective
                     ? QPointF(box.center().x(), box.bottom())
                     : QPointF(box.center().x(), box.top() + 14 / look.scale);
    const QRectF board = plan.bounds();
    // A strip along an edge is narrow, and nobody else's words are near.
    const double room = mark.kind == MarkKind::Exit ? std::max(2 * box.width(), board.width() / 2)
                                                    : 2 * box.width();
    QStringList texts{labelOf(mark, look)};
    if (mark.kind == MarkKind::Exit && mark.id >= 0)
        //: what the scenario fights for, by its number
        texts << QCoreApplication::translate("Board", "Objective %1").arg(mark.id + 1);
    for (const QString &text : texts) {
        const double half = plateSize(text, PlateSize::Small).width() / look.scale / 2;
        if (text.isEmpty() || 2 * half > room)
            continue;
        if (2 * half < board.width())
            at.setX(std::clamp(at.x(), board.left() + half, board.right() - half));
        return {text, at, false};
    }
    return {};
}

std::vector<QPointF> otherPlaces(const MarkName &name, const rules::GroundMark &mark,
                                 const GroundPlan &plan, const GroundLook &look)
{
    const QRectF box = markArea(mark, plan).boundingRect();
    const QRectF board = plan.bounds();
    const QSizeF plate = plateSize(name.text, PlateSize::Small) / look.scale;
    std::vector<QPointF> places; // above or below: beside it, it would be about something else
    const double high = plate.height();
    for (const double y : {box.top(), box.bottom(), box.bottom() + high, box.top() - high,
                           box.bottom() + 2 * high, box.top() - 2 * high}) {
        const QPointF at(name.at.x(), y);
        QRectF whole(QPointF(), plate);
        whole.moveCenter(at);
        if (board.contains(whole))
            places.push_back(at);
    }
    return places;
}

void paintMarkName(QPainter &painter, const rules::GroundMark &mark, const GroundPlan &plan,
                   const GroundLook &look)
{
    const MarkName name = markName(mark, plan, look);
    if (!name.text.isEmpty())
        paintPlate(painter, name.at, name.text, look.palette, PlateSize::Small);
}

} // namespace escarmouche::app
