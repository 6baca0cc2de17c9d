// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/lesson.h"
#include "rules/core/band/nestedcodec.h"
#include "rules/core/json/jsonreader.h"

#include <array>
#include <limits>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::Result;
using rules::Text;
using rules::json::Cursor;

namespace {

constexpr std::size_t kLongestTitle = 80;
constexpr std::size_t kLongestLine = 400;
constexpr std::size_t kMostLessonSteps = 400;
constexpr std::size_t kMostFalls = 64;
constexpr int kMostMinutes = 60;
constexpr std::array<std::string_view, 7> kParts{"board", "score",   "answers", "dice",
                                                 "cards", "figures", "log"};

Text readBoth(const Cursor &at, std::size_t most)
{
    static constexpr std::array<std::string_view, 2> kKeys{"en", "fr"};
    Text text;
    if (at.object(kKeys)) {
        text.en = at["en"].line(most, 1);
        text.fr = at["fr"].line(most, 1);
    }
    return text;
}

std::int16_t readCoordinate(const Cursor &at)
{
    using Limits = std::numeric_limits<std::int16_t>;
    return static_cast<std::int16_t>(at.integer(Limits::min(), Limits::max()));
}

/** "score", or one of `{"cell": [3, 1]}`, `{"token": 4}` and `{"card": 2}`. */
LessonTarget readTarget(const Cursor &at)
{
    static constexpr std::array<std::string_view, 3> kKeys{"cell", "token", "card"};
    constexpr int kMostId = 1'000'000;
    LessonTarget target;
    if (at.isText()) {
        target.part = static_cast<LessonTarget::Part>(at.choice(kParts) + 1);
        return target;
    }
    const auto named = at.members(kKeys.size());
    if (!at.object(kKeys))
        return target;
    if (named.size() != 1)
        at.complain(named.empty() ? ErrorCode::TooFewEntries : ErrorCode::TooManyEntries, {}, {},
                    1);
    if (const auto cell = at.find("cell")) {
        const auto both = cell->array(2, 2);
        if (both.size() == 2)
            target.place = rules::CellPlace{readCoordinate(both[0]), readCoordinate(both[1])};
    }
    if (const auto token = at.find("token"))
        target.token = static_cast<int>(token->integer(0, kMostId));
    if (const auto card = at.find("card"))
        target.card = static_cast<int>(card->integer(0, kMostId));
    return target;
}

std::vector<rules::ChanceAnswer> readFalls(const Cursor &at)
{
    std::vector<rules::ChanceAnswer> falls;
    for (const Cursor &each : at.array(kMostFalls))
        falls.push_back(rules::readChanceAnswer(each));
    return falls;
}

/** What is of no use without another key. */
void checkNeeds(const Cursor &at)
{
    struct Need {
        std::string_view key, of;
    };
    static constexpr std::array kNeeds{Need{"instead", "say"}, Need{"instead", "action"},
                                       Need{"at", "say"}, Need{"falls", "action"},
                                       Need{"seat", "action"}};
    for (const Need &need : kNeeds) {
        if (at.has(need.key) && !at.has(need.of))
            at.complain(ErrorCode::MissingKey, std::string(need.of));
    }
    if (at.has("seat") && at.has("say")) // nobody asks another seat
        at["seat"].complain(ErrorCode::UnwantedKey, "seat");
    if (!at.has("say") && !at.has("action"))
        at.complain(ErrorCode::MissingKey, "say");
}

LessonStep readStep(const Cursor &at)
{
    static constexpr std::array<std::string_view, 6> kKeys{"say",  "instead", "at",
                                                           "seat", "action",  "falls"};
    LessonStep step;
    if (!at.object(kKeys))
        return step;
    checkNeeds(at);
    if (const auto say = at.find("say"))
        step.say = readBoth(*say, kLongestLine);
    if (const auto instead = at.find("instead"))
        step.instead = readBoth(*instead, kLongestLine);
    if (const auto target = at.find("at"))
        step.at = readTarget(*target);
    if (const auto seat = at.find("seat")) // counted from 1, as in a script
        step.seat = {static_cast<std::int8_t>(seat->integer(1, rules::kMostSeats) - 1)};
    if (const auto action = at.find("action"))
        step.action = rules::readObject(*action);
    if (const auto falls = at.find("falls"))
        step.falls = readFalls(*falls);
    return step;
}

Lesson readWholeLesson(const Cursor &at)
{
    static constexpr std::array<std::string_view, 7> kKeys{"version", "title", "about", "minutes",
                                                           "setup",   "falls", "steps"};
    Lesson lesson;
    if (!at.object(kKeys))
        return lesson;
    at["version"].integer(1, 1);
    lesson.title = readBoth(at["title"], kLongestTitle);
    lesson.about = readBoth(at["about"], kLongestLine);
    lesson.minutes = static_cast<int>(at["minutes"].integer(1, kMostMinutes));
    lesson.setup = at["setup"].id();
    if (const auto falls = at.find("falls"))
        lesson.falls = readFalls(*falls);
    for (const Cursor &step : at["steps"].array(kMostLessonSteps, 1))
        lesson.steps.push_back(readStep(step));
    return lesson;
}

} // namespace

Result<Lesson> readLesson(std::string_view text)
{
    return rules::json::decode(text, readWholeLesson, {.version = 1});
}

} // namespace escarmouche::model
