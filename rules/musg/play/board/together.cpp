// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/moving/going.h"
#include "rules/musg/play/stage/lookups.h"
#include "rules/musg/play/stage/turnsteps.h"
#include "rules/musg/play/story/telling.h"

#include <algorithm>
#include <cstdlib>

// Those of one activation moved by one click: an act of its own for each, one after another.

namespace escarmouche::rules::musg::play {

namespace {

/** Those who could act with the figure; the leader of an escort first, then whoever is farthest on
    the way, who makes room for those behind (MUSG-FIGURANT-09). */
std::vector<FigureId> inOrder(const State &seen, const ActivationFrame &frame, Point way)
{
    FigureSet unit = frame.others;
    unit.insert(frame.leader);
    std::vector<FigureId> members;
    unit.each([&](FigureId figure) {
        if (seen[figure].onTable() && seen[figure].pa > 0)
            members.push_back(figure);
    });
    const auto rank = [&](FigureId figure) {
        const Point at = seen[figure].at;
        const bool isLed = !frame.isGroup && figure != frame.leader;
        return std::pair(isLed, -(std::int64_t{at.x} * way.x + std::int64_t{at.y} * way.y));
    };
    std::ranges::stable_sort(members, {}, rank);
    return members;
}

/** The acts of all who can, the first with the others after it; nothing where fewer than two can.
    `act(Outlook, FigureId)` is what one would do once those before him have. */
template<class Act>
std::optional<Possible> oneAfterAnother(const std::vector<FigureId> &members,
                                        const Outlook &outlook, Act act)
{
    State state = outlook.seen();
    std::optional<Possible> all;
    for (const FigureId member : members) {
        const Outlook then(outlook.game(), state, outlook.seat());
        std::optional<Possible> made = act(all ? then : outlook, member);
        if (!made || !made->plan)
            continue;
        goAsPlanned(std::get<MovePlan>(made->plan->what), *made->plan, state);
        if (all)
            all->then.push_back(std::move(*made));
        else
            all = std::move(made);
    }
    if (all && all->then.empty())
        all.reset();
    return all;
}

/** Bases there do not touch. */
bool areApart(const Skirmish &game, const Place &one, const Place &other)
{
    return std::abs(one.level - other.level) >= game.switches().figureHeight ||
           squaredDistance(one.at, other.at) > kit::geometry::squared(2 * game.radius());
}

bool hasRoom(const Skirmish &game, const State &state, FigureId figure, const Place &place)
{
    kit::geometry::Base base = game.base(state, figure);
    base.place = place;
    bool isFree = game.table().isClear(base);
    onTable(game, state).each([&](FigureId other) {
        isFree = isFree && (other == figure || areApart(game, state[other].place(), place));
    });
    return isFree;
}

/** That place, or the nearest about it where the figure has room and that is not `taken`. */
std::optional<Place> roomAt(const Skirmish &game, const State &state, FigureId figure,
                            const Place &wanted, const Place &taken)
{
    constexpr std::int32_t kFarthest = 4 * kPas;
    for (std::int32_t away = 0; away <= kFarthest; away += kPas / 2) {
        for (const Point direction : kDirections) {
            const Point at = wanted.at + kit::geometry::scaled(direction, away);
            const Place place = placeAt(game, {at.x, at.y, wanted.level});
            if (areApart(game, place, taken) && hasRoom(game, state, figure, place))
                return place;
            if (away == 0)
                break; // all directions lead there
        }
    }
    return std::nullopt;
}

/** Where the figure itself comes to on its way there, as the others keep their places about it. */
Place endOf(const std::optional<Possible> &made, const Place &goal)
{
    return made && made->plan ? std::get<MovePlan>(made->plan->what).path.last() : goal;
}

} // namespace

void goAsPlanned(const MovePlan &move, const Plan &plan, State &state)
{
    noteDeed(state, plan);
    FigureState &mover = state[move.figure];
    mover.at = move.path.last().at;
    mover.level = move.path.last().level;
    mover.pa = static_cast<std::uint8_t>(std::max(0, mover.pa - move.pa));
}

std::optional<Possible> goTogether(const Outlook &outlook, FigureId figure, MoveKind kind,
                                   const Place &goal)
{
    const Skirmish &game = outlook.game();
    const State &seen = outlook.seen();
    const ActivationFrame *frame = activation(seen);
    if (!frame || frame->others.empty() || isEngaged(game, seen, figure))
        return std::nullopt;
    const Place end = endOf(goTo(outlook, figure, kind, goal), goal);
    const Point shift = end.at - seen[figure].at;
    const auto step = [&](const Outlook &then, FigureId member) -> std::optional<Possible> {
        const State &state = then.seen();
        if (isEngaged(game, state, member))
            return std::nullopt;
        const Place wanted{state[member].at + shift, end.level};
        const auto room =
            member == figure ? std::optional(end) : roomAt(game, state, member, wanted, end);
        if (!room)
            return std::nullopt;
        auto made = goTo(then, member, kind, *room);
        // On the way there he may stop where the figure is to stand.
        const bool isApart = member == figure || areApart(game, endOf(made, *room), end);
        return isApart ? std::move(made) : std::nullopt;
    };
    return oneAfterAnother(inOrder(seen, *frame, shift), outlook, step);
}

std::optional<Possible> chargeTogether(const Outlook &outlook, FigureId foe)
{
    const State &seen = outlook.seen();
    const ActivationFrame *frame = activation(seen);
    if (!frame || frame->others.empty())
        return std::nullopt;
    const Point way = seen[foe].at - seen[frame->leader].at;
    const auto step = [&](const Outlook &then, FigureId member) -> std::optional<Possible> {
        if (isEngaged(then.game(), then.seen(), member))
            return std::nullopt;
        return chargeAt(then, member, foe);
    };
    return oneAfterAnother(inOrder(seen, *frame, way), outlook, step);
}

Phrase togetherLabel(const Skirmish &game, const Possible &all)
{
    const auto &move = std::get<MovePlan>(all.plan->what);
    Phrase label{"act.walk-together", {{"count", static_cast<std::int64_t>(all.then.size() + 1)}}};
    if (move.kind == MoveKind::Run)
        label.key = "act.run-together";
    if (move.kind == MoveKind::Charge) {
        label.key = "act.charge-together";
        label.values.emplace_back("whom", nameOf(game, move.targets.first()));
    }
    return label;
}

} // namespace escarmouche::rules::musg::play
