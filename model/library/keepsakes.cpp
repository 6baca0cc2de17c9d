// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/keepsakes.h"

#include "model/library/repository/keepsakerepository.h"
#include "model/library/sessions/opensessions.h"
#include "model/library/store/librarystore.h"
#include "rules/core/words/utf8.h"

#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::MemberId;
using rules::Result;

Keepsakes::Keepsakes(std::shared_ptr<LibraryStore> store, OpenSessions &open)
    : m_store(std::move(store)), m_open(open)
{
}

bool Keepsakes::areKept() const
{
    return m_store->writer != nullptr;
}

Result<Keepsake> Keepsakes::find(const std::string &stream, MemberId figure) const
{
    auto met = KeepsakeRepository(*m_store->reader).find(stream, figure);
    if (!met)
        return fail(met.error());
    return met->value_or(Keepsake{stream, figure, {}, {}});
}

Result<std::map<MemberId, Keepsake>> Keepsakes::of(const std::string &stream) const
{
    auto met = KeepsakeRepository(*m_store->reader).list(stream);
    if (!met)
        return fail(met.error());
    std::map<MemberId, Keepsake> keepsakes;
    for (Keepsake &each : *met)
        keepsakes.emplace(each.figure, std::move(each));
    return keepsakes;
}

Result<void> Keepsakes::setNote(const std::string &stream, MemberId figure, const std::string &note)
{
    if (rules::utf8::length(note) > kLongestFigureNote)
        return fail({.code = ErrorCode::TextTooLong,
                     .number = static_cast<std::int64_t>(kLongestFigureNote)});
    if (const auto met = rules::utf8::firstForbidden(note))
        return fail({.code = ErrorCode::ForbiddenCharacter, .subject = rules::utf8::name(*met)});
    return look(m_store->write([=](Connection &connection) {
        return KeepsakeRepository(connection).setNote(stream, figure, note);
    }));
}

Result<void> Keepsakes::setPortrait(const std::string &stream, MemberId figure,
                                    const std::string &png)
{
    if (!png.empty() && !isPng(png))
        return fail(
            {.code = ErrorCode::WrongType, .subject = "string", .hint = "a picture as PNG"});
    if (png.size() > kLargestPortrait)
        return fail({.code = ErrorCode::FileTooLarge,
                     .number = static_cast<std::int64_t>(kLargestPortrait)});
    return look(m_store->write([=](Connection &connection) {
        return KeepsakeRepository(connection).setPortrait(stream, figure, png);
    }));
}

Result<void> Keepsakes::look(Result<void> done)
{
    if (done)
        m_open.look();
    return done;
}

} // namespace escarmouche::model
