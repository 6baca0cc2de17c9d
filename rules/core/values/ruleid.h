// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string_view>

namespace escarmouche::rules {

/** Names one rule of a register, as "MUSG-BAND-03". Views a literal or the text of a loaded
    catalogue, both of which outlive every value that cites them. Empty: no rule is cited. */
struct RuleId {
    std::string_view value;

    auto operator<=>(const RuleId &) const = default;
    bool empty() const { return value.empty(); }
};

} // namespace escarmouche::rules
