// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/words/nearest.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace escarmouche::rules {

namespace {

constexpr std::size_t kLongest = 128; // the comparison is quadratic

/** What the letters from À to ÿ are without their accents; "*": no letter. */
constexpr std::array<std::string_view, 64> kPlain{
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i", "i",
    "d", "n", "o", "o", "o", "o", "o",  "*", "o", "u", "u", "u", "u", "y", "t", "ss",
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i", "i",
    "d", "n", "o", "o", "o", "o", "o",  "*", "o", "u", "u", "u", "u", "y", "t", "y"};

/** Lower case, without accents, ’ and œ as a keyboard has them: enough for the two languages. */
std::string folded(std::string_view text)
{
    std::string out;
    const auto byte = [&](std::size_t at) {
        return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c >= 'A' && c <= 'Z') {
            out += static_cast<char>(c - 'A' + 'a');
        } else if (byte(i) == 0xC3 && byte(i + 1) >= 0x80) {
            out += kPlain[byte(++i) - 0x80];
        } else if (byte(i) == 0xC5 && (byte(i + 1) == 0x92 || byte(i + 1) == 0x93)) {
            out += "oe";
            ++i;
        } else if (byte(i) == 0xCC || (byte(i) == 0xCD && byte(i + 1) < 0xB0)) {
            ++i; // an accent apart from its letter
        } else if (text.substr(i, 3) == "’") {
            out += '\'';
            i += 2;
        } else {
            out += c;
        }
    }
    return out;
}

/** The folded word and how near the nearest of the known ones is. */
class Search
{
public:
    explicit Search(std::string_view word)
        : m_word(folded(word)), m_least(std::max<std::size_t>(m_word.size() / 3, 1) + 1)
    {
    }

    bool isNearer(std::string_view known)
    {
        const std::string other = folded(known);
        const auto [shorter, longer] = std::minmax({other.size(), m_word.size()});
        if (longer - shorter >= m_least || longer > kLongest)
            return false;
        const std::size_t apart = distance(m_word, other);
        // All letters of a short word changed say nothing.
        if (apart >= m_least || apart >= shorter)
            return false;
        m_least = apart;
        return true;
    }

private:
    std::string m_word;
    std::size_t m_least;
};

} // namespace

std::size_t distance(std::string_view from, std::string_view to)
{
    // The row being filled and the two before it.
    std::vector<std::size_t> row(to.size() + 1);
    std::vector<std::size_t> above(to.size() + 1);
    std::vector<std::size_t> higher(to.size() + 1);
    for (std::size_t j = 0; j <= to.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::swap(higher, above);
        std::swap(above, row);
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t change = from[i - 1] == to[j - 1] ? 0 : 1;
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + change});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[j] = std::min(row[j], higher[j - 2] + 1);
        }
    }
    return row[to.size()];
}

std::string nearest(std::string_view word, std::span<const Known> known)
{
    if (word.size() > kLongest)
        return {};
    Search search(word);
    std::string_view best;
    for (const Known &one : known) {
        if (search.isNearer(one.id))
            best = one.id;
        if (one.name && search.isNearer(one.name->en))
            best = one.id;
        if (one.name && search.isNearer(one.name->fr))
            best = one.id;
    }
    return std::string(best);
}

} // namespace escarmouche::rules
