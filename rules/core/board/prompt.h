// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace escarmouche::rules {

/** What the awaited decision is for a board, beside its options. */
struct Prompt {
    enum class Kind {
        None, // the seat is not asked
        SetUp, // for what the match begins with: where to start, who stands where
        Choose, // who acts next
        Act, // what somebody does who acts
        Answer, // a question in the middle of something: the board takes nothing but its answer
    };
    Kind kind = Kind::None;
    /** The seat's own tokens that can do something now, to be placed, chosen or moved: in the order
        in which they are proposed. */
    std::vector<int> able = {};
    /** Who would do it, of an answer that some of the others are about; -1: nobody on the board. */
    int doer = -1;
    /** Codec text of the answer that does no harm, whoever gives it in haste; empty: none is like
        that. */
    std::string quiet = {};

    bool operator==(const Prompt &) const = default;
};

} // namespace escarmouche::rules
