// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fixedlist.h"

#include <cstddef>
#include <initializer_list>

namespace escarmouche::rules::kit {

/** A FixedList that can be written down: `{first, second}`. */
template<class T, std::size_t N>
struct ShortList : FixedList<T, N> {
    ShortList() = default;
    ShortList(std::initializer_list<T> items)
    {
        for (const T &item : items)
            this->push_back(item);
    }
};

} // namespace escarmouche::rules::kit
