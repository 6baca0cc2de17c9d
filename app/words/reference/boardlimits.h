// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"
#include "rules/core/values/error.h"

#include <QString>

#include <optional>
#include <string_view>

namespace escarmouche::app {

class RuleBook;

/** Why the board does not play a band yet; it can still be played on a table. */
struct BoardRefusal {
    rules::Error why;
    rules::Text needs; // the rules that the board lacks, by title and id; empty: another reason
};
BoardRefusal boardRefusal(rules::Error why, const RuleBook &book);

/** "not on the board yet: Poison (MUSG-PULP-16)", to stand behind the name of a band. */
QString boardNote(const BoardRefusal &refusal);
/** "for the table only", where there is no room for the reason. */
QString boardMark();
/** The same as a sentence about that band. */
QString boardSentence(const QString &band, const BoardRefusal &refusal);

/** Knows of every band whether the board plays it, so that it is said wherever one is chosen.
    Systems and book outlive it. */
class BoardLimits
{
public:
    BoardLimits(const rules::RuleSystems &systems, const RuleBook &book)
        : m_systems(systems), m_book(book)
    {
    }

    /** Codec text of a band of the system that these rules belong to; empty: the board plays it. */
    std::optional<BoardRefusal> of(const rules::BandRules &rules, std::string_view band) const;
    /** The same where the system is known by its key. */
    std::optional<BoardRefusal> of(std::string_view system, std::string_view band) const;
    /** The reason as a short note; empty: the board plays the band. */
    QString note(const rules::BandRules &rules, std::string_view band) const;

private:
    std::optional<BoardRefusal> judge(const rules::RuleSystem &system, std::string_view band) const;

    const rules::RuleSystems &m_systems;
    const RuleBook &m_book;
};

} // namespace escarmouche::app
