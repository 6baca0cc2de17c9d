// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/moving/onway.h"

#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/stage/lookups.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::placeAlong;
using kit::geometry::walkedLength;

namespace {

Base baseAlong(const Skirmish &game, const State &state, const MoveFrame &frame,
               std::int32_t walked)
{
    Base base = game.base(state, frame.figure);
    base.place = placeAlong(frame.path, walked);
    return base;
}

/** One of those enemies stands in the way there. Whom the figure already touches it may leave; a
    hidden one it runs into (MUSG-MERC-10). */
bool isBarred(const Skirmish &game, const State &state, const MoveFrame &frame,
              const FigureSet &foes, std::int32_t walked)
{
    const Base before = baseAlong(game, state, frame, walked - 1);
    const Base there = baseAlong(game, state, frame, walked);
    bool barred = false;
    foes.each([&](FigureId foe) {
        if (barred || state[foe].has(Mark::Hidden))
            return;
        const Base other = game.base(state, foe);
        // MUSG-ACT-15
        const bool touches = kit::geometry::inContact(there, other);
        barred =
            kit::geometry::overlap(there, other) ||
            (touches && frame.kind != MoveKind::Charge && !kit::geometry::inContact(before, other));
    });
    return barred;
}

/** The enemies who stand so near to the way that it has to be looked at point by point. */
FigureSet nearWay(const Skirmish &game, const State &state, const MoveFrame &frame)
{
    const std::int32_t apart = 2 * game.radius() + kit::geometry::kContactGap;
    const auto places = frame.path.all();
    FigureSet found;
    foesOf(game, state, game.fighter(frame.figure).seat()).each([&](FigureId foe) {
        bool near = false;
        for (std::size_t leg = 1; leg < places.size() && !near; ++leg)
            near =
                kit::geometry::isWithin(state[foe].at, {places[leg - 1].at, places[leg].at}, apart);
        if (near)
            found.insert(foe);
    });
    return found;
}

/** How far it surely goes on before it comes near one of them. */
std::int32_t clearAhead(const Skirmish &game, const State &state, const MoveFrame &frame,
                        const FigureSet &foes, std::int32_t walked)
{
    constexpr std::int32_t kMargin = kPas / 4; // from there on it is looked at point by point
    const Point at = placeAlong(frame.path, walked).at;
    std::int64_t least = kit::geometry::kMostCoordinate;
    foes.each([&](FigureId foe) {
        least = std::min(least, kit::geometry::rootDown(squaredDistance(at, state[foe].at)));
    });
    const std::int64_t kept = 2 * game.radius() + kit::geometry::kContactGap + kMargin;
    return static_cast<std::int32_t>(std::max<std::int64_t>(0, least - kept));
}

} // namespace

bool mayStopAt(const Skirmish &game, const State &state, const MoveFrame &frame,
               std::int32_t walked)
{
    const Base base = baseAlong(game, state, frame, walked);
    bool free = true;
    onTable(game, state).each([&](FigureId other) {
        // MUSG-ACT-15
        const bool isAnother = other != frame.figure;
        free = free && !(isAnother && kit::geometry::overlap(base, game.base(state, other)));
    });
    return free;
}

std::int32_t lastStop(const Skirmish &game, const State &state, const MoveFrame &frame,
                      std::int32_t walked)
{
    while (walked > 0 && !mayStopAt(game, state, frame, walked))
        --walked;
    return walked;
}

std::int32_t wayLeft(const Skirmish &game, const State &state, const MoveFrame &frame)
{
    const std::int32_t end = walkedLength(frame.path);
    const FigureSet foes = nearWay(game, state, frame);
    std::int32_t reach = foes.empty() ? end : frame.walked;
    while (reach < end) {
        const std::int32_t clear = clearAhead(game, state, frame, foes, reach);
        if (clear == 0 && isBarred(game, state, frame, foes, reach + 1))
            break;
        reach = std::min(end, reach + std::max(1, clear));
    }
    return lastStop(game, state, frame, reach);
}

} // namespace escarmouche::rules::musg::play
