// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/squares/tilemap.h"
#include "rules/zombies/box/box.h"

#include <cstdint>

namespace escarmouche::rules::zombies {

inline constexpr int kAcross = 3; // squares of a tile
using Tiling = kit::Tiling<kAcross>;
inline constexpr int kSquares = Tiling::kSquares, kSides = Tiling::kSides;

enum class Floor : std::uint8_t { Blocked, Street, Interior };
using Face = kit::TileFace<kAcross, Floor>;
using Faces = kit::TileFaces<Face>;

/** The sort of the town's roads; those of the areas follow (ZZZ-EXP-05). */
inline constexpr int kTownRoad = 1;

/** The faces of all kinds in play. */
Faces facesOf(const Box &box);

} // namespace escarmouche::rules::zombies
