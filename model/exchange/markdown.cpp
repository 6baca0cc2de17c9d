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

bool isWord(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/** The sign at a place of a line and what stands around it. */
class Sign
{
public:
    Sign(std::string_view line, std::size_t at)
        : m_before(line.substr(0, at)), m_sign(line[at]), m_after(line.substr(at + 1))
    {
    }

    /** Whether Markdown, as it is common and on GitHub, would take it for a mark. */
    bool isMark() const
    {
        switch (m_sign) {
        case ',':
        case ';':
        case '\'':
        case '"':
        case '?':
        case '%':
        case '/':
        case '(':
        case '!': // an image needs its bracket
        case '{':
        case '}':
        case '^':
            return false;
        case '>':
        case '=':
        case '-':
        case '+':
            return m_before.empty();
        case '#': // a heading's, before or after it
            return m_before.empty() || m_after.find_first_not_of("# ") == m_after.npos;
        case '.': // "1." opens a list, "www." a link
            return opensList() || m_before.ends_with('w') || m_before.ends_with('W');
        case ')':
            return opensList();
        case ':':
            return m_before.empty() || opensAddress() || isPicture();
        case '@':
            return !m_before.empty() && isWord(m_before.back()) && isWord(next());
        case '&':
            return isWord(next()) || next() == '#';
        default:
            return true;
        }
    }

private:
    char next() const { return m_after.empty() ? ' ' : m_after.front(); }
    bool opensList() const { return std::ranges::all_of(m_before, isDigit); }
    bool opensAddress() const
    {
        return m_after.starts_with("//") || m_before.ends_with("mailto") ||
               m_before.ends_with("xmpp");
    }
    /** ":crossed_swords:" */
    bool isPicture() const
    {
        const auto end = m_after.find(':');
        const auto isOfName = [](char c) { return isWord(c) || c == '_' || c == '+' || c == '-'; };
        return end != m_after.npos && end > 0 &&
               std::ranges::all_of(m_after.substr(0, end), isOfName);
    }

    std::string_view m_before;
    char m_sign;
    std::string_view m_after;
};

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
        if (isPunctuation(c) && Sign(line, i).isMark())
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
    std::string operator()(const Bullets &bullets) const { return list(bullets.items); }
    // Blank lines end the mark-up: what is between is Markdown again.
    std::string operator()(const Aside &aside) const
    {
        return "<details>\n<summary>\n\n" + inLine(aside.title) + "\n\n</summary>\n\n" +
               list(aside.items) + "\n</details>\n";
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
    static std::string list(const std::vector<std::string> &items)
    {
        std::string out;
        for (const auto &item : items)
            out += "- " + inLine(item) + '\n';
        return out;
    }
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
        out.append(out.empty() ? "" : "\n").append(std::visit(ToMarkdown{}, block));
    return out;
}

} // namespace escarmouche::model
