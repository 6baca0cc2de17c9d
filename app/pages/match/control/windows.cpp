// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/windows.h"

#include <algorithm>

namespace escarmouche::app {

std::optional<OpenWindow> OpenWindow::of(const rules::Match &match)
{
    const auto options = match.options();
    const auto pass = std::ranges::find_if(options, &rules::ActionOption::isPass);
    if (pass == options.end())
        return std::nullopt;
    const bool isAble = !std::ranges::all_of(options, &rules::ActionOption::isPass);
    return OpenWindow{pass->action, isAble};
}

bool Windows::mayAskWhenAble() const
{
    return !m_play.hasSecrets() || !m_play.hasSeveralPeople();
}

AskWindow Windows::of(rules::SeatId seat) const
{
    const AskWindow wished = seat.valid() ? m_asked[at(seat)] : AskWindow::Always;
    return wished == AskWindow::WhenAble && !mayAskWhenAble() ? AskWindow::Always : wished;
}

bool Windows::isPassed(rules::SeatId seat, const OpenWindow &window) const
{
    switch (of(seat)) {
    case AskWindow::Always:
        break;
    case AskWindow::WhenAble:
        return !window.isAble;
    case AskWindow::OnOwnTurn:
        return m_play.match().view(seat).active != seat;
    }
    return false;
}

} // namespace escarmouche::app
