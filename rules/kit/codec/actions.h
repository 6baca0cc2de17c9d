// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/memberjson.h"

#include <string>
#include <string_view>

namespace escarmouche::rules::kit {

// The text of an action that has a list of members.

using ActionFormat = json::Format<nlohmann::json, true, 16>;

template<class Action>
std::string textOf(const Action &action)
{
    return json::written(ActionFormat{}, action).dump();
}

template<class Action>
Result<Action> readText(std::string_view text)
{
    return json::decode(text, [](const json::Cursor &at) {
        Action action;
        json::read(ActionFormat{}, at, action);
        return action;
    });
}

} // namespace escarmouche::rules::kit
