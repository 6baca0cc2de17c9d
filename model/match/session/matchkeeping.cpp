// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchkeeping.h"

#include "model/library/repository/gamerepository.h"

#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

MatchKeeping::MatchKeeping(std::shared_ptr<LibraryStore> store, std::string uuid)
    : m_store(std::move(store)), m_uuid(std::move(uuid)), m_keeping(*m_store)
{
}

void MatchKeeping::tell(Keeping<SentSteps>::Ears ears)
{
    m_keeping.tell({[this, kept = std::move(ears.kept)](SentSteps sent) {
                        takeSeats(std::move(sent.row));
                        kept(std::move(sent));
                    },
                    std::move(ears.lost)});
}

/** Who sits there and types dice is written beside the journal. */
void MatchKeeping::takeSeats(GameRow row)
{
    for (std::size_t at = 0; at < row.seats.size(); ++at) {
        row.seats[at].player = m_row.seats[at].player;
        row.seats[at].typesDice = m_row.seats[at].typesDice;
    }
    m_row = std::move(row);
}

void MatchKeeping::take(WholeGame whole, const rules::Match &match)
{
    m_game = std::move(whole.game);
    m_row = m_game.row;
    m_hashes = {entryHash(m_uuid, 0, m_game.header, {})};
    for (const GameEntry &entry : whole.entries)
        m_hashes.push_back(entry.hash);
    m_answers = match.journal().entries.back().answers.size();
}

StreamHead MatchKeeping::head() const
{
    return {static_cast<std::int64_t>(m_hashes.size()) - 1, m_hashes.back()};
}

bool MatchKeeping::stands(const StreamHead &head) const
{
    const auto seq = static_cast<std::size_t>(head.seq);
    return seq < m_hashes.size() && m_hashes[seq] == head.hash;
}

bool MatchKeeping::isMoved() const
{
    const auto stored = GameRepository(*m_store->reader).mark(m_uuid);
    return stored && *stored &&
           ((*stored)->head != head() || (*stored)->stateHash != m_game.stateHash);
}

std::vector<GameEntry> MatchKeeping::newEntries(const rules::Journal &journal)
{
    const auto &entries = journal.entries;
    std::vector<GameEntry> added;
    std::size_t from = m_hashes.size() - 1; // index of the first one the writer has not seen
    if (entries[from - 1].answers.size() != m_answers) {
        m_hashes.pop_back();
        --from;
    }
    for (std::size_t at = from; at < entries.size(); ++at) {
        GameEntry entry{entries[at].seq, encode(entries[at]), {}};
        entry.hash = entryHash(m_uuid, entry.seq, entry.text, m_hashes.back());
        m_hashes.push_back(entry.hash);
        added.push_back(std::move(entry));
    }
    m_answers = entries.back().answers.size();
    return added;
}

void MatchKeeping::send(const rules::Match &match, std::vector<MatchStep> steps, bool byPerson)
{
    const StreamHead before = head();
    auto entries = newEntries(match.journal());
    if (entries.empty())
        return;
    describe(match, m_game);
    m_game.row.updatedAt = nowUtc();
    m_game.headHash = m_hashes.back();
    m_game.stateHash = stateHashOf(m_game);
    GameWrite write{before, m_game, std::move(entries)};
    m_keeping.send([write = std::move(write)](
                       Connection &connection) { return GameRepository(connection).append(write); },
                   {head(), m_answers, m_game.row, std::move(steps), byPerson});
}

Result<void> MatchKeeping::write(const std::function<Result<void>(GameRepository &)> &change)
{
    const auto kept = m_store->write([change](Connection &connection) {
        GameRepository games(connection);
        return change(games);
    });
    if (!kept)
        return kept;
    auto stored = GameRepository(*m_store->reader).find(m_uuid);
    if (!stored || !*stored)
        return stored ? fail({.code = ErrorCode::MatchNotFound, .subject = m_uuid})
                      : fail(stored.error());
    // Another window may have played on meanwhile; whoever catches up sees to the journal.
    m_game.row.seats = m_row.seats = (*stored)->row.seats;
    m_game.notes = (*stored)->notes;
    m_game.stateHash = (*stored)->stateHash;
    return {};
}

} // namespace escarmouche::model
