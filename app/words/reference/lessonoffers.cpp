// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/reference/lessonoffers.h"

#include "app/words/sentences/phrases.h"
#include "model/lesson/lesson.h"
#include "model/loadquiz.h"
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
                              lesson.minutes, 0});
    }
    return offers;
}

std::vector<LessonOffer> learningOffers(const rules::RuleSystems &systems)
{
    std::vector<LessonOffer> offers = lessonOffers(systems);
    for (const rules::RuleSystem &game : systems) {
        const auto quiz = model::loadQuiz(game.key);
        if (quiz && *quiz)
            offers.push_back({quizKey(game), (*quiz)->name(), (*quiz)->about(), game.name, 0,
                              (*quiz)->positions()});
    }
    return offers;
}

QString quizKey(const rules::SystemName &game)
{
    return QStringLiteral("quiz:") + toQString(game.key);
}

QString lessonLength(const LessonOffer &lesson)
{
    if (lesson.positions > 0)
        //: the game of a quiz, and how many positions it has
        return QCoreApplication::translate("Lessons", "%1, %n question(s)", nullptr,
                                           lesson.positions)
            .arg(inUiLanguage(lesson.game));
    //: the game of a lesson, and how long it takes
    return QCoreApplication::translate("Lessons", "%1, %n minute(s)", nullptr, lesson.minutes)
        .arg(inUiLanguage(lesson.game));
}

} // namespace escarmouche::app
