// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/tokens/tokenlook.h"

#include <QPointF>

#include <vector>

namespace escarmouche::app {

// Where a token wears what is told of it, about its middle.

inline constexpr std::size_t kMostSigns = 3;

/** Mirrored to where the badges are. */
QPointF turned(QPointF at, const BadgeSide &side);
QPointF letterAt(const BadgeSide &side, double radius);
QPointF levelAt(const BadgeSide &side, double radius);
QPointF signAt(std::size_t sign, const BadgeSide &side, double radius);
/** Above the rank, where they are not below. */
QPointF pointsAt(const TokenLook &look, double radius);

/** It has something that is drawn above all tokens. */
bool hasBadges(const TokenLook &look);

/** Where its signs and points are, in radii from its middle. */
std::vector<QPointF> badgesOf(const TokenLook &look);

/** What a row of points may take to either side, so that it ends before that of the nearest of
   those who stand near; their middles and the answer in radii. */
double roomAmong(const std::vector<QPointF> &others);

/** The side on which they cover least of those who stand near, and of what these wear there: the
    middles of both, in radii from its own. */
BadgeSide freestSide(TokenLook look, const std::vector<QPointF> &others,
                     const std::vector<QPointF> &taken = {});

} // namespace escarmouche::app
