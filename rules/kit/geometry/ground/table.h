// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/geometry/ground/polygon.h"

#include <optional>
#include <vector>

namespace escarmouche::rules::kit::geometry {

inline constexpr std::size_t kMostPieces = 128;
inline constexpr std::size_t kMostParts = 256;

/** What a piece is called and drawn as; what it does is told by its traits alone. */
enum class PieceKind : std::uint8_t {
    Building,
    Ruin,
    Wall,
    Fence,
    Hedge,
    Wood,
    Rock,
    Hill,
    Water,
    Marsh,
    Rubble,
    Crates,
    Platform,
    Stairs,
    Wreck,
};

/** What a piece does, as bits of Piece::traits. */
namespace trait {
inline constexpr std::uint8_t kImpassable = 1; // no base may overlap it between bottom and top
inline constexpr std::uint8_t kDifficult = 2; // from bottom to top inclusive, under a base's centre
inline constexpr std::uint8_t kClimbable = 4; // its sides are climbed without rope: stairs, ramps
inline constexpr std::uint8_t kBlocksSight = 8; // no sight through it between bottom and top
inline constexpr std::uint8_t kHides = 16; // an obstacle for cover between bottom and top
inline constexpr std::uint8_t kFloor = 32; // one can stand on its top
inline constexpr std::uint8_t kEvery = 63;

inline constexpr std::uint8_t kSolid = kImpassable | kHides;
inline constexpr std::uint8_t kOpaque = kSolid | kBlocksSight;
inline constexpr std::uint8_t kRoof = kOpaque | kClimbable | kFloor;
} // namespace trait

/** An upright prism of terrain: a footprint between two heights. Pieces may overlap and stand on
    one another. A marsh has bottom = top = 0; a bridge has its bottom above the ground. */
struct Piece {
    Polygon footprint;
    std::int32_t bottom = 0;
    std::int32_t top = 0;
    PieceKind kind = PieceKind::Building;
    std::uint8_t traits = 0;

    bool has(std::uint8_t anyOf) const { return (traits & anyOf) != 0; }
    bool operator==(const Piece &) const = default;
};

/** A convex part of a piece as the table keeps it. */
struct Part {
    ConvexPart shape;
    Box box;
    std::int32_t bottom = 0;
    std::int32_t top = 0;
    std::uint16_t piece = 0;
    std::uint8_t traits = 0;

    bool has(std::uint8_t anyOf) const { return (traits & anyOf) != 0; }

    /** Whether something from `low` up to `high` and the part are partly at one height. */
    bool isBetween(std::int32_t low, std::int32_t high) const { return low < top && high > bottom; }
};

enum class TableFaultCode {
    BadSize, // a side not in 1..kMostCoordinate
    TooManyPieces,
    TooManyParts,
    TooFewCorners,
    NotSimple, // an outline that crosses or touches itself, or has no area
    OffTable, // a corner outside the table
    BadHeights, // bottom below 0, above the top, or the top above kMostCoordinate
};

struct TableFault {
    TableFaultCode code = TableFaultCode::BadSize;
    std::int32_t piece = -1; // its index, or -1 for the table itself

    bool operator==(const TableFault &) const = default;
};

/** The numbers of the parts that a query has to look at, ascending: those of one piece stand
    together. Uninitialised beyond `count`. */
struct Candidates {
    std::array<std::uint16_t, kMostParts> parts;
    std::size_t count = 0;

    std::span<const std::uint16_t> all() const { return {parts.data(), count}; }
};

/** A table and its terrain, prepared once and then shared as const by every game on it. Keeps
    neither figures nor deployment zones. */
class Table
{
public:
    /** What forbids a table of these; nothing where it can be prepared. */
    static std::optional<TableFault> faultOf(std::int32_t width, std::int32_t depth,
                                             std::span<const Piece> pieces);

    /** A bare table. */
    Table(std::int32_t width, std::int32_t depth) : Table(width, depth, {}) {}

    /** A table of `width` (x) by `depth` (y) hundredths of a pas; faultOf() must be nothing. */
    Table(std::int32_t width, std::int32_t depth, std::vector<Piece> pieces);

    std::int32_t width() const { return m_width; }
    std::int32_t depth() const { return m_depth; }
    std::span<const Piece> pieces() const { return m_pieces; }
    /** The same for equal tables, and never 0. */
    std::uint64_t fingerprint() const { return m_fingerprint; }
    std::span<const Part> parts() const { return m_parts; }
    const Part &part(std::size_t index) const { return m_parts[index]; }

    /** The parts with any of the traits whose box meets `box`. */
    void collect(const Box &box, std::uint8_t traits, Candidates &out) const;

    /** The whole base lies on the table. */
    bool holds(Point centre, std::int32_t radius) const;

    /** How far the base is from the nearest table edge; 0 where it touches or crosses it. */
    std::int32_t edgeGap(const Base &base) const;

    /** The centre of a base can stand here: on the ground, or on a floor of exactly this height. */
    bool supports(const Place &place) const;

    /** Where something at this place comes down to: the highest floor at or below it, or 0. */
    std::int32_t landing(const Place &place) const;

    /** The highest floor at this point, or 0: where a figure put down from above stands. */
    std::int32_t highest(Point point) const;
    /** The same among floors collected for a box with the point in it. */
    std::int32_t highest(Point point, const Candidates &floors) const;

    /** The ground under the base's centre is difficult at its level. */
    bool isDifficult(const Place &place) const;
    /** The same among parts collected for a box with the place in it. */
    bool isDifficult(const Place &place, const Candidates &parts) const;

    /** The base lies on the table and overlaps no impassable piece (other bases not asked). */
    bool isClear(const Base &base) const;
    /** The same among parts collected for a box with the base in it. */
    bool isClear(const Base &base, const Candidates &parts) const;

private:
    static constexpr std::size_t kBlock = 16;

    /** The boxes of so many parts, side by side, so that a search through all of them is quick;
        without traits where there are no more parts. */
    struct Boxes {
        std::array<std::int32_t, kBlock> left{}, top{}, right{}, bottom{}, traits{};
    };

    void addBox(const Box &box, std::uint8_t traits);
    std::int32_t landing(const Place &place, const Candidates &floors) const;

    std::int32_t m_width;
    std::int32_t m_depth;
    std::vector<Piece> m_pieces;
    std::vector<Part> m_parts;
    std::vector<Boxes> m_boxes; // of m_parts
    std::uint64_t m_fingerprint = 0;
};

} // namespace escarmouche::rules::kit::geometry
