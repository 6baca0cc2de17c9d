// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/systemexamples.h"

namespace escarmouche::rules::musg {

/** Calls of the command line with bands and matches of M.U.S.G. */
const SystemExamples &examples();

} // namespace escarmouche::rules::musg
