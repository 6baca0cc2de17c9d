// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/phrase.h"
#include "rules/kit/odds/answering.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace escarmouche::rules::kit {

/** What one of the dice that lie there may come to when it is rolled again. */
struct RolledAgain {
    Fraction better = {0, 1};
    Fraction worse = {0, 1};
    int gain = 0; // of all six faces together
};
inline constexpr int kDieFaces = 6;
/** By how good all faces are together. */
template<class Faces, class Worth>
RolledAgain rolledAgain(Faces faces, std::size_t die, Worth worth)
{
    const int now = worth(faces);
    int better = 0, worse = 0, gain = 0;
    for (int face = 1; face <= kDieFaces; ++face) {
        faces[die] = static_cast<std::uint8_t>(face);
        const int change = worth(faces) - now;
        gain += change;
        better += change > 0 ? 1 : 0;
        worse += change < 0 ? 1 : 0;
    }
    const auto share = [](int part) { return reduced({static_cast<Wide>(part), kDieFaces}); };
    return {share(better), share(worse), gain};
}

/** A die that goes at a target. */
struct Dealt {
    int token = -1;
    int bonus = 0;
    int needed = 0;
    int face = 0;

    bool isHit() const { return face + bonus >= needed; }
    Phrase::Values values(const Text &whom) const
    {
        return {{"whom", whom},
                {"face", std::int64_t{face}},
                {"rep", std::int64_t{bonus}},
                {"total", std::int64_t{face + bonus}},
                {"needed", std::int64_t{needed}}};
    }
};
/** The dice in their order to the targets in theirs, then round again, past those that are hit. */
template<class Faces, class Aim>
std::vector<Dealt> dealt(const Faces &faces, std::size_t targets, Aim aim)
{
    std::vector<Dealt> all;
    std::vector<bool> isOut(targets);
    std::size_t at = 0;
    for (const int face : faces) {
        for (std::size_t tries = 0; all.size() >= targets && tries < targets && isOut[at]; ++tries)
            at = (at + 1) % targets;
        all.push_back(aim(static_cast<int>(at)));
        all.back().face = face;
        isOut[at] = isOut[at] || all.back().isHit();
        at = (at + 1) % targets;
    }
    return all;
}
inline int hitsOf(const std::vector<Dealt> &all)
{
    return static_cast<int>(std::ranges::count_if(all, &Dealt::isHit));
}
/** In both languages, "Zombie 8 (3 + 5 = 8 of 10 needed, missed), ...". */
template<class NameOf>
Text told(const std::vector<Dealt> &all, const Text &hit, const Text &missed, NameOf nameOf)
{
    Text told;
    for (const Dealt &die : all) {
        const auto values = die.values(nameOf(die.token));
        const Text &sentence = die.isHit() ? hit : missed;
        const std::string comma = told.en.empty() ? "" : ", ";
        told.en += comma + filled(sentence, values, Language::English);
        told.fr += comma + filled(sentence, values, Language::French);
    }
    return told;
}
/** "6, 2" */
template<class Faces>
std::string facesText(const Faces &faces)
{
    std::string all;
    for (const int face : faces)
        all += (all.empty() ? "" : ", ") + std::to_string(face);
    return all;
}

} // namespace escarmouche::rules::kit
