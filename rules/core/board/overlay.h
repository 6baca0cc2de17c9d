// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/core/board/ground.h"
#include "rules/core/words/phrase.h"

#include <optional>
#include <vector>

namespace escarmouche::rules {

// What a board draws above the tokens while a person points somewhere.

/** A line through places: a way to go, a line of sight. A side: of two cells, what parts them. */
struct OverlayLine {
    enum class Kind { Way, Sight, Barred, Side } kind = Kind::Way;
    std::vector<Place> places;
    Phrase label; // "7.50 pas"; its key may be empty

    bool operator==(const OverlayLine &) const = default;
};

/** A patch of the board: a disc round `centre`, or what the outline encloses. */
struct OverlayPatch {
    enum class Kind { Template, Range } kind = Kind::Template;
    Place centre;
    int radius = 0; // 0: the outline counts
    std::vector<TablePlace> outline;
    Phrase label;

    bool operator==(const OverlayPatch &) const = default;
};

/** How much of a target is hidden, column by column from left to right as the shooter sees it. */
struct HiddenShare {
    int target = -1; // token
    std::vector<int> columns; // hidden height of each
    int height = 0; // of the target, in the same unit
    bool isCover = false; // more than the rules allow in the open

    bool operator==(const HiddenShare &) const = default;
};

/** Something that stands in the way and has a say, or is told by its number: a piece of the ground
    by index, or a token. */
struct OverlayObstacle {
    int piece = -1;
    int token = -1;
    Phrase label; // "4+"

    bool operator==(const OverlayObstacle &) const = default;
};

struct Overlay {
    std::vector<OverlayLine> lines;
    std::vector<OverlayPatch> patches;
    std::vector<HiddenShare> hidden;
    std::vector<OverlayObstacle> obstacles;
    std::vector<int> targets; // tokens it would touch
    std::optional<Ground> laid = {}; // ground that would come to lie there, on the lowest floor

    bool operator==(const Overlay &) const = default;
};

} // namespace escarmouche::rules
