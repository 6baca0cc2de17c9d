// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/dice/request.h"
#include "rules/core/values/members.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <vector>

namespace escarmouche::rules::kit {

/** Cards by their kinds, numbered from 1; their order is left to chance, which is asked when one is
    drawn. How many there are all may know; of which kinds, who may look: to others it is hidden. */
template<std::size_t Kinds>
struct Pile {
    std::array<std::uint8_t, Kinds> counts{};
    std::uint8_t size = 0;

    bool operator==(const Pile &) const = default;

    /** So many of each kind. */
    static Pile of(const std::array<std::uint8_t, Kinds> &counts)
    {
        Pile pile;
        for (std::size_t kind = 1; kind <= Kinds; ++kind)
            pile.add(static_cast<int>(kind), counts[kind - 1]);
        return pile;
    }

    bool empty() const { return size == 0; }
    int count(int kind) const { return counts[at(kind)]; }
    void add(int kind, int many = 1)
    {
        counts[at(kind)] = static_cast<std::uint8_t>(counts[at(kind)] + many);
        size = static_cast<std::uint8_t>(size + many);
    }
    /** One of that kind, which is there. */
    void take(int kind)
    {
        assert(count(kind) > 0);
        add(kind, -1);
    }
    /** All cards of another pile, which is empty then. */
    void addAll(Pile &other)
    {
        for (std::size_t kind = 0; kind < Kinds; ++kind)
            counts[kind] = static_cast<std::uint8_t>(counts[kind] + other.counts[kind]);
        size = static_cast<std::uint8_t>(size + other.size);
        other = {};
    }
    void hide() { counts = {}; }

    /** The kinds of its cards in their order, as they are numbered for a draw. */
    std::vector<std::uint8_t> listed() const
    {
        std::vector<std::uint8_t> kinds;
        kinds.reserve(size);
        for (std::size_t kind = 0; kind < Kinds; ++kind)
            kinds.insert(kinds.end(), counts[kind], static_cast<std::uint8_t>(kind + 1));
        return kinds;
    }

    /** What is asked to draw one card: a card that nobody may see has an audience of nobody. */
    Pick pick(std::uint16_t reason, Audience audience) const { return {size, reason, audience}; }
    /** Takes the card that was picked and gives its kind: those of kind 1 are numbered first. */
    int draw(int picked)
    {
        int kind = 1;
        for (; picked >= count(kind); ++kind)
            picked -= count(kind);
        take(kind);
        return kind;
    }
    /** One card as chance has it. */
    int draw(Generator &generator) { return draw(static_cast<int>(generator.below(size))); }

private:
    static std::size_t at(int kind)
    {
        assert(kind >= 1 && kind <= static_cast<int>(Kinds));
        return static_cast<std::size_t>(kind) - 1;
    }
};

/** All cards of a box, where a kind says how `many` there are of it. */
template<std::size_t Kinds, class Kind>
Pile<Kinds> pileOf(const std::vector<Kind> &kinds, int Kind::*many)
{
    Pile<Kinds> pile;
    for (std::size_t at = 0; at < kinds.size(); ++at)
        pile.add(static_cast<int>(at) + 1, kinds[at].*many);
    return pile;
}

template<std::size_t Kinds>
constexpr auto memberList(std::type_identity<Pile<Kinds>>)
{
    return std::tuple{&Pile<Kinds>::counts, &Pile<Kinds>::size};
}

} // namespace escarmouche::rules::kit
