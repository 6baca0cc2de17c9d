// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/journal/journal.h"

#include <utility>

namespace escarmouche::rules {

namespace {

void goBack(std::vector<StandingAct> &acts, std::vector<StandingAct> &undone)
{
    if (acts.empty())
        return;
    undone.push_back(std::move(acts.back()));
    acts.pop_back();
}

void goForward(std::vector<StandingAct> &acts, std::vector<StandingAct> &undone)
{
    if (undone.empty())
        return;
    acts.push_back(std::move(undone.back()));
    undone.pop_back();
}

} // namespace

std::vector<StandingAct> standing(const Journal &journal)
{
    std::vector<StandingAct> acts;
    std::vector<StandingAct> undone;
    for (std::size_t at = 0; at < journal.entries.size(); ++at) {
        switch (journal.entries[at].act) {
        case JournalAct::Begin:
        case JournalAct::Action:
        case JournalAct::Concede:
        case JournalAct::Draw:
            undone.clear();
            acts.push_back({at});
            continue;
        case JournalAct::Undo:
        case JournalAct::TakeBack:
            goBack(acts, undone);
            break;
        case JournalAct::Redo:
            goForward(acts, undone);
            break;
        }
        // Chance that was still owed to the act now last is answered in this entry.
        if (!acts.empty() && !journal.entries[at].answers.empty())
            acts.back().push_back(at);
    }
    return acts;
}

} // namespace escarmouche::rules
