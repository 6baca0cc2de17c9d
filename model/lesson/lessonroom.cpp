// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/lessonroom.h"

#include "model/library/library.h"
#include "model/match/session/matchsession.h"
#include "model/text.h"

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

LessonRoom::~LessonRoom() = default;

QString LessonRoom::path() const
{
    return m_folder.filePath(QStringLiteral("lesson.library"));
}

Result<std::unique_ptr<LessonRoom>> LessonRoom::prepare(const rules::RuleSystems &systems,
                                                        const Lesson &lesson)
{
    if (const auto rehearsed = rehearse(systems, lesson); !rehearsed)
        return fail(rehearsed.error());
    std::unique_ptr<LessonRoom> room(new LessonRoom);
    if (!room->m_folder.isValid())
        return fail({.code = ErrorCode::InputOutput,
                     .subject = toUtf8(room->m_folder.path()),
                     .hint = toUtf8(room->m_folder.errorString())});
    if (const auto ready = makeReady(room->path(), systems, OpenMode::Create); !ready)
        return fail(ready.error());
    return room;
}

Result<std::unique_ptr<MatchSession>> LessonRoom::begin(const rules::RuleSystems &systems,
                                                        const Lesson &lesson)
{
    const auto setup = lessonSetup(systems, lesson);
    if (!setup)
        return fail(setup.error());
    auto library = Library::open(path(), systems, OpenMode::Existing);
    if (!library)
        return fail(library.error());
    m_library = std::move(*library);
    const auto uuid = m_library->matches().begin(*setup);
    return uuid ? m_library->matches().open(*uuid, lesson.course()) : fail(uuid.error());
}

} // namespace escarmouche::model
