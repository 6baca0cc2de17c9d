// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/commandodds.h"
#include "rules/core/values/error.h"
#include "rules/musg/catalogue/catalogue.h"

#include <string>
#include <vector>

namespace escarmouche::rules::musg::play {

/** Keys of the command tests, in the order of the rules. */
std::vector<std::string> commandTests();

/** Exact odds of one of them. A test that is none of these: WrongChoice. */
Result<CommandOdds> commandOdds(const Catalogue &catalogue, const CommandWish &wish);

} // namespace escarmouche::rules::musg::play
