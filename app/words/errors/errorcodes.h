// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

namespace escarmouche::app {

/** The exit code of the command line, as the product lists them. */
int exitCode(rules::ErrorCode code);

/** What was kept and what to do now: a text in English to be translated in the context Sentences,
    where %1 is the hint of the error. */
const char *nextStep(rules::ErrorCode code);

} // namespace escarmouche::app
