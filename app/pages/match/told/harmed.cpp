// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/told/harmed.h"

#include "rules/core/journal/repeated.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace escarmouche::app {

namespace {

/** Ranks of what may befall somebody, the gravest first. */
enum HarmRank { Gone, Hurt, Routed, Pushed };

/** What tells a number, such as what is left or how far, leaves somebody on the board or in hand.
 */
HarmRank rankOf(const Harmed::Word &word)
{
    const bool tellsNumber = std::ranges::any_of(word.word.values, [](const auto &value) {
        return std::holds_alternative<std::int64_t>(value.second);
    });
    if (word.isBodily)
        return tellsNumber ? Hurt : Gone;
    return tellsNumber ? Pushed : Routed;
}

HarmRank rankOfAll(const Harmed &harmed)
{
    HarmRank gravest = Pushed;
    for (const Harmed::Word &word : harmed.words)
        gravest = std::min(gravest, rankOf(word));
    return gravest;
}

void addHarmWord(std::vector<Harmed::Word> &words, Harmed::Word word)
{
    const auto same = std::ranges::find_if(words, [&](const Harmed::Word &other) {
        return other.word.key == word.word.key && other.isBodily == word.isBodily;
    });
    if (same == words.end())
        return words.push_back(std::move(word));
    if (rules::addTimes(same->word, word.word))
        return;
    same->word = std::move(word.word);
    ++same->times;
}

} // namespace

void addHarm(std::vector<Harmed> &all, Harm harm)
{
    auto harmed = std::ranges::find(all, harm.token, &Harmed::token);
    if (harmed == all.end()) {
        all.push_back({harm.token, {}, {}, {}});
        harmed = std::prev(all.end());
    }
    addHarmWord(harmed->words, {std::move(harm.word), harm.isBodily});
    harmed->entries.push_back(harm.entry);
    const bool isNew = std::ranges::find(harmed->by, harm.by) == harmed->by.end();
    if (isNew && !harm.by.act.key.empty())
        harmed->by.push_back(std::move(harm.by));
}

void sortHarm(std::vector<Harmed> &all)
{
    for (Harmed &harmed : all) {
        if (rankOfAll(harmed) == Gone)
            std::erase_if(harmed.words, [](const Harmed::Word &word) { return !word.isBodily; });
        std::ranges::stable_sort(harmed.words, {},
                                 [](const Harmed::Word &word) { return !word.isBodily; });
    }
    std::ranges::stable_sort(all, {}, rankOfAll);
}

} // namespace escarmouche::app
