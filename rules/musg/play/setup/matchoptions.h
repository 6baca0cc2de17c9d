// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"
#include "rules/musg/catalogue/catalogue.h"

namespace escarmouche::rules::musg::play {

/** The switches as people are offered them, named by the words "property.NAME". */
std::vector<OptionGroup> matchOptions(const Catalogue &catalogue);

} // namespace escarmouche::rules::musg::play
