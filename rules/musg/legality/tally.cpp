// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/tally.h"

#include <algorithm>
#include <cstdint>

namespace escarmouche::rules::musg {

namespace {

/** Sums of a stranger's band stay within what an int holds. */
int bounded(std::int64_t points)
{
    constexpr std::int64_t most = 1'000'000'000;
    return static_cast<int>(std::min(points, most));
}

void count(const Catalogue &catalogue, const Line &line, Tally &tally)
{
    const Member &member = *line.member;
    const auto points = static_cast<std::int64_t>(line.price) * member.count;
    Sums &sums = tally.sums;
    sums.total = bounded(sums.total + points);
    sums.figures += member.count;
    // MUSG-BAND-04
    const bool hero = catalogue.rank(member.rank).hero == true;
    int &share = hero                             ? sums.heroes
                 : member.rank == Rank::SousFifre ? sums.sousFifres
                                                  : sums.others;
    share = bounded(share + points);
    // MUSG-CAMP-10
    if (member.hireling == true)
        return;
    tally.byRank[static_cast<std::size_t>(member.rank)] += member.count;
    // MUSG-BAND-01
    const bool counts = member.rank == Rank::SousChef && isHired(line);
    tally.hiredSousChefs += counts ? member.count : 0;
}

} // namespace

Tally::Tally(const Catalogue &catalogue, const Band &band)
{
    lines.reserve(band.members.size());
    for (const Member &member : band.members) {
        const Entry &profile = catalogue[member.profile];
        lines.push_back({&member, std::get_if<Race>(&profile.what),
                         std::get_if<Figure>(&profile.what), figurePrice(catalogue, band, member)});
    }
    std::ranges::sort(lines, {}, [](const Line &line) { return line->id; });
    for (const Line &line : lines)
        count(catalogue, line, *this);
}

PointLimit totalLimit(const Band &band)
{
    // MUSG-REGROUP-02
    if (band.options.theme == Theme::Terrorists && band.options.otherSide)
        return {*band.options.otherSide, {"MUSG-REGROUP-02"}, true};
    return {band.options.caps.total, {"MUSG-BAND-03"}, false};
}

} // namespace escarmouche::rules::musg
