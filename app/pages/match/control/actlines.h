// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/session/matchstep.h"
#include "rules/core/journal/record.h"
#include "rules/core/journal/repeated.h"

#include <QString>
#include <QStringList>

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace escarmouche::app {

class MatchWords;

/** An act and all that came of it; or what a side has done since it was last its turn. */
struct ActLine {
    /** What came of it, or so many things of one kind. */
    struct Part {
        /** Of a sum; or what no game has words for: nobody was harmed, so many figures moved. */
        enum class Kind { Said, NobodyHurt, Moved };
        rules::Phrase word = {};
        int about = -1; // the token; -1: one that the lead names
        std::vector<int> entries = {}; // of the journal
        std::vector<int> whom = {}; // of a sum, entry by entry: a figure of the sides, or -1
        std::vector<rules::Phrase> acts = {}; // by which it came, entry by entry; may be empty
        int who = -1; // whom it befell
        rules::Phrase::Values rolled = {}; // of the dice thrown for it
        rules::SeatId roller = {}; // of dice for the same thing as the lead's: whose
        bool isAddedUp = false; // its word tells how often
        Kind kind = Kind::Said;
        int count = 0; // of those that moved
        rules::SeatId side = {}; // of points that one scores: whose
    };
    int entry = 0; // of the journal, in which it began
    rules::SeatId seat; // whose doing it is
    rules::Phrase lead; // its key may be empty: the side is named
    std::vector<Part> parts;
    std::vector<rules::Thrown> thrown;
    bool isSum = false;
    bool isOfTurn = false; // a sum of what came at the end of a turn, beside that of its last wave
    bool isRoll = false; // the lead tells dice, and nobody set out to do anything
    bool isAgain = false; // of sides that were level
};

/** "Urgh shoots at Ombre: 4 hits of 5, 2 past an obstacle, −1 PV, 3 left". */
QString textOf(const ActLine &line, const MatchWords &words);
/** How much a number of a sum tells. */
enum class SumDetail { Number, Names, Acts };
/** "3 wounds", "3 wounds (Ombre ×2, Vega)", "3 wounds (Ombre ×2 by Urgh’s shot, Vega by …)". */
QString textOf(const ActLine::Part &part, const MatchWords &words, SumDetail detail);
/** Of a number of a sum: whom it befell by what, line by line. */
QStringList befell(const ActLine::Part &part, const MatchWords &words);
/** "Urgh shoots at Ombre: 4 hits"; "Red rolls: 1, −3 bullets", where the act has its colon. */
QString actText(const QString &act, const QString &came);
/** "1 past an obstacle (×2)"; what happened once stays as it is. */
QString timesText(const QString &what, int times);

/** What happens, line by line, as it is shown. */
class ActLines
{
public:
    /** Gives what a side did, where its time was up in that beat, and what the end of a turn
        brought. */
    std::vector<ActLine> add(const model::MatchBeat &beat);
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
    };

    void add(const rules::ToldEvent &event, const rules::BoardView &view);
    void begin(const rules::ToldEvent &event, const rules::Phrase &lead);
    void push(ActLine line);
    void touch();
    bool joinRoll(const rules::ToldEvent &event);
    rules::Phrase actBehind(const rules::ToldEvent &event, const rules::BoardView &view) const;
    void addOutcome(const rules::ToldEvent &event, const rules::BoardView &view,
                    const rules::Phrase::Values &rolled);
    void count(const rules::ToldEvent &event, const rules::BoardView &view);
    void noteDeed(const rules::ToldEvent &event);
    void noteGain(const rules::ToldEvent &event, std::int64_t points);
    void sumUp(rules::SeatId seat, const rules::Phrase &lead, int entry);
    void sumUpTurn(int entry);
    void give(ActLine sum);

    std::deque<ActLine> m_lines;
    std::size_t m_begun = 0; // lines so far, sums too
    std::optional<std::size_t> m_first; // of them, of which the last beat told first
    bool m_isOpen = false; // more may come of the last act
    bool m_isAct = false; // and somebody set out to do it
    std::vector<int> m_named; // by the lead of the last act: tokens
    bool m_isStruck = false; // an area was, by the last act
    std::optional<rules::SeatId> m_active; // whose activation came last
    rules::Phrase m_activeLead; // what it is called where it is no seat's
    std::vector<Deed> m_deeds; // the last one last
    rules::Phrase::Values m_rolled; // by the event before, where that was dice
    /** What is counted until it is summed up. */
    struct Tally {
        std::map<std::string, ActLine::Part> harm, rest; // by what is counted
        std::vector<ActLine::Part> gains; // of the sides
        std::map<rules::SeatId, std::set<int>> movers; // the tokens of each side
        bool isBegun = false; // something was done
    };
    Tally m_tally;
    bool m_hasWaves = false; // they are told, so that whose turn it is sums up nothing
    rules::Phrase m_turnEnd; // how it was told
    rules::RollOff m_rollOff;
    std::vector<ActLine> m_sums; // in this beat
};

} // namespace escarmouche::app
