// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/document.h"

namespace escarmouche::model {

namespace {

// The policy lets a reader's browser load nothing, whatever the texts say.
constexpr const char *kHead = R"(<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<style>
body { font-family: sans-serif; max-width: 60em; margin: 1em auto; padding: 0 1em; }
h1, h2, h3, p, li, th, td { white-space: pre-wrap; }
table { border-collapse: collapse; margin: 0.5em 0; }
th, td { border: 1px solid #888; padding: 0.2em 0.5em; text-align: left; }
h3 { margin-bottom: 0.2em; break-after: avoid; }
details { font-size: 0.85em; }
</style>
)";

std::string literal(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

std::string element(const std::string &name, const std::string &inner)
{
    return '<' + name + '>' + inner + "</" + name + '>';
}

std::string row(const std::string &cell, const std::vector<std::string> &texts)
{
    std::string cells;
    for (const auto &text : texts)
        cells += element(cell, literal(text));
    return element("tr", cells) + '\n';
}

struct ToHtml {
    std::string operator()(const Heading &heading) const
    {
        return element('h' + std::to_string(heading.level), literal(heading.text));
    }
    std::string operator()(const Paragraph &paragraph) const
    {
        return element("p", literal(paragraph.text));
    }
    std::string operator()(const Bullets &bullets) const { return list(bullets.items); }
    std::string operator()(const Aside &aside) const
    {
        return element("details", element("summary", literal(aside.title)) + list(aside.items));
    }
    std::string operator()(const Grid &grid) const
    {
        std::string rows;
        for (const auto &texts : grid.rows)
            rows += row("td", texts);
        return element("table", '\n' + element("thead", row("th", grid.head)) + '\n' +
                                    element("tbody", '\n' + rows) + '\n');
    }

private:
    static std::string list(const std::vector<std::string> &texts)
    {
        std::string items;
        for (const auto &text : texts)
            items += element("li", literal(text)) + '\n';
        return element("ul", '\n' + items);
    }
};

} // namespace

std::string html(const Document &document)
{
    const std::string language = document.language == rules::Language::French ? "fr" : "en";
    std::string body;
    for (const auto &block : document.blocks)
        body += std::visit(ToHtml{}, block) + '\n';
    return "<!DOCTYPE html>\n<html lang=\"" + language + "\">\n<head>\n" + kHead +
           element("title", literal(document.title)) + "\n</head>\n<body>\n" + body +
           "</body>\n</html>\n";
}

} // namespace escarmouche::model
