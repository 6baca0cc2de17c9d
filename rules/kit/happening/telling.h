// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/request.h"
#include "rules/core/journal/told.h"
#include "rules/core/values/error.h"
#include "rules/core/words/phrase.h"
#include "rules/kit/happening/happening.h"
#include "rules/kit/happening/registerids.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

/** What sentences call what happenings name; each game gives its own. Seats may differ in what they
    know of a token: a name must fit what all do who are told. */
class Names
{
public:
    virtual ~Names() = default;

    virtual Text token(int id) const = 0;
    virtual Text side(SeatId) const { return {}; }
    virtual Text place(const Place &) const { return {}; }
    virtual Text card(int /*kind*/) const { return {}; }
    /** Whose the dice are, one by one; none: it goes without saying. */
    virtual std::vector<Text> rollers(const Happening &) const { return {}; }
    virtual Text face(const Happening &, int face) const
    {
        return {std::to_string(face), std::to_string(face)};
    }
};

/** "Zombie 7" */
inline Text numbered(const Text &name, int number)
{
    return {name.en + ' ' + std::to_string(number), name.fr + ' ' + std::to_string(number)};
}

/** The sentence that asks for what is awaited: "ask-N", "chance-N", "over". */
std::string questionKey(const Request &request);

/** What a value of a sentence is taken from. */
enum class From : std::uint8_t {
    Who,
    Whom,
    Side, // `seat`
    At,
    To,
    First, // number, as the next three
    Second,
    Third,
    Fourth,
    Card, // whose kind is the first number
    Faces, // all of them: "3, 5"
};

/** What becomes of `who` or `whom` by a happening: "word." and its key in the phrase book, with the
    numbers of its sentence, and "sum." and its key where several are summed up. */
struct Befalls {
    From whom = From::Who;
    Outcome::Tone tone = Outcome::Tone::Plain;
    bool isSummed = false;
};
inline constexpr Befalls kHarmed{From::Who, Outcome::Tone::Bad, true};
inline constexpr Befalls kRemoved{From::Whom, Outcome::Tone::Plain, true}; // of no side
inline constexpr Befalls kSpared{From::Whom, Outcome::Tone::Plain, false};

/** How the happenings of one kind are told. */
struct Sentence {
    std::uint16_t kind = 0;
    std::string_view key = {}; // of the phrase book, and of the kind in journals
    std::vector<std::pair<std::string_view, From>> values = {}; // those there are not are left out
    ToldAs::Kind as = ToldAs::Kind::Other;
    /** Of `who`, from `at` to `to`, or at `whom`; never an Area. */
    std::optional<Gesture::Kind> gesture = {};
    std::optional<Befalls> befalls = {};
};

consteval auto keys(auto... key)
{
    return std::array{std::string_view(key)...};
}
/** The kind of a happening by its key, where a game lists the keys in the order of their kinds; a
   key that is not there does not compile. */
template<std::size_t Kinds>
consteval std::uint16_t kindIn(const std::array<std::string_view, Kinds> &keys,
                               std::string_view key)
{
    std::uint16_t kind = 0;
    while (keys.at(kind) != key)
        ++kind;
    return kind;
}

/** How some happenings are told. */
struct ToldSo {
    ToldAs::Kind as = ToldAs::Kind::Other;
    std::vector<std::string_view> keys = {};
    std::optional<Gesture::Kind> gesture = {};
    std::optional<Befalls> befalls = {};
};
/** One for each key, told plainly where nothing is said of it. All may name {who}, {whom}, {side},
    {at}, {to}, {dice}, {n} and {m}, numbers of theirs; of some the first number is a card, {item}.
 */
std::vector<Sentence> sentencesOf(std::span<const std::string_view> keys,
                                  std::span<const std::string_view> ofItems,
                                  const std::vector<ToldSo> &sorts);

/** All that a game says of its happenings, from its table of sentences: their words, how they are
    played on the board, their texts. */
class Telling
{
public:
    /** One sentence a kind. */
    Telling(std::vector<Sentence> sentences, RegisterIds rules);

    Phrase phrase(const Happening &event, const Names &names) const;
    std::optional<Gesture> gesture(const Happening &event) const;
    ToldAs as(const Happening &event) const;
    /** A reason's sentence is "reason." and its rule in the phrase book, with {before} and {after};
        where the rule alone did not choose, "-dice", "-player" or "-order" follows. */
    std::vector<ToldReason> reasons(const Happening &event) const;

    /** As canonical JSON and back: members that say nothing are left out. */
    std::string write(const Happening &event) const;
    Result<Happening> read(std::string_view text) const;

    const Sentence &of(std::uint16_t kind) const;
    const std::vector<Sentence> &sentences() const { return m_sentences; }
    const RegisterIds &rules() const { return m_rules; }

private:
    std::vector<Sentence> m_sentences;
    RegisterIds m_rules;
};

} // namespace escarmouche::rules::kit
