// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/match/match.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace escarmouche::rules {

/** What a seat does, or all agree to do. */
struct ScriptAct {
    JournalAct act = JournalAct::Action; // never Begin
    SeatId seat; // of an action or a concession; nobody: the seat that is asked
    std::string action; // the system's codec text; empty unless act is Action

    bool operator==(const ScriptAct &) const = default;
};

/** What the dice of a roll showed, die by die, in the words of either language. */
struct ScriptFaces {
    std::vector<std::string> shown;

    bool operator==(const ScriptFaces &) const = default;
};

/** One line of a script: what is done, or what fell or was drawn. */
using ScriptLine = std::variant<ScriptAct, ChanceAnswer, ScriptFaces>;

/** A line as JSON, without a line feed. Seats are counted from 1, as people do. */
std::string encode(const ScriptLine &line);
Result<ScriptLine> decodeScriptLine(std::string_view line);

/** The script that does what the journal tells, chance included: a line each, with line feeds. */
std::string scriptOf(const Journal &journal);

/** The reason (see whyRefused) for which a draw is refused outside a practice match. */
inline constexpr std::string_view kDrawNotTyped = "draw-not-typed";

/** Plays a match for those who say what happens. Machines play their own seats, and dice are thrown
    where there are some and nobody says what fell. */
class ScriptPlayer
{
public:
    /** All of them outlive it. Without dice all of chance is told; in a practice match draws may be
        told as well. Without rules no face has a word. */
    ScriptPlayer(Match &match, DiceSource *dice, bool practice, const MatchRules *rules = nullptr)
        : m_match(match), m_dice(dice), m_practice(practice), m_rules(rules)
    {
    }

    /** Lets machines and dice go on to where the line is awaited, then does what it says. A line
        that is refused does nothing. */
    Result<void> take(const ScriptLine &line);
    /** Lets machines and dice go on until somebody is asked or chance is to be told. */
    Result<void> goOn() { return goOn(m_dice); }
    /** Takes each line of a text, then goes on. Blank lines and those that open with # are passed
        over. The pointer of an error opens with its line: "12:/action/path"; what stands before
        that line was done. */
    Result<void> play(std::string_view text);

private:
    Result<void> goOn(DiceSource *dice);
    Result<void> perform(const ScriptAct &act);
    Result<void> tell(const ChanceAnswer &chance);
    Result<ChanceAnswer> facesOf(const ScriptFaces &faces) const;

    Match &m_match;
    DiceSource *m_dice;
    bool m_practice;
    const MatchRules *m_rules;
};

} // namespace escarmouche::rules
