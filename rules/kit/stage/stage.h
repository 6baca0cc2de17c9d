// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace escarmouche::rules::kit {

/** One of so many, seen by all. */
inline Pick pickOf(std::size_t many, std::uint16_t reason)
{
    return {static_cast<std::uint16_t>(many), reason, {}};
}
/** What a table of pairs has for that key; null: nothing. */
auto *valueIn(const auto &table, const auto &key)
{
    const auto met = std::ranges::find(table, key, [](const auto &each) { return each.first; });
    return met == std::end(table) ? nullptr : &met->second;
}

/** What a step of a rule works with: the game, its state, and who is told. The state has a
    `request`, a stack `frames` of variants, and a `result`, a number that a frame leaves for the
    one below it. A step that needs an answer asks and returns. */
template<class G>
struct Stage {
    const G &game;
    typename G::State &state;
    EventSink<typename G::Event> *events = nullptr;

    void ask(const Roll &roll) const { state.request = Request::of(roll); }
    void ask(const Pick &pick) const { state.request = Request::of(pick); }
    /** `prompt` is a code of the game, or an enum of its codes. */
    template<class Prompt>
    void ask(SeatId seat, Prompt prompt) const
    {
        state.request = Request::of(Decision{seat, static_cast<std::uint16_t>(prompt)});
    }
    template<class Frame>
    void push(const Frame &frame) const
    {
        state.frames.push_back(frame);
    }
    /** The frame on top is done. A step that holds a reference to it must not use that again. */
    void pop(int result = 0) const
    {
        state.frames.pop_back();
        state.result = static_cast<std::int16_t>(result);
    }
    /** The game is over. */
    void end() const
    {
        state.frames.clear();
        state.request = Request::over();
    }
    /** `make()` gives the event; it is called only when somebody listens. */
    template<class Make>
    void tell(Make make) const
    {
        if (events)
            events->push_back(make());
    }
    /** Of an event that costs little to make. */
    void tell(typename G::Event event) const
    {
        if (events)
            events->push_back(std::move(event));
    }
};

/** A rule that goes on step by step and keeps nothing else; `Of` tells one from another. */
template<class Of>
struct SteppedFrame {
    std::uint8_t step = 0;

    bool operator==(const SteppedFrame &) const = default;
};
template<class Of>
constexpr auto memberList(std::type_identity<SteppedFrame<Of>>)
{
    return std::tuple{&SteppedFrame<Of>::step};
}

/** The frame on top, if it is of that type. */
template<class Frame, class State>
auto *topFrame(State &state)
{
    return state.frames.empty() ? nullptr : std::get_if<Frame>(&state.frames.back());
}

/** The frame beneath, if it is of that type. */
template<class Frame, class State>
const Frame *frameUnder(const State &state)
{
    const std::size_t frames = state.frames.size();
    return frames < 2 ? nullptr : std::get_if<Frame>(&state.frames[frames - 2]);
}

/** Whom the frame on top is about, if it is about somebody; -1: there is no frame. */
template<class State>
int subjectOf(const State &state, int otherwise)
{
    const auto whoOf = [&](const auto &frame) {
        if constexpr (requires { frame.who; })
            return int{frame.who};
        else
            return otherwise;
    };
    return state.frames.empty() ? -1 : std::visit(whoOf, state.frames.back());
}

/** Lets the frame on top go on, and whichever is on top then, until something is awaited. The steps
    of a frame are a function `run(stage, frame)` beside its type, or beside the stage's. */
template<class Stage>
void runOn(const Stage &stage)
{
    while (stage.state.request.what == Awaited::Nothing) {
        assert(!stage.state.frames.empty());
        std::visit([&](auto &frame) { run(stage, frame); }, stage.state.frames.back());
    }
}

/** Gives the frame on top what chance said, and goes on. A frame that asks for chance has a
   function `take(stage, frame, chance)` beside its type; the request stands until that is done. */
template<class Stage>
void answer(const Stage &stage, const ChanceAnswer &chance)
{
    const auto give = [&](auto &frame) {
        if constexpr (requires { take(stage, frame, chance); })
            take(stage, frame, chance);
        else
            assert(false && "this frame never asks for chance");
    };
    std::visit(give, stage.state.frames.back());
    stage.state.request = {};
    runOn(stage);
}

/** A roll of `count` dice for a reason, with the thresholds that matter. */
template<class Reason>
Roll rollOf(SeatId owner, Reason reason, int count, Reading reading,
            std::initializer_list<int> breaks)
{
    Roll roll;
    roll.count = static_cast<std::uint8_t>(count);
    roll.reading = reading;
    roll.owner = owner;
    roll.reason = static_cast<std::uint16_t>(reason);
    for (const int threshold : breaks)
        roll.breaks.push_back(static_cast<std::uint8_t>(threshold));
    return roll;
}

} // namespace escarmouche::rules::kit
