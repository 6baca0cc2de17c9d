// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/catalogue/catalogue.h"
#include "tests/support/files/sourcefile.h"

#include <cstdlib>
#include <iostream>
#include <string>

namespace escarmouche::tests {

/** The catalogue of the program as its files stand in the source tree. */
inline const rules::musg::Catalogue &musgCatalogue()
{
    static const rules::musg::Catalogue kCatalogue = [] {
        auto loaded = rules::musg::Catalogue::load(catalogueFile);
        if (loaded)
            return std::move(*loaded);
        const auto &error = loaded.error();
        for (const auto &each : error.more.empty() ? std::vector{error} : error.more)
            std::cerr << each.pointer << ": " << each.subject << ", code "
                      << static_cast<int>(each.code) << ", " << each.hint << '\n';
        std::abort();
    }();
    return kCatalogue;
}

} // namespace escarmouche::tests
