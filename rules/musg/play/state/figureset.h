// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/state/fighter.h"

#include <array>
#include <bit>
#include <cstdint>

namespace escarmouche::rules::musg::play {

/** A set of figures, in the order of their ids. */
struct FigureSet {
    std::array<std::uint64_t, kMostFighters / 64> words{};

    bool operator==(const FigureSet &) const = default;

    bool contains(FigureId figure) const
    {
        return ((words[figure.value / 64U] >> (figure.value % 64U)) & 1U) != 0;
    }
    void insert(FigureId figure)
    {
        words[figure.value / 64U] |= std::uint64_t{1} << (figure.value % 64U);
    }
    void erase(FigureId figure)
    {
        words[figure.value / 64U] &= ~(std::uint64_t{1} << (figure.value % 64U));
    }
    bool empty() const { return words == decltype(words){}; }
    int count() const
    {
        int total = 0;
        for (const std::uint64_t word : words)
            total += std::popcount(word);
        return total;
    }
    FigureSet &operator|=(const FigureSet &other)
    {
        for (std::size_t at = 0; at < words.size(); ++at)
            words[at] |= other.words[at];
        return *this;
    }
    /** The one of the lowest id; invalid: empty. */
    FigureId first() const
    {
        for (std::size_t at = 0; at < words.size(); ++at) {
            if (words[at] != 0)
                return {static_cast<std::uint8_t>(
                    at * 64 + static_cast<std::size_t>(std::countr_zero(words[at])))};
        }
        return {};
    }
    /** Calls `visit(FigureId)` for each, ascending. */
    template<class Visit>
    void each(Visit visit) const
    {
        for (std::size_t at = 0; at < words.size(); ++at) {
            for (std::uint64_t word = words[at]; word != 0; word &= word - 1)
                visit(FigureId{static_cast<std::uint8_t>(
                    at * 64 + static_cast<std::size_t>(std::countr_zero(word)))});
        }
    }
};

} // namespace escarmouche::rules::musg::play
