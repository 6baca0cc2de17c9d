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
        SetUp, // where a side starts, and who stands where as he comes in
        Choose, // who acts next
        Act, // what somebody does who acts
        Answer, // a question in the middle of something: the board takes nothing but its answer
    };
    Kind kind = Kind::None;
    /** The seat's own tokens that can do something now, to be placed, chosen or moved: in the order
        in which they are proposed. */
    std::vector<int> able = {};
    /** The seat's token that would carry out the answers aimed at others; -1: there is none. */
    int doer = -1;
    /** Codec text of the answer that does no harm, whoever gives it in haste; empty: none is like
        that. */
    std::string quiet = {};
    /** What is put down can be turned: the offers of one place differ by that alone. */
    bool isTurned = false;

    bool operator==(const Prompt &) const = default;
};

} // namespace escarmouche::rules
