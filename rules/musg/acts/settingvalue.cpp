// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/acts/settingvalue.h"

#include "rules/core/words/utf8.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

std::string typeOf(const SettingValue &value)
{
    constexpr std::array<std::string_view, 3> names{"boolean", "integer", "string"};
    return std::string(names[value.index()]);
}

Error wrongType(const Setting &setting, std::string expected)
{
    return {.code = ErrorCode::WrongType,
            .subject = typeOf(setting.value),
            .pointer = '/' + setting.property,
            .hint = std::move(expected)};
}

} // namespace

Error noSuchProperty(const Setting &setting)
{
    return {.code = ErrorCode::NoSuchProperty, .subject = setting.property};
}

Result<int> wholeOf(const Setting &setting, int least, int most)
{
    const auto *value = std::get_if<std::int64_t>(&setting.value);
    if (!value)
        return fail(wrongType(setting, "integer"));
    if (*value < least || *value > most)
        return fail({.code = ErrorCode::NumberOutOfRange,
                     .subject = std::to_string(*value),
                     .pointer = '/' + setting.property,
                     .hint = std::to_string(least) + ".." + std::to_string(most)});
    return static_cast<int>(*value);
}

Result<std::optional<int>> optionalWholeOf(const Setting &setting, int least, int most)
{
    const auto *text = std::get_if<std::string>(&setting.value);
    if (text && text->empty())
        return std::nullopt;
    const auto whole = wholeOf(setting, least, most);
    if (!whole)
        return fail(whole.error());
    return *whole;
}

Result<bool> flagOf(const Setting &setting)
{
    if (const auto *value = std::get_if<bool>(&setting.value))
        return *value;
    return fail(wrongType(setting, "boolean"));
}

Result<std::string> notesOf(const Setting &setting, std::size_t most)
{
    const auto *text = std::get_if<std::string>(&setting.value);
    if (!text)
        return fail(wrongType(setting, "string"));
    if (utf8::length(*text) > most)
        return fail({.code = ErrorCode::TextTooLong,
                     .pointer = '/' + setting.property,
                     .number = static_cast<std::int64_t>(most)});
    return *text;
}

Result<std::string> lineOf(const Setting &setting, std::size_t most)
{
    auto text = notesOf(setting, most);
    const auto brk = text ? text->find_first_of("\n\t") : std::string::npos;
    if (brk == std::string::npos)
        return text;
    return fail({.code = ErrorCode::ForbiddenCharacter,
                 .subject = utf8::name(static_cast<unsigned char>((*text)[brk])),
                 .pointer = '/' + setting.property,
                 .number = static_cast<std::int64_t>(brk)});
}

Result<std::size_t> choiceOf(const Setting &setting, std::span<const std::string_view> keys)
{
    const auto *text = std::get_if<std::string>(&setting.value);
    if (!text)
        return fail(wrongType(setting, "string"));
    const auto found = std::ranges::find(keys, *text);
    if (found != keys.end())
        return static_cast<std::size_t>(found - keys.begin());
    std::string listed;
    for (const auto one : keys)
        listed.append(listed.empty() ? "" : ", ").append(one);
    return fail({.code = ErrorCode::WrongChoice,
                 .subject = *text,
                 .pointer = '/' + setting.property,
                 .hint = std::move(listed)});
}

} // namespace escarmouche::rules::musg
