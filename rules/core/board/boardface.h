// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/band/battlereport.h"
#include "rules/core/board/boardwords.h"
#include "rules/core/board/chances.h"
#include "rules/core/board/ground.h"
#include "rules/core/board/overlay.h"
#include "rules/core/board/prompt.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

/** Who a token is; nothing of it changes in a match. */
struct CastMember {
    int token = -1;
    SeatId owner;
    FigureRef figure; // of the report
    Text name; // as the log calls it
    Text rank;
    std::string letter; // one to three characters that tell it apart within its band
    FigureLook look = {};
    int height = 0; // hundredths of a pas; 0 where the board is not measured
    int points = 0; // that it began with
    std::vector<Cell> profile; // one a column of the profile's
    std::vector<Carried> gear;
    std::vector<Carried> traits;
};

struct Cast {
    std::vector<Column> profile;
    std::vector<CastMember> members; // by token
};

/** One bit of Token::states in words. */
struct StateWord {
    /** How a token with this bit is drawn: as it is, in wait beside the board, as a body, or no
     * more. */
    enum class Shown { There, Waiting, Body, Gone };

    std::uint32_t bit = 0;
    Text word; // "Fleeing"
    Text sign; // one or two characters for a token: "F"
    RuleId rule;
    bool isBad = false;
    Shown shown = Shown::There;
    bool isSpent = false; // has had its part of this turn
    bool isOutOfIt = false; // holds nothing of what is fought for

    bool operator==(const StateWord &) const = default;
};

/** The part of a turn that a board is in. */
struct BoardPhase {
    Phrase name = {}; // its key may be empty: the turn says all
    /** The sides still set up: the places marked for that count. */
    bool isSetUp = false;

    bool operator==(const BoardPhase &) const = default;
};

/** Where an answer stands: whoever gives it points there. */
struct Spot {
    int token = -1; // whom it concerns; -1: nobody on the board
    Place place = {}; // nowhere: of no place
    int card = -1; // of what is held or lies beside the board; -1: of none

    bool operator==(const Spot &) const = default;
};

/** Where a person points, with whom. */
struct Pointing {
    int token = -1; // who is to do something; -1: nobody is chosen
    int over = -1; // the token under the pointer
    Place place = {}; // under the pointer, or where `over` stands
    int card = -1; // under the pointer, beside the board

    bool operator==(const Pointing &) const = default;
};

/** Something that could be done by pointing there. */
struct Offer {
    std::string action; // complete codec text, for `plan` and `submit`
    Phrase label; // "Charge Ragnar"
    int token = -1; // who does it
    int cost = 0; // of its actions
    /** Where it stands in a menu: acts of one kind stand in one place, whoever is pointed at. */
    int order = 0;
    std::optional<Error> refusal; // why it cannot be done, by which rule
    /** Of what several do together: the acts of the others, complete codec texts to be submitted
        one after another once `action` is done, each judged as if those before had gone as planned;
        and what to draw of all. */
    std::vector<std::string> then;
    Overlay together;

    bool isAllowed() const { return !refusal; }
    bool operator==(const Offer &) const = default;
};

/** An attack on offer and what it would come to; or why it cannot be made. */
struct Target {
    Offer offer;
    int over = -1; // the token it is aimed at
    Text weapon; // or what else it is made with
    std::optional<Chances> odds; // none where it cannot be made, or comes to nothing by itself
};

/** Places where a token could go, or from which an enemy threatens, cheapest first. On a measured
    table each stands for the square of `spacing` about it. */
struct Reach {
    struct Stop {
        Place place;
        int spent = 0; // hundredths of a pas, or steps

        bool operator==(const Stop &) const = default;
    };
    enum class Kind { Walk, Run, Charge, Fire } kind = Kind::Walk;
    Phrase label;
    int spacing = 0;
    std::vector<Stop> stops;

    bool operator==(const Reach &) const = default;
};

/** How a place or token looks from a token: distance, range band, what is in between. */
struct Sighting {
    int distance = 0; // base to base, hundredths of a pas
    bool isSeen = false;
    std::vector<Phrase> lines; // in words
    Overlay overlay;

    bool operator==(const Sighting &) const = default;
};

/** What a board asks of a match beside what stands on it. Every question is pure, is answered from
    what that seat may know, and may be asked at any time. A token or place that is not there gives
    an empty answer. */
class BoardFace
{
public:
    virtual ~BoardFace() = default;

    /** Of a board as some seat sees it; another only where what is laid differs, or the phase. */
    virtual Ground ground(const BoardView &board) const = 0;
    virtual Cast cast() const = 0;
    virtual std::vector<StateWord> states() const = 0;
    virtual BoardWords words() const = 0;
    /** Whether there is ever anything to aim at, and to be threatened by. */
    virtual bool hasTargets() const = 0;
    virtual bool hasThreat() const = 0;
    /** Of a board as some seat sees it, now or at an earlier moment. */
    virtual BoardPhase phase(const BoardView &board) const = 0;
    /** How far the turn has got, of a match as it is now: "step 5 of 7, 3 squares left". Its key
        may be empty: the phase says all. */
    virtual Phrase progress(SeatId seat) const = 0;
    /** What is asked of the seat. */
    virtual Prompt prompt(SeatId seat) const = 0;
    /** What the seat, which is asked, could do by pointing there: what a click would do first, or
        why it would do nothing; then the rest, what is refused last. */
    virtual std::vector<Offer> offers(SeatId seat, const Pointing &pointing) const = 0;
    /** All that the token could aim at with all it has, those with the best odds first, what is
        refused last; nothing where it may not act. */
    virtual std::vector<Target> targets(SeatId seat, int token) const = 0;
    virtual std::vector<Reach> reach(SeatId seat, int token) const = 0;
    /** What a token of another seat could reach and hit in its next activation. */
    virtual std::vector<Reach> threat(SeatId seat, int token) const = 0;
    virtual Sighting sighting(SeatId seat, const Pointing &pointing) const = 0;
    /** What to draw of an action that `plan` accepts. */
    virtual Overlay overlay(SeatId seat, std::string_view action) const = 0;
    /** What to draw of the attack whose dice are awaited; empty where they are of none. */
    virtual Overlay underway(SeatId seat) const = 0;
    /** Of an attack that `plan` accepts; nothing of any other action. */
    virtual std::optional<Chances> odds(SeatId seat, std::string_view action) const = 0;
    /** Why the game is over, in words; nothing: it is not, or people have ended it. */
    virtual std::optional<Phrase> ending() const = 0;
};

} // namespace escarmouche::rules
