// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/state/events.h"
#include "rules/musg/play/state/figureset.h"

#include <cstdint>
#include <vector>

namespace escarmouche::rules::musg::play {

class Skirmish;
struct State;

/** One command test of any kind; leaves 1 (passed) or 0 in State::result. Hardened, hatred, Nerfs
    d'acier and the lender are its business (MUSG-PROFILE-03, MUSG-ROUT-02, MUSG-CAMP-29). */
struct TestFrame {
    enum class Step : std::uint8_t { Begin, Rolled };
    Step step = Step::Begin;
    FigureId figure;
    FigureId against; // the enemy it is about, where there is one
    Reason test = Reason::Rout;
    bool rolledAgain = false; // hatred (MUSG-INJURY-14)

    bool operator==(const TestFrame &) const = default;
};

/** The command a figure tests on, with what made it: own or lent Cd, rallies, swarm, group, allies
    at hand, at most 11 (MUSG-PROFILE-13). An absent one (no Cd) is 0. */
struct Command {
    int value = 0;
    FigureId lender; // invalid: his own
    FigureId barred; // who would have lent more, had he not failed himself (MUSG-ROUT-03)
    std::vector<Term> terms; // from the Cd to `value`
};
Command commandOf(const Skirmish &game, const State &state, FigureId figure, Reason test);

/** What it commands by itself, without loan or allies: the order of tests (MUSG-ROUT-04). */
int ownCommandOf(const Skirmish &game, const State &state, FigureId figure);

/** Why a band tests for rout at the end of this turn, if it does (MUSG-ROUT-01). */
struct RoutCause {
    bool chiefLost = false;
    int gone = 0; // out of action, of `strength` deployed
    int strength = 0;

    bool tests() const { return chiefLost || 2 * gone > strength; }
};
RoutCause routCauseOf(const Skirmish &game, const State &state, SeatId seat);

/** Who tests for rout, or may rally now (MUSG-ROUT-01, MUSG-RALLY-01). */
FigureSet routers(const Skirmish &game, const State &state, SeatId seat);
FigureSet ralliers(const Skirmish &game, const State &state, SeatId seat);

/** Rally or rout: tests of many figures, highest command first (MUSG-RALLY-01, MUSG-ROUT-04). */
struct MoraleFrame {
    enum class Step : std::uint8_t { Next, Tested };
    Step step = Step::Next;
    Reason test = Reason::Rout;
    FigureId testing;
    FigureSet pending;

    bool operator==(const MoraleFrame &) const = default;
};

} // namespace escarmouche::rules::musg::play
