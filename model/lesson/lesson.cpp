// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/lesson.h"

#include "model/match/setup/setupfile.h"
#include "model/systemfiles.h"
#include "model/text.h"

#include <algorithm>
#include <utility>

namespace escarmouche::model {

using rules::Error;
using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

Error inFile(Error error, const Lesson &lesson)
{
    if (error.file.empty())
        error.file = toUtf8(filePath(kLessonFiles, lesson.fullKey()));
    return error;
}

Error placedAt(Error error, const std::string &pointer)
{
    error.pointer = pointer;
    return error;
}

/** Answers what chance is asked: all of it, and nothing else. */
Result<void> fallAll(rules::Match &match, const std::vector<rules::ChanceAnswer> &falls,
                     const std::string &pointer)
{
    for (std::size_t nth = 0; nth < falls.size(); ++nth) {
        const bool isAwaited =
            match.awaited().isChance() && rules::fits(falls[nth], match.awaited());
        if (!isAwaited)
            return fail(
                {.code = ErrorCode::DiceDoNotFit, .pointer = pointer + '/' + std::to_string(nth)});
        if (const auto done = match.answer(falls[nth]); !done)
            return fail(placedAt(done.error(), pointer + '/' + std::to_string(nth)));
    }
    if (match.awaited().isChance())
        return fail({.code = ErrorCode::TooFewEntries,
                     .pointer = pointer,
                     .number = static_cast<std::int64_t>(falls.size()) + 1});
    return {};
}

Result<void> playStep(rules::Match &match, const LessonStep &step, const std::string &pointer)
{
    if (!step.isAct())
        return {};
    if (const auto done = match.submit(step.seat, step.action); !done)
        return fail(placedAt(done.error(), pointer + "/action"));
    const std::string &entered = match.journal().entries.back().action;
    if (entered != step.action) // another would not be taken for it
        return fail({.code = ErrorCode::WrongChoice,
                     .subject = step.action,
                     .pointer = pointer + "/action",
                     .hint = entered});
    return fallAll(match, step.falls, pointer + "/falls");
}

Result<void> play(rules::Match &match, const Lesson &lesson)
{
    auto done = fallAll(match, lesson.falls, "/falls");
    for (std::size_t at = 0; done && at < lesson.steps.size(); ++at)
        done = playStep(match, lesson.steps[at], "/steps/" + std::to_string(at));
    return done;
}

Result<Lesson> lessonCalled(const std::string &system, const std::string &key)
{
    const auto text = systemFile(kLessonFiles, system, key);
    if (!text)
        return fail(text.error());
    auto lesson = readLesson(*text);
    Lesson named = lesson ? std::move(*lesson) : Lesson{};
    named.system = system;
    named.key = key;
    return lesson ? Result<Lesson>(std::move(named)) : fail(inFile(lesson.error(), named));
}

} // namespace

int Lesson::lines() const
{
    return static_cast<int>(std::ranges::count_if(steps, &LessonStep::isSaid));
}

MatchCourse Lesson::course() const
{
    MatchCourse course{{{.action = {}, .falls = falls}}};
    for (const LessonStep &step : steps) {
        if (step.isAct())
            course.acts.push_back({step.action, step.falls});
    }
    return course;
}

Result<std::vector<Lesson>> lessons(const rules::RuleSystems &systems)
{
    std::vector<Lesson> all;
    for (const rules::RuleSystem &system : systems) {
        for (const std::string &key : systemFiles(kLessonFiles, system.key)) {
            auto lesson = lessonCalled(system.key, key);
            if (!lesson)
                return fail(lesson.error());
            all.push_back(std::move(*lesson));
        }
    }
    return all;
}

Result<rules::MatchSetup> lessonSetup(const rules::RuleSystems &systems, const Lesson &lesson)
{
    const LibraryBands none = [](const std::string &name) -> Result<NamedBand> {
        return fail({.code = ErrorCode::EntryNotFound, .subject = name});
    };
    const QString path = filePath(kSampleSetups, lesson.system + '/' + lesson.setup);
    if (path.isEmpty())
        return fail(
            inFile({.code = ErrorCode::EntryNotFound, .subject = lesson.setup, .pointer = "/setup"},
                   lesson));
    auto resolved = loadSetup(systems, path, none);
    if (!resolved)
        return fail(resolved.error());
    resolved->match.seed = 1; // of what is not in the lesson: nobody meets it
    return std::move(resolved->match);
}

Result<void> rehearse(const rules::RuleSystems &systems, const Lesson &lesson)
{
    const auto setup = lessonSetup(systems, lesson);
    if (!setup)
        return fail(setup.error());
    const auto system = std::ranges::find(systems, lesson.system, &rules::RuleSystem::key);
    if (system == systems.end() || !system->matches)
        return fail({.code = ErrorCode::SystemNotFound, .subject = lesson.system});
    const auto match = system->matches->begin(*setup);
    if (!match)
        return fail(match.error());
    const auto played = play(**match, lesson);
    return played ? Result<void>() : fail(inFile(played.error(), lesson));
}

} // namespace escarmouche::model
