// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fixedlist.h"

#include <algorithm>
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

/** The entry of the cell in a list by cells, which has one from now on; null: the list is full. */
template<class Entry, std::size_t N>
Entry *entryAt(FixedList<Entry, N> &list, int cell)
{
    const auto met =
        std::ranges::find_if(list, [&](const Entry &each) { return each.cell >= cell; });
    if (met != list.end() && met->cell == cell)
        return &*met;
    if (list.full())
        return nullptr;
    const auto at = static_cast<std::size_t>(met - list.begin());
    Entry entry;
    entry.cell = static_cast<decltype(entry.cell)>(cell);
    list.push_back(entry);
    std::rotate(list.begin() + static_cast<std::ptrdiff_t>(at), list.end() - 1, list.end());
    return &list[at];
}

} // namespace escarmouche::rules::kit
