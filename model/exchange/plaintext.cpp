// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/document.h"

#include "rules/core/words/utf8.h"

#include <algorithm>

namespace escarmouche::model {

namespace {

std::string repeated(std::string_view sign, std::size_t times)
{
    std::string out;
    for (std::size_t i = 0; i < times; ++i)
        out += sign;
    return out;
}

std::string padded(const std::string &text, std::size_t width)
{
    const auto length = rules::utf8::length(text);
    return text + std::string(width > length ? width - length : 0, ' ');
}

/** Later lines stand under the first one. */
std::string indented(std::string_view text, std::size_t by)
{
    std::string out;
    for (const char c : text) {
        out += c;
        if (c == '\n')
            out += std::string(by, ' ');
    }
    return out;
}

struct ToText {
    std::string operator()(const Heading &heading) const
    {
        static constexpr std::string_view kLines = "=-";
        const auto title = indented(heading.text, 0);
        if (heading.level > static_cast<int>(kLines.size()))
            return title + '\n';
        const auto line = kLines.substr(static_cast<std::size_t>(heading.level - 1), 1);
        return title + '\n' + repeated(line, rules::utf8::length(title)) + '\n';
    }
    std::string operator()(const Paragraph &paragraph) const { return paragraph.text + '\n'; }
    std::string operator()(const Bullets &bullets) const { return list(bullets.items, 0); }
    std::string operator()(const Aside &aside) const
    {
        return aside.title + '\n' + list(aside.items, 2);
    }
    std::string operator()(const Grid &grid) const
    {
        std::vector<std::size_t> widths(grid.head.size());
        const auto widen = [&](const std::vector<std::string> &cells) {
            for (std::size_t i = 0; i < cells.size() && i < widths.size(); ++i)
                widths[i] = std::max(widths[i], rules::utf8::length(cells[i]));
        };
        widen(grid.head);
        std::ranges::for_each(grid.rows, widen);
        std::string out = row(grid.head, widths);
        for (const auto &cells : grid.rows)
            out += row(cells, widths);
        return out;
    }

private:
    static std::string list(const std::vector<std::string> &items, std::size_t by)
    {
        std::string out;
        for (const auto &item : items)
            out += std::string(by, ' ') + "- " + indented(item, by + 2) + '\n';
        return out;
    }
    static std::string row(const std::vector<std::string> &cells,
                           const std::vector<std::size_t> &widths)
    {
        std::string out;
        for (std::size_t i = 0; i < cells.size(); ++i)
            out += "  " + padded(cells[i], i < widths.size() ? widths[i] : 0);
        out.erase(out.find_last_not_of(' ') + 1);
        return out + '\n';
    }
};

} // namespace

std::string plainText(const Document &document)
{
    std::string out;
    for (const auto &block : document.blocks)
        out += (out.empty() ? "" : "\n") + std::visit(ToText{}, block);
    return out;
}

} // namespace escarmouche::model
