// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

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
inline rules::Result<std::string> catalogueFile(std::string_view name)
{
    const char *folder = std::getenv("ESCARMOUCHE_CATALOGUES");
    const std::string path = folder ? folder : SOURCE_DIR "/resources/catalogues";
    return fileText(path + "/" + std::string(name));
}

} // namespace escarmouche::tests
