// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/contact.h"
#include "rules/musg/play/ai/normal.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::musg::play {

using kit::geometry::Base;
using kit::geometry::Box;

namespace {

constexpr int kTries = 12;
constexpr int kThirds = 3; // of a zone, along its front
constexpr int kAnywhere = 2; // of them, the others being spots of the ground: those are known

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

/** The spot near that place, where nobody stands on it. */
Stand onSpot(const Table &table, const Stand &stand)
{
    const auto spot = table.scene.ground().around(stand.place.at);
    if (!spot)
        return stand;
    const Place &place = table.scene.ground().place(*spot);
    bool isFree = true;
    onTable(table.game, table.seen).each([&](FigureId other) {
        isFree = isFree && squaredDistance(table.seen[other].at, place.at) >
                               kit::geometry::squared(2 * table.game.radius());
    });
    return isFree ? Stand{place, spot} : stand;
}

/** How a place lies to the friends that stand already. */
struct Company {
    int near = 0; // they steady one another (MUSG-REACT-11)
    int crowd = 0; // more of them than need be
    int bunched = 0; // how much more than its share is in this third of the front
};

/** Left, middle or right of the own zone. */
int thirdOf(const Table &table, const Point &at)
{
    const auto own = table.seen.zones[static_cast<std::size_t>(table.seat.value)];
    const auto &zone = table.game.scenario().zones[own];
    const bool isAlongX = zone.forward.x == 0;
    const auto least = isAlongX ? zone.box.least.x : zone.box.least.y;
    const auto most = isAlongX ? zone.box.most.x : zone.box.most.y;
    const auto from = (isAlongX ? at.x : at.y) - least;
    return static_cast<int>(std::clamp<std::int64_t>(
        std::int64_t{kThirds} * from / std::max(1, most - least), 0, kThirds - 1));
}

Company companyAt(const Table &table, FigureId figure, const Base &base)
{
    constexpr std::int32_t kAtHand = 3 * kPas;
    constexpr int kEnough = 2;
    int near = 0;
    int standing = 0;
    int beside = 0; // in the same third
    const int third = thirdOf(table, base.place.at);
    friendsOf(table.game, table.seen, table.seat).each([&](FigureId mate) {
        if (mate == figure)
            return;
        ++standing;
        beside += thirdOf(table, table.seen[mate].at) == third ? 1 : 0;
        if (kit::geometry::isWithin(base, table.game.base(table.seen, mate), kAtHand))
            ++near;
    });
    return {std::min(near, kEnough), std::max(0, near - kEnough),
            std::max(0, kThirds * beside - standing - 1)};
}

bool isSeenFrom(const Table &table, const Base &front, const Base &base, const Stand &stand)
{
    if (!stand.spot)
        return isInSight(table.game, front, base);
    Ground &ground = table.scene.ground();
    return ground.sees(table.game, front.place, *stand.spot,
                       ground.regardsFrom(front.place)[*stand.spot]);
}

Worth worthOfPlace(const Table &table, const Field &field, const Stand &stand,
                   const std::vector<Base> &fronts)
{
    constexpr int kSeen = 150;
    constexpr int kSeenShooter = 60; // who sees nobody shoots nobody
    constexpr int kForward = 20; // a pas
    constexpr int kFriend = 60;
    constexpr int kCrowd = 90;
    constexpr int kBunched = 40;
    const Fighter &fighter = table.game.fighter(field.own());
    const Place &place = stand.place;
    const Base base = field.at(place);
    int seen = 0;
    for (const Base &front : fronts)
        seen += isSeenFrom(table, front, base, stand) ? 1 : 0;
    const auto zone = table.seen.zones[static_cast<std::size_t>(table.seat.value)];
    const Point forward = table.game.scenario().zones[zone].forward;
    const auto ahead = static_cast<int>(dot(place.at, forward) / kPas);
    Worth worth;
    const Field::Prospects prospects = field.prospects(stand, fighter.pa);
    const bool isChief = fighter.rank == Rank::Chief;
    const int shunned = isChief ? 2 * kSeen : fighter.guns.empty() ? kSeen : kSeenShooter;
    const Company company = companyAt(table, field.own(), base);
    worth[Motive::Danger] = -seen * shunned - prospects.danger - kCrowd * company.crowd;
    worth[Motive::Harm] = prospects.fire / 2;
    worth[Motive::Prospect] = ahead * (isChief                ? 0
                                       : fighter.guns.empty() ? 2 * kForward
                                                              : kForward) -
                              kBunched * company.bunched;
    worth[Motive::Objective] = field.objective(place) / 2;
    worth[Motive::Support] = kFriend * company.near;
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
        const Field field(table.scene, figure);
        const auto seenFrom = fronts(table);
        for (int attempt = 0; attempt < kTries; ++attempt) {
            Action action = table.game.sample(table.seen, *open, table.generator);
            Stand stand{std::get<PlaceFigure>(action).at};
            if (attempt >= kAnywhere)
                stand = onSpot(table, stand);
            std::get<PlaceFigure>(action).at = stand.place;
            out.push_back({action, std::nullopt, worthOfPlace(table, field, stand, seenFrom)});
        }
    }
    if (out.empty() && closed != table.options.end())
        out.push_back({closed->action});
    if (out.empty())
        out.push_back({table.options.front().action});
    return out;
}

} // namespace escarmouche::rules::musg::play
