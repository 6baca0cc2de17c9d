// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/uilanguage.h"
#include "app/words/reference/rulebook.h"
#include "app/words/reference/samplebands.h"
#include "model/library/library.h"

#include <vector>

namespace escarmouche::app {

/** What the parts of the window borrow. Made by the composition root and alive as long as they. */
struct Shell {
    model::Library &library;
    const RuleBook &rules;
    const std::vector<SampleBand> &samples;
    UiLanguage &language;
};

} // namespace escarmouche::app
