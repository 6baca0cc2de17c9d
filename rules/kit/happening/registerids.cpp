// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/happening/registerids.h"

namespace escarmouche::rules::kit {

RegisterIds::RegisterIds(std::string_view prefix, std::initializer_list<std::string_view> chapters)
{
    const std::string stem(prefix);
    if (chapters.size() == 0)
        addAll(stem);
    for (const std::string_view chapter : chapters)
        addAll(stem + '-' + std::string(chapter));
}

void RegisterIds::addAll(const std::string &stem)
{
    constexpr int kMostOfChapter = 70;
    for (int number = 1; number <= kMostOfChapter; ++number)
        m_texts.insert(stem + (number < 10 ? "-0" : "-") + std::to_string(number));
}

std::optional<RuleId> RegisterIds::find(std::string_view text) const
{
    const auto met = m_texts.find(text);
    if (met == m_texts.end())
        return std::nullopt;
    return RuleId{*met};
}

} // namespace escarmouche::rules::kit
