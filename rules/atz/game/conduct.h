// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/play/deeds.h"

#include <optional>

namespace escarmouche::rules::atz {

/** What somebody answers that nobody plays (ATZ-FIND-07); nothing: a lot has to say first whom it
    goes for. */
std::optional<Action> conductOf(const Atz &game, const State &state);

} // namespace escarmouche::rules::atz
