// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/units.h"
#include "rules/core/band/band.h"
#include "rules/core/values/fraction.h"

#include <QString>

namespace escarmouche::app {

/** A value as its column writes it: "6", "6" or "120 mm" as distance, "3+" as target. */
QString measured(int value, rules::Measure measure, const Units &units);

/** A cell as its column writes it; nothing there: a dash. */
QString cellText(const rules::Cell &cell, rules::Measure measure, const Units &units,
                 rules::Language language);

/** "R 6 = 4 orc + 2 heavy armour (MUSG-EQUIP-04)"; without parts to tell of: "R 6". */
QString explain(const rules::Number &number, const QString &title, rules::Measure measure,
                const rules::BandRules &rules, const Units &units, rules::Language language);

/** A sum of points, with a true minus: "72", "−4". */
QString plainText(int amount);

/** A sum beside its limit, where it has one: "72 / 500". */
QString totalText(const rules::TotalLine &line);

/** A share of a hundred, in whole numbers and without the sign: "42". */
QString wholePercent(const rules::Fraction &share);

/** A difference in points with its sign: "+12", "−4" (U+2212), "0". */
QString signedText(int amount);

} // namespace escarmouche::app
