// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson.h"

#include <QTemporaryDir>

#include <memory>

namespace escarmouche::model {

class Library;
class MatchSession;

/** Where a lesson is played: a library of its own, which goes with it. Nobody's library hears of
    the match, whether it is played to its end, left or killed. */
class LessonRoom
{
public:
    /** Makes the library, on any thread. A lesson that does not go as it was recorded is refused as
        by rehearse(). */
    static rules::Result<std::unique_ptr<LessonRoom>> prepare(const rules::RuleSystems &systems,
                                                              const Lesson &lesson);
    ~LessonRoom();

    /** The match from its beginning, which goes as it was recorded. The room outlives it. */
    rules::Result<std::unique_ptr<MatchSession>> begin(const rules::RuleSystems &systems,
                                                       const Lesson &lesson);
    /** Once the match has begun. */
    Library &library() { return *m_library; }

private:
    LessonRoom() = default;
    QString path() const;

    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_library;
};

} // namespace escarmouche::model
