// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/stateofplay.h"
#include "model/reference.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string_view>

namespace escarmouche::app {

/** What is in a match, in the language of the window. */
class MatchWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchWords)

public:
    explicit MatchWords(const StateOfPlay &play) : m_play(play) {}

    /** "Karnash – Vega"; of one that goes on from another, whence. */
    QString title() const;
    /** What is asked now. */
    QString question() const;
    /** A phrase of the system. */
    QString say(const rules::Phrase &phrase) const;
    /** The same; empty where the game has no such phrase, or a value it names is missing. */
    QString sayWhole(const rules::Phrase &phrase) const;
    /** What came of an act, as it is said of that act where the game has other words for it. */
    rules::Phrase inAct(const std::string &act, rules::Phrase word) const;
    /** What came twice of one act, one after the other, where the game has words for both in one;
        else its key is empty. */
    rules::Phrase inOne(const rules::Phrase &first, const rules::Phrase &then) const;
    /** The game's own words for it, where it has some. */
    QString sayOr(std::string_view key, const QString &neutral) const;
    /** Alone, as where a figure of it is named before. */
    QString sideOf(rules::SeatId seat) const;
    /** Where one of its figures may be meant as well, told apart from that. */
    QString nameOf(rules::SeatId seat) const;
    /** "Turn 3". */
    QString turn(int turn) const;
    /** Turn and phase as they are now, and how far they have got. */
    QString now() const;
    /** The turn of a board, with its phase where it has one. */
    QString moment(const rules::BoardView &board) const;
    /** "3 PA". */
    static QString amount(int number, const rules::Unit &unit);
    /** "42%", "0.72". */
    static QString number(const rules::Fraction &value, bool isShare);
    /** "First blow: 42% to wound, 0.72 expected". */
    QString chances(const rules::ChanceLine &line) const;
    QString tokenName(int token) const;
    /** The same for a sentence, in each language where it has a name of its own. */
    rules::PhraseValue tokenValue(int token) const;
    /** What dice thrown for that reason show, face by face from 1 on; empty: their numbers. */
    QStringList faces(std::uint16_t reason) const;
    /** A rule with its title, where the reference of the system has it. */
    QString ruleText(const QString &rule) const;
    /** A value of the question in words, as the system gave it ("who", "at-most",
        "at-least"); empty: none. */
    QString askedAbout(std::string_view value) const;
    /** Of a match that is over: how it came to that. */
    QString whyEnded() const;
    /** How the log begins to tell of an entry of the journal; empty: not at all. */
    QString toldOf(int entry) const;

private:
    const StateOfPlay &m_play;
    mutable std::optional<model::Reference> m_reference; // once a rule has been asked for
};

} // namespace escarmouche::app
