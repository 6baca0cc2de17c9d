// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/bench/systembench.h"
#include "rules/core/quiz/systemquiz.h"
#include "rules/core/rulesystem.h"
#include "rules/core/systemexamples.h"
#include "rules/core/values/cataloguesource.h"

namespace escarmouche::rules::atz {

SystemName systemName();
Result<RuleSystem> loadSystem(SystemName name, const CatalogueSource &catalogues);
Result<std::unique_ptr<const SystemBench>> bench(const CatalogueSource &catalogues);
/** Whom zombies go for, and how far they come. */
Result<std::shared_ptr<const SystemQuiz>> quiz(const CatalogueSource &catalogues);
/** Calls of the command line with matches of All Things Zombie. */
const SystemExamples &examples();

} // namespace escarmouche::rules::atz
