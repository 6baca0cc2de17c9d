// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/told/actlines.h"

#include <QString>
#include <QStringList>

namespace escarmouche::app {

class MatchWords;

/** "Urgh shoots at Ombre: 4 hits of 5, 2 past an obstacle, −1 PV, 3 left". */
QString textOf(const ActLine &line, const MatchWords &words);
/** The same without what a test rolled and needed. */
QString shortTextOf(const ActLine &line, const MatchWords &words);
/** Of much that came of it only the first: "Urgh throws a grenade at Ombre: explodes, +4". */
QString foldedTextOf(const ActLine &line, const MatchWords &words);
/** Who set out to do what; of a sum whose, or what it is of. */
QString leadText(const ActLine &line, const MatchWords &words);
/** Things that are told one after the other. */
QString oneByOne(const QStringList &sentences);
/** "Urgh shoots at Ombre: 4 hits"; "Red rolls: 1, −3 bullets", where the act has its colon. */
QString actText(const QString &act, const QString &came);
/** Without the full stop of a sentence: more follows it. */
QString goingOn(const QString &sentence);
/** "1 past an obstacle (×2)"; what happened once stays as it is. */
QString timesText(const QString &what, int times);

} // namespace escarmouche::app
