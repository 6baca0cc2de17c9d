// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/playedmatch.h"

#include "rules/core/match/replay.h"

#include <cassert>
#include <utility>

namespace escarmouche::model {

namespace {

std::size_t lastAnswers(const rules::Match &match)
{
    return match.journal().entries.back().answers.size();
}

} // namespace

void PlayedMatch::take(std::unique_ptr<rules::Match> match)
{
    m_ahead = std::move(match);
    m_shown = m_ahead->copy();
    m_steps.clear();
}

bool PlayedMatch::isLevel() const
{
    return m_shown->journal().entries.size() == m_ahead->journal().entries.size() &&
           lastAnswers(*m_shown) == lastAnswers(*m_ahead);
}

void PlayedMatch::showAll()
{
    show(m_ahead->journal().entries.size(), lastAnswers(*m_ahead));
}

void PlayedMatch::show(std::size_t entries, std::size_t answers)
{
    [[maybe_unused]] const auto done =
        rules::followOn(*m_shown, m_ahead->journal(), entries, answers);
    assert(done); // the one match is a copy of the other
}

void PlayedMatch::note(bool byMachine, const std::optional<rules::Thrown> &thrown, bool typed,
                       rules::Phrase asked)
{
    const rules::JournalEntry &entry = m_ahead->journal().entries.back();
    if (m_steps.empty() || m_steps.back().entry != entry.seq)
        m_steps.push_back({entry.seq, entry.act, entry.actor, entry.action, byMachine, {}});
    m_steps.back().beats.push_back(
        {thrown, typed, m_ahead->latest(m_viewer), m_ahead->view(m_viewer), std::move(asked)});
}

void PlayedMatch::answer(const rules::ChanceAnswer &chance, bool byMachine, bool typed)
{
    const rules::Thrown thrown{m_ahead->awaited(), chance};
    rules::Phrase asked = m_ahead->question();
    (void)m_ahead->answer(chance); // it fits
    note(byMachine, thrown, typed, std::move(asked));
}

std::vector<MatchStep> PlayedMatch::takeSteps()
{
    return std::exchange(m_steps, {});
}

} // namespace escarmouche::model
