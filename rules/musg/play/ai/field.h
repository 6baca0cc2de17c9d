// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/play/ai/might.h"
#include "rules/musg/play/lookups.h"

#include <optional>
#include <span>
#include <vector>

namespace escarmouche::rules::musg::play {

/** The table as one figure sees it for one decision: who threatens it where, what it could do
    there, what a place is worth to its band. All numbers as harmOf() tells them. */
class Field
{
public:
    Field(const Skirmish &game, const State &seen, FigureId own, MightBook &mights);

    /** An enemy on the table who can be seen. */
    struct Foe {
        FigureId figure;
        kit::geometry::Base base;
        const Might *theirs = nullptr; // at the own figure
        const Might *ours = nullptr; // at him
        std::int32_t walk = 0; // how far he walks, and how far he charges, base to base
        std::int32_t charge = 0;
        bool isHarmless = false; // flees, or acts no more before the match is over
        bool isEngaged = false; // with somebody else than the own figure
        bool isNewTo = false; // a worse one who would spot the own figure for the first time
        int crowd = 0; // others within reach of the same volley
    };

    std::span<const Foe> foes() const { return m_foes; }
    FigureId own() const { return m_own; }

    /** What the enemies may do to the figure at that place before it can act again. */
    int danger(const Place &place) const;
    /** The same in melee with those, who stand with that chance (thousandths): nobody shoots at it,
        but others may join. */
    int dangerAmong(const FigureSet &opponents, const Place &place, int standing) const;
    /** What the shots for nothing of those who see it there first would do (MUSG-REACT-07). */
    int freeShotsAt(const Place &place) const;
    /** The most its shots could do from there with so many PA. */
    int fire(const Place &place, int pa) const;
    /** What it is worth to the band that the figure stands there at the end of its activation,
        beside danger: objectives, the chief's safety, how near it is to somebody it can fight. */
    int objective(const Place &place) const;
    int shielding(const Place &place) const;
    int approach(const Place &place) const;

    /** Where it would go from there if nothing near by mattered: to the best objective, else to the
        nearest enemy it can hurt, a pas short of him; nothing where there is neither. */
    std::optional<Place> destination(const Place &from) const;
    /** Places near by that may matter for what they are: beside the chief, on an objective. */
    std::vector<Point> landmarks(Point from, std::int32_t reach) const;

    /** The figure's base at that place. */
    kit::geometry::Base at(const Place &place) const;

private:
    /** A place of the scenario that the figure could claim, and what for. */
    struct Goal {
        const Objective *objective;
        int worth;
    };
    /** The own chief, where the figure could take a hit for him (MUSG-FREE-01). */
    struct Ward {
        kit::geometry::Base base;
        int saved = 0; // of what is shot at him
    };

    void addFoe(FigureId foe, MightBook &mights);
    void countCrowds();
    void addGoals();
    void addWard(MightBook &mights);
    bool isLastTurn() const;
    bool isSeenBy(const Foe &foe, const kit::geometry::Base &base) const;
    int throughCover(int harm, const kit::geometry::Base &shooter,
                     const kit::geometry::Base &target) const;
    int threat(const Foe &foe, const kit::geometry::Base &base) const;

    const Skirmish &m_game;
    const State &m_seen;
    FigureId m_own;
    SeatId m_seat;
    std::vector<Foe> m_foes;
    std::vector<Goal> m_goals;
    std::optional<Ward> m_ward;
};

} // namespace escarmouche::rules::musg::play
