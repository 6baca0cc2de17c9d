// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/judgement.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

const std::string *listOf(const Line &line)
{
    return line.figure && !line.figure->list.empty() ? &line.figure->list : nullptr;
}

/** The list most figures are from; of equal ones the first by name. */
std::string chosenList(const Judgement &judgement)
{
    std::map<std::string, int> figures;
    for (const Line &line : judgement.tally.lines) {
        if (const auto *list = listOf(line))
            figures[*list] += line->count;
    }
    const auto most = std::ranges::max_element(
        figures, [](const auto &a, const auto &b) { return a.second < b.second; });
    return most == figures.end() ? std::string{} : most->first;
}

/** How many of one printed entry the band has, against how many the list has. */
void judgeEntry(Judgement &judgement, EntryId id, const Figure &figure)
{
    int amount = 0;
    for (const Line &line : judgement.tally.lines)
        amount += line->profile == id ? line->count : 0;
    // MUSG-PENTACLE-09
    // MUSG-PENTACLE-10
    if (amount == figure.listed)
        return;
    const Entry &entry = judgement.catalogue[id];
    Finding &finding = judgement.add(figure.profile.rule, Severity::Warning, "finding.list_differs",
                                     {{"profile", entry.name}});
    judgement.name(finding, [&](const Line &line) { return line->profile == id; });
    Judgement::measure(finding, amount, figure.listed);
}

} // namespace

/** Compares a band as printed with the list it is from. */
void judgeLists(Judgement &judgement)
{
    const std::string list = chosenList(judgement);
    if (list.empty())
        return;
    for (const EntryId id : judgement.catalogue.of(Kind::Figure)) {
        const auto &figure = std::get<Figure>(judgement.catalogue[id].what);
        if (figure.list == list && figure.rank != Rank::Summon)
            judgeEntry(judgement, id, figure);
    }
    for (const Line &line : judgement.tally.lines) {
        // MUSG-PENTACLE-11
        if (!listOf(line) || *listOf(line) != list)
            judgement.add({"MUSG-PENTACLE-11"}, Severity::Warning, "finding.not_listed",
                          *line.member);
    }
}

} // namespace escarmouche::rules::musg
