// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/terrainpainter.h"

#include "app/look/palette/palette.h"
#include "app/pages/board/ground/platepainter.h"
#include "app/pages/board/ground/screenpen.h"
#include "app/pages/board/ground/texture.h"

#include <QLocale>
#include <QPainter>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

namespace {

// The light comes from the upper left, as on the screen's other drawings.
constexpr QPointF kLight{-0.6, -0.8};
constexpr double kShadowPerHeight = 0.34;
constexpr double kLongestShadow = 130;
constexpr double kDeepestEdge = 26;
constexpr int kShadowLayers = 8;
constexpr double kOutline = 1.4; // pixels
constexpr double kBarredOutline = 2.2;
constexpr double kWalledOutline = 4;
constexpr double kFreeShare = 0.9; // of a cell
constexpr int kFreeAlpha = 24;

bool turnsRight(const QPolygonF &polygon)
{
    double area = 0;
    for (qsizetype n = 0; n + 1 < polygon.size(); ++n)
        area += polygon[n].x() * polygon[n + 1].y() - polygon[n + 1].x() * polygon[n].y();
    return area > 0;
}

QPolygonF rightTurning(QPolygonF polygon)
{
    if (!turnsRight(polygon))
        std::reverse(polygon.begin(), polygon.end());
    return polygon;
}

/** All that an outline passes over when it is moved: one path, filled once. */
QPainterPath swept(const QPolygonF &outline, QPointF by)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill); // so all parts turn the same way
    path.addPolygon(rightTurning(outline));
    path.addPolygon(rightTurning(outline.translated(by)));
    for (qsizetype n = 0; n + 1 < outline.size(); ++n) {
        const QPolygonF side{
            {outline[n], outline[n + 1], outline[n + 1] + by, outline[n] + by, outline[n]}};
        path.addPolygon(rightTurning(side));
    }
    return path;
}

void paintShadow(QPainter &painter, const QPolygonF &outline, double height, bool isDarkLook)
{
    const double length = std::min(height * kShadowPerHeight, kLongestShadow);
    const QColor shade(0, 0, 0, isDarkLook ? 17 : 11);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    for (int layer = 1; layer <= kShadowLayers; ++layer)
        painter.drawPath(swept(outline, -kLight * length * layer / kShadowLayers));
}

/** Sides towards the light are bright, those away from it dark, deeper the higher the piece. */
void paintEdges(QPainter &painter, const QPolygonF &outline, double height)
{
    const double depth = std::min(6 + height / 14, kDeepestEdge);
    const QPolygonF sides = rightTurning(outline);
    for (qsizetype n = 0; n + 1 < sides.size(); ++n) {
        const QPointF along = sides[n + 1] - sides[n];
        const double length = std::hypot(along.x(), along.y());
        if (length < 1)
            continue;
        const QPointF outward = QPointF(along.y(), -along.x()) / length;
        const double lit = outward.x() * kLight.x() + outward.y() * kLight.y();
        const int alpha = static_cast<int>(std::abs(lit) * 80);
        const QColor colour = lit > 0 ? QColor(255, 255, 255, alpha) : QColor(0, 0, 0, alpha);
        painter.setPen(QPen(colour, 2 * depth, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(sides[n], sides[n + 1]);
    }
}

QPen outlinePen(const QColor &colour, double width)
{
    QPen pen(colour, width);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

void paintFilled(QPainter &painter, const Surface &surface, const GroundInk &ink,
                 const GroundLook &look)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink.fill);
    painter.drawPath(surface.outline);
    painter.setBrush(Qt::NoBrush);
    if (look.isPlain ||
        look.scale * 100 < 4) // a texture would be noise: the small picture of a corner
        return;
    painter.save();
    painter.setClipPath(surface.outline, Qt::IntersectClip);
    paintTexture(painter, surface, ink);
    painter.restore();
}

} // namespace

QString shortened(const QString &name, double pixels)
{
    constexpr qsizetype kFewest = 3; // letters that still tell one name from another
    const auto fits = [&](const QString &text) {
        return plateSize(text, PlateSize::Small).width() <= pixels;
    };
    if (fits(name))
        return name;
    for (qsizetype letters = name.size() - 1; letters >= kFewest; --letters) {
        const QString text = name.left(letters).trimmed() + QChar(0x2026);
        if (fits(text))
            return text;
    }
    return {};
}

void paintSurface(QPainter &painter, const Surface &surface, const GroundLook &look)
{
    const GroundInk ink = groundInk(surface.kind, look.palette);
    paintFilled(painter, surface, ink, look);
    setScreenPen(painter, outlinePen(ink.ink, surface.isWalled ? kWalledOutline : kOutline));
    painter.drawPath(surface.outline);
}

void paintFree(QPainter &painter, const QPolygonF &cell, const GroundLook &look)
{
    const QPointF middle = cell.boundingRect().center();
    const QColor colour = tone(Tone::Edge, look.palette);
    QTransform inward;
    inward.translate(middle.x(), middle.y());
    inward.scale(kFreeShare, kFreeShare);
    inward.translate(-middle.x(), -middle.y());
    QPen pen = outlinePen(colour, kOutline);
    pen.setDashPattern({5, 4});
    setScreenPen(painter, pen);
    QColor tint = colour;
    tint.setAlpha(kFreeAlpha);
    painter.setBrush(tint);
    painter.drawPolygon(inward.map(cell));
    painter.setBrush(Qt::NoBrush);
}

void paintBareTable(QPainter &painter, std::string_view base, const QRectF &part,
                    const GroundLook &look)
{
    QPainterPath table;
    table.addRect(part);
    paintFilled(painter, {base, table, part, 0}, groundInk(base, look.palette), look);
}

void paintPiece(QPainter &painter, const rules::GroundPiece &piece, const QPainterPath &outline,
                const QRectF &part, const GroundLook &look)
{
    const double height = piece.top - piece.bottom;
    const QPolygonF polygon = outline.toFillPolygon();
    if (height > 0)
        paintShadow(painter, polygon, height, isDark(look.palette));
    GroundInk ink = groundInk(piece.kind, look.palette);
    ink.fill = ink.fill.lighter(100 + std::min(piece.top / 30, 18));
    paintFilled(painter, {piece.kind, outline, part, 0}, ink, look);
    if (height > 0) {
        painter.save();
        painter.setClipPath(outline, Qt::IntersectClip);
        paintEdges(painter, polygon, height);
        painter.restore();
    }
    QPen pen = outlinePen(ink.ink, piece.isBarred ? kBarredOutline : kOutline);
    if (!piece.isBarred)
        pen.setDashPattern({3, 2});
    setScreenPen(painter, pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

void paintHeight(QPainter &painter, const rules::GroundPiece &piece, QPointF at,
                 const GroundLook &look)
{
    if (piece.top == 0)
        return;
    const QString text = QStringLiteral("▲") +
                         QLocale().toString(piece.top / 100.0, 'g', QLocale::FloatingPointShortest);
    paintPlate(painter, at, text, look.palette, PlateSize::Small);
}

void paintName(QPainter &painter, QPointF at, const QString &name, double room,
               const GroundLook &look)
{
    const QString shown = shortened(name, room * look.scale);
    if (!shown.isEmpty())
        paintPlate(painter, at, shown, look.palette, PlateSize::Small);
}

} // namespace escarmouche::app
