// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/words/utf8.h"

#include <algorithm>
#include <cstdint>

namespace escarmouche::rules::utf8 {

namespace {

struct Decoded {
    char32_t character = 0;
    std::size_t bytes = 0; // 0: not well-formed
};

std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return 2;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 3;
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

Decoded decode(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t bytes = sequenceLength(lead);
    if (bytes == 0 || text.size() < bytes)
        return {};
    if (bytes == 1)
        return {lead, 1};
    char32_t character = lead & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80U)
            return {};
        character = (character << 6U) | (next & 0x3FU);
    }
    const bool overlong = (bytes == 3 && character < 0x800) || (bytes == 4 && character < 0x10000);
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    return overlong || surrogate || character > 0x10FFFF ? Decoded{} : Decoded{character, bytes};
}

bool isLayout(char32_t c)
{
    return c == U'\t' || c == U'\n';
}

bool isForbidden(char32_t c)
{
    const bool control = (c < 0x20 && !isLayout(c)) || (c >= 0x7F && c <= 0x9F);
    const bool separator = c == 0x2028 || c == 0x2029;
    const bool bidirectional = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    return control || separator || bidirectional;
}

} // namespace

std::optional<std::size_t> firstInvalid(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const auto plain = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(),
                                        [](char c) { return (c & 0x80) != 0; });
        at = static_cast<std::size_t>(plain - text.begin());
        if (at == text.size())
            break;
        const Decoded step = decode(text.substr(at));
        if (step.bytes == 0)
            return at;
        at += step.bytes;
    }
    return std::nullopt;
}

std::optional<std::size_t> firstRawControl(std::string_view text)
{
    const auto met = std::ranges::find_if(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && !isLayout(byte) && c != '\r') || byte == 0x7F;
    });
    if (met == text.end())
        return std::nullopt;
    return static_cast<std::size_t>(met - text.begin());
}

std::optional<char32_t> firstForbidden(std::string_view text)
{
    const auto plain = [](char c) { return c >= 0x20 && c < 0x7F; };
    if (std::ranges::all_of(text, plain))
        return std::nullopt;
    while (!text.empty()) {
        const Decoded step = decode(text);
        if (step.bytes == 0)
            return char32_t{0xFFFD};
        if (isForbidden(step.character))
            return step.character;
        text.remove_prefix(step.bytes);
    }
    return std::nullopt;
}

std::size_t length(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

std::size_t boundaryBefore(std::string_view text, std::size_t offset)
{
    offset = std::min(offset, text.size());
    while (offset > 0 && offset < text.size() && (text[offset] & 0xC0) == 0x80)
        --offset;
    return offset;
}

std::string printable(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const Decoded step = decode(text);
        const bool shown =
            step.bytes > 0 && !isForbidden(step.character) && !isLayout(step.character);
        const std::size_t bytes = std::max<std::size_t>(step.bytes, 1);
        out += shown ? text.substr(0, bytes) : std::string_view("?");
        text.remove_prefix(bytes);
    }
    return out;
}

std::string name(char32_t character)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string digits;
    for (auto rest = static_cast<std::uint32_t>(character); rest > 0 || digits.size() < 4;
         rest /= 16)
        digits.insert(digits.begin(), kDigits[rest % 16]);
    return "U+" + digits;
}

} // namespace escarmouche::rules::utf8
