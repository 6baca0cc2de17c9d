// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace escarmouche::rules::json {

/** What any text from outside must keep to before its fields are looked at. */
struct Limits {
    std::size_t bytes = 8U << 20U;
    int depth = 32;
    std::size_t text = 64U << 10U;
    std::size_t values = 500'000; // in the whole text
    int version = 0; // the newest that is known, where the value tells its own; 0: it tells none
    bool fractions = false; // for files of other programs alone: ours hold whole numbers
};

/** Reads one JSON text within the limits. Refuses a byte order mark, invalid UTF-8, NUL, control
    and bidirectional override characters in strings (tab and line feed may be escaped), duplicate
    keys, fractions and exponents (unless the limits take them), integers beyond 53 bits, anything
    after the value; and before all that its reader may find wrong with it, a newer "version"
    (NewerFormat). */
Result<nlohmann::json> parse(std::string_view text, const Limits &limits = {});

/** Walks a parsed value, carrying its JSON pointer, and collects every complaint instead of
    stopping at the first. A field that is complained about reads as its least or empty value. */
class Cursor
{
public:
    using Complaints = std::vector<Error>;

    Cursor(const nlohmann::json &value, Complaints &complaints, std::string pointer = {});

    /** Complains of a wrong type, then of every key that is not in `known`. */
    bool object(std::span<const std::string_view> known) const;
    bool has(std::string_view key) const;
    /** The member; a missing one is complained about once and reads as null. */
    Cursor operator[](std::string_view key) const;
    std::optional<Cursor> find(std::string_view key) const;
    /** The elements of an array of at most `most` (and at least `least`) entries. */
    std::vector<Cursor> array(std::size_t most, std::size_t least = 0) const;
    /** The members of an object used as a map. */
    std::vector<std::pair<std::string, Cursor>> members(std::size_t most) const;

    std::int64_t integer(std::int64_t least, std::int64_t most) const;
    /** A whole number or, where the limits take them, a fraction. */
    double number(std::int64_t least, std::int64_t most) const;
    bool boolean() const;
    /** Lengths in characters (code points). */
    std::string text(std::size_t most, std::size_t least = 0) const;
    /** A text without tab or line feed. */
    std::string line(std::size_t most, std::size_t least = 0) const;
    /** A catalogue id: kebab-case, at most 64 characters. */
    std::string id() const;
    /** The index of the word among the choices; 0 when complained about. */
    std::size_t choice(std::span<const std::string_view> choices) const;
    bool isNull() const;
    bool isText() const;
    bool isInteger() const;
    bool isBoolean() const;
    /** Nobody has complained so far, about this or any other part of the text. */
    bool isSound() const { return m_complaints->empty(); }
    /** The value as JSON text, for whoever reads it elsewhere. */
    std::string dump() const;

    /** Complaints that were held back. */
    void complain(const Complaints &others) const;
    void complain(ErrorCode code, std::string subject = {}, std::string hint = {},
                  std::int64_t number = 0) const;
    const std::string &pointer() const { return m_pointer; }

private:
    Cursor(Complaints &complaints, std::string pointer); // what a missing member reads as
    bool wants(bool type, std::string_view name) const;

    const nlohmann::json *m_value; // null after a complaint
    Complaints *m_complaints;
    std::string m_pointer;
};

/** Success, or all complaints as one error. */
Result<void> verdict(Cursor::Complaints complaints);

/** Reads a text within the limits and lets `visit` walk its value; fails with all complaints. */
Result<void> walk(std::string_view text, const std::function<void(const Cursor &)> &visit,
                  const Limits &limits = {});

/** What `made(const Cursor &)` makes of the value of a text; fails with all complaints. */
template<class Made>
Result<std::invoke_result_t<Made, const Cursor &>> decode(std::string_view text, Made made,
                                                          const Limits &limits = {})
{
    std::optional<std::invoke_result_t<Made, const Cursor &>> value;
    const auto visit = [&](const Cursor &at) { value = made(at); };
    if (auto ok = walk(text, visit, limits); !ok)
        return fail(ok.error());
    return std::move(*value);
}

/** The known word nearest to the one met, within a third of its length; else empty. */
std::string nearest(std::string_view word, std::span<const std::string_view> known);

} // namespace escarmouche::rules::json
