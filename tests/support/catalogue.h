// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/catalogue.h"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

namespace escarmouche::tests {

/** A file of the source tree, named from its root; a missing one reads as a failure. */
inline rules::Result<std::string> sourceFile(std::string_view name)
{
    std::ifstream file(SOURCE_DIR "/" + std::string(name), std::ios::binary);
    if (!file)
        return rules::fail({.code = rules::ErrorCode::FileNotFound, .subject = std::string(name)});
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/** The catalogue of the program as its files stand in the source tree. */
inline const rules::musg::Catalogue &musgCatalogue()
{
    static const rules::musg::Catalogue kCatalogue = [] {
        auto loaded = rules::musg::Catalogue::load([](std::string_view name) {
            return sourceFile("resources/catalogues/" + std::string(name));
        });
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
