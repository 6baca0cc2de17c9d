// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/telling.h"

#include "app/words/sentences/historytext.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/sentences.h"
#include "rules/core/match/match.h"

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
