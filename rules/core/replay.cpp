// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/replay.h"

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

bool comesOut(Match &match, const JournalEntry &entry)
{
    if (!perform(match, entry))
        return false;
    for (const ChanceAnswer &answer : entry.answers) {
        if (!match.answer(answer))
            return false;
    }
    return match.journal().entries.back() == entry;
}

} // namespace

Result<void> follow(Match &match, const Journal &journal)
{
    if (match.journal().header.checksum != journal.header.checksum)
        return fail({.code = ErrorCode::ReplayMismatch, .number = 0});
    for (const JournalEntry &entry : journal.entries) {
        if (!comesOut(match, entry))
            return fail({.code = ErrorCode::ReplayMismatch, .number = entry.seq});
    }
    return {};
}

} // namespace escarmouche::rules
