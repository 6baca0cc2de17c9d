// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/naming.h"

#include "rules/core/dice/dice.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules {

namespace {

std::vector<std::string> namesInUse(const BandRules &rules, std::string_view band)
{
    std::vector<std::string> names;
    const auto roster = rules.roster(band);
    if (!roster)
        return names;
    names.push_back(roster->name);
    for (const auto &group : roster->groups)
        for (const auto &row : group.rows)
            for (const auto &figure : row.figures)
                names.push_back(figure.name);
    return names;
}

/** "II" to "XXXIX", and so on by tens. */
std::string romanOf(int number)
{
    static constexpr std::array<std::string_view, 10> kOnes{"",  "I",  "II",  "III",  "IV",
                                                            "V", "VI", "VII", "VIII", "IX"};
    return std::string(static_cast<std::size_t>(number / 10), 'X') +
           std::string(kOnes[static_cast<std::size_t>(number % 10)]);
}

} // namespace

bool canSuggestNames(const BandRules &rules)
{
    return dynamic_cast<const NameLists *>(&rules) != nullptr;
}

std::string nameGiven(const BandRules &rules, std::string_view band, MemberId member)
{
    const auto roster = rules.roster(band);
    if (!roster)
        return {};
    for (const auto &group : roster->groups)
        for (const auto &row : group.rows)
            for (const auto &figure : row.figures)
                if (figure.member == member)
                    return figure.name;
    return {};
}

std::string suggestName(const BandRules &rules, std::string_view band, MemberId member,
                        std::span<const std::string> others, std::uint64_t seed)
{
    const auto *lists = dynamic_cast<const NameLists *>(&rules);
    auto names = lists ? lists->namesFor(band, member) : std::vector<std::string>();
    if (names.empty())
        return {};
    auto used = namesInUse(rules, band);
    used.insert(used.end(), others.begin(), others.end());
    Generator(seed).shuffle(names);
    const auto isFree = [&](const std::string &name) {
        return std::ranges::count(used, name) == 0;
    };
    if (const auto free = std::ranges::find_if(names, isFree); free != names.end())
        return *free;
    for (int nth = 2;; ++nth) {
        for (const auto &name : names)
            if (auto numbered = name + ' ' + romanOf(nth); isFree(numbered))
                return numbered;
    }
}

} // namespace escarmouche::rules
