// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace escarmouche::app {

/** How distances are shown. Rules keep them in pas; only the text changes. */
struct Units {
    enum class Kind { Pas, Millimetres };

    static constexpr int kLeastScale = 5;
    static constexpr int kMostScale = 100;

    Kind kind = Kind::Pas;
    int millimetresPerPas = 20;

    bool operator==(const Units &) const = default;
};

/** "6 pas" or "120 mm". */
QString distanceText(int pas, const Units &units);

/** A length in hundredths of a pas: "6.25 pas" or "125 mm", as the locale writes numbers. */
QString exactDistanceText(double hundredths, const Units &units);

/** For a cell whose column says what it is: "6" in pas, "120 mm" else. */
QString shortDistanceText(int pas, const Units &units);

} // namespace escarmouche::app
