// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/odds/systemodds.h"

#include <memory>
#include <vector>

namespace escarmouche::tests {

// Questions of odds for made-up games: skittles have bands, the others have none and share a
// question that each asks in its own way.

const std::vector<rules::OddsCommand> &skittleOdds(); // bowl FIGURE
const std::vector<rules::OddsCommand> &ambushOdds(); // throw N [--least N]
const std::vector<rules::OddsCommand> &cryptOdds(); // throw DIE [--twice]

/** Answers all of them. */
std::shared_ptr<const rules::SystemOdds> toyOdds();

} // namespace escarmouche::tests
