// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/memberjson.h"
#include "rules/core/values/cataloguesource.h"
#include "rules/core/words/nearest.h"
#include "rules/core/words/phrase.h"

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules::kit {

// What is in the box of a game: kinds of tiles, of cards, each a struct with its list of members,
// an `id` and a `name`. They are numbered from 1 in the order of their file. Journals hold these
// numbers: what is new comes last.

using BoxFormat = json::Format<nlohmann::json, true, 64>;
inline constexpr json::Languages kName{json::Line{80, 1}};
inline constexpr json::Languages kSentence{json::Line{300, 1}};

/** The number of a rule in its register: "ZZZ-CARD-01". */
struct RuleNumber {
    template<class C>
    void read(const C &, const json::Cursor &at, std::string &rule) const
    {
        rule = at.line(24, 1);
        if (at.isSound() && !isMeant(rule))
            at.complain(ErrorCode::WrongPattern, rule, "<GAME>-<CHAPTER>-<NN>");
    }

private:
    static bool isMeant(std::string_view rule)
    {
        const auto isDigit = [](char one) { return one >= '0' && one <= '9'; };
        const auto isOfName = [&](char one) {
            return (one >= 'A' && one <= 'Z') || isDigit(one) || one == '-';
        };
        return rule.size() > 4 && rule[rule.size() - 3] == '-' &&
               std::ranges::all_of(rule.substr(rule.size() - 2), isDigit) &&
               std::ranges::all_of(rule, isOfName);
    }
};
inline constexpr json::Each kRuleList{16, RuleNumber{}, 1};
inline constexpr std::size_t kMostKinds = 200, kMostSentences = 1000;

/** Reads a file of the catalogues; what it lacks or what is wrong in it is told with its place. */
template<class Visit>
Result<void> readFile(const CatalogueSource &source, const std::string &path, const Visit &visit)
{
    const auto text = source(path);
    if (!text)
        return fail(text.error());
    if (auto read = json::walk(*text, visit); !read)
        return fail(under(path + "#", read.error()));
    return {};
}

/** Reads the kinds of a file: `{"version": 1, "entries": [...]}`. `check(at, kind)` complains of
    what no list of members tells, once all are read. */
template<class Kind, class Check>
Result<void> readKinds(const CatalogueSource &source, const std::string &path,
                       std::vector<Kind> &kinds, const Check &check)
{
    static constexpr std::array<std::string_view, 2> kKeys{"version", "entries"};
    return readFile(source, path, [&](const json::Cursor &at) {
        if (!at.object(kKeys))
            return;
        at["version"].integer(1, 1);
        for (const json::Cursor &each : at["entries"].array(kMostKinds, 1)) {
            Kind &kind = kinds.emplace_back();
            json::read(BoxFormat{}, each, kind);
            if (each.isSound() && kind.name.empty())
                each.complain(ErrorCode::MissingKey, "name");
            if (std::ranges::count(kinds, kind.id, &Kind::id) > 1)
                each["id"].complain(ErrorCode::DuplicateKey, kind.id);
        }
        if (!at.isSound())
            return;
        std::size_t next = 0;
        for (const json::Cursor &each : at["entries"].array(kMostKinds))
            check(each, kinds[next++]);
    });
}

template<class Kind>
Result<void> readKinds(const CatalogueSource &source, const std::string &path,
                       std::vector<Kind> &kinds)
{
    return readKinds(source, path, kinds, [](const json::Cursor &, const Kind &) {});
}

/** Reads a file that is one struct beside its version; `check(at, value)` as of kinds. */
template<class T, class Check>
Result<void> readWhole(const CatalogueSource &source, const std::string &path, T &value,
                       const Check &check)
{
    static const auto kKeys = json::keysOf<T>({"version"});
    return readFile(source, path, [&](const json::Cursor &at) {
        if (!at.object(kKeys))
            return;
        at["version"].integer(1, 1);
        json::readMembers(BoxFormat{}, at, value);
        if (at.isSound())
            check(at, value);
    });
}
template<class T>
Result<void> readWhole(const CatalogueSource &source, const std::string &path, T &value)
{
    return readWhole(source, path, value, [](const json::Cursor &, const T &) {});
}

/** The sentences of several files. */
inline Result<PhraseBook> readSentences(const CatalogueSource &source,
                                        std::initializer_list<const char *> paths)
{
    PhraseBook book;
    for (const char *path : paths) {
        const auto read = readFile(source, path, [&](const json::Cursor &at) {
            for (const auto &[key, each] : at.members(kMostSentences))
                kSentence.read(BoxFormat{}, each, book[key]);
        });
        if (!read)
            return fail(read.error());
    }
    return book;
}

/** The number of the kind; 0: there is none of that id. */
template<class Kind>
int numberOf(const std::vector<Kind> &kinds, std::string_view id)
{
    const auto met = std::ranges::find(kinds, id, &Kind::id);
    return met == kinds.end() ? 0 : static_cast<int>(met - kinds.begin()) + 1;
}

/** That no kind has such an id, and which one was meant. */
template<class Kind>
Error unknownKind(const std::vector<Kind> &kinds, const std::string &id)
{
    std::vector<Known> known;
    for (const Kind &kind : kinds)
        known.push_back({kind.id, &kind.name});
    return {.code = ErrorCode::UnknownEntry, .subject = id, .hint = nearest(id, known)};
}

/** A kind as a journal keeps it: its figures, and none of its words. */
template<class Kind>
nlohmann::json figuresOf(const Kind &kind)
{
    auto one = json::written(BoxFormat{}, kind);
    for (const char *words : {"name", "effect", "source"})
        one.erase(words);
    return one;
}

/** The kinds of which there are some, with their numbers. `many(kind)` tells how many. */
template<class Kind, class Many>
nlohmann::json figuresOf(const std::vector<Kind> &kinds, const Many &many)
{
    auto out = nlohmann::json::array();
    for (std::size_t at = 0; at < kinds.size(); ++at) {
        if (std::invoke(many, kinds[at]) == 0)
            continue;
        auto one = figuresOf(kinds[at]);
        one["number"] = at + 1;
        out.push_back(std::move(one));
    }
    return out;
}

template<class Kind>
void readFigures(const json::Cursor &at, std::vector<Kind> &kinds)
{
    static const auto kKeys = json::keysOf<Kind>({"number"});
    for (const json::Cursor &each : at.array(kMostKinds)) {
        if (!each.object(kKeys))
            continue;
        const auto number = static_cast<std::size_t>(
            each["number"].integer(1, static_cast<std::int64_t>(kMostKinds)));
        if (kinds.size() < number)
            kinds.resize(number);
        json::readMembers(BoxFormat{}, each, kinds[number - 1]);
    }
}

/** The words of those kinds, as the other list has them. */
template<class Kind>
void nameKinds(std::vector<Kind> &kinds, const std::vector<Kind> &known)
{
    for (Kind &kind : kinds) {
        const int number = numberOf(known, kind.id);
        if (number == 0)
            continue;
        const Kind &named = known[static_cast<std::size_t>(number - 1)];
        kind.name = named.name;
        if constexpr (requires { kind.effect; })
            kind.effect = named.effect;
    }
}

} // namespace escarmouche::rules::kit
