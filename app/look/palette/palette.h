// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"

#include <QColor>
#include <QIcon>
#include <QPalette>

#include <string_view>

namespace escarmouche::app {

/** Sizes shared by all pages, in pixels of a plain screen. */
inline constexpr int kGap = 8;
inline constexpr int kMargin = 16;
inline constexpr int kIconSize = 20;

/** The colours that mean something; each reads on a light and on a dark palette. */
enum class Tone { Illegal, Warning, Note, Good, Changed, Dim, Line, Edge };

bool isDark(const QPalette &palette);
QColor tone(Tone tone, const QPalette &palette);
Tone toneOf(rules::Severity severity);
/** What is selected in a list that has not the keyboard: in sight, but not the first thing seen. */
void quieten(QPalette &palette);
/** Keeps the hints in empty fields readable where a dark theme leaves them black. */
void keepHintsReadable();
/** A severity as a shape as well as a colour. */
QIcon severityIcon(rules::Severity severity, const QPalette &palette);
/** The shape of a severity, dim: of what is not so yet. */
QIcon foreseenIcon(rules::Severity severity);

/** What a board is drawn with. Lines read on the Casing that is drawn under them, so that any
   ground may lie below; PlateInk reads on a Plate. */
enum class BoardInk {
    GridFine,
    GridStrong,
    Plate,
    PlateInk,
    Casing,
    Way,
    SightFree,
    SightBarred,
    Obstacle,
    Walk,
    Run,
    Charge,
    Fire,
    Threat,
    Template,
    Acting,
    Bad,
    Body,
};

QColor boardInk(BoardInk ink, const QPalette &palette);
/** The colour of a seat's tokens, of eight; nobody's: that of bodies. */
QColor seatFill(int seat, const QPalette &palette);
/** For letters on a seat's colour. */
QColor seatInk(const QPalette &palette);

/** A kind of ground: the surface, and what its texture and outline are drawn with. */
struct GroundInk {
    QColor fill;
    QColor ink;
};

/** A kind of ground as a game names it: a way of drawing, and behind a stroke the tint that is laid
    over it, if any: "floor", "floor/blue". Tints are red, orange, yellow, green, blue, purple,
   white and black. */
struct GroundKind {
    explicit GroundKind(std::string_view kind);

    std::string_view base;
    std::string_view tint;
};

/** By kind ("building", "wood", "street/red"...; "table" is the bare table); an unknown kind is
    grey, and an unknown tint none. */
GroundInk groundInk(std::string_view kind, const QPalette &palette);

} // namespace escarmouche::app
