// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::tests {

/** Whether a text is JSON as a journal stores it: compact, keys in ascending order. */
inline bool isCanonical(const std::string &text)
{
    const auto value = nlohmann::json::parse(text, nullptr, false);
    return value.is_object() && value.dump() == text;
}

namespace detail {

inline void spoilNumber(nlohmann::json &number, rules::Generator &generator)
{
    static constexpr int kNumbers[] = {-2147483647, -1, 0, 1, 7, 127, 255, 256, 65536, 2147483647};
    const auto roll = generator.below(20);
    if (roll < 10)
        number = kNumbers[roll];
    else
        number = number.get<std::int64_t>() + static_cast<int>(roll) - 15;
}

/** The members at any depth. */
inline void collect(nlohmann::json &value, std::vector<nlohmann::json *> &all)
{
    for (auto &inner : value) {
        all.push_back(&inner);
        if (inner.is_structured())
            collect(inner, all);
    }
}

} // namespace detail

/** The text of an action with something changed, missing, added or taken from another one. The
    result may happen to be allowed. */
inline std::string spoiledAction(const std::string &text, const std::string &stranger,
                                 rules::Generator &generator)
{
    auto action = nlohmann::json::parse(text);
    const auto other = nlohmann::json::parse(stranger);
    for (auto times = 1 + generator.below(2); times > 0; --times) {
        std::vector<nlohmann::json *> members;
        detail::collect(action, members);
        const auto kind = generator.below(8);
        if (kind == 0 && !action.empty()) {
            action.erase(action.begin());
        } else if (kind == 1) {
            action["comment"] = 1;
        } else if (kind <= 3 && !other.empty()) {
            const auto member =
                std::next(other.begin(), static_cast<std::ptrdiff_t>(generator.below(
                                             static_cast<std::uint32_t>(other.size()))));
            action[member.key()] = member.value();
        } else if (!members.empty()) {
            auto &member = *members[generator.below(static_cast<std::uint32_t>(members.size()))];
            if (member.is_number_integer())
                detail::spoilNumber(member, generator);
            else if (kind == 4)
                member = nlohmann::json::array({member});
            else if (member.is_string())
                member = member.get<std::string>() + "x";
        }
    }
    return action.dump();
}

} // namespace escarmouche::tests
