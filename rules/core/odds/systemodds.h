// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/values/error.h"
#include "rules/core/values/fraction.h"
#include "rules/core/words/phrase.h"
#include "rules/core/words/text.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace escarmouche::rules {

/** One value that a person gives to a question of odds: an option, or a word that stands alone. */
struct OddsOption {
    enum class Kind : std::uint8_t {
        Flag, // given or not, without a value
        Whole,
        Length, // typed in units with two places, given in hundredths of one
        Choice, // one of `choices`
        Word,
        Switch, // KEY=VALUE
        Figure, // of a band, which the system has to have
    };

    /** A choice that means something only with another option, and what to say without it. */
    struct Need {
        std::string choice;
        std::string option;
        Text otherwise;
    };

    std::string key; // "distance": typed as --distance, and "/distance" in the pointer of an error
    Kind kind = Kind::Word;
    Text value = {}; // stands for it in a usage: "PAS"; of a flag: nothing
    Text help = {};
    bool repeated = false; // may be given several times
    int least = 0, most = 0; // of a Whole
    std::vector<std::string> choices = {};
    std::vector<Need> needs = {};
    Text form = {}; // of a Figure that is no band's: how to write one, as "RACE/RANK/GEAR"

    static OddsOption whole(std::string key, Text value, Text help, int least, int most)
    {
        OddsOption option{std::move(key), Kind::Whole, std::move(value), std::move(help)};
        option.least = least;
        option.most = most;
        return option;
    }
};

/** A question of odds, as the command line asks it: `escarmouche odds KEY`. */
struct OddsCommand {
    std::string key;
    Text about;
    std::vector<OddsOption> words; // needed, in order
    std::vector<OddsOption> options; // may be left out
    std::vector<std::string> examples; // calls, without the program's name
};

/** A figure that somebody named: which one of a band, and what it is called. */
struct OddsFigure {
    std::string band; // codec text
    MemberId member;
    int index = 0;
    std::string name;
};

/** What somebody asks: the values given, by the key of their OddsOption. */
class OddsWish
{
public:
    /** A flag is true, a whole number or a length a number, a choice or a word text. */
    using Value = std::variant<bool, std::int64_t, std::string, Setting, OddsFigure>;

    void give(const std::string &key, Value value) { m_given[key].push_back(std::move(value)); }
    bool has(std::string_view key) const { return m_given.contains(key); }

    /** All values of that key, in order; T as its kind has it. */
    template<class T>
    std::vector<T> all(std::string_view key) const
    {
        std::vector<T> values;
        const auto given = m_given.find(key);
        if (given != m_given.end())
            for (const Value &value : given->second)
                values.push_back(std::get<T>(value));
        return values;
    }
    /** The first of them, or the other one where there is none. */
    template<class T>
    T first(std::string_view key, const T &otherwise = {}) const
    {
        const auto given = m_given.find(key);
        return given == m_given.end() ? otherwise : std::get<T>(given->second.front());
    }

private:
    std::map<std::string, std::vector<Value>, std::less<>> m_given;
};

struct OddsMember;

/** A part of an answer as a program reads it. */
struct OddsData {
    using List = std::vector<OddsData>;
    using Members = std::vector<OddsMember>; // in order

    std::variant<std::monostate, bool, std::int64_t, std::string, List, Members> value;
};

struct OddsMember {
    std::string name;
    OddsData data;
};

/** A share as programs read it: "fraction" ("25/72") and "decimal", with six places. */
OddsData::Members shareData(const Fraction &share);

/** Rows below each other, of which the first is the head. */
struct OddsTable {
    std::vector<std::vector<Text>> rows;
};

/** How likely something is, or what it comes to on average. */
struct OddsShare {
    Text what;
    Fraction share;
    bool isMean = false; // a number, no share of 1
};

/** The answer to a question of odds: the same to programs and to people. */
struct OddsAnswer {
    using Part = std::variant<Text, OddsTable, std::vector<OddsShare>>;

    OddsData::Members data; // keys and codes are English in every language
    std::vector<Part> parts; // for people, in order
};

/** The odds face of a game system. Which questions it answers is known without it: see
    SystemEntry. */
class SystemOdds
{
public:
    virtual ~SystemOdds() = default;

    /** RefusedByRule: the rules forbid what is asked, with its reason as whyRefused() says. */
    virtual Result<OddsAnswer> answer(const OddsCommand &command, const OddsWish &wish) const = 0;
    /** What those reasons are said with. */
    virtual const PhraseBook &phrases() const
    {
        static const PhraseBook kNone;
        return kNone;
    }
};

} // namespace escarmouche::rules
