// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/sheetwords.h"
#include "rules/core/campaign/past/records.h"

#include <QString>

namespace escarmouche::app {

/** Tells the records of a band in a campaign, in a language that need not be the window's. Keeps
    neither the records nor the sentences of the system: both outlive it. */
class RecordWords
{
public:
    RecordWords(const rules::BandRecords &records, const rules::PhraseBook &phrases,
                rules::Language language);

    /** "Game 2, against Karnash". */
    QString game(rules::FixtureId fixture) const;
    QString rank(const std::string &key) const;
    /** "Games: 4 · Experience: 12 · Out of action: 1". */
    QString tally(const rules::FigureRecord &record) const;
    /** "2 × Sous-fifre, 1 × Chief"; empty: nobody. */
    QString knockOuts(const rules::FigureRecord &record) const;
    /** What it was, without when. */
    QString befallen(const rules::Befallen &befallen) const;
    /** "Put out of action by Grok, of Karnash"; empty: by nobody known. */
    QString by(const rules::FallenRecord &fallen) const;
    QString say(const rules::Phrase &phrase) const;
    QString text(const rules::Text &text) const;

private:
    const rules::BandRecords &m_records;
    const rules::PhraseBook &m_phrases;
    rules::Language m_language;
    SheetWords m_words;
};

} // namespace escarmouche::app
