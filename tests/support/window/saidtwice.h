// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>

namespace escarmouche::tests {

/** The first clause of two words or more that a text has twice, in small letters; empty: none.
    Numbers are no words: dice may fall alike. */
inline std::string saidTwice(std::string_view text)
{
    static constexpr std::string_view kEnds = ".;:,()\n";
    std::set<std::string> met;
    while (!text.empty()) {
        const auto end = text.find_first_of(kEnds);
        std::string clause(text.substr(0, end));
        text.remove_prefix(end == text.npos ? text.size() : end + 1);
        for (const std::string_view sign : {"\u00a0", "→", "×"}) {
            for (auto at = clause.find(sign); at != clause.npos; at = clause.find(sign))
                clause.replace(at, sign.size(), " ");
        }
        const auto first = clause.find_first_not_of(' '), last = clause.find_last_not_of(' ');
        if (first == clause.npos)
            continue;
        clause = clause.substr(first, last - first + 1);
        std::ranges::transform(clause, clause.begin(), [](unsigned char letter) {
            return static_cast<char>(std::tolower(letter));
        });
        const auto isLetter = [](unsigned char letter) {
            return std::isalpha(letter) != 0 || letter >= 0x80;
        };
        const auto words = [&] {
            int count = 0;
            bool inside = false;
            for (const char letter : clause) {
                if (isLetter(static_cast<unsigned char>(letter)) && !inside)
                    ++count;
                inside = letter != ' ';
            }
            return count;
        }();
        if (words > 1 && !met.insert(clause).second)
            return clause;
    }
    return {};
}

} // namespace escarmouche::tests
