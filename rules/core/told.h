// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/phrase.h"
#include "rules/core/ruleid.h"

namespace escarmouche::rules {

/** An event as a seat may know it. */
struct ToldEvent {
    Phrase sentence;
    RuleId rule;
    int entry = 0; // of the journal

    bool operator==(const ToldEvent &) const = default;
};

} // namespace escarmouche::rules
