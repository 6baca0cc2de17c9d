// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace escarmouche::rules {

enum class Language { English, French };

/** A name or sentence in both languages of the program. Data, never a key. */
struct Text {
    std::string en;
    std::string fr;

    bool operator==(const Text &) const = default;

    const std::string &in(Language language) const
    {
        return language == Language::French ? fr : en;
    }
    bool empty() const { return en.empty() && fr.empty(); }
};

} // namespace escarmouche::rules
