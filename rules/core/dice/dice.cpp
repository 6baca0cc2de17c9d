// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/dice/dice.h"

#include <bit>

namespace escarmouche::rules {

namespace {

std::uint64_t splitmix(std::uint64_t &state)
{
    state += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
}

} // namespace

Generator::Generator(std::uint64_t seed) : m_state()
{
    for (std::uint64_t &word : m_state)
        word = splitmix(seed);
}

std::uint64_t Generator::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17U;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

std::uint32_t Generator::below(std::uint32_t bound)
{
    // The words below this one would make the first remainders likelier.
    const std::uint64_t refused = (0U - std::uint64_t{bound}) % bound;
    std::uint64_t word = next();
    while (word < refused)
        word = next();
    return static_cast<std::uint32_t>(word % bound);
}

std::uint64_t seedOf(std::uint64_t batch, std::uint64_t game)
{
    std::uint64_t state = batch;
    state = splitmix(state) ^ game;
    return splitmix(state);
}

ChanceAnswer SeededDice::answer(const Request &request)
{
    if (request.what == Awaited::Pick)
        return ChanceAnswer::ofPick(static_cast<std::uint16_t>(m_generator.below(request.pick.n)));
    ChanceAnswer answer;
    for (int die = 0; die < request.roll.count; ++die)
        answer.faces.push_back(
            static_cast<std::uint8_t>(1 + m_generator.below(request.roll.sides)));
    return answer;
}

ChanceAnswer ScriptedDice::answer(const Request &request)
{
    if (m_next < m_script.size() && fits(m_script[m_next], request))
        return m_script[m_next++];
    m_ranDry = true;
    ChanceAnswer lowest;
    if (request.what == Awaited::Roll)
        lowest.faces.resize(request.roll.count);
    for (std::uint8_t &face : lowest.faces)
        face = 1;
    return lowest;
}

} // namespace escarmouche::rules
