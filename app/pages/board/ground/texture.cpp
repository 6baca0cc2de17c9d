// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/ground/texture.h"

#include <QPainter>
#include <QPolygonF>
#include <QTransform>

#include <cmath>
#include <cstdint>

namespace escarmouche::app {

namespace {

/** Where to draw what: all that a texture needs. */
struct Canvas {
    QPainter &painter;
    QPainterPath outline;
    QRectF part; // of the outline's box
    QColor ink;
    QColor fill;
};

/** 0 to 1, the same for the same cell of the lattice and purpose. */
double chance(int x, int y, int purpose)
{
    auto mixed = static_cast<std::uint32_t>(x) * 0x9E3779B1U ^
                 static_cast<std::uint32_t>(y) * 0x85EBCA77U ^
                 static_cast<std::uint32_t>(purpose) * 0xC2B2AE3DU;
    mixed = (mixed ^ (mixed >> 15U)) * 0x2C1B3C6DU;
    mixed = (mixed ^ (mixed >> 12U)) * 0x297A2D39U;
    return static_cast<double>((mixed ^ (mixed >> 15U)) & 0xffffU) / 65536.0;
}

/** Calls draw(point, x, y) for each cell of a lattice that may be seen, the point shaken within. */
template<class Draw>
void scatter(const Canvas &canvas, double spacing, double shake, Draw draw)
{
    const QRectF box = canvas.part.adjusted(-spacing, -spacing, spacing, spacing);
    for (int y = static_cast<int>(std::floor(box.top() / spacing)); y * spacing < box.bottom();
         ++y) {
        for (int x = static_cast<int>(std::floor(box.left() / spacing)); x * spacing < box.right();
             ++x) {
            const QPointF off(chance(x, y, 1) - 0.5, chance(x, y, 2) - 0.5);
            draw((QPointF(x + 0.5, y + 0.5) + off * shake) * spacing, x, y);
        }
    }
}

void pen(const Canvas &canvas, double width, int alpha)
{
    QColor colour = canvas.ink;
    colour.setAlpha(alpha);
    canvas.painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/** Many strokes drawn at once, which takes a fraction of the time of each alone. */
class Strokes
{
public:
    explicit Strokes(const Canvas &canvas) : m_canvas(canvas) {}
    ~Strokes() { m_canvas.painter.drawPath(m_path); }

    Strokes(const Strokes &) = delete;
    Strokes &operator=(const Strokes &) = delete;

    void line(QPointF from, QPointF to)
    {
        m_path.moveTo(from);
        m_path.lineTo(to);
    }
    QPainterPath &path() { return m_path; }

private:
    const Canvas &m_canvas;
    QPainterPath m_path;
};

/** Courses of a wall or rows of tiles; every other row is shifted. */
void drawCourses(const Canvas &canvas, double row, double length, int alpha)
{
    pen(canvas, 3, alpha);
    Strokes strokes(canvas);
    const QRectF &box = canvas.part;
    for (int y = static_cast<int>(std::floor(box.top() / row)); y * row < box.bottom(); ++y) {
        strokes.line(QPointF(box.left(), y * row), QPointF(box.right(), y * row));
        const double shift = (y & 1) != 0 ? length / 2 : 0;
        for (int x = static_cast<int>(std::floor((box.left() - shift) / length));
             x * length + shift < box.right(); ++x)
            strokes.line(QPointF(x * length + shift, y * row),
                         QPointF(x * length + shift, (y + 1) * row));
    }
}

void drawPlanks(const Canvas &canvas, double width)
{
    pen(canvas, 3, 150);
    Strokes strokes(canvas);
    const QRectF &box = canvas.part;
    for (int y = static_cast<int>(std::floor(box.top() / width)); y * width < box.bottom(); ++y) {
        strokes.line(QPointF(box.left(), y * width), QPointF(box.right(), y * width));
        for (int x = static_cast<int>(std::floor(box.left() / 170)); x * 170 < box.right(); ++x) {
            const double joint = (x + chance(x, y, 3)) * 170;
            strokes.line(QPointF(joint, y * width), QPointF(joint, (y + 1) * width));
        }
    }
}

void drawCrates(const Canvas &canvas)
{
    pen(canvas, 4, 200);
    Strokes strokes(canvas);
    const double side = 58;
    scatter(canvas, side, 0, [&](QPointF at, int, int) {
        const QRectF crate(at.x() - side / 2 + 4, at.y() - side / 2 + 4, side - 8, side - 8);
        strokes.path().addRect(crate);
        strokes.line(crate.topLeft(), crate.bottomRight());
        strokes.line(crate.topRight(), crate.bottomLeft());
    });
}

/** Tree tops or bushes as one sees them from above, with the light on their upper left. */
void drawCrowns(const Canvas &canvas, double spacing)
{
    pen(canvas, 3, 130);
    scatter(canvas, spacing, 0.5, [&](QPointF at, int x, int y) {
        const double radius = spacing * (0.36 + 0.16 * chance(x, y, 4));
        QColor crown = canvas.ink;
        crown = crown.lighter(112 + static_cast<int>(30 * chance(x, y, 5)));
        crown.setAlpha(215);
        const QPen edge = canvas.painter.pen();
        canvas.painter.setPen(Qt::NoPen);
        canvas.painter.setBrush(QColor(0, 0, 0, 55)); // its shade on those below
        canvas.painter.drawEllipse(at + QPointF(0.18, 0.24) * radius, radius, radius);
        canvas.painter.setPen(edge);
        canvas.painter.setBrush(crown);
        canvas.painter.drawEllipse(at, radius, radius);
        canvas.painter.setBrush(QColor(255, 255, 255, 38));
        const QPen rim = canvas.painter.pen();
        canvas.painter.setPen(Qt::NoPen);
        canvas.painter.drawEllipse(at - QPointF(radius, radius) * 0.25, radius * 0.5, radius * 0.5);
        canvas.painter.setPen(rim);
    });
    canvas.painter.setBrush(Qt::NoBrush);
}

/** Broken stone: corners about a point, large for rock, small for rubble. */
void drawStones(const Canvas &canvas, double spacing, double share)
{
    pen(canvas, 3, 170);
    scatter(canvas, spacing, 0.6, [&](QPointF at, int x, int y) {
        if (chance(x, y, 6) > share)
            return;
        QPolygonF stone;
        for (int n = 0; n < 5; ++n) {
            const double turn = (n + 0.6 * chance(x, y, 7 + n)) * 2 * 3.14159265 / 5;
            const double radius = spacing * (0.22 + 0.24 * chance(x, y, 17 + n));
            stone << at + QPointF(std::cos(turn), std::sin(turn)) * radius;
        }
        canvas.painter.setBrush(canvas.fill.lighter(90 + static_cast<int>(28 * chance(x, y, 30))));
        canvas.painter.drawPolygon(stone);
    });
    canvas.painter.setBrush(Qt::NoBrush);
}

/** The outline, so much smaller about its middle. */
QPainterPath drawnIn(const QPainterPath &outline, double share)
{
    const QPointF middle = middleOf(outline);
    QTransform inward;
    inward.translate(middle.x(), middle.y());
    inward.scale(share, share);
    inward.translate(-middle.x(), -middle.y());
    return inward.map(outline);
}

/** Lines of equal height: the outline again and again, drawn in. */
void drawContours(const Canvas &canvas, int count)
{
    pen(canvas, 4, 150);
    for (int n = 1; n <= count; ++n)
        canvas.painter.drawPath(
            drawnIn(canvas.outline, 1.0 - static_cast<double>(n) / (count + 1)));
}

/** The same as steps: each is lighter than the one below, bright towards the light, dark away from
    it. */
void drawSteps(const Canvas &canvas, int count)
{
    QPainter &painter = canvas.painter;
    for (int n = 1; n <= count; ++n) {
        const QPainterPath step =
            drawnIn(canvas.outline, 1.0 - static_cast<double>(n) / (count + 1));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0, 0, 0, 34), 16));
        painter.drawPath(step.translated(9, 12));
        painter.setPen(Qt::NoPen);
        painter.setBrush(canvas.fill.lighter(100 + 5 * n));
        painter.drawPath(step);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 46), 7));
        painter.drawPath(step.translated(3, 4));
        pen(canvas, 3, 130);
        painter.drawPath(step);
    }
}

/** Tiles within a parapet: one can stand up there. */
void drawRoof(const Canvas &canvas)
{
    drawCourses(canvas, 26, 34, 80);
    const QPainterPath floor = drawnIn(canvas.outline, 0.82);
    QPainter &painter = canvas.painter;
    painter.setPen(QPen(QColor(255, 255, 255, 60), 6));
    painter.setBrush(QColor(0, 0, 0, 26));
    painter.drawPath(floor.translated(5, 6));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 60), 6));
    painter.drawPath(floor);
}

/** Large pale and dark patches, so that no ground is one colour all over. */
void drawPatches(const Canvas &canvas)
{
    const auto clear = [](QColor colour) {
        colour.setAlpha(26);
        return colour;
    };
    const QColor pale = clear(canvas.fill.lighter(118)), shade = clear(canvas.fill.darker(128));
    canvas.painter.setPen(Qt::NoPen);
    scatter(canvas, 430, 0.9, [&](QPointF at, int x, int y) {
        const double radius = 150 + 190 * chance(x, y, 8);
        canvas.painter.setBrush(chance(x, y, 9) < 0.45 ? pale : shade);
        for (const double share : {1.0, 0.84, 0.68, 0.5}) // a soft edge
            canvas.painter.drawEllipse(at, radius * share, radius * share * 0.7);
    });
    canvas.painter.setBrush(Qt::NoBrush);
}

/** Deeper from the edge, which catches the light. */
void drawDepth(const Canvas &canvas)
{
    QColor deep = canvas.ink;
    deep.setAlpha(34);
    canvas.painter.setPen(Qt::NoPen);
    canvas.painter.setBrush(deep);
    for (const double share : {0.9, 0.74, 0.5})
        canvas.painter.drawPath(drawnIn(canvas.outline, share));
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.setPen(QPen(QColor(255, 255, 255, 70), 14));
    canvas.painter.drawPath(canvas.outline);
}

void drawWaves(const Canvas &canvas)
{
    drawDepth(canvas);
    pen(canvas, 4, 150);
    Strokes strokes(canvas);
    scatter(canvas, 90, 0.5, [&](QPointF at, int, int) {
        QPainterPath &wave = strokes.path();
        wave.moveTo(at - QPointF(26, 0));
        wave.quadTo(at + QPointF(-13, -12), at);
        wave.quadTo(at + QPointF(13, 12), at + QPointF(26, 0));
    });
}

/** Standing water, each with a light upper edge. */
void drawPools(const Canvas &canvas)
{
    constexpr double kSpacing = 230, kWet = 0.6;
    QColor pool = canvas.ink;
    pool.setAlpha(46);
    canvas.painter.setBrush(pool);
    canvas.painter.setPen(QPen(QColor(255, 255, 255, 34), 4));
    scatter(canvas, kSpacing, 0.7, [&](QPointF at, int x, int y) {
        const double across = kSpacing * (0.2 + 0.22 * chance(x, y, 10));
        if (chance(x, y, 11) < kWet)
            canvas.painter.drawEllipse(at, across, across * 0.55);
    });
    canvas.painter.setBrush(Qt::NoBrush);
}

void drawReeds(const Canvas &canvas)
{
    pen(canvas, 4, 190);
    Strokes strokes(canvas);
    scatter(canvas, 75, 0.8, [&](QPointF at, int x, int y) {
        if (chance(x, y, 6) < 0.35) {
            strokes.line(at - QPointF(18, 0), at + QPointF(18, 0));
            return;
        }
        for (const double lean : {-9.0, 0.0, 9.0})
            strokes.line(at, at + QPointF(lean, lean == 0 ? -26 : -19));
    });
}

void drawStripes(const Canvas &canvas, double spacing)
{
    pen(canvas, 4, 170);
    Strokes strokes(canvas);
    const QRectF whole = canvas.outline.boundingRect();
    if (whole.width() >= whole.height()) {
        for (double x = whole.left() + spacing; x < whole.right(); x += spacing)
            strokes.line(QPointF(x, whole.top()), QPointF(x, whole.bottom()));
    } else {
        for (double y = whole.top() + spacing; y < whole.bottom(); y += spacing)
            strokes.line(QPointF(whole.left(), y), QPointF(whole.right(), y));
    }
}

void drawSlants(const Canvas &canvas, double spacing, int alpha)
{
    pen(canvas, 3, alpha);
    Strokes strokes(canvas);
    const QRectF &box = canvas.part;
    const double from = std::floor((box.left() - box.bottom()) / spacing) * spacing;
    for (double at = from; at < box.right() - box.top(); at += spacing)
        strokes.line(QPointF(at + box.top(), box.top()), QPointF(at + box.bottom(), box.bottom()));
}

void drawGrass(const Canvas &canvas)
{
    pen(canvas, 3, 120);
    Strokes strokes(canvas);
    scatter(canvas, 110, 0.9, [&](QPointF at, int x, int y) {
        const double lean = 14 * chance(x, y, 6) - 7;
        strokes.line(at, at + QPointF(lean, -13));
        if (chance(x, y, 7) < 0.5)
            strokes.line(at + QPointF(8, 0), at + QPointF(8 + lean, -10));
    });
}

void drawSpecks(const Canvas &canvas)
{
    pen(canvas, 5, 110);
    scatter(canvas, 60, 0.9, [&](QPointF at, int, int) { canvas.painter.drawPoint(at); });
}

/** Ruts and footprints that have filled with earth. */
void drawRuts(const Canvas &canvas)
{
    pen(canvas, 5, 70);
    Strokes strokes(canvas);
    scatter(canvas, 170, 0.9, [&](QPointF at, int x, int y) {
        const double lean = 60 * chance(x, y, 6) - 30;
        QPainterPath &rut = strokes.path();
        rut.moveTo(at);
        rut.quadTo(at + QPointF(40, lean), at + QPointF(84, lean * 0.4));
    });
}

/** Setts, of which some are gone. */
void drawSetts(const Canvas &canvas)
{
    constexpr double kSide = 64;
    pen(canvas, 3, 70);
    Strokes strokes(canvas);
    scatter(canvas, kSide, 0, [&](QPointF at, int x, int y) {
        if (chance(x, y, 6) < 0.72)
            strokes.path().addRect(
                QRectF(at - QPointF(kSide / 2 - 4, kSide / 2 - 4), QSizeF(kSide - 8, kSide - 8)));
    });
}

using Draw = void (*)(const Canvas &);

Draw textureOf(std::string_view kind)
{
    constexpr std::pair<std::string_view, Draw> kTextures[] = {
        {"table",
         [](const Canvas &canvas) {
             drawPatches(canvas);
             drawGrass(canvas);
         }},
        {"bog",
         [](const Canvas &canvas) {
             drawPatches(canvas);
             drawGrass(canvas);
         }},
        {"quay",
         [](const Canvas &canvas) {
             drawPatches(canvas);
             drawCourses(canvas, 130, 210, 70);
         }},
        {"mud",
         [](const Canvas &canvas) {
             drawPatches(canvas);
             drawRuts(canvas);
         }},
        {"dry",
         [](const Canvas &canvas) {
             drawPatches(canvas);
             drawStones(canvas, 70, 0.12);
         }},
        {"paved",
         [](const Canvas &canvas) {
             drawPatches(canvas);
             drawSetts(canvas);
         }},
        {"glade",
         [](const Canvas &canvas) {
             drawPatches(canvas);
             drawSpecks(canvas);
             drawGrass(canvas);
         }},
        {"grass", drawGrass},
        {"building", drawRoof},
        {"ruin", [](const Canvas &canvas) { drawStones(canvas, 46, 0.55); }},
        {"wall", [](const Canvas &canvas) { drawCourses(canvas, 25, 60, 150); }},
        {"fence", [](const Canvas &canvas) { drawStripes(canvas, 24); }},
        {"hedge", [](const Canvas &canvas) { drawCrowns(canvas, 40); }},
        {"wood", [](const Canvas &canvas) { drawCrowns(canvas, 105); }},
        {"rock", [](const Canvas &canvas) { drawStones(canvas, 95, 0.95); }},
        {"hill", [](const Canvas &canvas) { drawSteps(canvas, 3); }},
        {"water", drawWaves},
        {"marsh",
         [](const Canvas &canvas) {
             drawPools(canvas);
             drawReeds(canvas);
         }},
        {"rubble", [](const Canvas &canvas) { drawStones(canvas, 38, 0.75); }},
        {"crates", drawCrates},
        {"platform", [](const Canvas &canvas) { drawPlanks(canvas, 30); }},
        {"floor", [](const Canvas &canvas) { drawPlanks(canvas, 45); }},
        {"stairs", [](const Canvas &canvas) { drawStripes(canvas, 22); }},
        {"wreck",
         [](const Canvas &canvas) {
             drawSlants(canvas, 34, 120);
             drawContours(canvas, 1);
         }},
        {"street", drawSpecks},
    };
    for (const auto &[named, draw] : kTextures) {
        if (named == kind)
            return draw;
    }
    return [](const Canvas &canvas) { drawSlants(canvas, 60, 90); };
}

} // namespace

void paintTexture(QPainter &painter, const Surface &surface, const GroundInk &ink)
{
    const QRectF part = surface.outline.boundingRect() & surface.part;
    if (!part.isEmpty())
        textureOf(GroundKind(surface.kind).base)(
            {painter, surface.outline, part, ink.ink, ink.fill});
    painter.setBrush(Qt::NoBrush);
}

} // namespace escarmouche::app
