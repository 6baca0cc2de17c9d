// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/matchcontroller.h"

#include <algorithm>

// What the player is asked, and what is answered for him.

namespace escarmouche::app {

using rules::SeatId;

std::vector<rules::ActionOption> MatchController::answers() const
{
    if (!isAsked())
        return {};
    auto options = match().options();
    std::erase_if(options, [this](const rules::ActionOption &option) {
        return option.open || isElsewhere(option);
    });
    return options;
}

/** It is given on the board, at another token than the chosen one. Who only reacts does not look
    for the answer there. */
bool MatchController::isElsewhere(const rules::ActionOption &option) const
{
    if (option.token < 0 || option.token == m_chosen)
        return false;
    const SeatId acts = ownerOf(view().acting);
    if (acts.valid())
        return acts == m_player;
    return ownerOf(option.token) == m_player;
}

bool MatchController::isToActivate() const
{
    const auto isOwn = [this](const auto &option) { return ownerOf(option.token) == m_player; };
    return isAsked() && !isSettingUp() && view().acting < 0 &&
           std::ranges::any_of(match().options(), isOwn);
}

bool MatchController::isQuestionOpen() const
{
    return isAsked() && !isSettingUp() && !isAskedForPlace() && board().isAnswering(m_player);
}

std::vector<int> MatchController::able() const
{
    std::vector<int> tokens;
    if (!isAsked())
        return tokens;
    const rules::BoardView now = view();
    const auto options = match().options();
    const bool isActing = now.acting >= 0 && ownerOf(now.acting) == m_player;
    const bool isActivating = isToActivate();
    const auto isOffered = [&](const rules::Token &token) {
        return std::ranges::any_of(options, [&](const rules::ActionOption &option) {
            return option.token == token.id && (option.open || isActivating);
        });
    };
    for (const rules::Token &token : now.tokens) {
        if (token.owner == m_player && (isActing ? token.actions > 0 : isOffered(token)))
            tokens.push_back(token.id);
    }
    return tokens;
}

bool MatchController::mayGo(int token) const
{
    if (token < 0)
        return false;
    if (!isToActivate())
        return isAskedForPlace();
    const auto tokens = able();
    return std::ranges::find(tokens, token) != tokens.end();
}

bool MatchController::isFreeAttack() const
{
    return isAsked() && QuietAnswers::offered(match(), m_player).has_value();
}

void MatchController::setAskFrom(int percent)
{
    m_quiet.setAskFrom(percent);
    follow();
}

void MatchController::declineWave()
{
    const auto attack = QuietAnswers::offered(match(), m_player);
    const rules::BoardView now = view();
    if (attack && perform(attack->decline))
        m_quiet.declineWave(now);
}

/** The question that is open need not be asked. */
std::optional<QuietAnswers::Offered> MatchController::quietly() const
{
    if (!isAsked() || m_isLookingBack)
        return std::nullopt;
    const SeatId seat = match().awaited().decision.seat;
    auto attack = QuietAnswers::offered(match(), seat);
    if (attack && !m_quiet.isQuiet(*attack, match().view(seat)))
        attack.reset();
    return attack;
}

bool MatchController::answersQuietly()
{
    const auto attack = quietly();
    if (!attack)
        return false;
    const SeatId seat = match().awaited().decision.seat;
    QuietAnswer answer{0, match().question(), attack->percent,
                       m_quiet.isByWave(match().view(seat))};
    const int before = lastAct();
    if (!m_session->submit(seat, attack->decline))
        return false;
    answer.entry = m_session->past().lastByPerson();
    m_together.join(before, answer.entry);
    m_quiet.note(answer);
    return true;
}

} // namespace escarmouche::app
