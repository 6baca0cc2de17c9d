// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/told/harmed.h"

#include "rules/core/journal/repeated.h"

#include <algorithm>
#include <iterator>
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

void addOnce(std::vector<HarmedBy> &all, const HarmedBy &by)
{
    if (!by.act.key.empty() && std::ranges::find(all, by) == all.end())
        all.push_back(by);
}

void addHarmWord(std::vector<Harmed::Word> &words, Harmed::Word word)
{
    const auto same = std::ranges::find_if(words, [&](const Harmed::Word &other) {
        return other.word.key == word.word.key && other.isBodily == word.isBodily;
    });
    if (same == words.end())
        return words.push_back(std::move(word));
    same->entries.insert(same->entries.end(), word.entries.begin(), word.entries.end());
    for (const HarmedBy &by : word.by)
        addOnce(same->by, by);
    if (rules::addTimes(same->word, word.word))
        return;
    same->word = std::move(word.word);
    ++same->times;
}

/** Takes from him what others did to him than those who harmed his body; empty: nobody did. */
Harmed doneByOthers(Harmed &harmed)
{
    std::vector<HarmedBy> bodily;
    for (const Harmed::Word &word : harmed.words) {
        if (word.isBodily)
            std::ranges::for_each(word.by, [&](const HarmedBy &by) { addOnce(bodily, by); });
    }
    const auto isOthers = [&](const Harmed::Word &word) {
        return !bodily.empty() && !word.isBodily && !word.by.empty() &&
               std::ranges::none_of(word.by, [&](const HarmedBy &by) {
                   return std::ranges::find(bodily, by) != bodily.end();
               });
    };
    Harmed others{harmed.token};
    std::ranges::copy_if(harmed.words, std::back_inserter(others.words), isOthers);
    std::erase_if(harmed.words, isOthers);
    return others;
}

} // namespace

std::vector<HarmedBy> Harmed::by() const
{
    std::vector<HarmedBy> all;
    for (const Word &word : words) {
        for (const HarmedBy &each : word.by)
            addOnce(all, each);
    }
    return all;
}

std::vector<int> Harmed::entries() const
{
    std::vector<int> all;
    for (const Word &word : words)
        all.insert(all.end(), word.entries.begin(), word.entries.end());
    std::ranges::sort(all);
    return all;
}

void addHarm(std::vector<Harmed> &all, Harm harm)
{
    auto harmed = std::ranges::find(all, harm.token, &Harmed::token);
    if (harmed == all.end())
        harmed = all.insert(all.end(), Harmed{harm.token});
    Harmed::Word word{std::move(harm.word), harm.isBodily, 1, {}, {harm.entry}};
    addOnce(word.by, harm.by);
    addHarmWord(harmed->words, std::move(word));
}

void sortHarm(std::vector<Harmed> &all)
{
    std::vector<Harmed> apart;
    for (Harmed &harmed : all) {
        if (Harmed others = doneByOthers(harmed); !others.words.empty())
            apart.push_back(std::move(others));
        if (rankOfAll(harmed) == Gone)
            std::erase_if(harmed.words, [](const Harmed::Word &word) { return !word.isBodily; });
        std::ranges::stable_sort(harmed.words, {},
                                 [](const Harmed::Word &word) { return !word.isBodily; });
    }
    std::ranges::move(apart, std::back_inserter(all));
    std::ranges::stable_sort(all, {}, rankOfAll);
}

} // namespace escarmouche::app
