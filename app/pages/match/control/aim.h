// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"
#include "rules/core/match/match.h"

#include <optional>
#include <vector>

namespace escarmouche::app {

/** What a person points at, and what could be done there, as a menu has it. `shown` is the offer
    whose preview, overlay and odds these are; a click does it. While the dice of an attack are
    awaited the overlay is that attack, wherever one points; while a question is open it is what
   that is about, where one points at nothing. */
struct Aim {
    rules::Pointing pointing;
    std::vector<rules::Offer> offers;
    std::size_t shown = 0;
    std::optional<rules::ActionPreview> preview;
    std::optional<rules::Chances> odds;
    rules::Overlay overlay;
    rules::Sighting sighting;

    /** Nothing is known yet of what could be done there. */
    static Aim at(const rules::Pointing &pointing)
    {
        Aim aim;
        aim.pointing = pointing;
        return aim;
    }
    const rules::Offer *offer() const { return offers.empty() ? nullptr : &offers[shown]; }
};

} // namespace escarmouche::app
