// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/document.h"

#include <algorithm>
#include <cctype>

namespace escarmouche::model {

namespace {

bool isPunctuation(char c)
{
    return std::ispunct(static_cast<unsigned char>(c)) != 0;
}
bool isDigit(char c)
{
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

/** Inside a line these mean nothing to Markdown and stay as they are; all other punctuation is
    escaped, which Markdown allows for every ASCII sign. */
bool isHarmless(std::string_view line, std::size_t at)
{
    if (line[at] == '.') // "1." opens a list, "www." a link
        return !std::ranges::all_of(line.substr(0, at), isDigit) &&
               (at == 0 || (line[at - 1] != 'w' && line[at - 1] != 'W'));
    if (line[at] == ')')
        return !std::ranges::all_of(line.substr(0, at), isDigit);
    return at > 0 && std::string_view(",;'\"?%/-+(").find(line[at]) != std::string_view::npos;
}

/** One line, so written that it reads as itself. */
std::string literalLine(std::string_view line)
{
    std::string out;
    bool indent = true;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        indent = indent && (c == ' ' || c == '\t');
        if (indent) {
            out += c == ' ' ? "&nbsp;" : "&nbsp;&nbsp;&nbsp;&nbsp;";
            continue;
        }
        if (isPunctuation(c) && !isHarmless(line, i))
            out += '\\';
        out += c;
    }
    return out;
}

/** A text of several lines, in one paragraph whose lines end where the text's do. */
std::string literal(std::string_view text, std::string_view lineEnd)
{
    std::string out;
    while (true) {
        const auto end = text.find('\n');
        const auto line = literalLine(text.substr(0, end));
        out += line.empty() ? "&nbsp;" : line;
        if (end == std::string_view::npos)
            return out;
        out += lineEnd;
        text.remove_prefix(end + 1);
    }
}

std::string inLine(std::string_view text)
{
    return literal(text, "<br>");
}

struct ToMarkdown {
    std::string operator()(const Heading &heading) const
    {
        return std::string(static_cast<std::size_t>(heading.level), '#') + ' ' +
               inLine(heading.text) + '\n';
    }
    std::string operator()(const Paragraph &paragraph) const
    {
        return literal(paragraph.text, "\\\n") + '\n';
    }
    std::string operator()(const Bullets &bullets) const
    {
        std::string out;
        for (const auto &item : bullets.items)
            out += "- " + inLine(item) + '\n';
        return out;
    }
    std::string operator()(const Grid &grid) const
    {
        std::string out = row(grid.head);
        for (std::size_t i = 0; i < grid.head.size(); ++i)
            out += i == 0 ? "|---|" : "---|";
        out += '\n';
        for (const auto &cells : grid.rows)
            out += row(cells);
        return out;
    }

private:
    static std::string row(const std::vector<std::string> &cells)
    {
        std::string out = "|";
        for (const auto &cell : cells)
            out += ' ' + inLine(cell) + " |";
        return out + '\n';
    }
};

} // namespace

std::string markdown(const Document &document)
{
    std::string out;
    for (const auto &block : document.blocks)
        out += (out.empty() ? "" : "\n") + std::visit(ToMarkdown{}, block);
    return out;
}

} // namespace escarmouche::model
