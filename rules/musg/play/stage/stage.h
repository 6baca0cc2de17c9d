// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/stage/stage.h"
#include "rules/musg/play/stage/skirmish.h"

#include <initializer_list>
#include <utility>

namespace escarmouche::rules::musg::play {

using kit::rollOf;

/** What a step of a rule works with: the match, its state, and who is told. A step that needs an
    answer asks and returns; it is run again, at its next step, when the answer is there. */
struct Stage : kit::Stage<Skirmish> {
    FigureState &operator[](FigureId figure) const { return state[figure]; }
    const Fighter &fighter(FigureId figure) const { return game.fighter(figure); }

    /** Tells what happened, with the rules that made it so, the chief one first. `make` is called
        only when somebody listens. */
    template<class Make>
    void tell(std::initializer_list<RuleId> rules, Make make, Audience audience = {}) const
    {
        if (events)
            events->push_back({rules, audience, make()});
    }
    template<class Make>
    void tell(const std::vector<RuleId> &rules, Make make, Audience audience = {}) const
    {
        if (events)
            events->push_back({rules, audience, make()});
    }
};

/** Tells of the faces that chance just gave; `needed` 0: no target number (MUSG-PROFILE-03).
    `also` are rules beside that of the roll's reason. */
void tellDice(const Stage &stage, FigureId figure, int needed, int total, const Cited &also = {});

/** How many of the faces that chance just gave are at least `needed`. */
int successes(const Stage &stage, int needed);

/** Takes PA from a figure and tells of it. */
void spend(const Stage &stage, FigureId figure, int pa, RuleId rule);

/** Sets or clears a mark and tells of it; nothing when it is so already. */
void mark(const Stage &stage, FigureId figure, Mark mark, bool on, RuleId rule);

/** The figure falls where it stands: no threat to anybody, no longer to be attacked
    (MUSG-PROFILE-08). `by` invalid: nobody gets the credit. */
void putOut(const Stage &stage, FigureId figure, FigureId by, EntryId weapon); // victory.cpp

// The steps of each frame, one file a chapter.
void run(const Stage &stage, TurnFrame &frame); // turn.cpp
void run(const Stage &stage, ActivationFrame &frame); // activation.cpp
void run(const Stage &stage, MoraleFrame &frame); // morale.cpp
void run(const Stage &stage, TestFrame &frame); // commandtest.cpp
void run(const Stage &stage, MoveFrame &frame); // moving.cpp
void run(const Stage &stage, SpotFrame &frame); // reactions.cpp
void run(const Stage &stage, ReceptionFrame &frame);
void run(const Stage &stage, UnderFireFrame &frame);
void run(const Stage &stage, ShotFrame &frame); // shooting.cpp
void run(const Stage &stage, DamageFrame &frame); // damage.cpp
void run(const Stage &stage, StrikeFrame &frame); // melee.cpp

} // namespace escarmouche::rules::musg::play
