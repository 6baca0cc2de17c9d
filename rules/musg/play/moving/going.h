// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ways/path.h"
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/stage/stage.h"

#include <array>
#include <vector>

namespace escarmouche::rules::musg::play {

/** Eight directions and those between them: cosine and sine in thousandths. */
inline constexpr std::array<Point, 16> kDirections = {{{1000, 0},
                                                       {924, 383},
                                                       {707, 707},
                                                       {383, 924},
                                                       {0, 1000},
                                                       {-383, 924},
                                                       {-707, 707},
                                                       {-924, 383},
                                                       {-1000, 0},
                                                       {-924, -383},
                                                       {-707, -707},
                                                       {-383, -924},
                                                       {0, -1000},
                                                       {383, -924},
                                                       {707, -707},
                                                       {924, -383}}};

/** What a figure may spend on a move of that kind: Mvt, the normal-ground bonuses, what difficult
    ground and walls cost it (MUSG-ACT-02..04, -06, -11, MUSG-EQUIP-03, -08, -12, MUSG-PROFILE-17).
 */
kit::geometry::Gait gaitOf(const Skirmish &game, FigureId figure, MoveKind kind);

/** The same gait with PA for a way across the whole table and back. */
kit::geometry::Gait endless(const Skirmish &game, kit::geometry::Gait gait);

/** The other figures in the way of a mover, who may be touched (the targets of a charge, those it
    leaves) and who not. Hidden figures stop nobody before they are met (MUSG-ACT-15,
    MUSG-MERC-10). */
std::vector<kit::geometry::Other> othersFor(const Skirmish &game, const State &state,
                                            FigureId mover, const FigureSet &touchable);

/** The straight way from a figure by that vector, its length in hundredths of a pas. */
Path straight(const State &state, FigureId figure, Point direction, std::int32_t length);
/** As much of a way as the figure can go without contact, stop on nobody (MUSG-REACT-12). */
Path asFarAsPossible(const Skirmish &game, const State &state, FigureId figure, const Path &path,
                     std::int32_t length);
/** The nearest place within `length` where `serves` holds, by one of sixteen straight ways, or
    straight away from the enemy as far as it goes (MUSG-REACT-08, -10). */
template<class Serves>
Path refuge(const Skirmish &game, const State &state, FigureId figure, FigureId enemy,
            std::int32_t length, Serves serves);
std::vector<Path> sixteenWays(const Skirmish &game, const State &state, FigureId figure,
                              FigureId enemy, std::int32_t length);
Path awayFrom(const Skirmish &game, const State &state, FigureId figure, FigureId enemy,
              std::int32_t length);

template<class Serves>
Path refuge(const Skirmish &game, const State &state, FigureId figure, FigureId enemy,
            std::int32_t length, Serves serves)
{
    for (std::int32_t reach = kPas; reach <= length; reach += kPas) {
        for (const Path &path : sixteenWays(game, state, figure, enemy, reach)) {
            if (serves(path.last()))
                return path;
        }
    }
    return awayFrom(game, state, figure, enemy, length);
}

/** Puts the fleeing figure on its way to the nearest table edge, for one move; false: it has no PA
    left or cannot move. Engaged, it breaks away first (MUSG-REACT-02, MUSG-ROUT-06). */
bool flee(const Stage &stage, FigureId figure);

/** A way as events tell it. */
inline std::vector<Place> wayOf(const Path &path)
{
    return {path.all().begin(), path.all().end()};
}

/** The beginning of a way, up to that many hundredths along it. */
Path cut(const Path &path, std::int32_t walked);

/** The targets that a base at that place touches. */
FigureSet touchedAt(const Skirmish &game, const State &state, FigureId figure, const Place &place,
                    const FigureSet &among);

/** Whether a move to that end leaves the troll farther from his chief than he has to be
    (MUSG-MERC-06). */
bool strays(const Skirmish &game, const State &state, FigureId figure, const Place &end);

/** Everybody who sees a better enemy now has seen it (MUSG-REACT-07): end of deployment. */
void noteSights(const Stage &stage);

/** Shows a hidden figure to all (MUSG-MERC-10). */
void reveal(const Stage &stage, FigureId figure);

/** The rule that a move of that kind is made by. */
RuleId ruleOf(MoveKind kind);
/** Tells that the figure came from there to where it stands. */
void tellMove(const Stage &stage, FigureId figure, MoveKind kind, const Place &from);
/** Puts the figure there and tells of it; nothing when it stands there. */
void moveTo(const Stage &stage, FigureId figure, MoveKind kind, const Place &to);

} // namespace escarmouche::rules::musg::play
