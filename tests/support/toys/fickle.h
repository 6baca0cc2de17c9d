// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/ai.h"
#include "rules/core/match/erase.h"
#include "tests/support/toys/toycodecs.h"

#include <memory>
#include <utility>

namespace escarmouche::tests {

/** How many more actions Fickle's rules take; below 0: all of them. */
using Patience = std::shared_ptr<int>;

/** Crypt whose rules may change their mind: what they took when it was done, they may refuse when
    it is played again. */
class Fickle : public crypt::Crypt
{
public:
    static constexpr rules::RuleId kRule{"FICKLE-1"};

    explicit Fickle(Patience left) : m_left(std::move(left)) {}

    rules::Judged<Plan> plan(const State &state, rules::SeatId seat, const Action &action) const
    {
        if (*m_left == 0)
            return rules::refuse(kRule, "changed-my-mind");
        *m_left -= *m_left > 0 ? 1 : 0;
        return Crypt::plan(state, seat, action);
    }

private:
    Patience m_left;
};

struct FickleCodec : CryptCodec {
    using Game = Fickle;

    static constexpr std::string_view kSystem = "fickle";
    static constexpr rules::CodecParts kParts{.scenarios = true};

    Patience left = std::make_shared<int>(-1);

    Result<std::unique_ptr<const Game>> make(const rules::MatchSetup &, std::string_view) const
    {
        return std::make_unique<const Fickle>(left);
    }
    std::unique_ptr<rules::Ai<Game>> machine(std::string_view kind, std::uint64_t seed) const
    {
        return kind == "random" ? std::make_unique<rules::RandomAi<Game>>(seed) : nullptr;
    }
};
static_assert(rules::PlayCodec<FickleCodec>);

} // namespace escarmouche::tests
