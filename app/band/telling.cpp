// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/telling.h"

#include "app/text/historytext.h"
#include "app/text/phrases.h"
#include "app/text/sentences.h"
#include "rules/core/match.h"

namespace escarmouche::app {

QString Telling::tell(const model::HistoryLine &line) const
{
    return historyText(say, line);
}

Telling tellingOf(const rules::BandRules &rules, const rules::PhraseBook &book)
{
    return {[&book](const rules::Phrase &phrase) { return say(book, phrase); },
            [&rules, &book](const rules::Error &error) {
                return error.code == rules::ErrorCode::RefusedByRule
                           ? say(book, rules::whyRefused(error))
                           : explain(named(error, rules)).what;
            }};
}

} // namespace escarmouche::app
