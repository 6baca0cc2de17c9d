// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figures.h"

#include "app/cli/commandtable.h"
#include "model/text.h"
#include "rules/core/jsonreader.h"

#include <charconv>
#include <map>

namespace escarmouche::app::cli {
namespace {

/** The lines of a band: how many figures each has, and which names lead to it. */
struct Lines {
    std::map<int, int> counts;
    std::multimap<std::string, int> byName;
};

Lines linesOf(const rules::Roster &roster)
{
    Lines lines;
    for (const rules::RosterGroup &group : roster.groups) {
        for (const rules::RosterRow &row : group.rows) {
            for (const rules::FigureName &figure : row.figures) {
                ++lines.counts[figure.member.value];
                if (!figure.name.empty())
                    lines.byName.emplace(foldedKey(figure.name), figure.member.value);
            }
        }
    }
    return lines;
}

/** The number of a line as typed, "#3" or "3"; 0: it is none. */
int numberOf(std::string_view word)
{
    if (word.starts_with('#'))
        word.remove_prefix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() ? number : 0;
}

Outcome<rules::Figures> figureNamed(const Lines &lines, const std::string &word)
{
    const auto [first, last] = lines.byName.equal_range(foldedKey(word));
    if (first != last && std::next(first) != last)
        return complain(kUsage,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "Several figures are called “%1”; name one by the "
                                               "number that “band show” gives, as in #3."))
                            .arg(toQString(word)));
    if (first != last)
        return rules::Figures{{first->second}, lines.counts.at(first->second)};
    if (const auto line = lines.counts.find(numberOf(word)); line != lines.counts.end())
        return rules::Figures{{line->first}, line->second};
    std::vector<std::string_view> known;
    for (const auto &[name, line] : lines.byName)
        known.push_back(name);
    QString sentence = told(QT_TRANSLATE_NOOP("CommandLine", "No figure of this band is “%1”."))
                           .arg(toQString(word));
    if (const std::string near = rules::json::nearest(foldedKey(word), known); !near.empty())
        sentence +=
            u' ' +
            told(QT_TRANSLATE_NOOP("CommandLine", "Did you mean “%1”?")).arg(toQString(near));
    return complain(kNotFound, sentence);
}

} // namespace

Outcome<std::vector<rules::Figures>> figuresNamed(const rules::BandRules &rules,
                                                  std::string_view band,
                                                  const std::vector<std::string> &words)
{
    const auto roster = rules.roster(band);
    if (!roster)
        return complain(roster.error());
    const Lines lines = linesOf(*roster);
    std::vector<rules::Figures> figures;
    for (const std::string &word : words) {
        const auto named = figureNamed(lines, word);
        if (!named)
            return tl::unexpected(named.error());
        figures.push_back(*named);
    }
    return figures;
}

} // namespace escarmouche::app::cli
