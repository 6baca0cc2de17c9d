// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/told/harmed.h"
#include "model/match/session/matchstep.h"
#include "rules/core/journal/record.h"
#include "rules/core/journal/repeated.h"

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::app {

/** An act and all that came of it; or what a side has done since it was last its turn. */
struct ActLine {
    /** What came of it, or so many things of one kind. */
    struct Part {
        /** Of a sum; or what no event tells: nobody was harmed, so many figures moved, attacks or
            other acts of which nothing came, a turn brought nobody points. */
        enum class Kind { Said, NobodyHurt, Moved, Attacked, Done, NobodyScored };
        rules::Phrase word = {};
        int about = -1; // the token; -1: one that the lead names
        std::vector<int> entries = {}; // of the journal
        /** Of a sum, entry by entry: a figure of the sides, or -1. */
        std::vector<int> whom = {};
        std::vector<rules::Phrase> acts = {}; // by which it came, entry by entry; may be empty
        int who = -1; // whom it befell
        rules::Phrase::Values rolled = {}; // of the dice thrown for it
        rules::SeatId roller = {}; // of dice for the same thing as the lead's: whose
        bool isAddedUp = false; // its word tells how often
        Kind kind = Kind::Said;
        int count = 0; // of those that moved
        bool isHarm = false; // of a sum: of what is no side's
        rules::SeatId side = {}; // of points that one scores: whose
        std::vector<int> own = {}; // of those whom it befell: harmed by their own side
        std::vector<rules::Phrase> said = {}; // of a sum, entry by entry: what came; may be empty
        std::vector<HarmedBy> by = {}; // of a sum, entry by entry: what a test was for
        std::vector<HarmedBy> doers = {}; // of a sum, entry by entry: whose act came to nothing
    };
    int entry = 0; // of the journal, in which it began
    rules::SeatId seat; // whose doing it is
    rules::Phrase lead; // its key may be empty: the side is named
    std::vector<Part> parts;
    std::vector<Harmed> harmed = {}; // of a sum: figures of the sides, the gravest first
    std::vector<rules::Thrown> thrown = {};
    /** Of these: the throw, the die. It fell again. */
    std::vector<std::pair<std::size_t, std::size_t>> struck = {};
    bool isSum = false;
    bool isOfTurn = false; // a sum of what came at the end of a turn, beside that of its last wave
    bool isRoll = false; // the lead tells dice, and nobody set out to do anything
    bool isAgain = false; // of sides that were level
    bool isGoingOn = false; // with what the lead set out to do before others came between
    int until = 0; // entry of the last thing told of it
    std::optional<int> turn = {}; // of a sum: in which its wave began
};

/** What happens, line by line, as it is shown. */
class ActLines
{
public:
    /** Gives what a side did, where its time was up in that beat, and what the end of a turn
        brought. */
    std::vector<ActLine> add(const model::MatchBeat &beat);
    /** Nothing more happens: gives what has been done and brought since the last sum. */
    std::vector<ActLine> finish();
    /** Nothing has happened yet. */
    void forget();

    /** The last ones, the newest at the end. */
    const std::deque<ActLine> &lines() const { return m_lines; }
    /** The last one that is no sum; null: there is none. */
    const ActLine *lastAct() const;
    /** The first one of which the last beat told something, no sum; null: none. */
    const ActLine *firstAct() const;

private:
    /** What somebody has set out to do in this activation. */
    struct Deed {
        rules::Phrase act;
        int actor = -1;
        rules::SeatId seat;
        int target = -1;
        bool isMove = false; // that may still go on
    };

    /** What befell somebody by an act. */
    struct Counted {
        std::string sum; // under what it counts
        int gravity = 0;
        int deed = 0;
        int token = -1; // whom it befell
        bool isOfAim = false; // before an area was struck
        int entry = 0;
        int whom = -1; // the token, where it is somebody's
        rules::Phrase act; // empty: whom it befell says all
        rules::Phrase word;
        HarmedBy by;
        bool isTest = false; // that he stood
        bool isArrival = false; // somewhere, of his own will
        int times = 1;
    };

    /** An act of which nothing may be counted. */
    struct Acted {
        int deed = 0;
        int entry = 0;
        int actor = -1;
        rules::Phrase act;
        bool isAttack = false;
    };

    void add(const rules::ToldEvent &event, const rules::BoardView &view);
    void strike(std::int64_t face);
    void showDice();
    bool isSameTime(rules::SeatId seat, const rules::BoardView &view) const;
    void begin(const rules::ToldEvent &event, const rules::Phrase &lead);
    void beginIdle(const rules::ToldEvent &event);
    std::optional<Deed> interrupted(const rules::ToldEvent &event) const;
    void goOn(rules::ToldEvent event, const Deed &deed);
    void push(ActLine line);
    void touch();
    bool joinRoll(const rules::ToldEvent &event);
    bool joinTie(const rules::ToldEvent &event);
    const Deed *deedBehind(const rules::ToldEvent &event, rules::SeatId owner) const;
    const Deed *ownDeed(const rules::ToldEvent &event) const;
    rules::Phrase actBehind(const rules::ToldEvent &event, const rules::BoardView &view) const;
    HarmedBy harmedBy(const rules::ToldEvent &event, const rules::BoardView &view) const;
    bool isByOwnSide(const rules::ToldEvent &event, const rules::BoardView &view) const;
    void addOutcome(const rules::ToldEvent &event, const rules::BoardView &view,
                    const rules::Phrase::Values &rolled);
    int metBy(const rules::Outcome &outcome) const;
    bool isOutweighed(const Counted &one) const;
    bool isReplaced(const Counted &other, const Counted &one) const;
    void count(const rules::ToldEvent &event, const rules::BoardView &view);
    void noteDeed(const rules::ToldEvent &event, const rules::BoardView &view);
    std::vector<ActLine::Part> movesOf(rules::SeatId seat) const;
    std::vector<ActLine::Part> leftActs() const;
    static void dropPassing(std::vector<Counted> &counted);
    void noteGain(const rules::ToldEvent &event, std::int64_t points);
    void sumUp(rules::SeatId seat, const rules::Phrase &lead, int entry);
    void sumUpTurn(int entry);
    void give(ActLine sum, std::vector<ActLine::Part> parts);

    std::deque<ActLine> m_lines;
    std::size_t m_begun = 0; // lines so far, sums too
    std::optional<std::size_t> m_first; // of them, of which the last beat told first
    bool m_isOpen = false; // more may come of the last act
    bool m_isAct = false; // and somebody set out to do it
    std::vector<int> m_named; // by the lead of the last act: tokens
    bool m_hasGoneOn = false; // whom it is done to has moved since
    bool m_isStruck = false; // an area was, by the last act
    int m_met = -1; // who was met there last
    int m_deed = 0; // number of the last act, or of the activation whose first is yet to come
    std::optional<rules::SeatId> m_active; // whose activation came last
    rules::Phrase m_activeLead; // what it is called where it is no seat's
    std::vector<Deed> m_deeds; // the last one last
    rules::Phrase::Values m_rolled; // by the event before, where that was dice
    /** Whom a token that moved went at, and its last ways, of one kind, or that it did nothing. */
    struct Mover {
        struct Act {
            rules::Phrase act;
            bool isAtSomebody = false;
        };
        rules::SeatId seat;
        std::vector<Act> acts;
    };
    /** What is counted until it is summed up. */
    struct Tally {
        std::vector<Counted> counted;
        std::vector<Acted> acts; // of all but moves
        std::vector<ActLine::Part> gains; // of the sides
        std::map<int, Mover> movers; // by token
        bool isBegun = false; // something was done
        std::optional<int> turn = {}; // in which
        bool isWave = false; // by a side, in its time
    };
    Tally m_tally;
    bool m_hasWaves = false; // they are told, so that whose turn it is sums up nothing
    rules::Phrase m_turnEnd; // how it was told
    rules::RollOff m_rollOff;
    /** Dice that nothing has been told of yet, and those of them that fell again. */
    struct Fallen {
        std::vector<rules::Thrown> thrown;
        std::vector<std::pair<std::size_t, std::size_t>> struck;
    };
    Fallen m_fallen;
    bool m_isLeft = false; // no line has them yet
    bool m_isAgain = false; // one of them did just now
    std::vector<ActLine> m_sums; // in this beat
};

/** Somebody came to harm while its side acted, or others did something: who played it knows all
    else. */
bool isNews(const ActLine &sum, const std::function<rules::SeatId(int)> &ownerOf);

} // namespace escarmouche::app
