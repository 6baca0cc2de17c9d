// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/sight/cover.h"
#include "rules/musg/play/stage/skirmish.h"

#include <span>
#include <vector>

namespace escarmouche::rules::musg::play {

// What several chapters ask of a state.

/** Every figure on the table, ascending; of one seat, or of all others. */
FigureSet onTable(const Skirmish &game, const State &state);
FigureSet friendsOf(const Skirmish &game, const State &state, SeatId seat);
FigureSet foesOf(const Skirmish &game, const State &state, SeatId seat);

/** Base to base, hundredths of a pas, rounded up (MUSG-PROFILE-05). */
std::int32_t distance(const Skirmish &game, const State &state, FigureId a, FigureId b);
bool isWithin(const Skirmish &game, const State &state, FigureId a, FigureId b, std::int32_t limit);
bool inContact(const Skirmish &game, const State &state, FigureId a, FigureId b);

/** Those on the table that a figure touches, of a set without it or of its enemies; engaged when
    it touches an enemy. */
FigureSet touched(const Skirmish &game, const State &state, FigureId figure,
                  const FigureSet &among);
FigureSet touchedFoes(const Skirmish &game, const State &state, FigureId figure);
bool isEngaged(const Skirmish &game, const State &state, FigureId figure);

/** One of the three lines of sight is free, whichever of them looks (MUSG-LOS-01). */
bool isInSight(const Skirmish &game, const State &state, FigureId a, FigureId b);
bool isInSight(const Skirmish &game, const kit::geometry::Base &a, const kit::geometry::Base &b);
/** That, and the other is not hidden (MUSG-MERC-10). */
bool sees(const Skirmish &game, const State &state, FigureId observer, FigureId other);
/** A quick estimate of how many obstacles cover the target; 0: it has no cover (MUSG-COVER-01). */
int screensBetween(const Skirmish &game, const kit::geometry::Base &shooter,
                   const kit::geometry::Base &target);
/** What of the target is hidden from the shooter by terrain and those figures. */
kit::geometry::Cover coverBetween(const Skirmish &game, const kit::geometry::Base &shooter,
                                  const kit::geometry::Base &target,
                                  std::span<const kit::geometry::Base> figures);

/** A set grown along gaps of at most one pas, within `among` (MUSG-FIGURANT-02,
    MUSG-RANGED-08). */
FigureSet chain(const Skirmish &game, const State &state, FigureId from, const FigureSet &among);

/** The same, among those only for whom `may(FigureId)`: asked of each who is near enough, once. */
template<class May>
FigureSet chain(const Skirmish &game, const State &state, FigureId from, FigureSet among, May may)
{
    FigureSet linked;
    linked.insert(from);
    among.erase(from);
    for (FigureSet fresh = linked; !fresh.empty();) {
        const FigureId member = fresh.first();
        fresh.erase(member);
        among.each([&](FigureId candidate) {
            if (!isWithin(game, state, member, candidate, kPas))
                return;
            among.erase(candidate);
            if (!may(candidate))
                return;
            linked.insert(candidate);
            fresh.insert(candidate);
        });
    }
    return linked;
}

/** The bases of all figures on the table but those, with who they are. */
struct Bystanders {
    std::vector<kit::geometry::Base> bases;
    std::vector<FigureId> figures;
};
Bystanders bystanders(const Skirmish &game, const State &state, const FigureSet &without);

/** The activation in progress, if any, and whether the figure takes part in it. */
const ActivationFrame *activation(const State &state);
bool isActing(const State &state, FigureId figure);

/** The frame on top, where it is of that kind. */
template<class F>
const F *top(const State &state)
{
    return state.frames.empty() ? nullptr : std::get_if<F>(&state.frames.back());
}

/** R against a hit by `foe` now: armour is in the profile; shaken takes 1 off, never below 1
    (MUSG-REACT-06). */
int resistance(const Skirmish &game, const State &state, FigureId figure, FigureId foe);

/** The least d6 result that takes a PV (MUSG-DAMAGE-01, -02, -04). */
int damageNeeded(int force, int resistance);

} // namespace escarmouche::rules::musg::play
