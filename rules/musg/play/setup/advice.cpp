// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/point.h"
#include "rules/kit/tables/tablefile.h"
#include "rules/musg/play/stage/judging.h"
#include "rules/musg/play/stage/turnsteps.h"

#include <algorithm>
#include <array>

namespace escarmouche::rules::musg::play {

namespace {

using kit::geometry::Box;
using kit::geometry::Piece;

constexpr std::int32_t kZonesApart = 20 * kPas;

/** The sides of a table, the shorter one first. */
struct Size {
    std::int32_t shorter, longer;

    bool holds(const Size &other) const
    {
        return shorter >= other.shorter && longer >= other.longer;
    }
};
// 80 x 100 cm; with a third band 80 x 120 or 100 x 100 cm (25 mm to the pas).
constexpr Size kForTwo{32 * kPas, 40 * kPas};
constexpr std::array<Size, 2> kForThree = {{{32 * kPas, 48 * kPas}, {40 * kPas, 40 * kPas}}};
constexpr int kBandOfSix = 6;

void advise(const Stage &stage, RuleId rule, GroundAdvised advised)
{
    stage.tell({rule}, [&] { return advised; });
}

bool isLargeEnough(const Size &table, int bands)
{
    // MUSG-DEPLOY-02
    if (bands <= 2)
        return table.holds(kForTwo);
    return std::ranges::any_of(kForThree, [&](const Size &size) { return table.holds(size); });
}

/** The sizes are those for bands of six; smaller ones have room on a smaller table. */
void adviseOfSize(const Stage &stage)
{
    const auto &table = stage.game.table();
    const int bands = stage.game.seats();
    const Size size{std::min(table.width(), table.depth()), std::max(table.width(), table.depth())};
    // MUSG-DEPLOY-02
    if (static_cast<int>(stage.game.size()) >= bands * kBandOfSix && !isLargeEnough(size, bands))
        advise(stage, {"MUSG-DEPLOY-02"}, {GroundAdvised::Advice::TableSmall, bands, 0});
}

void adviseOfTerrain(const Stage &stage)
{
    const auto pieces = stage.game.table().pieces();
    const auto count = [&](std::uint8_t trait) {
        return static_cast<int>(
            std::ranges::count_if(pieces, [&](const Piece &piece) { return piece.has(trait); }));
    };
    const auto atLeast = [&](GroundAdvised::Advice advice, int amount, int least) {
        // MUSG-DEPLOY-03
        if (amount < least)
            advise(stage, {"MUSG-DEPLOY-03"}, {advice, amount, least});
    };
    using Advice = GroundAdvised::Advice;
    namespace trait = kit::geometry::trait;
    atLeast(Advice::FewPieces, static_cast<int>(pieces.size()), kit::tables::kLeastPieces);
    atLeast(Advice::NothingImpassable, count(trait::kImpassable), 1);
    atLeast(Advice::LittleToClimb, count(trait::kClimbable), kit::tables::kLeastClimbable);
}

/** The gap between two zones, rounded up; 0 where they meet. */
std::int32_t gapBetween(const Box &a, const Box &b)
{
    const kit::geometry::Point gap{
        std::max({0, a.least.x - b.most.x, b.least.x - a.most.x}),
        std::max({0, a.least.y - b.most.y, b.least.y - a.most.y}),
    };
    return static_cast<std::int32_t>(kit::geometry::lengthUp(kit::geometry::squaredLength(gap)));
}

} // namespace

void adviseOfGround(const Stage &stage)
{
    if (!stage.events)
        return;
    adviseOfSize(stage);
    adviseOfTerrain(stage);
}

void adviseOfZones(const Stage &stage, SeatId seat)
{
    if (!stage.events)
        return;
    const TurnFrame &turn = turnOf(stage.state);
    const auto zoneOf = [&](SeatId other) -> const Box & {
        const auto zone = stage.state.zones[static_cast<std::size_t>(other.value)];
        return stage.game.scenario().zones[zone].box;
    };
    for (std::size_t place = 0; place < turn.place; ++place) {
        const std::int32_t apart = gapBetween(zoneOf(seat), zoneOf(turn.order[place]));
        // MUSG-DEPLOY-01
        if (apart < kZonesApart)
            advise(stage, {"MUSG-DEPLOY-01"},
                   {GroundAdvised::Advice::ZonesNear, apart, kZonesApart});
    }
}

} // namespace escarmouche::rules::musg::play
