// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/bench/systembench.h"
#include "rules/core/values/cataloguesource.h"

#include <memory>

namespace escarmouche::rules::musg::bench {

/** What `bench` measures of M.U.S.G.: legality and shop of bands, games of machines, exact odds. */
Result<std::unique_ptr<const SystemBench>> load(const CatalogueSource &catalogues);

} // namespace escarmouche::rules::musg::bench
