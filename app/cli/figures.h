// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "rules/core/band.h"

#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::app::cli {

/** Figures by name, accents and case aside, or all of a line by its number ("#3", "3"). */
Outcome<std::vector<rules::Figures>> figuresNamed(const rules::BandRules &rules,
                                                  std::string_view band,
                                                  const std::vector<std::string> &words);

} // namespace escarmouche::app::cli
