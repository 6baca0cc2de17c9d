// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/session/matchstep.h"
#include "rules/core/journal/record.h"

#include <QString>

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::app {

class MatchWords;

/** An act and all that came of it; or what a side has done since it was last its turn. */
struct ActLine {
    /** What came of it, or so many things of one kind. */
    struct Part {
        rules::Phrase word;
        int about = -1; // the token; -1: one that the lead names
        std::vector<int> entries = {}; // of the journal
        std::vector<int> whom = {}; // of a sum: figures of the sides, each as often as it was met
    };
    int entry = 0; // of the journal, in which it began
    rules::SeatId seat; // whose doing it is
    rules::Phrase lead; // its key may be empty: the side is named
    std::vector<Part> parts;
    std::vector<rules::Thrown> thrown;
    bool isSum = false;
};

/** "Urgh shoots at Ombre: 4 hits of 5, 2 past an obstacle, −1 PV, 3 left". */
QString textOf(const ActLine &line, const MatchWords &words);
/** What came of it: "3 wounds (Ombre ×2, Vega)" in a sum. */
QString textOf(const ActLine::Part &part, const MatchWords &words);
/** Of a sum: everybody it is about, "Ombre ×2, Vega". */
QString namesOf(const ActLine::Part &part, const MatchWords &words);
/** "Urgh shoots at Ombre: 4 hits"; "Red rolls: 1, −3 bullets", where the act has its colon. */
QString actText(const QString &act, const QString &came);
/** "1 past an obstacle (×2)"; what happened once stays as it is. */
QString timesText(const QString &what, int times);

/** What happens, line by line, as it is shown. */
class ActLines
{
public:
    /** Gives what a side did, where its time was up in that beat. */
    std::optional<ActLine> add(const model::MatchBeat &beat);
    /** Nothing has happened yet. */
    void forget();

    /** The last ones, the newest at the end. */
    const std::deque<ActLine> &lines() const { return m_lines; }
    /** The last one that is no sum; null: there is none. */
    const ActLine *lastAct() const;

private:
    /** A number of a sum. */
    struct Counted {
        std::vector<int> entries;
        std::vector<int> whom;
    };

    void add(const rules::ToldEvent &event, const rules::BoardView &view);
    void begin(const rules::ToldEvent &event, const rules::Phrase &lead);
    void addOutcome(const rules::ToldEvent &event, const rules::BoardView &view);
    void count(const rules::ToldEvent &event, const rules::BoardView &view);
    void sumUp(rules::SeatId seat, const rules::Phrase &lead, int entry);

    std::deque<ActLine> m_lines;
    bool m_isOpen = false; // more may come of the last act
    bool m_isAct = false; // and somebody set out to do it
    std::vector<int> m_named; // by the lead of the last act: tokens
    std::optional<rules::SeatId> m_active; // whose activation came last
    rules::Phrase m_activeLead; // what it is called where it is no seat's
    std::map<std::string, Counted> m_sums; // by what is counted
    std::optional<ActLine> m_sum; // in this beat
};

} // namespace escarmouche::app
