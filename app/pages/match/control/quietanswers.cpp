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
    const rules::Prompt prompt = board ? board->prompt(seat) : rules::Prompt{};
    if (prompt.kind != rules::Prompt::Kind::Answer || prompt.quiet.empty())
        return std::nullopt;
    Offered attack{prompt.quiet, 0, match.question().key};
    bool isAny = false;
    for (const rules::ActionOption &option : match.options()) {
        if (option.open || option.isPass)
            return std::nullopt;
        if (option.action == prompt.quiet)
            continue;
        const auto odds = board->odds(seat, option.action);
        if (!odds || odds->columns.empty())
            return std::nullopt;
        isAny = true;
        const double chance = kPerCent * rules::decimal(odds->columns.front());
        attack.percent = std::max(attack.percent, static_cast<int>(std::lround(chance)));
    }
    return isAny ? std::optional(attack) : std::nullopt;
}

bool QuietAnswers::isQuiet(const Offered &attack, const rules::BoardView &now) const
{
    return attack.percent == 0 || attack.percent < m_askFrom || isBySeries(attack, now);
}

} // namespace escarmouche::app
