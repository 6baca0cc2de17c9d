// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/requestfields.h"
#include "rules/core/values/members.h"
#include "rules/kit/stage/stage.h"

#include <cstdint>

namespace escarmouche::rules::kit {

/** A frame that asks seats one after the other whether they do something now. Each may pass, and
    among its options the game lists the pass. Whom it asks must follow from what all may know: if
    it asked only those who hold a card that fits, it would tell the others that they do. */
struct Window {
    std::uint16_t prompt = 0; // of its decisions
    SeatId next = {}; // with whom it goes on
    Audience asked = {}, left = {}; // at all; still to be asked

    bool operator==(const Window &) const = default;

    /** Of those seats, in their order from `first` on. */
    template<class Prompt>
    static Window of(Prompt prompt, Audience asked, SeatId first)
    {
        return {static_cast<std::uint16_t>(prompt), first, asked, asked};
    }

    /** Whose turn it is to say; nobody: it is closed. */
    SeatId asks() const
    {
        for (int step = 0; step < kMostSeats; ++step) {
            const SeatId seat = after(next, step);
            if (left.includes(seat))
                return seat;
        }
        return kNoSeat;
    }
    /** The seat that is asked has said all it will; the next one is asked. */
    void pass()
    {
        const SeatId seat = asks();
        left.seats = static_cast<std::uint8_t>(left.seats & ~Audience::only(seat).seats);
        next = after(seat, 1);
    }
    /** The seat that is asked has done something that all may answer: everybody is asked again,
        those behind it first. What it did must use something up, so that this ends. */
    void askAgain()
    {
        next = after(asks(), 1);
        left = asked;
    }
    /** Nobody else is asked. */
    void close() { left.seats = 0; }

private:
    static SeatId after(SeatId seat, int steps)
    {
        return {static_cast<std::int8_t>((seat.value + steps) % kMostSeats)};
    }
};
ESCARMOUCHE_MEMBERS(Window, &T::prompt, &T::next, &T::asked, &T::left)

/** The seats of a match, without those named: whoever opened the window. */
inline Audience allSeats(int seats, SeatId but = {})
{
    const unsigned all = (1U << static_cast<unsigned>(seats)) - 1U;
    return {
        static_cast<std::uint8_t>(but.valid() ? all & ~unsigned{Audience::only(but).seats} : all)};
}

/** The steps of the frame: it asks the next seat, or is done. */
template<class G>
void run(const Stage<G> &stage, Window &window)
{
    const SeatId seat = window.asks();
    if (seat.valid())
        stage.ask(seat, window.prompt);
    else
        stage.pop();
}

} // namespace escarmouche::rules::kit
