// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/musg/fighttable.h"

namespace escarmouche::tests {

using namespace rules::musg;
using play::Accept;
using play::Decline;
using play::Shoot;
using play::Strike;

/** Somebody with those advances. */
inline BandBuilder advanced(std::initializer_list<const char *> advances,
                            std::initializer_list<const char *> gear = {})
{
    BandBuilder builder = chief("elf", gear);
    for (const char *each : advances)
        builder.advance(each);
    return builder;
}

} // namespace escarmouche::tests
