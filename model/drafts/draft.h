// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace escarmouche::model {

/** Which form something was typed into. */
struct DraftPlace {
    std::string owner; // uuid of a band, a campaign or a match; empty: the library itself
    std::string form; // key, such as "result"
    std::string part; // which of the owner's: the number of a game, an entry, a figure; or empty

    auto operator<=>(const DraftPlace &) const = default;
};

/** Texts by the key of their field, as they were typed. */
using DraftWords = std::map<std::string, std::string>;

/** What somebody typed into a form and has not entered yet. */
struct Draft {
    DraftPlace place;
    std::string at; // UTC ISO 8601, when it was kept
    DraftWords words;

    bool operator==(const Draft &) const = default;
};

} // namespace escarmouche::model
