// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/tables/tiledfile.h"

#include "rules/core/json/jsonreader.h"
#include "rules/kit/tables/tabletext.h"
#include "rules/kit/tables/tiledoutline.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace escarmouche::rules::kit::tables {

using namespace geometry;

namespace {

using json::Cursor;
using Why = LeftOut::Why;

constexpr double kHundredths = 100;
constexpr std::size_t kMostKeys = 64; // of an object of the text
constexpr std::size_t kMostLayers = 256;
constexpr std::size_t kMostObjects = 4'096; // of a layer
constexpr std::size_t kMostName = 80;
constexpr std::int64_t kMostPixels = 10'000'000;
constexpr std::int64_t kMostTiles = 100'000;
constexpr std::int64_t kHighest = kMostCoordinate / 100;

/** What a piece of a kind is where the map says nothing else. */
struct Usual {
    std::int32_t height;
    std::uint8_t traits;
};
constexpr std::uint8_t kRough = trait::kDifficult | trait::kHides;
constexpr std::array<Usual, kKindWords.size()> kUsual = {{
    {250, trait::kRoof}, // building
    {250, trait::kOpaque}, // ruin
    {100, trait::kSolid}, // wall
    {90, trait::kSolid}, // fence
    {90, kRough}, // hedge
    {350, kRough | trait::kBlocksSight}, // wood
    {200, trait::kOpaque}, // rock
    {150, trait::kRoof}, // hill
    {10, trait::kImpassable}, // water
    {0, trait::kDifficult}, // marsh
    {40, kRough}, // rubble
    {100, trait::kSolid}, // crates
    {80, trait::kRoof}, // platform
    {120, trait::kRoof}, // stairs
    {120, trait::kSolid}, // wreck
}};

/** "properties" of a map or an object, read once. */
class Properties
{
public:
    explicit Properties(const Cursor &owner)
    {
        const auto listed = owner.find("properties");
        if (!listed)
            return;
        for (const Cursor &each : listed->array(kMostKeys))
            m_all.emplace_back(each["name"].text(kMostName), each["value"]);
    }
    std::optional<Cursor> find(std::string_view name) const
    {
        for (const auto &[known, value] : m_all) {
            if (known == name)
                return value;
        }
        return std::nullopt;
    }

private:
    std::vector<std::pair<std::string, Cursor>> m_all;
};

double numberOr(const Cursor &at, std::string_view key, double otherwise)
{
    const auto member = at.find(key);
    return member ? member->number(-kMostPixels, kMostPixels) : otherwise;
}

bool isSet(const Cursor &at, std::string_view key, bool otherwise = false)
{
    const auto member = at.find(key);
    return member ? member->boolean() : otherwise;
}

std::string nameOf(const Cursor &at)
{
    const auto name = at.find("name");
    return name ? name->line(kMostName) : std::string();
}

/** A number with at most two places, as a person would write it. */
std::string written(double value)
{
    std::string text = std::to_string(std::round(value * 100) / 100);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return text;
}

Spot spotOf(const Cursor &at)
{
    return {at["x"].number(-kMostPixels, kMostPixels), at["y"].number(-kMostPixels, kMostPixels)};
}

Outline polygonOf(const Cursor &at)
{
    constexpr std::size_t kLeast = 3;
    Outline outline;
    for (const Cursor &corner : at.array(kMostCorners, kLeast))
        outline.push_back(spotOf(corner));
    return outline;
}

std::string_view trimmed(std::string_view word)
{
    const auto first = word.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return {};
    return word.substr(first, word.find_last_not_of(' ') - first + 1);
}

/** "impassable, hides" as bits. */
std::uint8_t traitsOf(const Cursor &at)
{
    std::string listed;
    for (const std::string_view word : kTraitWords)
        listed.append(listed.empty() ? "" : ", ").append(word);
    const std::string text = at.text(kMostName);
    unsigned bits = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = std::min(text.find(',', from), text.size());
        const auto word = trimmed(std::string_view(text).substr(from, to - from));
        const auto *met = std::ranges::find(kTraitWords, word);
        if (met != kTraitWords.end())
            bits |= 1U << (met - kTraitWords.begin());
        else
            at.complain(ErrorCode::WrongChoice, std::string(word), listed);
        from = to + 1;
    }
    return static_cast<std::uint8_t>(bits);
}

/** Why an object is no shape of terrain, by its form alone. */
std::optional<Why> whyNoShape(const Cursor &at)
{
    static constexpr std::array<std::pair<std::string_view, Why>, 4> kForms = {
        {{"template", Why::Template},
         {"gid", Why::TileObject},
         {"text", Why::Text},
         {"polyline", Why::Line}}};
    if (!isSet(at, "visible", true))
        return Why::Hidden;
    for (const auto &[key, why] : kForms) {
        if (at.has(key))
            return why;
    }
    if (isSet(at, "point"))
        return Why::Point;
    return isSet(at, "capsule") ? std::optional(Why::Capsule) : std::nullopt;
}

/** Reads one map. */
class MapReader
{
public:
    MapReader(const Cursor &map, const std::string &key, const std::string &name) : m_map(map)
    {
        m_read.table.key = key;
        m_read.table.name = {name, name};
    }

    TiledTable read()
    {
        static constexpr std::array<std::string_view, 1> kMap = {"map"};
        static constexpr std::array<std::string_view, 1> kSquare = {"orthogonal"};
        m_map.members(kMostKeys);
        m_map["type"].choice(kMap);
        m_map["orientation"].choice(kSquare);
        const Properties properties(m_map);
        readName(properties);
        readSize(properties);
        if (m_map.isSound())
            readLayers(m_map["layers"], {});
        if (m_map.isSound())
            check();
        return std::move(m_read);
    }

private:
    void readName(const Properties &properties)
    {
        Text &name = m_read.table.name;
        if (const auto both = properties.find("name"))
            name.en = name.fr = both->line(kMostName, 1);
        if (const auto english = properties.find("name_en"))
            name.en = english->line(kMostName, 1);
        if (const auto french = properties.find("name_fr"))
            name.fr = french->line(kMostName, 1);
    }
    void readSize(const Properties &properties)
    {
        const double tileWidth = m_map["tilewidth"].number(1, kMostTiles);
        const double tileHeight = m_map["tileheight"].number(1, kMostTiles);
        m_pixelsPerPas = tileWidth;
        if (const auto scale = properties.find("pixels_per_pas"))
            m_pixelsPerPas = std::max(scale->number(0, kMostTiles), 0.01);
        m_size = {static_cast<double>(m_map["width"].integer(1, kMostTiles)) * tileWidth,
                  static_cast<double>(m_map["height"].integer(1, kMostTiles)) * tileHeight};
        m_read.table.width = side(m_size.x, m_map["width"]);
        m_read.table.depth = side(m_size.y, m_map["height"]);
    }
    std::int32_t side(double pixels, const Cursor &at) const
    {
        const double hundredths = std::round(pixels * kHundredths / m_pixelsPerPas);
        if (hundredths >= kLeastSide && hundredths <= kMostCoordinate)
            return static_cast<std::int32_t>(hundredths);
        at.complain(ErrorCode::NumberOutOfRange, written(pixels),
                    written(kLeastSide / kHundredths * m_pixelsPerPas) + ".." +
                        written(kHighest * m_pixelsPerPas));
        return kLeastSide;
    }

    void readLayers(const Cursor &layers, Spot offset)
    {
        for (const Cursor &layer : layers.array(kMostLayers))
            readLayer(layer, offset);
    }
    void readLayer(const Cursor &layer, Spot offset)
    {
        enum Type : std::size_t { Objects, Group, TileLayer, ImageLayer };
        static constexpr std::array<std::string_view, 4> kTypes = {"objectgroup", "group",
                                                                   "tilelayer", "imagelayer"};
        layer.members(kMostKeys);
        const std::size_t type = layer["type"].choice(kTypes);
        const Spot there{offset.x + numberOr(layer, "offsetx", 0),
                         offset.y + numberOr(layer, "offsety", 0)};
        if (!isSet(layer, "visible", true))
            return leaveOut(layer, Why::Hidden);
        if (type == TileLayer || type == ImageLayer)
            return leaveOut(layer, type == TileLayer ? Why::Tiles : Why::Picture);
        if (type == Group)
            return readLayers(layer["layers"], there);
        for (const Cursor &object : layer["objects"].array(kMostObjects))
            readObject(object, there);
    }

    void readObject(const Cursor &at, Spot offset)
    {
        at.members(kMostKeys);
        if (const auto why = whyNoShape(at))
            return leaveOut(at, *why);
        const Properties properties(at);
        const auto kind = kindOf(at, properties);
        if (!kind)
            return leaveOut(at, Why::NoKind);
        Outline outline = outlineOf(at);
        if (outline.empty())
            return leaveOut(at, Why::NoArea);
        const Spot origin = spotOf(at);
        outline = placed(std::move(outline), numberOr(at, "rotation", 0),
                         {origin.x + offset.x, origin.y + offset.y});
        addPiece(at, properties, static_cast<PieceKind>(*kind), outline);
    }
    /** The kind that an object is given; nothing: it is given none. */
    static std::optional<std::size_t> kindOf(const Cursor &at, const Properties &properties)
    {
        auto word = properties.find("kind");
        for (const std::string_view key : {"class", "type"}) { // one or the other, by version
            if (!word)
                word = at.find(key);
            if (word && word->isText() && word->text(kMostName).empty())
                word.reset();
        }
        return word ? std::optional(word->choice(kKindWords)) : std::nullopt;
    }
    static Outline outlineOf(const Cursor &at)
    {
        if (const auto polygon = at.find("polygon"))
            return polygonOf(*polygon);
        const Spot size{numberOr(at, "width", 0), numberOr(at, "height", 0)};
        if (size.x <= 0 || size.y <= 0)
            return {};
        return isSet(at, "ellipse") ? ellipseOf(size) : rectangleOf(size);
    }
    void addPiece(const Cursor &at, const Properties &properties, PieceKind kind,
                  const Outline &outline)
    {
        Piece piece;
        piece.kind = kind;
        for (const Spot spot : outline)
            piece.footprint.corners[static_cast<std::size_t>(piece.footprint.count++)] =
                cornerOf(at, spot);
        const Usual &usual = kUsual[static_cast<std::size_t>(kind)];
        const auto traits = properties.find("traits");
        piece.traits = traits ? traitsOf(*traits) : usual.traits;
        const auto bottom = properties.find("bottom");
        const auto top = properties.find("top");
        piece.bottom = bottom ? heightOf(*bottom) : 0;
        piece.top = top ? heightOf(*top) : piece.bottom + usual.height;
        if (top && piece.top < piece.bottom)
            top->complain(ErrorCode::NumberOutOfRange, written(piece.top / kHundredths),
                          written(piece.bottom / kHundredths) + ".." + written(kHighest));
        m_read.table.pieces.push_back(piece);
        m_places.push_back(at.pointer());
    }
    Point cornerOf(const Cursor &at, Spot spot) const
    {
        return {coordinate(at, spot.x, m_size.x, m_read.table.width),
                coordinate(at, spot.y, m_size.y, m_read.table.depth)};
    }
    std::int32_t coordinate(const Cursor &at, double pixels, double side, std::int32_t most) const
    {
        const double hundredths = std::round(pixels * kHundredths / m_pixelsPerPas);
        if (hundredths >= 0 && hundredths <= most)
            return static_cast<std::int32_t>(hundredths);
        at.complain(ErrorCode::NumberOutOfRange, written(pixels), "0.." + written(side));
        return 0;
    }
    static std::int32_t heightOf(const Cursor &at)
    {
        return static_cast<std::int32_t>(std::round(at.number(0, kHighest) * kHundredths));
    }

    void leaveOut(const Cursor &at, Why why)
    {
        const auto id = at.find("id");
        m_read.leftOut.push_back(
            {why, nameOf(at), id ? id->integer(0, kMostPixels) : 0, at.pointer()});
    }
    void check() const
    {
        const Cursor layers = m_map["layers"];
        if (m_read.table.pieces.empty())
            return layers.complain(ErrorCode::TooFewEntries, {}, {}, 1);
        if (m_read.table.pieces.size() > kMostPieces)
            return layers.complain(ErrorCode::TooManyEntries, {}, {}, kMostPieces);
        if (auto complaint = complaintOf(m_read.table)) {
            complaint->error.pointer = complaint->piece < 0
                                           ? layers.pointer()
                                           : m_places[static_cast<std::size_t>(complaint->piece)];
            m_map.complain(Cursor::Complaints{complaint->error});
        }
    }

    const Cursor &m_map;
    TiledTable m_read;
    std::vector<std::string> m_places; // of the pieces, in the text
    Spot m_size;
    double m_pixelsPerPas = 1;
};

} // namespace

Result<TiledTable> decodeTiled(std::string_view text, const std::string &key,
                               const std::string &name)
{
    json::Limits limits;
    limits.fractions = true;
    limits.text = limits.bytes; // tiles may be one long text
    return json::decode(
        text, [&](const Cursor &at) { return MapReader(at, key, name).read(); }, limits);
}

} // namespace escarmouche::rules::kit::tables
