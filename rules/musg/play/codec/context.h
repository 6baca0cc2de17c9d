// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/format.h"
#include "rules/core/values/ruleid.h"
#include "rules/musg/catalogue/catalogue.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace escarmouche::rules::musg::play::codec {

/** The texts of all ids the register may hold, so that a RuleId that was read may view one. */
class RegisterIds
{
public:
    RegisterIds();

    std::optional<RuleId> find(std::string_view text) const;

private:
    std::set<std::string, std::less<>> m_texts;
};

/** What a value needs to be written and read beside itself. */
struct Context : json::Format<nlohmann::json, false, 4096> {
    const Catalogue &catalogue;
    const RegisterIds &rules;
};

} // namespace escarmouche::rules::musg::play::codec
