// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/course/matchcourse.h"

namespace escarmouche::model {

std::optional<rules::ChanceAnswer> MatchCourse::falls(const rules::Journal &journal) const
{
    const std::size_t now = journal.entries.size() - 1;
    if (now >= acts.size())
        return std::nullopt;
    const std::size_t nth = journal.entries.back().answers.size();
    return nth < acts[now].falls.size() ? std::optional(acts[now].falls[nth]) : std::nullopt;
}

std::optional<std::string> MatchCourse::act(const rules::Journal &journal) const
{
    const std::size_t next = journal.entries.size();
    return next < acts.size() ? std::optional(acts[next].action) : std::nullopt;
}

} // namespace escarmouche::model
