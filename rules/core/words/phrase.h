// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace escarmouche::rules {

/** A figure, a proper name, or a catalogue name in both languages. */
using PhraseValue = std::variant<std::int64_t, std::string, Text>;

/** A sentence still without a language: a key of the system's phrase book and named values. */
struct Phrase {
    using Values = std::vector<std::pair<std::string, PhraseValue>>;

    std::string key;
    Values values;

    bool operator==(const Phrase &) const = default;
};

/** The sentences of one system, by key. A template names values as {name}; {name|one|many} picks
    by number, where French counts 0 and 1 as one; {{ and }} are braces. */
using PhraseBook = std::map<std::string, Text, std::less<>>;

/** A number as sentences have it: below zero with a true minus. */
std::string numeral(std::int64_t number);

/** A template with its values. */
std::string filled(const Text &sentence, const Phrase::Values &values, Language language);

/** The sentence, or the key itself in brackets when the book lacks it. Values enter literally. */
std::string say(const PhraseBook &book, const Phrase &phrase, Language language);

} // namespace escarmouche::rules
