// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::tests {

/** How many random cases are tried: a tenth where sanitizers slow each one down. */
constexpr int manyCases(int cases)
{
#ifdef __SANITIZE_ADDRESS__
    return cases / 10;
#else
    return cases;
#endif
}

} // namespace escarmouche::tests
