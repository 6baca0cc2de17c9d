// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/format.h"
#include "rules/core/json/jsonreader.h"
#include "rules/core/values/members.h"
#include "rules/core/words/text.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules::json {

// Forms of members whose type alone does not say how they are read. A form has a `read`, and a
// `written` where its type is not written as usual.

// A value in a form: see memberjson.h.
template<IsFormat C, class T, class Form>
typename C::Json writtenAs(const C &format, const T &value, const Form &form);
template<IsFormat C, class T, class Form>
void readAs(const C &format, const Cursor &at, T &value, const Form &form);

/** A whole number, or an id around one, within limits. */
struct Whole {
    std::int64_t least, most;

    template<class C, class T>
    void read(const C &, const Cursor &at, T &value) const
    {
        if constexpr (std::integral<T>)
            value = static_cast<T>(at.integer(least, most));
        else
            value.value = static_cast<decltype(value.value)>(at.integer(least, most));
    }
};
/** A text without tab or line feed, of so many characters. */
struct Line {
    std::size_t most, least = 0;

    template<class C>
    void read(const C &, const Cursor &at, std::string &value) const
    {
        value = at.line(most, least);
    }
};
/** A text of so many characters. */
struct Prose {
    std::size_t most, least = 0;

    template<class C>
    void read(const C &, const Cursor &at, std::string &value) const
    {
        value = at.text(most, least);
    }
};
/** The id of a catalogue's entry. */
struct IdText {
    template<class C>
    void read(const C &, const Cursor &at, std::string &value) const
    {
        value = at.id();
    }
};
/** A text in both languages, each of a form. */
template<class Form>
struct Languages {
    Form form;

    template<class C>
    void read(const C &format, const Cursor &at, Text &text) const
    {
        static constexpr std::array<std::string_view, 2> kKeys{"en", "fr"};
        if (at.object(kKeys)) {
            form.read(format, at["en"], text.en);
            form.read(format, at["fr"], text.fr);
        }
    }
};
template<class Form>
Languages(Form) -> Languages<Form>;
/** A flag, a number so far from 0 at most, or a text of so many characters: a variant of them. */
struct Scalar {
    std::int64_t most;
    std::size_t longest;

    template<class C, class Variant>
    void read(const C &, const Cursor &at, Variant &value) const
    {
        if (at.isBoolean())
            value = at.boolean();
        else if (at.isInteger())
            value = at.integer(-most, most);
        else
            value = at.text(longest);
    }
};
/** A list of so many items of a form. */
template<class Form = AsUsual>
struct Each {
    std::size_t most;
    Form form{};
    std::size_t least = 0;

    template<class C, class T>
    typename C::Json written(const C &format, const std::vector<T> &items) const
    {
        auto out = C::Json::array();
        for (const T &item : items)
            out.push_back(writtenAs(format, item, form));
        return out;
    }
    template<class C, class T>
    void read(const C &format, const Cursor &at, std::vector<T> &items) const
    {
        items.clear();
        for (const Cursor &item : at.array(most, least))
            readAs(format, item, items.emplace_back(), form);
    }
};
Each(std::size_t)->Each<AsUsual>;
template<class Form>
Each(std::size_t, Form) -> Each<Form>;
template<class Form>
Each(std::size_t, Form, std::size_t) -> Each<Form>;

} // namespace escarmouche::rules::json
