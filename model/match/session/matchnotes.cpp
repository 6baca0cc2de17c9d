// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchnotes.h"

#include "model/library/repository/gamerepository.h"
#include "model/match/session/matchrun.h"

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

constexpr std::size_t kLongestNote = 10'000;

} // namespace

const std::map<int, std::string> &MatchNotes::list() const
{
    return m_run.disk().notes();
}

Result<void> MatchNotes::set(int entry, const std::string &text)
{
    const auto entries = static_cast<int>(m_run.match().shown().journal().entries.size());
    if (entry < 1 || entry > entries)
        return fail({.code = ErrorCode::EntryNotFound, .subject = std::to_string(entry)});
    if (text.size() > kLongestNote)
        return fail(
            {.code = ErrorCode::TextTooLong, .number = static_cast<std::int64_t>(kLongestNote)});
    return m_run.keep(
        [&](GameRepository &games) { return games.setNote(m_run.disk().uuid(), entry, text); });
}

Result<void> MatchNotes::remove(int entry)
{
    return m_run.keep(
        [&](GameRepository &games) { return games.setNote(m_run.disk().uuid(), entry, {}); });
}

} // namespace escarmouche::model
