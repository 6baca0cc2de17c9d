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

Result<std::unique_ptr<LessonRoom>> LessonRoom::open(const rules::RuleSystems &systems,
                                                     const Lesson &lesson)
{
    if (const auto rehearsed = rehearse(systems, lesson); !rehearsed)
        return fail(rehearsed.error());
    std::unique_ptr<LessonRoom> room(new LessonRoom);
    if (!room->m_folder.isValid())
        return fail({.code = ErrorCode::InputOutput, .subject = toUtf8(room->m_folder.path())});
    auto library = Library::open(room->m_folder.filePath(QStringLiteral("lesson.library")), systems,
                                 OpenMode::Create);
    if (!library)
        return fail(library.error());
    room->m_library = std::move(*library);
    return room;
}

Result<std::unique_ptr<MatchSession>> LessonRoom::begin(const Lesson &lesson)
{
    const auto setup = lessonSetup(m_library->systems(), lesson);
    if (!setup)
        return fail(setup.error());
    const auto uuid = m_library->matches().begin(*setup);
    return uuid ? m_library->matches().open(*uuid, lesson.course()) : fail(uuid.error());
}

} // namespace escarmouche::model
