// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/musg/playtable.h"

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::tests {

namespace geo = rules::kit::geometry;
namespace play = rules::musg::play;

/** What a strong player thinks of the answers to the decision a position awaits. */
struct Judgement {
    std::function<bool(const play::Action &)> isGood;
    play::Action example; // one of the good ones
};

/** A made position: laid on a table up to somebody's decision, the answers differing widely in
    worth. Its name tells what to do. */
struct Position {
    std::string name;
    std::function<Judgement(PlayTable &)> lay; // the judgement refers to the table
};

struct PositionTheme {
    std::string name;
    std::vector<Position> positions;
};

// One a file.
PositionTheme takeTheShot();
PositionTheme keepCover();
PositionTheme guardTheChief();
PositionTheme chargeOrShoot();
PositionTheme holdTheObjective();
PositionTheme medikits();
PositionTheme breakAway();
PositionTheme hiredSpecials();

std::vector<PositionTheme> positionThemes();

// Pieces, in pas.

/** A building one can neither enter nor see through. */
geo::Piece house(double left, double top, double right, double bottom);
/** Hides four fifths of who stands close behind it. */
geo::Piece lowWall(double left, double top, double right, double bottom);

// What an action comes to.

/** Where a move or a placing ends; nothing for any other action. */
std::optional<play::Place> endOf(const play::Action &action);
/** Where the figure stands after the action, its own or none. */
play::Place placeAfter(const PlayTable &table, play::FigureId figure, const play::Action &action);
bool shootsAt(const play::Action &action, std::initializer_list<play::FigureId> targets);
bool isStrikeAt(const play::Action &action, play::FigureId target);
/** A charge at whose end the figure touches that one. */
bool chargesAt(const PlayTable &table, const play::Action &action, play::FigureId target);
bool isActivationOf(const play::Action &action, play::FigureId figure);
bool isChoiceOf(const play::Action &action, play::FigureId figure);
bool isTreatmentOf(const play::Action &action, play::FigureId patient);

// What a place is worth.

/** The gap in hundredths of a pas between the figure there and another. */
std::int32_t gapFrom(const PlayTable &table, play::FigureId figure, const play::Place &at,
                     play::FigureId other);
std::int32_t nearestFoe(const PlayTable &table, play::FigureId figure, const play::Place &at);
/** The shooter has a gun that carries so far, sees the figure there, and nothing gives cover. */
bool isOpenTo(const PlayTable &table, play::FigureId shooter, play::FigureId figure,
              const play::Place &at);
/** How many enemies the figure there lies open to. */
int exposure(const PlayTable &table, play::FigureId figure, const play::Place &at);
/** Near enough to the objective to hold it. */
bool isOn(const PlayTable &table, std::size_t objective, play::FigureId figure,
          const play::Place &at);

} // namespace escarmouche::tests
