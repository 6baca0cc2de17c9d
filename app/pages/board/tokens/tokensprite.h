// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/board/tokens/tokenlook.h"

#include <QPalette>
#include <QPixmap>
#include <QRectF>

namespace escarmouche::app {

/** A sprite reaches this many radii from the token's middle, at most. */
inline constexpr double kSpriteReach = 2.2;

/** How large a token is drawn whose base has this radius in pixels: a small one larger, so that it
    can be read. */
double drawnRadius(double radius);

/** What its signs take, its crest and points among them, about the middle of a token whose base has
    this radius in pixels; empty: it has none, or is too small for them. */
QRectF signsBox(const TokenLook &look, double radius);

/** The token itself, or its signs and points, which are seen above all tokens. */
enum class SpritePart { Whole, Token, Badges };

/** The picture of a token whose base has this radius in pixels, about its middle. A small one has
    its side, its letters, how much it has lost, the worst that is said of it and whether it has
    acted, and no more. */
QPixmap tokenSprite(const TokenLook &look, double radius, double devicePixelRatio,
                    const QPalette &palette, SpritePart part = SpritePart::Whole);

} // namespace escarmouche::app
