// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/phrases.h"

#include "app/words/language/dates.h"
#include "app/words/language/uilanguage.h"
#include "model/text.h"
#include "rules/core/match/match.h"

#include <optional>

namespace escarmouche::app {

namespace {

const rules::Text kFaction{"Faction", "Faction"};

/** With the times in it as the person's country writes them, which rules cannot know. */
rules::Phrase inLocalForm(rules::Phrase phrase)
{
    for (auto &[name, value] : phrase.values) {
        if (auto *text = std::get_if<std::string>(&value); text != nullptr && name == "when")
            *text = toUtf8(clockText(*text));
    }
    return phrase;
}

} // namespace

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
    return toQString(rules::say(book, inLocalForm(phrase), uiLanguage()));
}

QString turnText(const rules::MatchRules &rules, int turn)
{
    return say(rules.phrases(), rules.turnName(turn));
}

QString inUiLanguage(const rules::Text &text)
{
    return toQString(text.in(uiLanguage()));
}

QString calledIn(const rules::RosterRow &row, const rules::FigureName &figure)
{
    if (!figure.called.empty())
        return inUiLanguage(figure.called);
    return figure.name.empty() ? inUiLanguage(row.kind) : toQString(figure.name);
}

rules::Text factionWord(const rules::BandRules &rules)
{
    const auto asked = rules.creation();
    const bool isChosen = !asked.empty() && asked.front().kind == rules::PropertyKind::Choice;
    return isChosen ? asked.front().label : kFaction;
}

rules::Text factionWord(const rules::RuleSystems &systems)
{
    std::optional<rules::Text> common;
    for (const rules::RuleSystem &system : systems) {
        if (!system.bands)
            continue;
        const rules::Text word = factionWord(*system.bands);
        if (common && *common != word)
            return kFaction;
        common = word;
    }
    return common.value_or(kFaction);
}

} // namespace escarmouche::app
