// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/state/statefields.h"

#include "rules/core/dice/requestfields.h"

namespace escarmouche::rules::kit::geometry {

ESCARMOUCHE_MEMBERS(Point, &T::x, &T::y)
ESCARMOUCHE_MEMBERS(Place, &T::at, &T::level)

} // namespace escarmouche::rules::kit::geometry

namespace escarmouche::rules::musg::play {

ESCARMOUCHE_MEMBERS(FigureSet, &T::words)
ESCARMOUCHE_MEMBERS(TurnFrame, &T::step, &T::phase, &T::active, &T::wave, &T::place,
                    &T::activationsLeft, &T::passed, &T::again, &T::rolling, &T::order, &T::tied,
                    &T::scores, &T::ranks, &T::dice)
ESCARMOUCHE_MEMBERS(ActivationFrame, &T::step, &T::leader, &T::isGroup, &T::leaderDone,
                    &T::followed, &T::others, &T::following)
ESCARMOUCHE_MEMBERS(MoraleFrame, &T::step, &T::test, &T::testing, &T::pending)
ESCARMOUCHE_MEMBERS(TestFrame, &T::step, &T::figure, &T::against, &T::test, &T::rolledAgain)
ESCARMOUCHE_MEMBERS(MoveFrame, &T::step, &T::figure, &T::kind, &T::nerveTest, &T::wasShotAt,
                    &T::path, &T::walked, &T::told, &T::targets, &T::pending)
ESCARMOUCHE_MEMBERS(SpotFrame, &T::step, &T::observer, &T::mover)
ESCARMOUCHE_MEMBERS(ReceptionFrame, &T::step, &T::target, &T::charger)
ESCARMOUCHE_MEMBERS(UnderFireFrame, &T::step, &T::figure, &T::shooter)
ESCARMOUCHE_MEMBERS(ShotFrame::Astray, &T::ally, &T::dice, &T::hits)
ESCARMOUCHE_MEMBERS(ShotFrame, &T::step, &T::shooter, &T::target, &T::victim, &T::guard,
                    &T::guardAsked, &T::burst, &T::gun, &T::band, &T::needed, &T::dice, &T::volley,
                    &T::hits, &T::naturalOnes, &T::pa, &T::shotsLeft, &T::fired, &T::at, &T::cover,
                    &T::astray, &T::aim, &T::choices, &T::group, &T::struck, &T::pending,
                    &T::shotAt)
ESCARMOUCHE_MEMBERS(DamageFrame, &T::step, &T::victim, &T::by, &T::weapon, &T::hits, &T::successes,
                    &T::taken, &T::force, &T::needed, &T::isShot)
ESCARMOUCHE_MEMBERS(StrikeFrame::Blow, &T::by, &T::blade, &T::dice, &T::needed, &T::force, &T::hits,
                    &T::again, &T::dropWorst, &T::automatic)
ESCARMOUCHE_MEMBERS(StrikeFrame, &T::step, &T::attacker, &T::target, &T::at, &T::rerolls, &T::blows)
ESCARMOUCHE_MEMBERS(Reply, &T::accepted, &T::figure)
ESCARMOUCHE_MEMBERS(FigureState, &T::at, &T::level, &T::marks, &T::standing, &T::pv, &T::pa,
                    &T::rallies, &T::medikits, &T::gunsLost, &T::gunsEmpty, &T::shots,
                    &T::brokeOnTurn, &T::foe, &T::downedBy, &T::downedOnTurn, &T::downedAs,
                    &T::downedWith)

void addTo(Checksum &sum, const State &state, std::size_t figures)
{
    sum.add(state.request);
    sum.add(state.chance);
    sum.add(state.rolled);
    sum.add(state.reply);
    sum.add(state.result);
    sum.add(state.turn);
    sum.add(state.frames);
    for (std::size_t at = 0; at < figures; ++at) {
        sum.add(state.figures[at]);
        sum.add(state.seen[at]);
    }
    sum.add(state.points);
    sum.add(state.zones);
    sum.add(state.chiefLost);
    sum.add(state.downed);
    sum.add(state.taken);
    sum.add(state.over);
}

} // namespace escarmouche::rules::musg::play
