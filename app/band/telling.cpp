// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/telling.h"

#include "app/text/phrases.h"
#include "app/text/sentences.h"

namespace escarmouche::app {

Telling tellingOf(const rules::BandRules &rules)
{
    return {[&rules](const rules::Phrase &phrase) { return say(rules, phrase); },
            [&rules](const rules::Error &error) { return explain(named(error, rules)).what; }};
}

} // namespace escarmouche::app
