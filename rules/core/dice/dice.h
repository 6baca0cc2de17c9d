// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/request.h"

#include <array>
#include <cstdint>
#include <vector>

namespace escarmouche::rules {

/** xoshiro256**, seeded by splitmix64. Our own, because std:: distributions differ between
    libraries and a replay must not. */
class Generator
{
public:
    explicit Generator(std::uint64_t seed);

    std::uint64_t next();
    /** Uniform in 0 .. bound-1, without bias. `bound` is at least 1. */
    std::uint32_t below(std::uint32_t bound);
    template<class List>
    void shuffle(List &list)
    {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[below(static_cast<std::uint32_t>(left))]);
    }

private:
    std::array<std::uint64_t, 4> m_state;
};

/** The seed of game i of a batch: the same in one shard or a hundred. */
std::uint64_t seedOf(std::uint64_t batch, std::uint64_t game);

/** Where chance comes from: a generator, a script, or the people at the table. */
class DiceSource
{
public:
    virtual ~DiceSource() = default;
    /** An answer that fits the request, which is a Roll or a Pick. */
    virtual ChanceAnswer answer(const Request &request) = 0;
};

class SeededDice final : public DiceSource
{
public:
    explicit SeededDice(std::uint64_t seed) : m_generator(seed) {}
    ChanceAnswer answer(const Request &request) override;

private:
    Generator m_generator;
};

/** Gives the answers it was given, in order; for tests and replays. It notes the first request it
    has no fitting answer for, and answers that with the lowest faces. */
class ScriptedDice final : public DiceSource
{
public:
    explicit ScriptedDice(std::vector<ChanceAnswer> script) : m_script(std::move(script)) {}
    ChanceAnswer answer(const Request &request) override;

    bool usedUp() const { return m_next == m_script.size(); }
    bool ranDry() const { return m_ranDry; }

private:
    std::vector<ChanceAnswer> m_script;
    std::size_t m_next = 0;
    bool m_ranDry = false;
};

} // namespace escarmouche::rules
