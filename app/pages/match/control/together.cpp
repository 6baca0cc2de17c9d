// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/together.h"

#include <algorithm>

namespace escarmouche::app {

void Together::begin(const rules::Match &match, const rules::Offer &offer)
{
    m_left.assign(offer.then.rbegin(), offer.then.rend());
    if (m_left.empty())
        return;
    m_seat = match.awaited().decision.seat;
    m_question = match.question().key;
    m_acting = match.view(m_seat).acting;
    const int first = static_cast<int>(match.journal().entries.size()) + 1;
    m_done.push_back({first, first});
}

std::optional<std::string> Together::next(const rules::Match &match)
{
    if (m_left.empty())
        return std::nullopt;
    if (match.view(m_seat).acting != m_acting) {
        stop(); // the activation is over
        return std::nullopt;
    }
    const rules::Request &request = match.awaited();
    if (request.what != rules::Awaited::Decision || request.decision.seat != m_seat ||
        match.question().key != m_question)
        return std::nullopt;
    std::string action = std::move(m_left.back());
    m_left.pop_back();
    return action;
}

void Together::note(const rules::Match &match)
{
    m_done.back().last = static_cast<int>(match.journal().entries.size());
}

void Together::join(int first, int last)
{
    const Span whole{first > 0 ? first : last, last};
    std::erase_if(m_done, [&](const Span &span) {
        return whole.first <= span.first && span.last <= whole.last;
    });
    m_done.push_back(whole);
}

Together::Span Together::around(int entry) const
{
    const auto found = std::ranges::find_if(
        m_done, [entry](const Span &span) { return span.first <= entry && entry <= span.last; });
    return found == m_done.end() ? Span{entry, entry} : *found;
}

} // namespace escarmouche::app
