// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>

namespace escarmouche::rules::json {

/** What a format has beside the members of its structs; it derives from this and adds, in its own
    namespace, `written` and `read` for the types it treats its own way.
    Sparse: a member with its default value is left out. */
template<class Value, bool sparse, std::size_t mostItems>
struct Format {
    using Json = Value; // keeps members in order, or sorts them by name
    static constexpr bool kSparse = sparse;
    static constexpr std::size_t kMostItems = mostItems; // of a list
};

template<class C>
concept IsFormat = requires
{
    typename C::Json;
    C::kSparse;
    C::kMostItems;
};

} // namespace escarmouche::rules::json
