// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/driver.h"
#include "rules/musg/play/skirmishcodec.h"
#include "tests/support/musg/catalogue.h"

#include <optional>
#include <string_view>

namespace escarmouche::tests {

/** What that seat's attack in a match of M.U.S.G. comes to, number by number; nothing where it is
    none, or is refused. */
inline std::optional<rules::musg::play::AttackOdds>
attackOddsIn(const rules::Match &match, rules::SeatId seat, std::string_view text)
{
    using namespace rules::musg::play;
    const auto &driver = dynamic_cast<const rules::Driver<SkirmishCodec> &>(match);
    const auto action = SkirmishCodec(musgCatalogue()).readAction(driver.game(), text);
    State scratch;
    const State &seen = driver.game().seenBy(driver.state(), seat, scratch);
    const auto plan = driver.game().plan(seen, seat, action.value());
    return plan ? oddsOf(driver.game(), seen, *plan) : std::nullopt;
}

} // namespace escarmouche::tests
