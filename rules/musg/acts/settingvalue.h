// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/musg/band/keys.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace escarmouche::rules::musg {

Error noSuchProperty(const Setting &setting);

// What a setting's value must be; else an error that names the property as its place.

Result<int> wholeOf(const Setting &setting, int least, int most);
/** The same, where an empty text stands for no value. */
Result<std::optional<int>> optionalWholeOf(const Setting &setting, int least, int most);
Result<bool> flagOf(const Setting &setting);
Result<std::string> lineOf(const Setting &setting, std::size_t most);
Result<std::string> notesOf(const Setting &setting, std::size_t most);
Result<std::size_t> choiceOf(const Setting &setting, std::span<const std::string_view> keys);

/** Writes what was read, or passes the error on. */
template<class Field, class Value>
Result<void> write(Field &field, Result<Value> value)
{
    if (!value)
        return fail(std::move(value.error()));
    field = static_cast<Field>(std::move(*value));
    return {};
}

} // namespace escarmouche::rules::musg
