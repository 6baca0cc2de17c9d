// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/memberjson.h"
#include "rules/kit/cells/boardaddress.h"

#include <string>

namespace escarmouche::rules::kit {

/** How files have what stands at an address: "4C15". */
struct AddressText {
    template<class C, class Meant>
    typename C::Json written(const C &, const Meant &meant) const
    {
        return textOf(meant.address);
    }
    template<class C, class Meant>
    void read(const C &, const json::Cursor &at, Meant &meant) const
    {
        const std::string text = at.line(4, 3);
        meant.address = decltype(meant.address)::named(text);
        if (at.isSound() && !meant.isGiven())
            at.complain(ErrorCode::UnknownEntry, text);
    }
};

} // namespace escarmouche::rules::kit
