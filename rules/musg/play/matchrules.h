// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"
#include "rules/musg/catalogue/catalogue.h"

#include <memory>

namespace escarmouche::rules::musg::play {

/** The play face of M.U.S.G.; the catalogue outlives it. */
std::unique_ptr<const MatchRules> matchRules(const Catalogue &catalogue);

} // namespace escarmouche::rules::musg::play
