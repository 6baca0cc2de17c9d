// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/phrases.h"

#include "app/text/uilanguage.h"
#include "model/text.h"

namespace escarmouche::app {

QString say(const rules::BandRules &rules, const rules::Phrase &phrase, rules::Language language)
{
    return toQString(rules::say(rules.phrases(), phrase, language));
}

QString say(const rules::BandRules &rules, const rules::Phrase &phrase)
{
    return say(rules, phrase, uiLanguage());
}

QString say(const rules::PhraseBook &book, const rules::Phrase &phrase)
{
    return toQString(rules::say(book, phrase, uiLanguage()));
}

QString inUiLanguage(const rules::Text &text)
{
    return toQString(text.in(uiLanguage()));
}

} // namespace escarmouche::app
