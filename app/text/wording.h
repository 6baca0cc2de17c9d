// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band.h"

#include <QString>

namespace escarmouche::app {

/** How the program words things at this moment: chosen by the person, handed to each page. */
struct Wording {
    rules::Language language = rules::Language::English;
    int millimetresPerPas = 0; // 0: distances in pas

    bool operator==(const Wording &) const = default;
};

QString say(const rules::Text &text, const Wording &wording);
QString say(const rules::BandRules &rules, const rules::Phrase &phrase, const Wording &wording);
/** What happened, what was kept and what to do next. */
QString say(const rules::Error &error, const Wording &wording);

/** A cell as its column writes it: plain, as a distance in the preferred unit, as "n+", a word, or
    a dash. */
QString write(const rules::Column &column, const rules::Cell &cell, const Wording &wording);
/** "R 6 = 4 orc + 2 heavy armour (MUSG-EQUIP-04)"; empty for a number with no parts. */
QString explain(const rules::BandRules &rules, const QString &title, const rules::Number &number,
                const Wording &wording);

} // namespace escarmouche::app
