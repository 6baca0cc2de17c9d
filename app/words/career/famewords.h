// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/sheetwords.h"
#include "rules/core/campaign/past/fame.h"

#include <QString>

namespace escarmouche::app {

/** Tells a hall of fame, in a language that need not be the window's. The hall outlives it. */
class FameWords
{
public:
    FameWords(const rules::HallOfFame &hall, rules::Language language);

    /** "Autumn – champion: Karnash (Anne)". */
    QString champions(const rules::SeasonOfFame &season) const;
    /** "Most knock-outs". */
    QString title(const rules::FameList &list) const;
    /** "7: Brogg (Karnash)", and of somebody gone his last season. */
    QString figure(const rules::FamousFigure &figure) const;

private:
    const rules::HallOfFame &m_hall;
    rules::Language m_language;
    SheetWords m_words;
};

} // namespace escarmouche::app
