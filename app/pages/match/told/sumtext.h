// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/told/actlines.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace escarmouche::app {

class MatchWords;

/** One thing that a sum tells: of a figure that came to harm all of it, or a number with names. */
struct SumLine {
    QString text; // "Ombre −2 PV, 1 left (by Urgh, Karnash)", "2 walked (Urgh, Karnash)"
    QStringList how; // by what acts it came
    std::vector<int> entries; // of the journal, when; may be empty
};

/** All of it, the gravest first; what the game has no words for is left out. */
QList<SumLine> linesOf(const ActLine &sum, const MatchWords &words);
/** The game has words for something of a sum. */
bool isTold(const ActLine &sum, const MatchWords &words);
/** The whole in one line. */
QString sumText(const ActLine &sum, const MatchWords &words);

} // namespace escarmouche::app
