// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/course/matchcourse.h"
#include "rules/core/board/boardview.h"
#include "rules/core/match/match.h"
#include "rules/core/rulesystem.h"
#include "rules/core/values/error.h"
#include "rules/core/words/text.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

/** What a line of a lesson points at: a part of the page, a place, a token or a card. */
struct LessonTarget {
    enum class Part { Nothing, Board, Score, Answers, Dice, Cards, Figures, Log };

    Part part = Part::Nothing;
    rules::Place place = {};
    int token = -1;
    int card = -1;

    bool operator==(const LessonTarget &) const = default;
};

/** A line to read, an act to do, or both: then the line asks for the act. An act without a line is
    done by itself. */
struct LessonStep {
    rules::Text say; // empty: nothing is said
    rules::Text instead; // to whoever does something else; empty: what is always said then
    LessonTarget at; // nothing: where the act is given
    rules::SeatId seat = {0}; // whose act
    std::string action; // canonical codec text; empty: whoever has read it goes on
    std::vector<rules::ChanceAnswer> falls; // after the act, in order

    bool isSaid() const { return !say.en.empty(); }
    bool isAct() const { return !action.empty(); }
    bool operator==(const LessonStep &) const = default;
};

/** A recorded game with lines that say, point and wait (`*.lesson.json`, schema
    resources/schemas/lesson.schema.json). */
struct Lesson {
    std::string system;
    std::string key; // file name without ".lesson.json"
    rules::Text title;
    rules::Text about; // what one learns, in a sentence
    int minutes = 0;
    std::string setup; // key of a set-up of that system
    std::vector<rules::ChanceAnswer> falls; // before anybody acts
    std::vector<LessonStep> steps;

    std::string fullKey() const { return system + '/' + key; }
    int lines() const;
    MatchCourse course() const;
    bool operator==(const Lesson &) const = default;
};

/** Reads the text of a lesson; every complaint with its JSON pointer. */
rules::Result<Lesson> readLesson(std::string_view text);

/** The lessons that come with the program, of every system in order. */
rules::Result<std::vector<Lesson>> lessons(const rules::RuleSystems &systems);

/** The set-up that a lesson names. */
rules::Result<rules::MatchSetup> lessonSetup(const rules::RuleSystems &systems,
                                             const Lesson &lesson);
/** Plays the lesson to its end by itself. An act that the rules refuse, dice that are not awaited
    and dice that are missing are told with their JSON pointer. */
rules::Result<void> rehearse(const rules::RuleSystems &systems, const Lesson &lesson);

} // namespace escarmouche::model
