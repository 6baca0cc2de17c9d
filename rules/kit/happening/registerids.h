// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/ruleid.h"

#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace escarmouche::rules::kit {

/** The texts of all ids that a register may hold, so that a RuleId that was read may view one: the
    first forty of each chapter ("MUSG-BAND-03"), or of a register without chapters ("CRYPT-03"). */
class RegisterIds
{
public:
    explicit RegisterIds(std::string_view prefix,
                         std::initializer_list<std::string_view> chapters = {});

    std::optional<RuleId> find(std::string_view text) const;

private:
    void addAll(const std::string &stem);

    std::set<std::string, std::less<>> m_texts;
};

} // namespace escarmouche::rules::kit
