// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardview.h"
#include "rules/core/values/seat.h"
#include "rules/core/words/phrase.h"
#include "rules/core/words/text.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace escarmouche::rules {

// What lies under the tokens, for a board to draw: it changes only with what is laid and with the
// phase. Kinds are words of the system's, which name a way of drawing ("building", "wood",
// "street").

/** A piece of terrain of a measured table, an upright prism; lengths in hundredths of a pas. */
struct GroundPiece {
    std::vector<TablePlace> outline; // z is not used
    int bottom = 0;
    int top = 0;
    std::string kind;
    Text name;
    std::vector<Phrase> effects; // what it does, for a tooltip and a screen reader
    bool isBarred = false; // nobody goes through it
    bool isFloor = false; // one can stand on its top

    bool operator==(const GroundPiece &) const = default;
};
struct TableGround {
    int width = 0; // x
    int depth = 0; // y, which grows downwards
    std::vector<GroundPiece> pieces;

    bool operator==(const TableGround &) const = default;
};

/** A cell of a hex map (axial), or a square tile; turned by so many sixths or quarters. */
struct GroundCell {
    CellPlace place;
    std::string kind; // "free": nothing lies there yet, and something could
    Text name; // may be empty
    int turn = 0;
    std::string address = {}; // told, not painted: "4C15"; empty: column and row
    std::vector<Phrase> effects = {}; // what it does, as a GroundPiece's

    bool operator==(const GroundCell &) const = default;
};

/** What lies between two neighbours, or joins them: its kind is "wall", "door", "locked", "open",
    "road" or "river". */
struct GroundLink {
    Place from;
    Place to;
    int id = -1; // as Laid::id names it; -1: it never changes
    std::string kind;
    Text name = {}; // may be empty

    bool operator==(const GroundLink &) const = default;
};

struct HexGround {
    enum class Top { Pointed, Flat };

    std::vector<GroundCell> cells;
    Top top = Top::Pointed;
    std::vector<GroundLink> links = {};

    bool operator==(const HexGround &) const = default;
};
struct SquareGround {
    std::vector<GroundCell> cells;
    bool hasDiagonals = true; // a corner is a way to go
    std::vector<GroundLink> links = {};

    bool operator==(const SquareGround &) const = default;
};

/** A zone of a plan; the outline is in hundredths of a unit of the plan's own. */
struct GroundZone {
    std::int16_t zone = 0;
    std::vector<TablePlace> outline;
    std::string kind;
    Text name;

    bool operator==(const GroundZone &) const = default;
};
struct ZoneGround {
    std::vector<GroundZone> zones;
    std::vector<GroundLink> links; // doors and passages

    bool operator==(const ZoneGround &) const = default;
};

/** A place that the scenario marks: where a seat sets up, what is fought for. A disc where it has a
    radius, else an outline. */
struct GroundMark {
    enum class Kind { SetUp, Objective, Exit } kind = Kind::Objective;
    int id = -1; // as BoardView::taken names it; -1: it is never taken
    SeatId owner;
    Place at; // the centre of a disc
    int radius = 0;
    std::vector<TablePlace> outline;
    Phrase label;

    bool operator==(const GroundMark &) const = default;
};

/** A place beside the board, where tokens stand together: a waiting room, a battle box. */
struct GroundArea {
    ZonePlace place; // of a ground of zones: no number of its zones
    Text name;
    std::string kind;

    bool operator==(const GroundArea &) const = default;
};

/** Cells that are one place to a person, as a tile or a building: what stands on any of them is
    listed together. */
struct GroundPart {
    Text name;
    std::vector<CellPlace> cells; // one at least; no cell is of two parts

    bool operator==(const GroundPart &) const = default;
};

struct Ground {
    std::variant<TableGround, HexGround, SquareGround, ZoneGround> what;
    std::vector<GroundMark> marks;
    std::vector<GroundArea> beside = {};
    std::vector<GroundPart> parts = {};

    bool operator==(const Ground &) const = default;
};

} // namespace escarmouche::rules
