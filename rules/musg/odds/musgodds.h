// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/odds/systemodds.h"
#include "rules/musg/catalogue/catalogue.h"

#include <memory>
#include <vector>

namespace escarmouche::rules::musg::odds {

/** What `odds` answers of M.U.S.G.: an attack, a test of command. */
const std::vector<OddsCommand> &commands();

/** What answers them; the catalogue outlives it. */
std::unique_ptr<const SystemOdds> face(const Catalogue &catalogue);

} // namespace escarmouche::rules::musg::odds
