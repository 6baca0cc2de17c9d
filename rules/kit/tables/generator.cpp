// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/tables/tablefile.h"

#include "rules/core/dice/dice.h"
#include "rules/kit/geometry/sight/sight.h"
#include "rules/kit/geometry/ways/roadmap.h"

#include <algorithm>
#include <array>
#include <set>

namespace escarmouche::rules::kit::tables {

using namespace geometry;

namespace {

constexpr std::int32_t kPas = 100;
constexpr std::int32_t kZoneDepth = 5 * kPas; // where sides line up: little stands there
constexpr std::int32_t kBetween = 120; // left free between two pieces: a base passes everywhere
constexpr std::int32_t kHighestClimb = 250; // at a time: what a Mvt of 3 climbs in one run

using Traits = std::uint8_t;

struct Range {
    std::int32_t least, most;
};
enum class Shape { Upright, Turned, Rounded };

/** One kind of piece as the generator lays it: sides and height in hundredths of a pas. */
struct Pattern {
    PieceKind kind;
    Range side, breadth, height;
    Traits traits;
    Shape shape;
    int weight;
};

// What one may stand on; its sides are climbed.
constexpr Pattern kBuilding{PieceKind::Building, {350, 550},     {350, 550}, {180, 250},
                            trait::kRoof,        Shape::Upright, 1};
constexpr Pattern kPlatform{PieceKind::Platform, {250, 450},    {200, 350}, {60, 80},
                            trait::kRoof,        Shape::Turned, 2};
constexpr Pattern kHill{PieceKind::Hill, {300, 450},     {300, 450}, {100, 150},
                        trait::kRoof,    Shape::Rounded, 1};

// What breaks the lines of sight.
constexpr std::array<Pattern, 5> kScreens = {{
    {PieceKind::Rock, {180, 320}, {160, 280}, {150, 250}, trait::kOpaque, Shape::Rounded, 3},
    {PieceKind::Wood,
     {350, 550},
     {300, 500},
     {300, 400},
     trait::kDifficult | trait::kBlocksSight | trait::kHides,
     Shape::Rounded,
     4},
    {PieceKind::Ruin, {300, 500}, {50, 60}, {200, 300}, trait::kOpaque, Shape::Turned, 2},
    kBuilding,
    kHill,
}};

// What only hides, slows or lifts.
constexpr std::array<Pattern, 8> kLowPieces = {{
    {PieceKind::Wall, {300, 600}, {40, 60}, {80, 120}, trait::kSolid, Shape::Turned, 4},
    {PieceKind::Fence, {300, 500}, {20, 30}, {80, 100}, trait::kSolid, Shape::Turned, 2},
    {PieceKind::Hedge,
     {300, 600},
     {60, 80},
     {80, 100},
     trait::kDifficult | trait::kHides,
     Shape::Turned,
     3},
    {PieceKind::Marsh, {300, 550}, {250, 450}, {0, 0}, trait::kDifficult, Shape::Rounded, 2},
    {PieceKind::Rubble,
     {250, 450},
     {200, 350},
     {30, 50},
     trait::kDifficult | trait::kHides,
     Shape::Rounded,
     2},
    {PieceKind::Crates, {120, 240}, {120, 200}, {80, 120}, trait::kSolid, Shape::Turned, 3},
    {PieceKind::Wreck, {200, 350}, {120, 180}, {100, 150}, trait::kSolid, Shape::Turned, 2},
    kPlatform,
}};

std::int32_t between(Generator &dice, Range range)
{
    return range.least + static_cast<std::int32_t>(
                             dice.below(static_cast<std::uint32_t>(range.most - range.least + 1)));
}

const Pattern &drawn(Generator &dice, std::span<const Pattern> patterns)
{
    int whole = 0;
    for (const Pattern &pattern : patterns)
        whole += pattern.weight;
    int left = between(dice, {0, whole - 1});
    for (const Pattern &pattern : patterns) {
        left -= pattern.weight;
        if (left < 0)
            return pattern;
    }
    return patterns.back();
}

Polygon upright(std::int32_t side, std::int32_t breadth)
{
    return {{0, 0}, {side, 0}, {side, breadth}, {0, breadth}};
}

/** With its corners cut off, so that not everything is a box. */
Polygon rounded(std::int32_t side, std::int32_t breadth)
{
    const std::int32_t cut = std::min(side, breadth) * 3 / 10;
    return {{cut, 0},
            {side - cut, 0},
            {side, cut},
            {side, breadth - cut},
            {side - cut, breadth},
            {cut, breadth},
            {0, breadth - cut},
            {0, cut}};
}

/** Turned by an angle whose sine and cosine are fractions, and brought back to where it was. */
Polygon turned(Polygon shape, Generator &dice)
{
    struct Angle {
        std::int32_t cosine, sine, of;
    };
    constexpr std::array<Angle, 8> kAngles = {{{1, 0, 1},
                                               {0, 1, 1},
                                               {12, 5, 13},
                                               {12, -5, 13},
                                               {4, 3, 5},
                                               {4, -3, 5},
                                               {5, 12, 13},
                                               {5, -12, 13}}};
    const Angle angle = kAngles[dice.below(kAngles.size())];
    for (std::int32_t at = 0; at < shape.count; ++at) {
        Point &corner = shape.corners[static_cast<std::size_t>(at)];
        corner = {(corner.x * angle.cosine - corner.y * angle.sine) / angle.of,
                  (corner.x * angle.sine + corner.y * angle.cosine) / angle.of};
    }
    const Point least = boxOf(shape.points()).least;
    for (std::int32_t at = 0; at < shape.count; ++at) {
        Point &corner = shape.corners[static_cast<std::size_t>(at)];
        corner = corner - least;
    }
    return shape;
}

/** A piece of the pattern in the table's corner. */
Piece made(const Pattern &pattern, Generator &dice)
{
    std::int32_t side = between(dice, pattern.side);
    std::int32_t breadth = between(dice, pattern.breadth);
    if (dice.below(2) == 1)
        std::swap(side, breadth);
    Piece piece;
    piece.kind = pattern.kind;
    piece.traits = pattern.traits;
    piece.top = between(dice, pattern.height);
    switch (pattern.shape) {
    case Shape::Upright:
        piece.footprint = upright(side, breadth);
        break;
    case Shape::Turned:
        piece.footprint = turned(upright(side, breadth), dice);
        break;
    case Shape::Rounded:
        piece.footprint = rounded(side, breadth);
        break;
    }
    return piece;
}

void shift(Piece &piece, Point by)
{
    for (std::int32_t at = 0; at < piece.footprint.count; ++at) {
        Point &corner = piece.footprint.corners[static_cast<std::size_t>(at)];
        corner = corner + by;
    }
}

/** Lays pieces one after the other where there is room. */
class Layer
{
public:
    Layer(const TableWish &wish, Generator &dice) : m_wish(wish), m_dice(dice) {}

    bool lay(const Pattern &pattern)
    {
        constexpr int kAttempts = 40;
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            Piece piece = made(pattern, m_dice);
            const Point size = boxOf(piece.footprint.points()).most;
            const std::int32_t edge = kZoneDepth * 3 / 5;
            shift(piece, {between(m_dice, {kBetween, m_wish.width - size.x - kBetween}),
                          between(m_dice, {edge, m_wish.depth - size.y - edge})});
            if (!hasRoom(piece))
                continue;
            m_pieces.push_back(piece);
            return true;
        }
        return false;
    }
    /** A second floor on a part of the last roof: two levels. */
    void raise()
    {
        constexpr std::int32_t kIn = 150;
        Piece tower = m_pieces.back();
        const Box box = boxOf(tower.footprint.points());
        tower.footprint = {{box.least.x, box.least.y},
                           {box.most.x - kIn, box.least.y},
                           {box.most.x - kIn, box.most.y - kIn},
                           {box.least.x, box.most.y - kIn}};
        tower.bottom = tower.top;
        tower.top += 2 * kPas;
        m_pieces.push_back(tower);
    }
    std::vector<Piece> take() { return std::move(m_pieces); }
    const std::vector<Piece> &pieces() const { return m_pieces; }
    std::size_t size() const { return m_pieces.size(); }

private:
    bool hasRoom(const Piece &piece) const
    {
        const Box box = widened(boxOf(piece.footprint.points()), kBetween);
        return std::ranges::none_of(m_pieces, [&](const Piece &other) {
            return meet(box, boxOf(other.footprint.points()));
        });
    }

    const TableWish &m_wish;
    Generator &m_dice;
    std::vector<Piece> m_pieces;
};

/** Where the figures of one side may stand when the game begins, two pas apart. */
std::vector<Base> lineUp(const Table &table, std::int32_t first, std::int32_t second)
{
    std::vector<Base> bases;
    for (const std::int32_t row : {first, second}) {
        for (std::int32_t x = kPas; x < table.width(); x += 2 * kPas) {
            const Base base{{{x, row}, 0}, kPas / 2, kPas};
            if (table.isClear(base))
                bases.push_back(base);
        }
    }
    return bases;
}

/** Of the lines from base to base between the zones on the two long edges, how many per cent are
    open. */
int openness(const Table &table)
{
    constexpr std::int32_t kFront = kZoneDepth * 3 / 4;
    constexpr std::int32_t kBack = kZoneDepth / 4;
    const auto south = lineUp(table, table.depth() - kFront, table.depth() - kBack);
    const auto north = lineUp(table, kBack, kFront);
    std::size_t open = 0;
    for (const Base &from : south) {
        for (const Base &to : north)
            open += sees(table, from, to) ? 1 : 0;
    }
    const std::size_t all = south.size() * north.size();
    return all == 0 ? 100 : static_cast<int>(open * 100 / all);
}

/** Everything one can stand on is in reach of one who walks, and climbs only what is climbable and
    not too high for the slowest. */
bool isConnected(const Table &table)
{
    const Roadmap roadmap(table, kPas / 2, kPas);
    const std::size_t places = roadmap.places().size();
    std::vector<bool> known(places);
    std::vector<std::size_t> open;
    for (std::size_t node = 0; node < places && open.empty(); ++node) {
        if (roadmap.isStand(node))
            open.push_back(node);
    }
    if (open.empty())
        return false;
    known[open.front()] = true;
    while (!open.empty()) {
        const std::size_t node = open.back();
        open.pop_back();
        for (const Roadmap::Link &link : roadmap.links(node)) {
            const bool isWay =
                link.side == geometry::Side::Level ||
                (link.side == geometry::Side::Climbable && link.length <= kHighestClimb);
            if (!isWay || known[link.to])
                continue;
            known[link.to] = true;
            open.push_back(link.to);
        }
    }
    for (std::size_t node = 0; node < places; ++node) {
        if (roadmap.isStand(node) && !known[node])
            return false;
    }
    return true;
}

// How open a table is made, in per cent; 30 to 60 however it is measured.
constexpr Range kWantedOpen{38, 50};
constexpr int kLeastOpen = 35;
constexpr int kMostOpen = 56;

std::vector<Piece> laid(const TableWish &wish, Generator &dice)
{
    Layer layer(wish, dice);
    if (layer.lay(kBuilding))
        layer.raise();
    layer.lay(kHill);
    layer.lay(kPlatform);
    // First enough to break the lines, then what stands lower between it.
    const int wantedOpen = between(dice, kWantedOpen);
    constexpr int kMostScreens = 40;
    for (int screen = 0; screen < kMostScreens; ++screen) {
        if (openness(Table(wish.width, wish.depth, layer.pieces())) <= wantedOpen)
            break;
        layer.lay(drawn(dice, kScreens));
    }
    constexpr int kMostDraws = 200;
    const auto wanted = static_cast<std::size_t>(wish.pieces);
    for (int draw = 0; draw < kMostDraws && layer.size() < wanted; ++draw)
        layer.lay(drawn(dice, kLowPieces));
    return layer.take();
}

bool isGood(const std::vector<Piece> &pieces, const TableWish &wish)
{
    constexpr std::size_t kLeastKinds = 4;
    std::set<PieceKind> kinds;
    for (const Piece &piece : pieces)
        kinds.insert(piece.kind);
    const auto climbs = std::ranges::count_if(
        pieces, [](const Piece &piece) { return piece.has(trait::kClimbable); });
    if (pieces.size() < std::size_t{kLeastPieces} || kinds.size() < kLeastKinds ||
        climbs < kLeastClimbable ||
        std::ranges::none_of(pieces, [](const Piece &piece) { return piece.bottom > 0; }) ||
        Table::faultOf(wish.width, wish.depth, pieces))
        return false;
    const Table table(wish.width, wish.depth, pieces);
    const int open = openness(table);
    return open >= kLeastOpen && open <= kMostOpen && isConnected(table);
}

} // namespace

TableFile generateTable(const TableWish &wish)
{
    const std::string seed = std::to_string(wish.seed);
    TableFile table;
    table.key = "generated-" + seed;
    table.name = {"Generated " + seed, "Table générée " + seed};
    table.width = wish.width;
    table.depth = wish.depth;
    // Each attempt has its own dice, so that how many it takes changes nothing else.
    constexpr std::uint64_t kAttempts = 50;
    for (std::uint64_t attempt = 0; attempt < kAttempts; ++attempt) {
        Generator dice(seedOf(wish.seed, attempt));
        table.pieces = laid(wish, dice);
        if (isGood(table.pieces, wish))
            break;
    }
    return table;
}

} // namespace escarmouche::rules::kit::tables
