// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/catalogue/catalogue.h"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

namespace escarmouche::tests {

/** The text of a file; a missing one reads as a failure. */
inline rules::Result<std::string> fileText(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return rules::fail({.code = rules::ErrorCode::FileNotFound, .subject = path});
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/** A file of the source tree, named from its root. */
inline rules::Result<std::string> sourceFile(std::string_view name)
{
    return fileText(SOURCE_DIR "/" + std::string(name));
}

/** A catalogue file of the program; ESCARMOUCHE_CATALOGUES names another folder of them, so that
    a control can break one. */
inline rules::Result<std::string> musgFile(std::string_view name)
{
    const char *folder = std::getenv("ESCARMOUCHE_CATALOGUES");
    const std::string path = folder ? folder : SOURCE_DIR "/resources/catalogues";
    return fileText(path + "/" + std::string(name));
}

/** The catalogue of the program as its files stand in the source tree. */
inline const rules::musg::Catalogue &musgCatalogue()
{
    static const rules::musg::Catalogue kCatalogue = [] {
        auto loaded = rules::musg::Catalogue::load(musgFile);
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
