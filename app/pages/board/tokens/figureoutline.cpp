// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/tokens/figureoutline.h"

#include <QPolygonF>
#include <QTransform>

#include <array>
#include <utility>

namespace escarmouche::app {

namespace {

using Build = rules::FigureLook::Build;
using Standing = rules::FigureLook::Standing;
using Arm = rules::FigureLook::Arm;

constexpr double kUnit = 100; // all is drawn in hundredths, or Qt would make corners of curves

QPainterPath oval(QPointF middle, double across, double down)
{
    QPainterPath path;
    path.addEllipse(middle, across, down);
    return path;
}

QPainterPath corners(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath bar(double left, double top, double right, double bottom, double round = 0)
{
    QPainterPath path;
    path.addRoundedRect(QRectF(QPointF(left, top), QPointF(right, bottom)), round, round);
    return path;
}

/** With what it is on the other side of the middle. */
QPainterPath twice(const QPainterPath &half)
{
    return half.united(QTransform::fromScale(-1, 1).map(half));
}

/** From the neck down, so broad, beginning so high. */
QPainterPath shoulders(double half, double top)
{
    QPainterPath path(QPointF(-half, 66));
    path.cubicTo({-half, top + 14}, {-half * 0.62, top + 4}, {-13, top});
    path.lineTo(13, top);
    path.cubicTo({half * 0.62, top + 4}, {half, top + 14}, {half, 66});
    path.closeSubpath();
    return path;
}

/** Two eyes that lean outwards. */
QPainterPath eyes(double apart, double down, double across, double high, double lean)
{
    QTransform place;
    place.translate(apart, down);
    place.rotate(lean);
    return twice(place.map(oval({}, across, high)));
}

QPainterPath human()
{
    QPainterPath dome(QPointF(-29, -30));
    dome.cubicTo({-29, -76}, {29, -76}, {29, -30});
    dome.closeSubpath();
    return dome.united(bar(-39, -32, 39, -22, 5))
        .united(corners({{-20, -16}, {20, -16}, {15, 6}, {6, 12}, {-6, 12}, {-15, 6}}))
        .united(shoulders(54, 18));
}

QPainterPath brute()
{
    QPainterPath head(QPointF(-20, -60));
    head.cubicTo({-10, -68}, {10, -68}, {20, -60});
    head.cubicTo({26, -40}, {40, -20}, {36, -2});
    head.cubicTo({20, 16}, {-20, 16}, {-36, -2});
    head.cubicTo({-40, -20}, {-26, -40}, {-20, -60});
    const QPainterPath ear = corners({{24, -44}, {52, -52}, {34, -24}});
    const QPainterPath tusk = corners({{12, 2}, {25, 2}, {23, -24}});
    return head.united(twice(ear))
        .subtracted(twice(tusk))
        .subtracted(eyes(13, -36, 8, 4.5, 22))
        .united(shoulders(72, 20));
}

QPainterPath slender()
{
    QPainterPath face(QPointF(0, -68));
    face.cubicTo({30, -66}, {26, -20}, {0, 8});
    face.cubicTo({-26, -20}, {-30, -66}, {0, -68});
    const QPainterPath ear = corners({{13, -34}, {56, -74}, {20, -12}});
    return face.united(twice(ear))
        .subtracted(eyes(9, -33, 6.5, 3.5, -14))
        .united(bar(-7, -10, 7, 20))
        .united(shoulders(42, 14));
}

QPainterPath stout()
{
    QPainterPath helm(QPointF(-33, -22));
    helm.cubicTo({-33, -72}, {33, -72}, {33, -22});
    helm.closeSubpath();
    const auto beardOf = [](double more) {
        QPainterPath beard(QPointF(-33 - more, -14));
        beard.cubicTo({-40 - more, 16}, {-20, 42 + more}, {0, 56 + more});
        beard.cubicTo({20, 42 + more}, {40 + more, 16}, {33 + more, -14});
        beard.closeSubpath();
        return beard;
    };
    const QPainterPath face =
        beardOf(0).subtracted(eyes(13, -6, 6, 5, 0)).subtracted(bar(-9, 13, 9, 18, 2));
    return shoulders(68, 6)
        .subtracted(beardOf(7))
        .united(face)
        .united(helm)
        .united(bar(-5, -70, 5, -50, 3));
}

QPainterPath snouted()
{
    const QPainterPath ear = oval({32, -46}, 23, 23).subtracted(oval({33, -46}, 10, 10));
    QPainterPath face(QPointF(0, -50));
    face.cubicTo({34, -50}, {34, -20}, {10, 14});
    face.cubicTo({6, 24}, {-6, 24}, {-10, 14});
    face.cubicTo({-34, -20}, {-34, -50}, {0, -50});
    return twice(ear).united(face).subtracted(eyes(12, -24, 5.5, 5.5, 0)).united(shoulders(46, 30));
}

QPainterPath imp()
{
    const QPainterPath ear = corners({{14, -36}, {74, -46}, {18, -4}});
    const QPainterPath grin = corners({{-15, 0}, {15, 0}, {8, 8}, {-8, 8}});
    return oval({0, -20}, 29, 33)
        .united(twice(ear))
        .subtracted(eyes(12, -22, 8.5, 6, 16))
        .subtracted(grin)
        .united(shoulders(38, 22));
}

/** A cobra that rears. */
QPainterPath serpent()
{
    QPainterPath half(QPointF(0, -62));
    half.cubicTo({14, -62}, {18, -54}, {20, -46});
    half.cubicTo({62, -50}, {76, -10}, {30, 14});
    half.cubicTo({16, 24}, {20, 34}, {44, 42});
    half.cubicTo({62, 50}, {60, 66}, {50, 68});
    half.lineTo(-2, 68);
    half.lineTo(-2, -62);
    half.closeSubpath();
    QPainterPath cut = eyes(10, -46, 7, 4, 30).united(twice(oval({34, -20}, 10, 12)));
    cut = cut.united(bar(-10, 0, 10, 5, 2)).united(bar(-9, 14, 9, 19, 2));
    cut = cut.united(bar(-30, 46, 30, 51, 2));
    const QPainterPath tongue = corners({{-2, -56}, {-10, -84}, {0, -70}, {10, -84}, {2, -56}});
    return twice(half).subtracted(cut).united(tongue);
}

QPainterPath alien()
{
    QPainterPath skull(QPointF(0, -80));
    skull.cubicTo({64, -80}, {56, -20}, {12, 18});
    skull.cubicTo({6, 24}, {-6, 24}, {-12, 18});
    skull.cubicTo({-56, -20}, {-64, -80}, {0, -80});
    return skull.subtracted(eyes(20, -22, 19, 10.5, -36))
        .united(bar(-6, 16, 6, 40))
        .united(shoulders(38, 36));
}

QPainterPath giant()
{
    QPainterPath back(QPointF(-76, 66));
    back.cubicTo({-86, 2}, {-60, -34}, {-28, -36});
    back.lineTo(28, -36);
    back.cubicTo({60, -34}, {86, 2}, {76, 66});
    back.closeSubpath();
    const QPainterPath head = oval({0, -34}, 23, 27);
    const QPainterPath tooth = corners({{5, -12}, {14, -12}, {10, -24}});
    return back.subtracted(oval({0, -32}, 30, 36))
        .united(head.subtracted(eyes(9, -38, 5, 4, 20)).subtracted(twice(tooth)))
        .subtracted(corners({{-50, 66}, {-40, 10}, {-34, 66}}))
        .subtracted(corners({{50, 66}, {40, 10}, {34, 66}}));
}

QPainterPath undead()
{
    const QPainterPath jaw = bar(-19, -12, 19, 12, 5);
    QPainterPath cut = eyes(15, -32, 11, 12, 0);
    cut = cut.united(corners({{0, -22}, {5.5, -10}, {-5.5, -10}}));
    for (const double along : {-10.0, 0.0, 10.0})
        cut = cut.united(bar(along - 1.8, 0, along + 1.8, 12));
    const QPainterPath rags = corners({{-56, 66},
                                       {-50, 34},
                                       {-34, 40},
                                       {-26, 22},
                                       {-8, 30},
                                       {4, 20},
                                       {20, 34},
                                       {32, 24},
                                       {42, 42},
                                       {54, 36},
                                       {58, 66}});
    return oval({0, -36}, 35, 32).united(jaw).subtracted(cut).united(rags);
}

QPainterPath demon()
{
    QPainterPath horn(QPointF(12, -46));
    horn.cubicTo({34, -42}, {46, -56}, {40, -80});
    horn.cubicTo({66, -56}, {56, -24}, {24, -24});
    horn.closeSubpath();
    const QPainterPath face = corners({{-26, -46}, {26, -46}, {26, -16}, {0, 18}, {-26, -16}});
    return face.united(twice(horn)).subtracted(eyes(12, -24, 9, 4.5, 26)).united(shoulders(56, 26));
}

/** From the side: it looks to the left. */
QPainterPath hound()
{
    QPainterPath head(QPointF(2, -66));
    head.lineTo(20, -34);
    head.cubicTo({52, -20}, {60, 20}, {56, 66});
    head.lineTo(-12, 66);
    head.cubicTo({0, 44}, {-2, 28}, {-18, 24});
    head.lineTo(-50, 24);
    head.cubicTo({-66, 20}, {-70, 0}, {-62, -6});
    head.cubicTo({-40, -10}, {-24, -24}, {-10, -36});
    head.closeSubpath();
    return head.subtracted(oval({-6, -16}, 7, 6))
        .subtracted(corners({{-60, 10}, {-22, 8}, {-22, 13}, {-56, 16}}));
}

QPainterPath madeBust(Build build)
{
    switch (build) {
    case Build::None:
        return {};
    case Build::Human:
        return human();
    case Build::Brute:
        return brute();
    case Build::Slender:
        return slender();
    case Build::Stout:
        return stout();
    case Build::Snouted:
        return snouted();
    case Build::Imp:
        return imp();
    case Build::Serpent:
        return serpent();
    case Build::Alien:
        return alien();
    case Build::Giant:
        return giant();
    case Build::Undead:
        return undead();
    case Build::Demon:
        return demon();
    case Build::Hound:
        return hound();
    }
    return {};
}

/** A shaft from top to bottom, somewhat off the middle. */
QPainterPath shaft(double top, double bottom, double half = 4.5)
{
    return bar(-half, top, half, bottom, half);
}

QPainterPath longGun()
{
    return bar(-4, -84, 4, -10)
        .united(bar(-8, -30, 7, 16))
        .united(corners({{-7, 14}, {8, 14}, {20, 70}, {-2, 74}}))
        .united(bar(5, -4, 16, 6, 2));
}

QPainterPath madeArm(Arm arm)
{
    switch (arm) {
    case Arm::None:
        return {};
    case Arm::Blade:
        return corners({{0, -84}, {9, -66}, {8, 28}, {-8, 28}, {-9, -66}})
            .united(bar(-22, 26, 22, 36, 4))
            .united(shaft(30, 70));
    case Arm::Axe: {
        QPainterPath head(QPointF(2, -70));
        head.cubicTo({20, -64}, {30, -76}, {34, -84});
        head.cubicTo({46, -60}, {46, -30}, {34, -10});
        head.cubicTo({28, -22}, {20, -30}, {2, -26});
        head.closeSubpath();
        return shaft(-84, 74, 5.5).united(head);
    }
    case Arm::Club:
        return shaft(-30, 74, 5.5).united(oval({0, -52}, 20, 30)).united(bar(-30, -56, 30, -47, 3));
    case Arm::Pole:
        return shaft(-50, 84).united(
            corners({{0, -92}, {14, -60}, {5, -40}, {-5, -40}, {-14, -60}}));
    case Arm::Saw: {
        QPainterPath blade = bar(-9, -84, 9, 14, 9);
        for (double down = -72; down < 10; down += 20)
            blade = blade.united(corners({{8, down}, {20, down + 7}, {8, down + 14}}))
                        .united(corners({{-8, down}, {-20, down + 7}, {-8, down + 14}}));
        return blade.united(bar(-20, 10, 20, 60, 8));
    }
    case Arm::Claw: {
        QPainterPath claws;
        for (const double along : {-20.0, 0.0, 20.0})
            claws = claws.united(corners({{along - 7, 20}, {along + 10, -78}, {along + 7, 20}}));
        return claws.united(bar(-30, 16, 30, 50, 12));
    }
    case Arm::Bow: {
        QPainterPath bow(QPointF(-12, -82));
        bow.cubicTo({42, -50}, {42, 50}, {-12, 82});
        bow.cubicTo({26, 46}, {26, -46}, {-12, -82});
        return bow.united(bar(-14, -80, -8, 80));
    }
    case Arm::Crossbow: {
        QPainterPath bow(QPointF(-42, -24));
        bow.cubicTo({-24, -72}, {24, -72}, {42, -24});
        bow.cubicTo({20, -52}, {-20, -52}, {-42, -24});
        return bow.united(bar(-6, -76, 6, 50)).united(bar(-10, 30, 10, 74, 4));
    }
    case Arm::Pistol:
        return bar(-8, -62, 8, 14, 2)
            .united(corners({{-8, 2}, {8, 2}, {36, 34}, {24, 50}}))
            .united(bar(5, -16, 18, -6, 2));
    case Arm::Rifle:
        return longGun();
    case Arm::HeavyGun:
        return longGun().united(bar(-11, -70, 11, -14, 4)).united(bar(6, -12, 34, 14, 4));
    case Arm::Launcher:
        return bar(-13, -72, 13, 60, 4)
            .united(corners({{-13, -66}, {-24, -84}, {24, -84}, {13, -66}}))
            .united(corners({{-13, 56}, {-22, 76}, {22, 76}, {13, 56}}))
            .united(bar(10, -6, 30, 6, 3));
    case Arm::Thrown:
        return oval({0, 12}, 26, 32)
            .united(bar(-9, -38, 9, -10, 3))
            .united(bar(-4, -42, 30, -34, 3));
    case Arm::Flamer: {
        QPainterPath flame(QPointF(0, -88));
        flame.cubicTo({34, -50}, {24, -28}, {6, -22});
        flame.lineTo(-6, -22);
        flame.cubicTo({-30, -32}, {-16, -56}, {0, -88});
        return flame.united(bar(-6, -20, 6, 30)).united(bar(-14, 22, 14, 72, 10));
    }
    }
    return {};
}

QPainterPath madeCrest(Standing standing)
{
    switch (standing) {
    case Standing::Extra:
    case Standing::Line:
        return {};
    case Standing::Second:
        return corners({{-42, 22}, {0, -22}, {42, 22}, {42, 44}, {0, 4}, {-42, 44}});
    case Standing::Leader:
        return corners({{-50, 34}, {-60, -30}, {-27, 0}, {0, -44}, {27, 0}, {60, -30}, {50, 34}});
    case Standing::Hired:
        return oval({}, 36, 36).subtracted(bar(-7, -20, 7, 20));
    }
    return {};
}

/** Made once: what is cut out of a path takes long. */
template<class Kind, std::size_t count>
std::array<QPainterPath, count> madeAll(QPainterPath (*make)(Kind))
{
    std::array<QPainterPath, count> all;
    for (std::size_t kind = 0; kind < count; ++kind)
        all[kind] = QTransform::fromScale(1 / kUnit, 1 / kUnit).map(make(static_cast<Kind>(kind)));
    return all;
}

} // namespace

const QPainterPath &bustOf(Build build)
{
    static const auto kAll = madeAll<Build, static_cast<std::size_t>(Build::Hound) + 1>(madeBust);
    return kAll[static_cast<std::size_t>(build)];
}

const QPainterPath &armOf(Arm arm)
{
    static const auto kAll = madeAll<Arm, static_cast<std::size_t>(Arm::Flamer) + 1>(madeArm);
    return kAll[static_cast<std::size_t>(arm)];
}

const QPainterPath &crestOf(Standing standing)
{
    static const auto kAll =
        madeAll<Standing, static_cast<std::size_t>(Standing::Hired) + 1>(madeCrest);
    return kAll[static_cast<std::size_t>(standing)];
}

} // namespace escarmouche::app
