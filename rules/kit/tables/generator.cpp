// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/tables/tablefile.h"

#include "rules/core/dice.h"
#include "rules/kit/geometry/contact.h"
#include "rules/kit/geometry/finder.h"
#include "rules/kit/geometry/sight.h"

#include <algorithm>
#include <array>
#include <set>

namespace escarmouche::rules::kit::tables {

using namespace geometry;

namespace {

constexpr std::int32_t kPas = 100;
constexpr std::int32_t kZoneDepth = 6 * kPas; // what stands before the first ranks of both sides
constexpr std::int32_t kBetween = 120; // left free between two pieces: a base passes everywhere

using Traits = std::uint8_t;
constexpr Traits kSolid = trait::kImpassable | trait::kBlocksSight | trait::kHides;

/** One kind of piece as the generator lays it: sides and height in hundredths of a pas. */
struct Pattern {
    PieceKind kind;
    std::int32_t leastSide, mostSide;
    std::int32_t leastBreadth, mostBreadth;
    std::int32_t leastHeight, mostHeight;
    Traits traits;
    int weight;
};
constexpr std::array<Pattern, 9> kPatterns = {{
    {PieceKind::Rock, 150, 300, 150, 300, 150, 250, kSolid, 3},
    {PieceKind::Wall, 300, 600, 40, 60, 80, 120, kSolid & ~trait::kBlocksSight, 4},
    {PieceKind::Hedge, 300, 600, 60, 80, 80, 100, trait::kDifficult | trait::kHides, 3},
    {PieceKind::Wood, 350, 600, 350, 600, 300, 400,
     trait::kDifficult | trait::kBlocksSight | trait::kHides, 3},
    {PieceKind::Marsh, 300, 600, 300, 500, 0, 0, trait::kDifficult, 2},
    {PieceKind::Rubble, 250, 500, 200, 400, 30, 50, trait::kDifficult | trait::kHides, 2},
    {PieceKind::Crates, 120, 240, 120, 240, 80, 120, kSolid & ~trait::kBlocksSight, 3},
    {PieceKind::Ruin, 300, 500, 50, 60, 200, 300, kSolid, 2},
    {PieceKind::Wreck, 200, 350, 120, 180, 100, 150, kSolid & ~trait::kBlocksSight, 2},
}};
/** What one may stand on; its sides are climbed. */
constexpr std::array<Pattern, 3> kClimbs = {{
    {PieceKind::Platform, 250, 450, 250, 450, 100, 150, kSolid | trait::kClimbable | trait::kFloor,
     1},
    {PieceKind::Building, 350, 550, 350, 550, 200, 300, kSolid | trait::kClimbable | trait::kFloor,
     1},
    {PieceKind::Rock, 250, 400, 250, 400, 100, 200, kSolid | trait::kClimbable | trait::kFloor, 1},
}};

std::int32_t between(Generator &dice, std::int32_t least, std::int32_t most)
{
    return least +
           static_cast<std::int32_t>(dice.below(static_cast<std::uint32_t>(most - least + 1)));
}

const Pattern &drawn(Generator &dice)
{
    int whole = 0;
    for (const Pattern &pattern : kPatterns)
        whole += pattern.weight;
    int left = between(dice, 0, whole - 1);
    for (const Pattern &pattern : kPatterns) {
        left -= pattern.weight;
        if (left < 0)
            return pattern;
    }
    return kPatterns.back();
}

Piece pieceOf(const Pattern &pattern, Point corner, std::int32_t side, std::int32_t breadth,
              std::int32_t height)
{
    Piece piece;
    piece.footprint = {corner,
                       {corner.x + side, corner.y},
                       {corner.x + side, corner.y + breadth},
                       {corner.x, corner.y + breadth}};
    piece.kind = pattern.kind;
    piece.traits = pattern.traits;
    piece.top = height;
    return piece;
}

/** Cuts the corners of a natural piece off, so that not everything is a box. */
void round(Piece &piece)
{
    const Box box = boxOf(piece.footprint.points());
    const std::int32_t cut = std::min(box.most.x - box.least.x, box.most.y - box.least.y) * 3 / 10;
    piece.footprint = {{box.least.x + cut, box.least.y}, {box.most.x - cut, box.least.y},
                       {box.most.x, box.least.y + cut},  {box.most.x, box.most.y - cut},
                       {box.most.x - cut, box.most.y},   {box.least.x + cut, box.most.y},
                       {box.least.x, box.most.y - cut},  {box.least.x, box.least.y + cut}};
}

bool isNatural(PieceKind kind)
{
    return kind == PieceKind::Rock || kind == PieceKind::Wood || kind == PieceKind::Marsh ||
           kind == PieceKind::Rubble;
}

bool overlaps(const Box &a, const Box &b, std::int32_t apart)
{
    return a.least.x - apart < b.most.x && b.least.x - apart < a.most.x &&
           a.least.y - apart < b.most.y && b.least.y - apart < a.most.y;
}

/** Lays pieces one after the other where there is room. */
class Layer
{
public:
    Layer(const TableWish &wish, Generator &dice) : m_wish(wish), m_dice(dice) {}

    void lay(const Pattern &pattern)
    {
        constexpr int kAttempts = 60;
        for (int attempt = 0; attempt < kAttempts; ++attempt) {
            std::int32_t side = between(m_dice, pattern.leastSide, pattern.mostSide);
            std::int32_t breadth = between(m_dice, pattern.leastBreadth, pattern.mostBreadth);
            if (m_dice.below(2) == 1)
                std::swap(side, breadth);
            const std::int32_t height = between(m_dice, pattern.leastHeight, pattern.mostHeight);
            const Point corner{
                between(m_dice, kBetween, m_wish.width - side - kBetween),
                between(m_dice, kZoneDepth / 2, m_wish.depth - breadth - kZoneDepth / 2)};
            Piece piece = pieceOf(pattern, corner, side, breadth, height);
            if (!hasRoom(piece))
                continue;
            if (isNatural(pattern.kind))
                round(piece);
            m_pieces.push_back(piece);
            return;
        }
    }
    /** A second floor on top of the first roof: two levels. */
    void raise()
    {
        for (std::size_t at = 0; at < m_pieces.size(); ++at) {
            const Piece below = m_pieces[at];
            if (below.kind != PieceKind::Building)
                continue;
            const Box box = boxOf(below.footprint.points());
            constexpr std::int32_t kIn = 120;
            Piece tower = below;
            tower.footprint = {{box.least.x, box.least.y},
                               {box.most.x - kIn, box.least.y},
                               {box.most.x - kIn, box.most.y - kIn},
                               {box.least.x, box.most.y - kIn}};
            tower.bottom = below.top;
            tower.top = below.top + 2 * kPas;
            m_pieces.push_back(tower);
            return;
        }
    }
    std::vector<Piece> take() { return std::move(m_pieces); }
    std::size_t size() const { return m_pieces.size(); }

private:
    bool hasRoom(const Piece &piece) const
    {
        const Box box = boxOf(piece.footprint.points());
        return std::ranges::none_of(m_pieces, [&](const Piece &other) {
            return overlaps(box, boxOf(other.footprint.points()), kBetween);
        });
    }

    const TableWish &m_wish;
    Generator &m_dice;
    std::vector<Piece> m_pieces;
};

std::vector<Piece> laid(const TableWish &wish, Generator &dice)
{
    Layer layer(wish, dice);
    layer.lay(kClimbs[1]);
    layer.raise();
    for (const Pattern &pattern : kClimbs)
        layer.lay(pattern);
    const auto wanted = static_cast<std::size_t>(wish.pieces);
    constexpr int kMostDraws = 400;
    for (int draw = 0; draw < kMostDraws && layer.size() < wanted; ++draw)
        layer.lay(drawn(dice));
    return layer.take();
}

/** Base-to-base lines between the two long edges' zones that are open, in per cent. */
int openness(const Table &table)
{
    constexpr std::int32_t kStep = 2 * kPas;
    constexpr std::int32_t kRow = kZoneDepth / 2;
    int open = 0;
    int all = 0;
    for (std::int32_t from = kPas; from < table.width(); from += kStep) {
        for (std::int32_t to = kPas; to < table.width(); to += kStep) {
            Base south{{{from, table.depth() - kRow}, 0}, 50, kPas};
            Base north{{{to, kRow}, 0}, 50, kPas};
            if (!table.isClear(south) || !table.isClear(north))
                continue;
            ++all;
            open += sees(table, south, north) ? 1 : 0;
        }
    }
    return all == 0 ? 100 : open * 100 / all;
}

/** Everything one can stand on freely is in reach of one who only walks and climbs what is
    climbable. */
bool isConnected(const Table &table)
{
    const Roadmap roadmap(table, 50, kPas);
    Gait gait;
    gait.budget = gait.roughBudget = 8 * (table.width() + table.depth());
    std::size_t stands = 0;
    std::optional<Base> start;
    for (std::size_t node = 0; node < roadmap.places().size(); ++node) {
        if (!roadmap.isStand(node))
            continue;
        ++stands;
        if (!start)
            start = Base{roadmap.places()[node], 50, kPas};
    }
    if (!start)
        return false;
    Finder finder(roadmap);
    finder.flood(*start, gait, {});
    std::set<std::uint32_t> reached;
    for (const auto &each : finder.reached())
        reached.insert(each.node);
    return reached.size() + 1 >= stands;
}

bool isGood(const std::vector<Piece> &pieces, const TableWish &wish)
{
    constexpr std::size_t kLeastPieces = 16;
    constexpr std::size_t kLeastKinds = 4;
    constexpr int kLeastOpen = 30;
    constexpr int kMostOpen = 60;
    std::set<PieceKind> kinds;
    for (const Piece &piece : pieces)
        kinds.insert(piece.kind);
    if (pieces.size() < kLeastPieces || kinds.size() < kLeastKinds ||
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
    constexpr std::uint64_t kAttempts = 400;
    for (std::uint64_t attempt = 0; attempt < kAttempts; ++attempt) {
        Generator dice(seedOf(wish.seed, attempt));
        table.pieces = laid(wish, dice);
        if (isGood(table.pieces, wish))
            break;
    }
    return table;
}

} // namespace escarmouche::rules::kit::tables
