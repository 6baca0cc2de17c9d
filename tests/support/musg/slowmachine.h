// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/erase.h"
#include "rules/core/rulesystem.h"
#include "rules/musg/play/skirmishcodec.h"
#include "tests/support/musg/catalogue.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>
#include <utility>

namespace escarmouche::tests {

/** M.U.S.G. whose machines take as long over each choice as `pause` says, as on a slow computer;
    not "random", by which tests play for people. */
class SlowCodec : public rules::musg::play::SkirmishCodec
{
public:
    using Machine = rules::Ai<Game>;

    explicit SlowCodec(std::shared_ptr<const std::atomic<int>> pause)
        : SkirmishCodec(musgCatalogue()), m_pause(std::move(pause))
    {
    }

    std::unique_ptr<Machine> machine(std::string_view kind, std::uint64_t seed) const
    {
        auto quick = SkirmishCodec::machine(kind, seed);
        if (!quick || kind == "random")
            return quick;
        return std::make_unique<Slow>(std::move(quick), m_pause);
    }

private:
    class Slow final : public Machine
    {
    public:
        Slow(std::unique_ptr<Machine> quick, std::shared_ptr<const std::atomic<int>> pause)
            : m_quick(std::move(quick)), m_pause(std::move(pause))
        {
        }
        rules::Chosen<Game> choose(const Game &game, const Game::State &seen,
                                   rules::SeatId seat) override
        {
            std::this_thread::sleep_for(std::chrono::milliseconds(m_pause->load()));
            return m_quick->choose(game, seen, seat);
        }

    private:
        std::unique_ptr<Machine> m_quick;
        std::shared_ptr<const std::atomic<int>> m_pause;
    };

    std::shared_ptr<const std::atomic<int>> m_pause; // milliseconds
};

/** The matches of M.U.S.G. are played with such machines. */
inline void slowDown(rules::RuleSystems &systems, std::shared_ptr<const std::atomic<int>> pause)
{
    const auto musg = std::ranges::find(systems, "musg", &rules::RuleSystem::key);
    musg->matches = rules::erase(SlowCodec(std::move(pause)));
}

} // namespace escarmouche::tests
