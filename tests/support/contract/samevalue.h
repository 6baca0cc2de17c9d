// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>

namespace escarmouche::tests {

/** Equal by ==; values that lack it by what `told` makes of them (a text, a checksum), which is
    blind to what it leaves out. */
template<class T, class Told>
bool isSame(const T &one, const T &other, Told &&told)
{
    if constexpr (std::equality_comparable<T>)
        return one == other;
    else
        return told(one) == told(other);
}

} // namespace escarmouche::tests
