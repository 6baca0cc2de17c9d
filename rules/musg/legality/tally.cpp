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

} // namespace

Line lineOf(const Catalogue &catalogue, const Band &band, const Member &member)
{
    const Entry &profile = catalogue[member.profile];
    return {&member, std::get_if<Race>(&profile.what), std::get_if<Figure>(&profile.what),
            figurePrice(catalogue, band, member)};
}

void Heads::count(const Catalogue &catalogue, const Band &band, const Line &line, int times)
{
    const int figures = line->count * times;
    const auto points = static_cast<std::int64_t>(line.price) * figures;
    const auto rank = static_cast<std::size_t>(line->rank);
    // MUSG-BAND-04
    const bool hero = catalogue.rank(line->rank).hero == true;
    std::int64_t &share = hero                            ? m_points.heroes
                          : line->rank == Rank::SousFifre ? m_points.sousFifres
                                                          : m_points.others;
    share += points;
    sums = {bounded(m_points.heroes + m_points.sousFifres + m_points.others),
            bounded(m_points.heroes), bounded(m_points.sousFifres), bounded(m_points.others),
            sums.figures + figures};
    const bool listed = line->rank == Rank::Figurant && line.figure && !line.figure->list.empty();
    listedFigurants += listed ? figures : 0;
    // MUSG-CAMP-10
    if (line->hireling == true)
        return;
    m_heads[rank] += figures;
    m_placed[rank] += isMisplaced(catalogue, band, line) ? 0 : figures;
    // MUSG-BAND-01
    const bool counts = line->rank == Rank::SousChef && isHired(line);
    hiredSousChefs += counts ? figures : 0;
}

Tally::Tally(const Catalogue &catalogue, const Band &band)
{
    lines.reserve(band.members.size());
    for (const Member &member : band.members)
        add(catalogue, band, lineOf(catalogue, band, member));
    std::ranges::sort(lines, {}, [](const Line &line) { return line->id; });
}

void Tally::add(const Catalogue &catalogue, const Band &band, const Line &line)
{
    lines.push_back(line);
    count(catalogue, band, line, 1);
}

PointLimit totalLimit(const Band &band)
{
    // MUSG-REGROUP-02
    if (band.options.theme == Theme::Terrorists && band.options.otherSide)
        return {*band.options.otherSide, {"MUSG-REGROUP-02"}, true};
    return {band.options.caps.total, {"MUSG-BAND-03"}, false};
}

} // namespace escarmouche::rules::musg
