// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <QImage>
#include <QPainterPath>
#include <QString>

#include <optional>
#include <vector>

namespace escarmouche::app {

/** One state as a token wears it. */
struct TokenSign {
    QString text;
    bool isBad = false;
    bool isSpent = false; // that it has had its part of this turn

    bool operator==(const TokenSign &) const = default;
};

/** Where a token wears its signs and points: as usual, or mirrored away from whoever stands there.
 */
struct BadgeSide {
    bool isLeft = false; // the first sign is on the left
    bool isLow = false; // signs are below, points above
    bool isStacked = false; // the second sign and the letter are on the side of the first
    double room = 1.4; // for its row of points, in radii to either side

    bool operator==(const BadgeSide &) const = default;
};

/** All that is drawn of a token, in values: equal looks have equal pictures. */
struct TokenLook {
    rules::SeatId owner;
    rules::TokenKind::Shape shape = rules::TokenKind::Shape::Figure;
    QString letter;
    rules::FigureLook figure; // without a build its letter stands for it
    QImage portrait; // square, in place of the figure’s outline where there is room; null: none
    int points = 0; // left
    int full = 0; // that it began with; 0: none are shown
    std::vector<TokenSign> signs;
    int crowd = 0; // figures of nobody's about it in its cell, from two on
    QString level; // how high it stands; empty on the ground
    double lift = 0; // 0 to 1, of its shadow
    std::optional<double> facing; // in turns clockwise from the top
    bool isBody = false;
    bool isSpent = false; // has had its part of this turn
    bool isActing = false;
    bool isSelected = false;
    bool isTarget = false;
    BadgeSide badges = {};

    bool operator==(const TokenLook &) const = default;
};

/** The frame that tells a seat as its colour does, within a disc about the origin: circle, square,
    diamond, triangle, then hexagon, pentagon, triangle on its tip, octagon. Nobody's: a circle. */
QPainterPath seatShape(rules::SeatId seat, double radius);

} // namespace escarmouche::app
