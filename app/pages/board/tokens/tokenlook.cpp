// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/board/tokens/tokenlook.h"

#include <QPolygonF>

#include <array>
#include <cmath>
#include <numbers>

namespace escarmouche::app {

namespace {

struct Frame {
    int corners = 0; // 0: a circle
    double turn = 0; // of the first corner, in full turns from the top
};

constexpr std::array<Frame, rules::kMostSeats> kFrames{{
    {0, 0},
    {4, 0.125},
    {4, 0},
    {3, 0},
    {6, 0},
    {5, 0},
    {3, 0.5},
    {8, 0.0625},
}};
constexpr double kCircle = 0.8; // as much area as the others

} // namespace

QPainterPath seatShape(rules::SeatId seat, double radius)
{
    const Frame frame =
        seat.valid() ? kFrames[static_cast<std::size_t>(seat.value) % kFrames.size()] : Frame{};
    QPainterPath path;
    if (frame.corners == 0) {
        path.addEllipse(QPointF(), radius * kCircle, radius * kCircle);
        return path;
    }
    QPolygonF polygon;
    for (int n = 0; n < frame.corners; ++n) {
        const double turn = 2 * std::numbers::pi * (frame.turn + 1.0 * n / frame.corners);
        polygon << QPointF(std::sin(turn), -std::cos(turn)) * radius;
    }
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

} // namespace escarmouche::app
