// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open/figures.h"

#include "app/cli/call/commandtable.h"
#include "model/text.h"
#include "rules/core/json/jsonreader.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace escarmouche::app::cli {
namespace {

/** A figure as `band show` lists it, and what it may be called; words are folded. */
struct Listed {
    int row = 0; // from 1
    rules::MemberId member;
    int index = 0; // among the equal figures of its line
    std::string name;
    std::vector<std::string> called; // "archer 5" of a campaign, in both languages
    std::vector<std::string> kinds; // key and titles of its group, its kind

    bool isCalled(const std::string &word) const
    {
        return name == word || std::find(called.begin(), called.end(), word) != called.end();
    }
    bool isOf(const std::string &kind) const
    {
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    }
};

using Listing = std::vector<Listed>;
using Chosen = std::vector<const Listed *>;

std::vector<std::string> kindsOf(const rules::RosterGroup &group, const rules::RosterRow &row)
{
    std::vector<std::string> kinds;
    for (const std::string &word :
         {group.key, group.title.en, group.title.fr, row.kind.en, row.kind.fr})
        kinds.push_back(foldedKey(word));
    return kinds;
}

std::vector<std::string> calledOf(const rules::FigureName &figure)
{
    if (figure.called.empty())
        return {};
    return {foldedKey(figure.called.en), foldedKey(figure.called.fr)};
}

Listing listingOf(const rules::Roster &roster)
{
    Listing listing;
    int number = 0;
    for (const rules::RosterGroup &group : roster.groups) {
        for (const rules::RosterRow &row : group.rows) {
            ++number;
            for (const rules::FigureName &figure : row.figures)
                listing.push_back({number, figure.member, figure.index, foldedKey(figure.name),
                                   calledOf(figure), kindsOf(group, row)});
        }
    }
    return listing;
}

template<class Fits>
Chosen where(const Listing &listing, Fits fits)
{
    Chosen chosen;
    for (const Listed &figure : listing) {
        if (fits(figure))
            chosen.push_back(&figure);
    }
    return chosen;
}

/** Those of a rank or kind; the title of a group may be a plural, in French and English by "s". */
Chosen ofKind(const Listing &listing, const std::string &kind)
{
    return where(listing, [&](const Listed &figure) {
        return figure.isOf(kind) || figure.isOf(kind + 's');
    });
}

/** A whole number from 1; 0: it is none. */
int positiveNumber(std::string_view word)
{
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool whole = error == std::errc() && end == word.data() + word.size();
    return whole && number > 0 ? number : 0;
}

/** "#3" or "3". */
int rowNumberOf(std::string_view word)
{
    return positiveNumber(word.starts_with('#') ? word.substr(1) : word);
}

tl::unexpected<Complaint> severalOfName(const std::string &word, const Chosen &called)
{
    std::set<int> rows;
    for (const Listed *figure : called)
        rows.insert(figure->row);
    QStringList numbers;
    for (int row : rows)
        numbers << QStringLiteral("#%1").arg(row);
    return complain(kNotFound,
                    told(QT_TRANSLATE_NOOP("CommandLine",
                                           "Several figures are called “%1”. Nothing was changed. "
                                           "Name one by its row in “band show” (%2), or by rank "
                                           "and number."))
                        .arg(toQString(word), numbers.join(QStringLiteral(", "))));
}

tl::unexpected<Complaint> severalOfKind(const std::string &word, const Chosen &kind)
{
    const int count = static_cast<int>(kind.size());
    return complain(kNotFound, QCoreApplication::translate(
                                   "CommandLine",
                                   "The band has %n figure(s) “%1”. Nothing was changed. Say "
                                   "which with a number, as in “%1 2”, or name a row of “band "
                                   "show”, as in #%2.",
                                   nullptr, count)
                                   .arg(toQString(word), QString::number(kind.front()->row)));
}

tl::unexpected<Complaint> tooFew(const std::string &word, std::size_t there)
{
    const int count = static_cast<int>(there);
    return complain(
        kNotFound,
        QCoreApplication::translate(
            "CommandLine", "There is only %n figure(s) “%1”. Nothing was changed.", nullptr, count)
            .arg(toQString(word)));
}

tl::unexpected<Complaint> nobody(const Listing &listing, const std::string &word)
{
    std::set<std::string_view> known;
    for (const Listed &figure : listing) {
        known.insert(figure.name);
        known.insert(figure.called.begin(), figure.called.end());
        known.insert(figure.kinds.begin(), figure.kinds.end());
    }
    const std::vector<std::string_view> words(known.begin(), known.end());
    QString sentence =
        told(QT_TRANSLATE_NOOP("CommandLine",
                               "No figure of this band is “%1”. Nothing was changed."))
            .arg(toQString(word));
    if (const std::string near = rules::json::nearest(foldedKey(word), words); !near.empty())
        sentence +=
            u' ' +
            told(QT_TRANSLATE_NOOP("CommandLine", "Did you mean “%1”?")).arg(toQString(near));
    return complain(
        kNotFound,
        sentence + u' ' +
            told(QT_TRANSLATE_NOOP("CommandLine", "“band show” lists the figures; name one by its "
                                                  "name, by rank and number, or by its row, as in "
                                                  "#3.")));
}

/** "archer 2": the second of them, and "archer" when there is but one. In a campaign it is
    the one who is called so, and nobody else. */
Outcome<Chosen> byKind(const Listing &listing, const std::string &word)
{
    const std::string key = foldedKey(word);
    if (const Chosen kind = ofKind(listing, key); kind.size() > 1)
        return severalOfKind(word, kind);
    else if (!kind.empty())
        return kind;
    const auto space = key.rfind(' ');
    const int number = space == std::string::npos ? 0 : positiveNumber(key.substr(space + 1));
    const Chosen kind = number > 0 ? ofKind(listing, key.substr(0, space)) : Chosen();
    if (kind.empty() || !kind.front()->called.empty())
        return nobody(listing, word);
    if (static_cast<std::size_t>(number) > kind.size())
        return tooFew(word.substr(0, word.find_last_of(' ')), kind.size());
    return Chosen{kind[static_cast<std::size_t>(number) - 1]};
}

Outcome<Chosen> figuresMeant(const Listing &listing, const std::string &word)
{
    const std::string key = foldedKey(word);
    const Chosen named =
        where(listing, [&](const Listed &figure) { return !key.empty() && figure.isCalled(key); });
    const auto isOther = [&](const Listed *figure) {
        return figure->member != named.front()->member;
    };
    if (std::any_of(named.begin(), named.end(), isOther))
        return severalOfName(word, named);
    if (!named.empty())
        return named;
    const Chosen row = where(
        listing, [row = rowNumberOf(word)](const Listed &figure) { return figure.row == row; });
    return row.empty() ? byKind(listing, word) : Outcome<Chosen>(row);
}

} // namespace

Outcome<std::vector<rules::Figures>> figuresNamed(const rules::BandRules &rules,
                                                  std::string_view band,
                                                  const std::vector<std::string> &words,
                                                  std::optional<int> most)
{
    const auto roster = rules.roster(band);
    if (!roster)
        return complain(roster.error());
    const Listing listing = listingOf(*roster);
    std::set<std::pair<int, int>> chosen; // member and index: one named twice is one figure
    for (const std::string &word : words) {
        auto called = figuresMeant(listing, word);
        if (!called)
            return tl::unexpected(called.error());
        const auto wanted =
            static_cast<std::size_t>(most.value_or(static_cast<int>(called->size())));
        if (wanted > called->size())
            return tooFew(word, called->size());
        called->resize(wanted);
        for (const Listed *figure : *called)
            chosen.emplace(figure->member.value, figure->index);
    }
    std::map<int, int> counts;
    for (const auto &[member, index] : chosen)
        ++counts[member];
    std::vector<rules::Figures> figures;
    for (const auto &[member, count] : counts)
        figures.push_back({{member}, count});
    return figures;
}

} // namespace escarmouche::app::cli
