// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <map>
#include <string>

namespace escarmouche::model {

class MatchRun;

/** What people noted at moments of an open match. */
class MatchNotes
{
public:
    /** The match outlives it. */
    explicit MatchNotes(MatchRun &run) : m_run(run) {}

    const std::map<int, std::string> &list() const; // by entry; an empty one is a bookmark
    /** Waits for the disk. */
    [[nodiscard]] rules::Result<void> set(int entry, const std::string &text);
    [[nodiscard]] rules::Result<void> remove(int entry);

private:
    MatchRun &m_run;
};

} // namespace escarmouche::model
