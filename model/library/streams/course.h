// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/streams/streamfold.h"

#include <compare>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace escarmouche::model {

/** What an event is to whoever undoes and redoes. A take-out is an act of its own, whatever it
   takes out, and so is an amendment, which counts as one; an undo takes out the last act or
   take-out, a redo takes out an undo. */
enum class Role { None, Act, TakeOut, Undo, Redo };

/** What a retraction of retractions comes down to. */
struct Ground {
    std::size_t entry = 0; // one that retracts acts
    bool isTurned = false; // it is taken back; else it holds, or does so again
};

/** How the events of a stream stand to each other. Views the entries. */
struct Course {
    std::vector<Standing> standing; // one for each entry, as the roles
    std::vector<Role> roles;
    std::unordered_map<std::string_view, std::size_t> index; // by uuid; empty without retractions
    std::vector<Ground> grounds; // one for each entry; empty without retractions
};
/** A retraction that does not say how it came about was an undo where it gave no reason and took
    out what stood last, leaving aside what undo leaves alone; else a take-out. */
template<class Stream>
Course courseOf(const Stream &stream, std::span<const StreamEntry> entries);

/** What a take-out or amendment is about: an act of the past, or an earlier take-out of several,
    so that a long row of take-outs of one another does not name all of them again and again. */
struct MovedEntry {
    std::size_t entry = 0;
    bool back = false; // brought back; else taken out
    bool amended = false; // given another input; back: its former one again
    std::size_t count = 1; // how many it stands for

    auto operator<=>(const MovedEntry &) const = default;
};
/** What the take-out there is about, in the order in which it was chosen. */
std::vector<MovedEntry> movedBy(std::span<const StreamEntry> entries, const Course &course,
                                std::size_t takeOut);
/** The acts that the take-out there is about in the end, in the order in which they were chosen.
    The same for every take-out that comes down to one ground. */
std::vector<std::size_t> movedActs(std::span<const StreamEntry> entries, const Course &course,
                                   std::size_t takeOut);
/** The take-out that this one comes down to. */
std::size_t groundOf(const Course &course, std::size_t takeOut);

/** Whether undo may retract that act without a reason. */
template<class Stream>
bool isFree(const Stream &stream, const StreamEntry &act);
/** The last act or take-out that stands and that `isIt` names, the first act of the stream left
    aside; none: there is none. */
std::optional<std::size_t> lastDeed(const Course &course,
                                    const std::function<bool(std::size_t)> &isIt);
/** What stands of the one step that an act, a take-out or an amendment is part of, what began it
    first; itself alone where it stands alone. */
std::vector<std::size_t> stepAt(std::span<const StreamEntry> entries, const Course &course,
                                std::size_t entry);
/** The undo that redo takes out; none: there is nothing to do again. */
std::optional<std::size_t> lastUndo(const Course &course);

} // namespace escarmouche::model
