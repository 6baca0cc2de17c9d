// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::tests {

// Sanitizers slow each case down ten to twenty times, and find what they find in a few.
#ifdef ESCARMOUCHE_SANITIZED
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

/** How many random cases are tried: a tenth under sanitizers, but one. */
constexpr int manyCases(int cases)
{
    return kSanitized ? (cases + 9) / 10 : cases;
}

} // namespace escarmouche::tests
