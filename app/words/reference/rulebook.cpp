// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/reference/rulebook.h"

#include "model/text.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <sstream>
#include <utility>

namespace escarmouche::app {

namespace {

/** How a rule has all the words that are looked for, the best first. */
enum class Fit { TitleBegins, WordsOfTitle, Words, Within };

bool beginsAWord(std::string_view text, std::string_view word)
{
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        const auto before = static_cast<unsigned char>(at == 0 ? ' ' : text[at - 1]);
        if (before < 0x80 && std::isalnum(before) == 0) // folded letters are ASCII, or above it
            return true;
    }
    return false;
}

/** Nothing: it lacks one of them. */
std::optional<Fit> fitOf(const model::RuleEntry &entry, const std::vector<std::string> &wanted,
                         rules::Language language)
{
    const std::string title = foldedKey(entry.id + ' ' + entry.title.in(language));
    const std::string text = title + ' ' + foldedKey(entry.text.in(language));
    const auto all = [&wanted](const auto &has) { return std::ranges::all_of(wanted, has); };
    if (!all([&](const std::string &word) { return text.find(word) != text.npos; }))
        return std::nullopt;
    const std::string name = foldedKey(entry.title.in(language));
    if (!wanted.empty() && name.starts_with(wanted.front()) &&
        all([&](const std::string &word) { return beginsAWord(name, word); }))
        return Fit::TitleBegins;
    if (all([&](const std::string &word) { return beginsAWord(title, word); }))
        return Fit::WordsOfTitle;
    if (all([&](const std::string &word) { return beginsAWord(text, word); }))
        return Fit::Words;
    return Fit::Within;
}

} // namespace

rules::Result<RuleBook> RuleBook::load(const rules::RuleSystems &systems)
{
    RuleBook book;
    for (const rules::RuleSystem &system : systems) {
        auto reference = model::loadReference(system.key);
        if (!reference)
            return rules::fail(reference.error());
        book.m_references.push_back({system, system.bands.get(), std::move(*reference)});
    }
    return book;
}

const model::Reference *RuleBook::of(const rules::BandRules &rules) const
{
    const auto found = std::ranges::find(m_references, &rules, &SystemReference::rules);
    return found == m_references.end() ? nullptr : &found->reference;
}

const model::RuleEntry *RuleBook::find(std::string_view id) const
{
    for (const SystemReference &each : m_references)
        if (const model::RuleEntry *entry = each.reference.find(id))
            return entry;
    return nullptr;
}

const model::RuleEntry *RuleBook::previous(const model::RuleEntry &entry) const
{
    return neighbour(entry, -1);
}

const model::RuleEntry *RuleBook::next(const model::RuleEntry &entry) const
{
    return neighbour(entry, 1);
}

rules::Text RuleBook::chapter(const model::RuleEntry &entry) const
{
    const model::Reference *reference = referenceOf(entry);
    if (reference == nullptr)
        return {};
    const auto found =
        std::ranges::find(reference->chapters, entry.chapter, &model::RuleChapter::key);
    return found == reference->chapters.end() ? rules::Text{entry.chapter, entry.chapter}
                                              : found->title;
}

std::vector<rules::SystemName> RuleBook::games() const
{
    std::vector<rules::SystemName> games;
    for (const SystemReference &each : m_references)
        games.push_back(each.name);
    return games;
}

std::vector<const model::RuleEntry *>
RuleBook::search(std::string_view game, std::string_view words, rules::Language language) const
{
    std::istringstream stream(foldedKey(words));
    const std::vector<std::string> wanted{std::istream_iterator<std::string>(stream), {}};
    std::vector<std::pair<Fit, const model::RuleEntry *>> found;
    for (const SystemReference &each : m_references) {
        if (each.name.key != game)
            continue;
        for (const model::RuleEntry &entry : each.reference.entries)
            if (const auto fit = fitOf(entry, wanted, language))
                found.emplace_back(*fit, &entry);
    }
    std::ranges::stable_sort(found, {}, &std::pair<Fit, const model::RuleEntry *>::first);
    std::vector<const model::RuleEntry *> entries;
    for (const auto &[fit, entry] : found)
        entries.push_back(entry);
    return entries;
}

const model::Reference *RuleBook::referenceOf(const model::RuleEntry &entry) const
{
    for (const SystemReference &each : m_references)
        if (each.reference.find(entry.id) == &entry)
            return &each.reference;
    return nullptr;
}

const model::RuleEntry *RuleBook::neighbour(const model::RuleEntry &entry, int step) const
{
    const model::Reference *reference = referenceOf(entry);
    if (reference == nullptr)
        return nullptr;
    const auto place = (&entry - reference->entries.data()) + step;
    if (place < 0 || place >= std::ssize(reference->entries))
        return nullptr;
    return &reference->entries[static_cast<std::size_t>(place)];
}

} // namespace escarmouche::app
