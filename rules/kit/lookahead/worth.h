// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"
#include "rules/kit/stage/shortlist.h"

#include <concepts>
#include <string_view>
#include <vector>

namespace escarmouche::rules::kit {

/** What a position is worth to a seat, or what an action adds to that: its parts by name, in
    thousandths of a point. The phrase book calls a part "motive." and its name. */
struct Worth {
    struct Part {
        std::string_view name;
        int value = 0;

        bool operator==(const Part &) const = default;
    };
    ShortList<Part, 12> parts; // of the game at most eleven: one is the machine's

    bool operator==(const Worth &) const = default;

    /** Adds to the part of that name. */
    void add(std::string_view name, int value)
    {
        for (Part &part : parts) {
            if (part.name == name) {
                part.value += value;
                return;
            }
        }
        parts.push_back({name, value});
    }
    void add(const Worth &other, int times = 1)
    {
        for (const Part &part : other.parts)
            add(part.name, times * part.value);
    }
    int total() const
    {
        int sum = 0;
        for (const Part &part : parts)
            sum += part.value;
        return sum;
    }
};

/** A base for a Mind that tries every option. */
struct TriesAll {
    static void shorten(const auto & /*game*/, const auto & /*seen*/, SeatId, auto & /*options*/) {}
};

/** What a game gives to be played by a Lookahead.
    - `worth`: of the state to the seat, the end of the game included. It never asks what the seat
      may not know of the state it stands for: it is asked of states with all guessed.
    - `guess`: fills in what the seat may not know, at random among all that fits what it sees.
    - `shorten`: leaves out of many options those that are hardly worth a try, never all.
    - `isApart`, if it has one: the question is weighed by itself, though what led to it goes on:
      what was done before is tried without random answers to it. */
template<class M, class G>
concept Mind = requires(const M &mind, const G &game, const typename G::State &state,
                        typename G::State &seen, SeatId seat, Generator &generator,
                        std::vector<Option<typename G::Action>> &options)
{
    {
        mind.shorten(game, state, seat, options)
        } -> std::same_as<void>;
    {
        mind.worth(game, state, seat)
        } -> std::same_as<Worth>;
    {
        mind.guess(game, seen, seat, generator)
        } -> std::same_as<void>;
};

} // namespace escarmouche::rules::kit
