// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/stateofplay.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::app {

/** A sort of act that somebody can do now, wherever it leads: to walk, to shoot. */
struct ActSort {
    std::string key; // of the labels of its acts
    std::optional<int> cost = {}; // of its actions; nothing: it depends on where
    bool isOutOfReach = false; // it leads to somebody, and nobody can be reached

    bool operator==(const ActSort &) const = default;
};

/** What the player's token, which acts, can do by pointing somewhere; nothing where it does not
    act. */
std::vector<ActSort> actSortsOf(const StateOfPlay &play, int token);

} // namespace escarmouche::app
