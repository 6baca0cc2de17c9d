// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/tables/tablefile.h"
#include "tests/support/musg/catalogue.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace escarmouche::tests {

/** The keys of the tables that come with the program, in order. */
inline std::vector<std::string> readyTableKeys()
{
    constexpr std::string_view kSuffix = ".table.json";
    std::vector<std::string> keys;
    for (const auto &file :
         std::filesystem::directory_iterator(SOURCE_DIR "/resources/tables/musg")) {
        const std::string name = file.path().filename().string();
        if (name.ends_with(kSuffix))
            keys.push_back(name.substr(0, name.size() - kSuffix.size()));
    }
    std::ranges::sort(keys);
    return keys;
}

inline std::string readyTableText(const std::string &key)
{
    return sourceFile("resources/tables/musg/" + key + ".table.json").value();
}

inline rules::kit::tables::TableFile readyTable(const std::string &key)
{
    return rules::kit::tables::decodeTable(readyTableText(key)).value();
}

} // namespace escarmouche::tests
