// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/sentences/recordwords.h"
#include "rules/core/campaign/past/career.h"

#include <QStringList>

namespace escarmouche::app {

/** Tells the career of a figure game by game, in a language that need not be the window's. Keeps
    neither the records nor the sentences of the system: both outlive it. */
class CareerWords
{
public:
    CareerWords(const rules::BandRecords &records, const rules::PhraseBook &phrases,
                rules::Language language);

    const RecordWords &records() const { return m_records; }
    /** "Fallen in game 2, put out of action by Grok (Karnash)"; of somebody who serves, empty. */
    QString end(const rules::Career &career) const;
    /** "Game 2, against Karnash: won". */
    QString game(const rules::CareerGame &game) const;
    /** What he did and suffered in a game, and what became of it, a sentence each. */
    QStringList facts(const rules::CareerGame &game) const;
    /** How he came out of it, as the first of these: "Put out of action by Grok (Karnash)". */
    QString ending(const rules::CareerGame &game) const;
    QString knockOut(const rules::CareerKnockOut &knockOut) const;
    /** Whether what fell is told with what it came to. */
    enum class Dice { Told, Untold };
    /** What became of him afterwards. */
    QStringList aftermath(const rules::CareerGame &game, Dice dice = Dice::Told) const;
    /** The same of what no game brought. */
    QStringList before(const rules::Career &career) const;
    /** "d66: 2 6"; empty: nothing was rolled. */
    QString rolls(const rules::CareerLine &line) const;
    /** Why he should be given a name; empty: he has not earned one. */
    QString earned(const rules::Career &career) const;

private:
    QString result(rules::SeatResult result) const;
    QString slayer(const rules::Slayer &slayer) const;
    QString line(const rules::CareerLine &line, const std::vector<rules::Befallen> &befallen,
                 Dice dice) const;
    QString befallen(const rules::Befallen &befallen) const;

    RecordWords m_records;
    SheetWords m_words;
};

} // namespace escarmouche::app
