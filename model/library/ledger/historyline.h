// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/phrase.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

/** An act of the past that a person took out, or brought back by taking out what took it out; or
    one that was corrected, or whose correction was taken out. Or, brought back or taken out again,
    all that an earlier line took out. */
struct Moved {
    std::int64_t seq = 0; // of the act, or of that line
    rules::Phrase sentence; // of the act; empty: of that line
    std::string at; // when that line was written, UTC ISO 8601
    std::size_t count = 1; // how many it took out
    bool back = false;
    bool amended = false;

    bool isLine() const { return sentence.key.empty(); }
};

/** Kind of a line that takes acts out, or brings them back. */
inline constexpr std::string_view kTakeOut = "take-out";

/** Kind of a line that corrects an act. */
inline constexpr std::string_view kCorrection = "correction";

/** Who took a line back, or corrected it, when and why, by undo or otherwise. */
struct TakenBack {
    std::int64_t seq = 0; // 0: nobody did
    std::string person;
    std::string at;
    std::string reason; // empty: none was asked for
};

/** One act of a stream as the history panel shows it, or one that takes acts of the past out. */
struct HistoryLine {
    std::int64_t seq = 0;
    std::string uuid;
    std::string person;
    std::string at; // UTC ISO 8601
    rules::Phrase sentence = {}; // of an act
    std::vector<Moved> moved = {}; // by a take-out, which has no sentence of its own
    std::string reason = {}; // given for a take-out
    bool retracted = false; // undone by a later act
    TakenBack takenBack = {}; // of a line that is retracted
    TakenBack corrected = {}; // of one that a correction gave another outcome
    rules::Phrase formerly = {}; // of one corrected: what it said at first; empty: cannot be told
    bool open = false; // no longer possible, and nobody has said what is to become of it
    bool isOwn = true; // undone where it is shown; else elsewhere, as what a game brought
    bool pending = false; // shown, not yet acknowledged

    /** Whether taking it out would bring acts back. */
    bool tookOut() const { return !moved.empty() && !moved.front().back && !moved.front().amended; }
    /** Whether it corrects an act. */
    bool corrects() const { return !moved.empty() && !moved.front().back && moved.front().amended; }
};

} // namespace escarmouche::model
