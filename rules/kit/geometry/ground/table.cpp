// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/geometry/ground/table.h"

#include "rules/core/values/checksum.h"

#include <algorithm>

namespace escarmouche::rules::kit::geometry {

namespace {

bool lies(std::int32_t value, std::int32_t most)
{
    return value >= 0 && value <= most;
}

std::optional<TableFaultCode> faultOfPiece(std::int32_t width, std::int32_t depth,
                                           const Piece &piece)
{
    if (piece.footprint.count < 3 || piece.footprint.count > kMostCorners)
        return TableFaultCode::TooFewCorners;
    for (const Point corner : piece.footprint.points())
        if (!lies(corner.x, width) || !lies(corner.y, depth))
            return TableFaultCode::OffTable;
    if (!isSimple(piece.footprint))
        return TableFaultCode::NotSimple;
    if (piece.bottom < 0 || piece.bottom > piece.top || piece.top > kMostCoordinate)
        return TableFaultCode::BadHeights;
    return std::nullopt;
}

void add(Checksum &sum, const Piece &piece)
{
    for (const Point corner : piece.footprint.points()) {
        sum.add(corner.x);
        sum.add(corner.y);
    }
    sum.add(piece.footprint.count);
    sum.add(piece.bottom);
    sum.add(piece.top);
    sum.add(piece.kind);
    sum.add(piece.traits);
}

std::uint64_t fingerprintOf(const Table &table)
{
    Checksum sum;
    sum.add(table.width());
    sum.add(table.depth());
    for (const Piece &piece : table.pieces())
        add(sum, piece);
    return std::max<std::uint64_t>(1, sum.value());
}

} // namespace

std::optional<TableFault> Table::faultOf(std::int32_t width, std::int32_t depth,
                                         std::span<const Piece> pieces)
{
    if (width < 1 || width > kMostCoordinate || depth < 1 || depth > kMostCoordinate)
        return TableFault{TableFaultCode::BadSize};
    if (pieces.size() > kMostPieces)
        return TableFault{TableFaultCode::TooManyPieces};
    std::size_t parts = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto index = static_cast<std::int32_t>(i);
        if (const auto code = faultOfPiece(width, depth, pieces[i]))
            return TableFault{*code, index};
        parts += convexParts(pieces[i].footprint).size();
        if (parts > kMostParts)
            return TableFault{TableFaultCode::TooManyParts, index};
    }
    return std::nullopt;
}

Table::Table(std::int32_t width, std::int32_t depth, std::vector<Piece> pieces)
    : m_width(width), m_depth(depth), m_pieces(std::move(pieces))
{
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const Piece &piece = m_pieces[i];
        for (const ConvexPart &shape : convexParts(piece.footprint)) {
            const auto count = static_cast<std::size_t>(shape.count);
            const Box box = boxOf(std::span(shape.corners).first(count));
            addBox(box, piece.traits);
            m_parts.push_back(
                {shape, box, piece.bottom, piece.top, static_cast<std::uint16_t>(i), piece.traits});
        }
    }
    m_fingerprint = fingerprintOf(*this);
}

void Table::addBox(const Box &box, std::uint8_t traits)
{
    const std::size_t at = m_parts.size() % kBlock;
    if (at == 0)
        m_boxes.emplace_back();
    Boxes &boxes = m_boxes.back();
    boxes.left[at] = box.least.x;
    boxes.top[at] = box.least.y;
    boxes.right[at] = box.most.x;
    boxes.bottom[at] = box.most.y;
    boxes.traits[at] = traits;
}

// A block is compared four parts at a time by any compiler, and most blocks meet nothing.
void Table::collect(const Box &box, std::uint8_t traits, Candidates &out) const
{
    std::size_t count = 0;
    std::size_t first = 0;
    for (const Boxes &boxes : m_boxes) {
        std::array<std::int32_t, kBlock> gaps; // negative: the part is not of those
        for (std::size_t i = 0; i < kBlock; ++i)
            gaps[i] = (box.most.x - boxes.left[i]) | (boxes.right[i] - box.least.x) |
                      (box.most.y - boxes.top[i]) | (boxes.bottom[i] - box.least.y) |
                      ((boxes.traits[i] & traits) - 1);
        std::int32_t all = -1;
        for (std::size_t i = 0; i < kBlock; ++i)
            all &= gaps[i];
        for (std::size_t i = 0; all >= 0 && i < kBlock; ++i) {
            out.parts[count] = static_cast<std::uint16_t>(first + i);
            count += gaps[i] >= 0 ? 1 : 0;
        }
        first += kBlock;
    }
    out.count = count;
}

bool Table::holds(Point centre, std::int32_t radius) const
{
    return centre.x >= radius && centre.y >= radius && centre.x <= m_width - radius &&
           centre.y <= m_depth - radius;
}

std::int32_t Table::edgeGap(const Base &base) const
{
    const Point at = base.place.at;
    const std::int32_t nearest = std::min({at.x, at.y, m_width - at.x, m_depth - at.y});
    return std::max(0, nearest - base.radius);
}

bool Table::supports(const Place &place) const
{
    return place.level == 0 || (place.level > 0 && landing(place) == place.level);
}

std::int32_t Table::landing(const Place &place) const
{
    Candidates floors;
    collect({place.at, place.at}, trait::kFloor, floors);
    return landing(place, floors);
}

std::int32_t Table::landing(const Place &place, const Candidates &floors) const
{
    std::int32_t level = 0;
    for (const std::uint16_t index : floors.all()) {
        const Part &part = m_parts[index];
        if (part.top <= place.level && part.top > level && covers(part.shape, place.at))
            level = part.top;
    }
    return level;
}

std::int32_t Table::highest(Point point) const
{
    return landing({point, kMostCoordinate});
}

std::int32_t Table::highest(Point point, const Candidates &floors) const
{
    return landing({point, kMostCoordinate}, floors);
}

bool Table::isDifficult(const Place &place) const
{
    Candidates grounds;
    collect({place.at, place.at}, trait::kDifficult, grounds);
    return isDifficult(place, grounds);
}

bool Table::isDifficult(const Place &place, const Candidates &parts) const
{
    return std::ranges::any_of(parts.all(), [&](std::uint16_t index) {
        const Part &part = m_parts[index];
        Stretch all;
        return part.has(trait::kDifficult) && part.bottom <= place.level &&
               place.level <= part.top && clip(part.shape, {place.at, place.at}, all);
    });
}

bool Table::isClear(const Base &base) const
{
    const Point at = base.place.at;
    if (!holds(at, base.radius))
        return false;
    Candidates walls;
    collect(widened({at, at}, base.radius), trait::kImpassable, walls);
    return isClear(base, walls);
}

bool Table::isClear(const Base &base, const Candidates &parts) const
{
    const Point at = base.place.at;
    return holds(at, base.radius) && std::ranges::none_of(parts.all(), [&](std::uint16_t index) {
               const Part &part = m_parts[index];
               return part.has(trait::kImpassable) &&
                      part.isBetween(base.place.level, base.place.level + base.height) &&
                      sweepOverlaps(part.shape, {at, at}, base.radius);
           });
}

} // namespace escarmouche::rules::kit::geometry
