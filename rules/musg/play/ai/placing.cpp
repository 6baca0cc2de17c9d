// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/contact.h"
#include "rules/musg/play/ai/normal.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Box;

namespace {

constexpr int kTries = 16;

/** Where the other bands may be met first: three places along the front of each of their zones. */
std::vector<Base> fronts(const Table &table)
{
    const auto own = table.seen.zones[static_cast<std::size_t>(table.seat.value)];
    const auto &zones = table.game.scenario().zones;
    std::vector<Base> places;
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
        if (zone == own)
            continue;
        const Box &box = zones[zone].box;
        const Point middle = kit::geometry::middleOf(box);
        const std::array<Point, 3> row = {
            middle,
            zones[zone].forward.x == 0 ? Point{(box.least.x + middle.x) / 2, middle.y}
                                       : Point{middle.x, (box.least.y + middle.y) / 2},
            zones[zone].forward.x == 0 ? Point{(box.most.x + middle.x) / 2, middle.y}
                                       : Point{middle.x, (box.most.y + middle.y) / 2}};
        for (const Point at : row)
            places.push_back({{at, table.game.table().highest(at)},
                              table.game.radius(),
                              table.game.switches().figureHeight});
    }
    return places;
}

int friendsNear(const Table &table, FigureId figure, const Base &base)
{
    constexpr std::int32_t kAtHand = 3 * kPas; // they steady one another (MUSG-REACT-11)
    int near = 0;
    friendsOf(table.game, table.seen, table.seat).each([&](FigureId mate) {
        if (mate != figure &&
            kit::geometry::isWithin(base, table.game.base(table.seen, mate), kAtHand))
            ++near;
    });
    return std::min(near, 2);
}

Worth worthOfPlace(const Table &table, const Field &field, const Place &place,
                   const std::vector<Base> &fronts)
{
    constexpr int kSeen = 150;
    constexpr int kForward = 20; // a pas
    constexpr int kFriend = 60;
    const Fighter &fighter = table.game.fighter(field.own());
    const Base base = field.at(place);
    int seen = 0;
    for (const Base &front : fronts)
        seen += isInSight(table.game, front, base) ? 1 : 0;
    const auto zone = table.seen.zones[static_cast<std::size_t>(table.seat.value)];
    const Point forward = table.game.scenario().zones[zone].forward;
    const auto ahead = static_cast<int>(dot(place.at, forward) / kPas);
    Worth worth;
    worth[Motive::Danger] =
        -seen * kSeen * (fighter.rank == Rank::Chief ? 2 : 1) - field.danger(place);
    worth[Motive::Harm] = field.fire(place, fighter.pa) / 2;
    worth[Motive::Prospect] = ahead * (fighter.rank == Rank::Chief ? 0
                                       : fighter.guns.empty()      ? 2 * kForward
                                                                   : kForward);
    worth[Motive::Objective] = field.objective(place) / 2;
    worth[Motive::Support] = kFriend * friendsNear(table, field.own(), base);
    return worth;
}

} // namespace

Candidates weighPlaces(const Table &table)
{
    Candidates out;
    const auto open = std::ranges::find_if(table.options, &Option<Action>::open);
    const auto closed =
        std::ranges::find_if(table.options, [](const auto &option) { return !option.open; });
    if (open != table.options.end()) {
        const FigureId figure = std::get<PlaceFigure>(open->action).figure;
        const Field field(table.game, table.seen, figure, table.mights);
        const auto seenFrom = fronts(table);
        for (int attempt = 0; attempt < kTries; ++attempt) {
            const Action action = table.game.sample(table.seen, *open, table.generator);
            const Place place = std::get<PlaceFigure>(action).at;
            out.push_back({action, std::nullopt, worthOfPlace(table, field, place, seenFrom)});
        }
    }
    if (out.empty() && closed != table.options.end())
        out.push_back({closed->action});
    if (out.empty())
        out.push_back({table.options.front().action});
    return out;
}

} // namespace escarmouche::rules::musg::play
