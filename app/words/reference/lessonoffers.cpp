// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/reference/lessonoffers.h"

#include "app/words/sentences/phrases.h"
#include "model/lesson/lesson.h"
#include "model/text.h"

#include <QCoreApplication>

namespace escarmouche::app {

std::vector<LessonOffer> lessonOffers(const rules::RuleSystems &systems)
{
    std::vector<LessonOffer> offers;
    const auto lessons = model::lessons(systems);
    if (!lessons)
        return offers;
    for (const model::Lesson &lesson : *lessons) {
        if (const rules::RuleSystem *game = rules::systemNamed(systems, lesson.system))
            offers.push_back({toQString(lesson.fullKey()), lesson.title, lesson.about, game->name,
                              lesson.minutes});
    }
    return offers;
}

QString lessonLength(const LessonOffer &lesson)
{
    //: the game of a lesson, and how long it takes
    return QCoreApplication::translate("Lessons", "%1, %n minute(s)", nullptr, lesson.minutes)
        .arg(inUiLanguage(lesson.game));
}

} // namespace escarmouche::app
