// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/quietanswers.h"

#include "rules/core/board/boardface.h"

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

namespace {

constexpr int kPerCent = 100;

} // namespace

std::optional<QuietAnswers::Offered> QuietAnswers::offered(const rules::Match &match,
                                                           rules::SeatId seat)
{
    const rules::BoardFace *board = match.board();
    if (!board || !board->isAnswering(seat))
        return std::nullopt;
    Offered attack;
    bool isAny = false;
    for (const rules::ActionOption &option : match.options()) {
        if (option.open)
            return std::nullopt;
        if (option.token < 0) {
            if (!attack.decline.empty())
                return std::nullopt;
            attack.decline = option.action;
            continue;
        }
        const auto odds = board->odds(seat, option.action);
        if (!odds)
            return std::nullopt;
        isAny = true;
        const double chance = kPerCent * rules::decimal(odds->anyLost);
        attack.percent = std::max(attack.percent, static_cast<int>(std::lround(chance)));
    }
    return isAny && !attack.decline.empty() ? std::optional(attack) : std::nullopt;
}

bool QuietAnswers::isQuiet(const Offered &attack, const rules::BoardView &now) const
{
    return attack.percent == 0 || attack.percent < m_askFrom || isByWave(now);
}

} // namespace escarmouche::app
