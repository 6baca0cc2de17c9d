// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"
#include "rules/core/game/outlook.h"
#include "rules/core/journal/told.h"
#include "rules/musg/catalogue/catalogue.h"
#include "rules/musg/play/odds/attackoutcome.h"
#include "rules/musg/play/stage/skirmish.h"

namespace escarmouche::rules::musg::play {

// The answers of BoardFace for M.U.S.G.; `seen` is the state as the asking seat may know it, and so
// is that of the outlook, which alone is asked what the rules say to an action.

using Outlook = rules::Outlook<Skirmish>;

Ground groundOf(const Catalogue &catalogue, const Skirmish &game); // ground.cpp
Cast castOf(const Catalogue &catalogue, const Skirmish &game); // cast.cpp
std::vector<StateWord> stateWords(const Catalogue &catalogue);
BoardWords wordsOf(const Catalogue &catalogue); // wording.cpp
Chances chancesOf(const AttackOdds &odds);
/** Of a shot that somebody may take for his chief, if nobody does. */
Chances unguardedChancesOf(const AttackOdds &odds);
std::vector<Reach> reachOf(const Skirmish &game, const State &seen, FigureId figure); // reach.cpp
/** The stop of its reach nearest to a place, on the place's floor before others, where one is so
    near that what is drawn of the reach holds the place. */
std::optional<Place> stopNear(const Skirmish &game, const State &seen, FigureId figure,
                              const Place &place);
std::vector<Reach> threatOf(const Skirmish &game, const State &seen, FigureId figure);
Sighting sightingOf(const Skirmish &game, const State &seen,
                    const Pointing &pointing); // sighting.cpp
Overlay overlayOf(const Skirmish &game, const State &seen, const Plan &plan); // overlay.cpp
/** Why the rules have ended it. */
std::optional<Phrase> endingOf(const Catalogue &catalogue, const Skirmish &game,
                               const State &seen); // ending.cpp
BoardPhase phaseOf(const BoardView &board);
/** How many activations are left of a wave, and who began the turn. */
Phrase progressOf(const Skirmish &game, const State &seen);
/** Of the attack whose dice are awaited. */
Overlay underwayOf(const Skirmish &game, const State &seen);

/** An action and what the rules say to it. */
struct Possible {
    Action action;
    Judged<Plan> plan;
    /** What others do after it as a part of it, each planned as if those before had gone so. */
    std::vector<Possible> then = {};
};
/** What the seat could do by pointing there: what a click would do first, what is refused last. */
std::vector<Possible> possibleAt(const Outlook &outlook,
                                 const Pointing &pointing); // pointing.cpp
/** Every shot, Strike and charge the figure could make now, the most promising first, what is
    refused last. */
struct AttackOn {
    FigureId foe;
    Possible possible;
};
std::vector<AttackOn> attacksOf(const Outlook &outlook, FigureId figure); // attacking.cpp
/** Those on one enemy, the most promising first; what is refused last. */
std::vector<Possible> attacksOn(const Outlook &outlook, FigureId figure, FigureId foe);
/** It says who takes the hit in hand for his chief. */
bool isGuard(const State &seen, const Plan &plan); // attacking.cpp
/** What an attack or a charge planned here would come to, and of who takes a hit for his chief,
   what that shot would if nobody did; nothing of any other plan. */
std::optional<AttackOdds> oddsOf(const Skirmish &game, const State &seen, const Plan &plan);

/** What is asked of the seat: rules::Prompt before it is written. */
struct Asked {
    rules::Prompt::Kind kind = rules::Prompt::Kind::None;
    std::vector<FigureId> able = {};
    FigureId doer = {};
    std::optional<Action> quiet = {};
};
Asked askedOf(const Outlook &outlook); // asking.cpp

/** How a board plays an event; nothing where it only shows what comes of it. */
std::optional<Gesture> gestureOf(const Skirmish &game, const Event &event); // gestures.cpp

// ways.cpp: ways for a figure that is moved by pointing.

/** The action of going to a place by that kind of move; as far as it goes on the way there. Where
    no way leads there, the straight one with what refuses it. */
std::optional<Possible> goTo(const Outlook &outlook, FigureId figure, MoveKind kind,
                             const Place &goal);
/** Into contact with an enemy by the shortest way found, of a charge or of the rest of one that
    is asked for; else straight, with what refuses it. */
Possible chargeAt(const Outlook &outlook, FigureId figure, FigureId foe);
/** The same for the rest of a charge that is asked for, into contact with a target near that place,
    on its side where a way leads there. */
Possible followTo(const Outlook &outlook, const Place &place);

// together.cpp: those of one activation moved as one; nothing where fewer than two of them can.

/** Each by that kind of move, in the places that they have now about the figure, which goes to
    `goal`; where there is no room, as near as may be. */
std::optional<Possible> goTogether(const Outlook &outlook, FigureId figure, MoveKind kind,
                                   const Place &goal);
/** Each into contact with that enemy. */
std::optional<Possible> chargeTogether(const Outlook &outlook, FigureId foe);
/** The state as if nobody had done anything about the move. */
void goAsPlanned(const MovePlan &move, const Plan &plan, State &state);
Phrase togetherLabel(const Skirmish &game, const Possible &all);

// What these share.

Possible judged(const Outlook &outlook, const Action &action);
/** The figure an answer is about: who would be placed, activated, chosen, shot at, treated, or
 * moves. */
FigureId concerned(const Action &action); // pointing.cpp
/** The figure of that token; invalid: there is none. */
FigureId figureAt(const Skirmish &game, int token);
TablePlace shown(const Place &place);
/** The place a person means who points there: as it is where one can stand so, else on the highest
    floor. */
Place placeAt(const Skirmish &game, const TablePlace &place);

} // namespace escarmouche::rules::musg::play
