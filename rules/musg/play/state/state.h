// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/request.h"
#include "rules/musg/play/state/damage.h"
#include "rules/musg/play/state/events.h"
#include "rules/musg/play/state/melee.h"
#include "rules/musg/play/state/morale.h"
#include "rules/musg/play/state/moving.h"
#include "rules/musg/play/state/shooting.h"
#include "rules/musg/play/state/turn.h"

#include <array>
#include <cstdint>
#include <type_traits>
#include <variant>

namespace escarmouche::rules::musg::play {

/** Where a figure is in the match. */
enum class Standing : std::uint8_t {
    Waiting, // not yet on the table
    OnTable,
    OutOfAction, // lies where it fell (MUSG-PROFILE-08)
    Left, // over the table edge, alive (MUSG-ROUT-08)
    Absent, // not in this game
};

struct FigureState {
    Point at;
    std::int32_t level = 0; // of the feet
    std::uint32_t marks = 0; // bit set of Mark
    Standing standing = Standing::Waiting;
    std::int8_t pv = 0;
    std::uint8_t pa = 0; // left in this activation
    std::uint8_t rallies = 0; // Cd +1 each (MUSG-RALLY-03)
    std::uint8_t medikits = 0; // left
    std::uint8_t gunsLost = 0; // bit set over Fighter::guns
    std::uint8_t gunsEmpty = 0; // to be loaded, with split_slow_reload (MUSG-RANGED-12)
    std::uint8_t shots = 0; // in this activation (MUSG-FIGURANT-07)
    std::uint8_t brokeOnTurn = 0; // MUSG-RALLY-01
    FigureId foe; // whose charge has shaken it, or whom it may not charge now
    FigureId downedBy; // who put it out of action; invalid: nobody
    std::uint8_t downedOnTurn = 0;
    std::uint8_t downedAs = 0; // the how manieth of the match, from 1; 0: it was not
    EntryId downedWith; // the weapon; invalid: none, or of a package

    bool has(Mark mark) const { return (marks & static_cast<std::uint32_t>(mark)) != 0; }
    void set(Mark mark, bool on = true)
    {
        const auto bit = static_cast<std::uint32_t>(mark);
        marks = on ? marks | bit : marks & ~bit;
    }
    bool onTable() const { return standing == Standing::OnTable; }
    kit::geometry::Place place() const { return {at, level}; }

    bool operator==(const FigureState &) const = default;
};

/** A rule in progress. A reaction pushes a frame; it never calls one. */
using Frame = std::variant<TurnFrame, ActivationFrame, MoraleFrame, TestFrame, MoveFrame, SpotFrame,
                           ReceptionFrame, UnderFireFrame, ShotFrame, DamageFrame, StrikeFrame>;

/** Whoever takes cover from a shot may be spotted by another enemy, be shot at again, and so on.
   From one sighting to the next lie at most its own frame, the shot, who is under fire, and his
   move or test; one that there is no room for is not begun: who would react stays as he is. */
inline constexpr std::size_t kMostFrames = 20;
inline constexpr std::size_t kFramesOfSighting = 4;
inline constexpr std::size_t kMostScoreSources = 4;

enum class ScoreSource : std::uint8_t { OutOfAction, Objective, Civilian, Treasury };

/** The answer to a question in the middle of a rule. */
struct Reply {
    bool accepted = false;
    FigureId figure; // chosen, where figures were offered

    bool operator==(const Reply &) const = default;
};

/** Everything that changes in a match. Small and plain; the rest is in Skirmish. */
struct State {
    Request request;
    ChanceAnswer chance; // what chance said last, and to which roll
    Roll rolled;
    Reply reply; // what the asked seat answered last
    std::int16_t result = 0; // what the frame popped last came to
    std::int16_t turn = 0;
    FixedList<Frame, kMostFrames> frames;
    std::array<FigureState, kMostFighters> figures{};
    std::array<FigureSet, kMostFighters> seen{}; // by observer (MUSG-REACT-07)
    std::array<std::array<std::int16_t, kMostScoreSources>, kMostSeats> points{};
    std::array<std::uint8_t, kMostSeats> zones{}; // by seat
    std::uint8_t chiefLost = 0; // bit set of seats whose chief fell this turn (MUSG-ROUT-01)
    std::uint8_t downed = 0; // figures put out of action so far
    std::uint16_t taken = 0; // bit set of objectives that are worth nothing any more
    bool over = false;

    FigureState &operator[](FigureId figure) { return figures[figure.value]; }
    const FigureState &operator[](FigureId figure) const { return figures[figure.value]; }

    bool operator==(const State &) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);

} // namespace escarmouche::rules::musg::play
