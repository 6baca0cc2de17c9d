// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/tables/tablefile.h"

namespace escarmouche::rules::kit::tables {

/** A layer or an object of a Tiled map that is no piece of terrain. */
struct LeftOut {
    enum class Why {
        Tiles, // a layer of them
        Picture, // a layer
        Hidden, // layer or object
        Point,
        Line,
        Capsule,
        Text,
        TileObject,
        Template,
        NoKind,
        NoArea,
    };
    Why why = Why::Tiles;
    std::string name; // its own; often empty
    std::int64_t id = 0; // as Tiled numbers it
    std::string pointer;

    bool operator==(const LeftOut &) const = default;
};

struct TiledTable {
    TableFile table;
    std::vector<LeftOut> leftOut; // in the order of the map

    bool operator==(const TiledTable &) const = default;
};

/** Reads a map of the Tiled editor, saved as JSON: rectangles, ellipses and polygons of its object
    layers become pieces. The class of an object, or its property "kind", is the kind of the piece;
    the properties "bottom" and "top" (in pas) and "traits" (separated by commas) replace what is
    usual for the kind. Of the map, "pixels_per_pas" replaces the width of a tile, and "name",
    "name_en" and "name_fr" the name given. Errors point into the map, lengths are in its pixels. */
Result<TiledTable> decodeTiled(std::string_view text, const std::string &key,
                               const std::string &name);

} // namespace escarmouche::rules::kit::tables
