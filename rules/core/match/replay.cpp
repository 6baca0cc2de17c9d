// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/match/replay.h"

namespace escarmouche::rules {

namespace {

Result<void> perform(Match &match, const JournalEntry &entry)
{
    switch (entry.act) {
    case JournalAct::Begin:
        return {}; // which the match has done
    case JournalAct::Action:
        return match.submit(entry.actor, entry.action);
    case JournalAct::Undo:
        return match.undo();
    case JournalAct::Redo:
        return match.redo();
    case JournalAct::TakeBack:
        return match.takeBack();
    case JournalAct::Concede:
        return match.concede(entry.actor);
    case JournalAct::Draw:
        return match.agreeDraw();
    }
    return {};
}

/** Whether the match has gone back to a step that it cannot play again: its error says which. */
bool isOfAnEarlier(const Error &error)
{
    return error.code == ErrorCode::ReplayMismatch;
}

Result<void> comeOut(Match &match, const JournalEntry &entry)
{
    if (const auto done = perform(match, entry); !done)
        return fail(isOfAnEarlier(done.error()) ? done.error()
                                                : refusedAgain(entry.seq, done.error()));
    const Error otherwise{.code = ErrorCode::ReplayMismatch, .number = entry.seq};
    for (const ChanceAnswer &answer : entry.answers) {
        if (!match.answer(answer))
            return fail(otherwise);
    }
    return match.journal().entries.back() == entry ? Result<void>() : fail(otherwise);
}

} // namespace

Result<void> follow(Match &match, const Journal &journal)
{
    if (match.journal().header.checksum != journal.header.checksum)
        return fail({.code = ErrorCode::ReplayMismatch, .number = 0});
    for (const JournalEntry &entry : journal.entries) {
        if (auto ok = comeOut(match, entry); !ok)
            return ok;
    }
    return {};
}

Result<void> followOn(Match &match, const Journal &journal, std::size_t entries,
                      std::size_t answers)
{
    for (;;) {
        const std::size_t at = match.journal().entries.size();
        if (at > entries)
            return {};
        const auto &wanted = journal.entries[at - 1].answers;
        const std::size_t until = at == entries ? answers : wanted.size();
        for (std::size_t nth = match.journal().entries.back().answers.size(); nth < until; ++nth) {
            if (const auto done = match.answer(wanted[nth]); !done)
                return done;
        }
        if (at == entries)
            return {};
        if (const auto done = perform(match, journal.entries[at]); !done)
            return done;
    }
}

Result<void> checkSideNames(const MatchSetup &setup)
{
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        MatchSetup alone;
        alone.system = setup.system;
        alone.seats.push_back({{}, std::string(kPerson), setup.seats[seat].name});
        if (auto read = decodeMatchSetup(encode(alone)); !read) {
            read.error().pointer = "/seats/" + std::to_string(seat) + "/name";
            return fail(read.error());
        }
    }
    return {};
}

} // namespace escarmouche::rules
