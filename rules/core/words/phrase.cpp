// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/words/phrase.h"

#include <algorithm>
#include <array>
#include <optional>

namespace escarmouche::rules {

namespace {

const PhraseValue *valueNamed(const Phrase::Values &values, std::string_view name)
{
    const auto met =
        std::ranges::find_if(values, [&](const auto &value) { return value.first == name; });
    return met == values.end() ? nullptr : &met->second;
}

std::string written(const PhraseValue &value, Language language)
{
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return numeral(*number);
    if (const auto *name = std::get_if<std::string>(&value))
        return *name;
    return std::get<Text>(value).in(language);
}

bool isSingular(std::int64_t number, Language language)
{
    return number == 1 || number == -1 || (number == 0 && language == Language::French);
}

/** What stands between braces: "name" or "name|one|many". */
std::optional<std::string> slotFilled(std::string_view slot, const Phrase::Values &values,
                                      Language language)
{
    const auto first = slot.find('|');
    const PhraseValue *value = valueNamed(values, slot.substr(0, first));
    if (!value)
        return std::nullopt;
    if (first == std::string_view::npos)
        return written(*value, language);
    const auto second = slot.find('|', first + 1);
    const auto *number = std::get_if<std::int64_t>(value);
    if (!number || second == std::string_view::npos)
        return std::nullopt;
    return std::string(isSingular(*number, language) ? slot.substr(first + 1, second - first - 1)
                                                     : slot.substr(second + 1));
}

bool endsInWord(std::string_view text, std::string_view word)
{
    if (!text.ends_with(word))
        return false;
    text.remove_suffix(word.size());
    return text.empty() || text.back() == ' ' || text.back() == '(';
}

/** A mute h cannot be told from the other one: it counts as a consonant. */
bool beginsWithVowel(std::string_view text)
{
    static constexpr std::array<std::string_view, 36> kVowels{
        "a", "e", "i", "o", "u", "A", "E", "I", "O", "U", "à", "â", "ä", "æ", "é", "è", "ê", "ë",
        "î", "ï", "ô", "ö", "ù", "û", "ü", "œ", "À", "Â", "É", "È", "Ê", "Î", "Ô", "Œ", "Æ", "Ë"};
    return std::ranges::any_of(kVowels, [&](auto vowel) { return text.starts_with(vowel); });
}

/** What is said so far, before a value: in French "de" and "que" lose their e where it begins with
    a vowel. */
void elide(std::string &said, std::string_view value)
{
    const bool loses =
        std::ranges::any_of(std::array<std::string_view, 4>{"de ", "De ", "que ", "Que "},
                            [&](auto word) { return endsInWord(said, word); });
    if (loses && beginsWithVowel(value))
        said.replace(said.size() - 2, 2, "’");
}

} // namespace

std::string numeral(std::int64_t number)
{
    return number < 0 ? "\u2212" + std::to_string(-number) : std::to_string(number);
}

std::string filled(const Text &sentence, const Phrase::Values &values, Language language)
{
    std::string_view rest = sentence.in(language);
    std::string out;
    while (!rest.empty()) {
        const auto brace = rest.find_first_of("{}");
        out += rest.substr(0, brace);
        if (brace == std::string_view::npos)
            break;
        rest.remove_prefix(brace);
        const auto end = rest.find('}');
        if (rest.size() > 1 && rest[1] == rest[0]) {
            out += rest[0];
            rest.remove_prefix(2);
        } else if (rest[0] == '{' && end != std::string_view::npos) {
            const std::string_view slot = rest.substr(1, end - 1);
            const auto value =
                slotFilled(slot, values, language).value_or(std::string(rest.substr(0, end + 1)));
            if (language == Language::French)
                elide(out, value);
            out += value;
            rest.remove_prefix(end + 1);
        } else {
            out += rest[0];
            rest.remove_prefix(1);
        }
    }
    return out;
}

std::string say(const PhraseBook &book, const Phrase &phrase, Language language)
{
    const auto entry = book.find(phrase.key);
    return entry == book.end() ? "[" + phrase.key + "]"
                               : filled(entry->second, phrase.values, language);
}

} // namespace escarmouche::rules
