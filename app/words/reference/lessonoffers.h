// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"

#include <QString>

#include <vector>

namespace escarmouche::app {

/** A lesson that comes with the program, with what a list shows of it. */
struct LessonOffer {
    QString key;
    rules::Text title;
    rules::Text about;
    rules::Text game;
    int minutes = 0;
};

/** In the order of their games; one that cannot be read is left out with all others. */
std::vector<LessonOffer> lessonOffers(const rules::RuleSystems &systems);

/** Its game, and how long it takes: "M.U.S.G., 5 minutes". */
QString lessonLength(const LessonOffer &lesson);

} // namespace escarmouche::app
