// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/tables/tabletext.h"

#include "rules/core/json/memberjson.h"

namespace escarmouche::rules::kit {

namespace tables {

using namespace geometry;

namespace {

using json::Cursor;
using json::Whole;

constexpr Whole kCoordinate{0, kMostCoordinate};
constexpr Whole kSide{kLeastSide, kMostCoordinate};
constexpr Whole kWishedSide{2'400, 6'000};

/** The format of tables. */
struct TableFormat : json::Format<nlohmann::json, false, kMostPieces> {
};

/** A list of corners, each `[x, y]`. */
struct OutlineForm {
    static nlohmann::json written(const TableFormat &, const Polygon &outline)
    {
        auto out = nlohmann::json::array();
        for (const Point corner : outline.points())
            out.push_back({corner.x, corner.y});
        return out;
    }
    static void read(const TableFormat &format, const Cursor &at, Polygon &outline)
    {
        for (const Cursor &corner : at.array(kMostCorners, 3)) {
            Point &point = outline.corners[static_cast<std::size_t>(outline.count++)];
            const auto numbers = corner.array(2, 2);
            if (numbers.size() != 2)
                continue;
            kCoordinate.read(format, numbers[0], point.x);
            kCoordinate.read(format, numbers[1], point.y);
        }
    }
};

/** A list of words, a bit each. */
struct TraitForm {
    static nlohmann::json written(const TableFormat &, std::uint8_t bits)
    {
        auto words = nlohmann::json::array();
        for (std::size_t each = 0; each < kTraitWords.size(); ++each) {
            if ((bits >> each & 1U) != 0)
                words.push_back(kTraitWords[each]);
        }
        return words;
    }
    static void read(const TableFormat &, const Cursor &at, std::uint8_t &bits)
    {
        for (const Cursor &word : at.array(kTraitWords.size()))
            bits = static_cast<std::uint8_t>(bits | 1U << word.choice(kTraitWords));
    }
};

} // namespace

} // namespace tables

namespace geometry {

constexpr auto wordList(std::type_identity<PieceKind>)
{
    return tables::kKindWords;
}
ESCARMOUCHE_MEMBERS(Piece, named("kind", &T::kind),
                    named("outline", &T::footprint, tables::OutlineForm{}),
                    named("bottom", &T::bottom, tables::kCoordinate),
                    named("top", &T::top, tables::kCoordinate),
                    named("traits", &T::traits, tables::TraitForm{}))

} // namespace geometry

namespace tables {

ESCARMOUCHE_MEMBERS(TableFile, named("key", &T::key, json::IdText{}),
                    named("name", &T::name, json::Languages{json::Line{80, 1}}),
                    named("width", &T::width, kSide), named("depth", &T::depth, kSide),
                    named("pieces", &T::pieces))
ESCARMOUCHE_MEMBERS(TableWish, named("seed", &T::seed, Whole{0, (std::int64_t{1} << 53) - 1}),
                    shown("width", &T::width, kWishedSide), shown("depth", &T::depth, kWishedSide),
                    shown("pieces", &T::pieces, Whole{16, 60}))

namespace {

ErrorCode codeOf(TableFaultCode code)
{
    switch (code) {
    case TableFaultCode::TooManyPieces:
    case TableFaultCode::TooManyParts:
        return ErrorCode::TooManyEntries;
    case TableFaultCode::TooFewCorners:
        return ErrorCode::TooFewEntries;
    case TableFaultCode::NotSimple:
        return ErrorCode::OutlineCrosses;
    case TableFaultCode::BadSize:
    case TableFaultCode::OffTable:
    case TableFaultCode::BadHeights:
        break;
    }
    return ErrorCode::NumberOutOfRange;
}

/** The number that geometry forbids, as the text has it, and what it may be. */
std::pair<std::string, std::string> numbersOf(const TableFile &table, const TableFault &fault)
{
    const auto range = [](std::int32_t least, std::int32_t most) {
        return std::to_string(least) + ".." + std::to_string(most);
    };
    if (fault.code == TableFaultCode::BadSize)
        return {std::to_string(table.width) + " x " + std::to_string(table.depth),
                range(kLeastSide, kMostCoordinate)};
    if (fault.piece < 0)
        return {};
    const Piece &piece = table.pieces[static_cast<std::size_t>(fault.piece)];
    if (fault.code == TableFaultCode::BadHeights)
        return {std::to_string(piece.bottom), range(0, piece.top)};
    if (fault.code != TableFaultCode::OffTable)
        return {};
    const Box box = boxOf(piece.footprint.points());
    const bool tooFar = box.most.x > table.width;
    return {std::to_string(tooFar ? box.most.x : box.most.y),
            range(0, tooFar ? table.width : table.depth)};
}

TableFile readTable(const Cursor &at)
{
    TableFile table;
    if (!at.object(json::keysOf<TableFile>({"version"})))
        return table;
    at["version"].integer(1, 1);
    json::readMembers(TableFormat{}, at, table);
    return table;
}

TableWish readWish(const Cursor &at)
{
    TableWish wish;
    json::read(TableFormat{}, at, wish);
    return wish;
}

} // namespace

std::optional<TableComplaint> complaintOf(const TableFile &table)
{
    const auto fault = Table::faultOf(table.width, table.depth, table.pieces);
    if (!fault)
        return std::nullopt;
    const auto [number, range] = numbersOf(table, *fault);
    const bool isCount = fault->code == TableFaultCode::TooFewCorners;
    return TableComplaint{{.code = codeOf(fault->code),
                           .subject = number,
                           .hint = range,
                           .number = isCount ? 3 : static_cast<std::int64_t>(kMostParts)},
                          fault->piece};
}

Result<TableFile> decodeTable(std::string_view text)
{
    auto table = json::decode(text, readTable, {.version = 1});
    if (!table)
        return table;
    if (auto complaint = complaintOf(*table)) {
        if (complaint->piece >= 0)
            complaint->error.pointer = "/pieces/" + std::to_string(complaint->piece);
        return fail(std::move(complaint->error));
    }
    return table;
}

std::string encodeTable(const TableFile &table)
{
    auto out = json::written(TableFormat{}, table);
    out["version"] = 1;
    return out.dump();
}

Result<TableWish> decodeWish(std::string_view text)
{
    return json::decode(text, readWish);
}

Result<TableFile> tableOf(std::string_view text)
{
    static constexpr std::array<std::string_view, 1> kKeys = {"generate"};
    bool isWish = false;
    const auto peek = [&](const Cursor &at) { isWish = at.has("generate"); };
    if (auto ok = json::walk(text, peek); !ok)
        return fail(ok.error());
    if (!isWish)
        return decodeTable(text);
    const auto wish = json::decode(text, [](const Cursor &at) {
        at.object(kKeys);
        return readWish(at["generate"]);
    });
    if (!wish)
        return fail(wish.error());
    return generateTable(*wish);
}

} // namespace tables

} // namespace escarmouche::rules::kit
