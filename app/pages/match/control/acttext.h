// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/control/actlines.h"

#include <QString>
#include <QStringList>

namespace escarmouche::app {

class MatchWords;

/** "Urgh shoots at Ombre: 4 hits of 5, 2 past an obstacle, −1 PV, 3 left". */
QString textOf(const ActLine &line, const MatchWords &words);
/** How much a number of a sum tells: whom, by whom too, that only of harm, or all. */
enum class SumDetail { Names, Harm, Acts };
/** "3 wounds (Ombre ×2, Vega)", "3 wounds (Ombre ×2, by Urgh’s shot; Vega, by …)"; of what harmed
   nobody the acts: "1 shot missed (Urgh shoots at Ombre)", or "1 shot missed". Empty: the game has
   no words for it. */
QString textOf(const ActLine::Part &part, const MatchWords &words, SumDetail detail);
/** The game has words for something of a sum. */
bool isTold(const ActLine &sum, const MatchWords &words);
/** Of a number of a sum: whom it befell by what, line by line. */
QStringList befell(const ActLine::Part &part, const MatchWords &words);
/** "Urgh shoots at Ombre: 4 hits"; "Red rolls: 1, −3 bullets", where the act has its colon. */
QString actText(const QString &act, const QString &came);
/** "1 past an obstacle (×2)"; what happened once stays as it is. */
QString timesText(const QString &what, int times);

} // namespace escarmouche::app
