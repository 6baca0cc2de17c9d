// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"

#include <QString>

#include <vector>

namespace escarmouche::app {

/** A lesson or a quiz that comes with the program, with what a list shows of it. */
struct LessonOffer {
    QString key;
    rules::Text title;
    rules::Text about;
    rules::Text game;
    int minutes = 0;
    int positions = 0; // of a quiz
};

/** In the order of their games; one that cannot be read is left out with all others. */
std::vector<LessonOffer> lessonOffers(const rules::RuleSystems &systems);

/** The same, and behind them the quizzes of the games that have one. */
std::vector<LessonOffer> learningOffers(const rules::RuleSystems &systems);
/** Of its quiz, in such a list. */
QString quizKey(const rules::SystemName &game);

/** Its game, and how long it takes: "M.U.S.G., 5 minutes"; of a quiz how many positions it has. */
QString lessonLength(const LessonOffer &lesson);

} // namespace escarmouche::app
