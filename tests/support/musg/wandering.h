// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "rules/musg/play/matchrules.h"
#include "tests/support/musg/musgsetups.h"

#include <QTest>

#include <functional>
#include <memory>

namespace escarmouche::tests {

inline const rules::MatchRules &musgRules()
{
    static const auto kRules = rules::musg::play::matchRules(musgCatalogue());
    return *kRules;
}

inline std::unique_ptr<rules::Match> begun(int number)
{
    auto match = musgRules().begin(musgSetup(number, "random"));
    return match ? std::move(*match) : nullptr;
}

/** Plays a match at random; `look` sees it whenever a seat is asked. */
inline void wanderThrough(rules::Match &match, std::uint64_t seed, int limit,
                          const std::function<void(rules::SeatId, int)> &look)
{
    rules::SeededDice dice(seed);
    for (int decisions = 0; decisions < limit;) {
        const rules::Request request = match.awaited();
        if (request.what == rules::Awaited::Over)
            return;
        if (request.isChance()) {
            QVERIFY(match.answer(dice.answer(request)));
            continue;
        }
        const rules::SeatId seat = request.decision.seat;
        look(seat, decisions++);
        if (QTest::currentTestFailed())
            return;
        const auto choice = match.choose(seat);
        QVERIFY(choice);
        QVERIFY(match.submit(seat, *choice));
    }
}

} // namespace escarmouche::tests
