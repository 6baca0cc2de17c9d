// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** Names in the taste of a game's figures. A game that has some is this beside its BandRules. */
class NameLists
{
public:
    virtual ~NameLists() = default;
    /** Empty: nobody has written any for such a figure. */
    virtual std::vector<std::string> namesFor(std::string_view band, MemberId member) const = 0;
};

/** Whether the game has names to suggest at all. */
bool canSuggestNames(const BandRules &rules);

/** The name that somebody gave a figure; empty: it has none, or is not in the band. */
std::string nameGiven(const BandRules &rules, std::string_view band, MemberId member);

/** A name that fits the figure and that nobody of the band or of `others`, its fallen for instance,
    bears. The same seed suggests the same name. When all are in use, one gets a numeral. Empty: the
    game has no name for it. */
std::string suggestName(const BandRules &rules, std::string_view band, MemberId member,
                        std::span<const std::string> others, std::uint64_t seed);

} // namespace escarmouche::rules
