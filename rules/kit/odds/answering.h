// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/odds/systemodds.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::rules::kit {

/** The number that a wish gives under that key, if it does. */
inline void give(const OddsWish &wish, std::string_view key, int &number)
{
    number = static_cast<int>(wish.first<std::int64_t>(key, number));
}
inline OddsOption flag(std::string key, Text help)
{
    return {.key = std::move(key), .kind = OddsOption::Kind::Flag, .help = std::move(help)};
}
/** Of one outcome among all. */
inline Fraction shareOf(const Distribution &all, int what)
{
    const auto met = all.find(what);
    return met == all.end() ? Fraction{0, 1} : met->second;
}

/** So many successes of so many dice that succeed up to a number. */
inline Distribution successes(int dice, int upTo)
{
    constexpr int kFaces = 6;
    Distribution all{{0, {.part = 1}}};
    for (int die = 0; die < dice; ++die) {
        Distribution next;
        for (const auto &[many, share] : all) {
            for (const auto &[more, ways] : {std::pair{1, upTo}, {0, kFaces - upTo}})
                next[many + more] = reduced(
                    sum(next[many + more], times(share, static_cast<Wide>(ways), Wide{kFaces})));
        }
        all = std::move(next);
    }
    return all;
}

/** In how many throws such dice fall: those that show the same stand beside each other. */
inline Wide throwsOf(const std::vector<int> &faces)
{
    Wide ways = 1;
    Wide alike = 0; // up to here
    for (std::size_t at = 0; at < faces.size(); ++at) {
        alike = at > 0 && faces[at] == faces[at - 1] ? alike + 1 : 1;
        ways = ways * (at + 1) / alike;
    }
    return ways;
}

/** Calls with all that so many six-sided dice can show, the highest first, and with the throws in
    which they show that; how many throws there are. */
template<class Take>
Wide eachThrow(int dice, const Take &take)
{
    constexpr int kFaces = 6;
    Wide all = 0;
    std::vector<int> faces(static_cast<std::size_t>(dice), kFaces);
    while (true) {
        const Wide ways = throwsOf(faces);
        take(std::as_const(faces), ways);
        all += ways;
        const auto last =
            std::find_if(faces.rbegin(), faces.rend(), [](int face) { return face > 1; });
        if (last == faces.rend())
            return all;
        std::fill(faces.rbegin(), last + 1, *last - 1);
    }
}

/** An answer of shares that programs and people read. */
class Answering
{
public:
    void add(const std::string &key, const Text &told, const Fraction &share)
    {
        m_answer.data.push_back({key, {shareData(share)}});
        m_told.push_back({told, share});
    }
    /** What was asked, for programs alone. */
    void repeat(OddsData::Members::value_type asked) { m_answer.data.push_back(std::move(asked)); }
    OddsAnswer answer()
    {
        m_answer.parts.emplace_back(std::move(m_told));
        return std::move(m_answer);
    }

private:
    OddsAnswer m_answer;
    std::vector<OddsShare> m_told;
};

/** One outcome of an answer: for programs, for people, and its share. */
struct AnswerLine {
    std::string key;
    Text told;
    Fraction share;
};
inline OddsAnswer answerOf(std::initializer_list<AnswerLine> lines)
{
    Answering answering;
    for (const AnswerLine &line : lines)
        answering.add(line.key, line.told, line.share);
    return answering.answer();
}

/** Answers by the keys of what can be asked. */
class OddsByKey final : public SystemOdds
{
public:
    using Answers = std::vector<std::pair<std::string_view, OddsAnswer (*)(const OddsWish &)>>;

    explicit OddsByKey(Answers answers) : m_answers(std::move(answers)) {}

    Result<OddsAnswer> answer(const OddsCommand &command, const OddsWish &wish) const override
    {
        return std::ranges::find(m_answers, command.key, &Answers::value_type::first)->second(wish);
    }

private:
    Answers m_answers;
};

} // namespace escarmouche::rules::kit
