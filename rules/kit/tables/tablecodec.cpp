// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/tables/tabletext.h"

#include "rules/core/json/jsonreader.h"

#include <nlohmann/json.hpp>

#include <array>

namespace escarmouche::rules::kit::tables {

using namespace geometry;

namespace {

using Json = nlohmann::json;
using json::Cursor;

constexpr int kMostPoints = kMostCorners;

Point readPoint(const Cursor &at)
{
    const auto numbers = at.array(2, 2);
    if (numbers.size() != 2)
        return {};
    return {static_cast<std::int32_t>(numbers[0].integer(0, kMostCoordinate)),
            static_cast<std::int32_t>(numbers[1].integer(0, kMostCoordinate))};
}

std::uint8_t readTraits(const Cursor &at)
{
    unsigned bits = 0;
    for (const Cursor &word : at.array(kTraitWords.size()))
        bits |= 1U << word.choice(kTraitWords);
    return static_cast<std::uint8_t>(bits);
}

Piece readPiece(const Cursor &at)
{
    static constexpr std::array<std::string_view, 5> kKeys = {"kind", "outline", "bottom", "top",
                                                              "traits"};
    Piece piece;
    if (!at.object(kKeys))
        return piece;
    piece.kind = static_cast<PieceKind>(at["kind"].choice(kKindWords));
    for (const Cursor &corner : at["outline"].array(kMostPoints, 3))
        piece.footprint.corners[static_cast<std::size_t>(piece.footprint.count++)] =
            readPoint(corner);
    piece.bottom = static_cast<std::int32_t>(at["bottom"].integer(0, kMostCoordinate));
    piece.top = static_cast<std::int32_t>(at["top"].integer(0, kMostCoordinate));
    piece.traits = readTraits(at["traits"]);
    return piece;
}

Text readName(const Cursor &at)
{
    static constexpr std::array<std::string_view, 2> kKeys = {"en", "fr"};
    at.object(kKeys);
    return {at["en"].line(80, 1), at["fr"].line(80, 1)};
}

std::int32_t readSide(const Cursor &at)
{
    return static_cast<std::int32_t>(at.integer(kLeastSide, kMostCoordinate));
}

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
    static constexpr std::array<std::string_view, 6> kKeys = {"version", "key",   "name",
                                                              "width",   "depth", "pieces"};
    TableFile table;
    if (!at.object(kKeys))
        return table;
    at["version"].integer(1, 1);
    table.key = at["key"].id();
    table.name = readName(at["name"]);
    table.width = readSide(at["width"]);
    table.depth = readSide(at["depth"]);
    for (const Cursor &piece : at["pieces"].array(kMostPieces))
        table.pieces.push_back(readPiece(piece));
    return table;
}

TableWish readWish(const Cursor &at)
{
    static constexpr std::array<std::string_view, 4> kKeys = {"seed", "width", "depth", "pieces"};
    constexpr std::int64_t kSafe = (std::int64_t{1} << 53) - 1;
    TableWish wish;
    if (!at.object(kKeys))
        return wish;
    wish.seed = static_cast<std::uint64_t>(at["seed"].integer(0, kSafe));
    if (const auto width = at.find("width"))
        wish.width = static_cast<std::int32_t>(width->integer(2'400, 6'000));
    if (const auto depth = at.find("depth"))
        wish.depth = static_cast<std::int32_t>(depth->integer(2'400, 6'000));
    if (const auto pieces = at.find("pieces"))
        wish.pieces = static_cast<int>(pieces->integer(16, 60));
    return wish;
}

Json writtenTraits(std::uint8_t bits)
{
    Json words = Json::array();
    for (std::size_t each = 0; each < kTraitWords.size(); ++each) {
        if ((bits >> each & 1U) != 0)
            words.push_back(kTraitWords[each]);
    }
    return words;
}

Json written(const Piece &piece)
{
    Json outline = Json::array();
    for (const Point corner : piece.footprint.points())
        outline.push_back({corner.x, corner.y});
    return {{"kind", kKindWords[static_cast<std::size_t>(piece.kind)]},
            {"outline", outline},
            {"bottom", piece.bottom},
            {"top", piece.top},
            {"traits", writtenTraits(piece.traits)}};
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
    Json pieces = Json::array();
    for (const Piece &piece : table.pieces)
        pieces.push_back(written(piece));
    return Json{{"version", 1},
                {"key", table.key},
                {"name", {{"en", table.name.en}, {"fr", table.name.fr}}},
                {"width", table.width},
                {"depth", table.depth},
                {"pieces", pieces}}
        .dump();
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

} // namespace escarmouche::rules::kit::tables
