// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/tally.h"
#include "rules/musg/views/views.h"

namespace escarmouche::rules::musg {

namespace {

TotalLine lineOf(const Catalogue &catalogue, std::string key, int amount, RuleId rule,
                 std::optional<int> limit = {})
{
    auto title = catalogue.word("total." + key);
    return {std::move(key), std::move(title), amount, limit, rule};
}

/** What mercenaries and hirelings are paid for each game (MUSG-MERC-01, MUSG-CAMP-10). */
int feesPerGame(const Catalogue &catalogue, const Band &band)
{
    int fees = 0;
    for (const auto &member : band.members) {
        const auto *figure = std::get_if<Figure>(&catalogue[member.profile].what);
        if (member.hireling)
            fees += member.count * figurePrice(catalogue, band, member);
        else if (figure)
            fees += member.count * figure->perGame;
    }
    return fees;
}

} // namespace

Totals totalsOf(const Catalogue &catalogue, const Band &band)
{
    const auto amounts = sums(catalogue, band);
    const bool creation = band.phase == Phase::Creation;
    const auto limit = totalLimit(band);
    const bool bounded = creation || limit.rule != RuleId{"MUSG-BAND-03"};
    const bool shares = creation && band.options.theme != Theme::Antiterrorists;
    const auto share = [&](int points) { return shares ? std::optional(points) : std::nullopt; };
    const auto &caps = band.options.caps;
    Totals totals;
    totals.figures = amounts.figures;
    totals.lines = {
        lineOf(catalogue, "points", amounts.total, limit.rule,
               bounded ? std::optional(limit.points) : std::nullopt),
        lineOf(catalogue, "heroes", amounts.heroes, {"MUSG-BAND-04"}, share(caps.heroes)),
        lineOf(catalogue, "sous-fifres", amounts.sousFifres, {"MUSG-BAND-05"},
               share(caps.sousFifres))};
    if (amounts.others > 0)
        totals.lines.push_back(lineOf(catalogue, "others", amounts.others, {"MUSG-BAND-05"}));
    if (band.phase != Phase::AsPrinted)
        totals.lines.push_back(
            lineOf(catalogue, "treasury", treasury(catalogue, band), {"MUSG-BAND-06"}));
    const int fees = feesPerGame(catalogue, band);
    // MUSG-MERC-01
    if (fees > 0 && !creation)
        totals.lines.push_back(lineOf(catalogue, "fees", fees, {"MUSG-MERC-01"}));
    return totals;
}

} // namespace escarmouche::rules::musg
