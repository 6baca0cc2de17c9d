// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchpast.h"

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::JournalAct;

namespace {

/** How many acts redo would bring back. */
int redoable(const rules::Journal &journal)
{
    int count = 0;
    for (const rules::JournalEntry &entry : journal.entries) {
        switch (entry.act) {
        case JournalAct::Begin:
        case JournalAct::Action:
        case JournalAct::Concede:
        case JournalAct::Draw:
            count = 0;
            break;
        case JournalAct::Undo:
        case JournalAct::TakeBack:
            ++count;
            break;
        case JournalAct::Redo:
            --count;
            break;
        }
    }
    return count;
}

} // namespace

/** How many of the acts that stand there are from the last one of a person on; 0: none. */
int MatchPast::backToPerson() const
{
    const rules::Journal &journal = m_match.journal();
    const auto acts = standing(journal);
    for (std::size_t back = 1; back < acts.size(); ++back) {
        const rules::JournalEntry &begun = journal.entries[acts[acts.size() - back].front()];
        if (begun.act != JournalAct::Action || m_seats.isPerson(begun.actor))
            return static_cast<int>(back);
    }
    return 0;
}

bool MatchPast::canUndo() const
{
    const int acts = backToPerson();
    return acts > 0 && acts <= m_match.undoable();
}

bool MatchPast::canRedo() const
{
    return redoable(m_match.journal()) > 0;
}

bool MatchPast::canTakeBack() const
{
    return backToPerson() > 0 && m_seats.areAgreeable();
}

rules::Result<int> MatchPast::actsBack(bool agreed) const
{
    const int acts = backToPerson();
    if (acts == 0)
        return fail({.code = ErrorCode::NothingToUndo});
    if (!agreed && acts > m_match.undoable())
        return fail({.code = ErrorCode::UndoStopsHere});
    if (agreed && !m_seats.areAgreeable())
        return fail({.code = ErrorCode::TakeBackNotAgreed});
    return acts;
}

int MatchPast::lastByPerson() const
{
    const auto acts = standing(m_match.journal());
    const int back = backToPerson();
    if (back == 0)
        return 0;
    const std::size_t begun = acts[acts.size() - static_cast<std::size_t>(back)].front();
    return m_match.journal().entries[begun].seq;
}

int MatchPast::timesTakenBack() const
{
    // Going back over what machines answered is part of one act of taking back.
    int times = 0;
    bool before = false;
    for (const rules::JournalEntry &entry : m_match.journal().entries) {
        const bool now = entry.act == JournalAct::TakeBack;
        times += now && !(before && m_seats.hasMachine()) ? 1 : 0;
        before = now;
    }
    return times;
}

int MatchPast::lastEntry() const
{
    const rules::Journal &journal = m_match.journal();
    return journal.entries[standing(journal).back().front()].seq;
}

} // namespace escarmouche::model
