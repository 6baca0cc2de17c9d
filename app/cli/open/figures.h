// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/talk/outcome.h"
#include "rules/core/band/band.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::app::cli {

/** The figures that words name, each once: by name, accents and case aside; by rank or kind and
    number in either language ("archer 2", without a number when there is but one); by the row
    of `band show` ("#3", "3"), which is all its figures. With `most`, only the first so many that
    each word names; fewer are refused. */
Outcome<std::vector<rules::Figures>> figuresNamed(const rules::BandRules &rules,
                                                  std::string_view band,
                                                  const std::vector<std::string> &words,
                                                  std::optional<int> most = {});

} // namespace escarmouche::app::cli
