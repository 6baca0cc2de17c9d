// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/campaign/past/reportnames.h"

#include <algorithm>
#include <map>

namespace escarmouche::rules {

namespace {

using FigureNames = std::map<std::pair<SeatId, MemberId>, Text>;

Result<void> sameName(const std::string &place, const std::string &met, const std::string &is)
{
    if (met == is)
        return {};
    return fail({.code = ErrorCode::WrongChoice, .subject = met, .pointer = place, .hint = is});
}

/** What the figures of the game are called, by seat and number. */
FigureNames namesOf(const Campaign &campaign, const Fixture &fixture)
{
    FigureNames names;
    for (const BandId id : fixture.plan.bands) {
        const Entrant *entrant = find(campaign, id);
        if (!entrant)
            continue;
        for (const FigureGlance &figure : entrant->band->figures())
            names[{seatOf(fixture, id), figure.member}] = figure.name;
    }
    return names;
}

/** As its report has it that is there already; empty: none is. */
Text calledInReport(const Fixture &fixture, const FigureRef &figure)
{
    const auto figures = fixture.report ? fixture.report->figures : std::vector<FigureReport>();
    const auto met = std::ranges::find(figures, figure, &FigureReport::figure);
    return met == figures.end() ? Text() : met->name;
}

Result<void> checkName(const FigureReport &figure, const Text &is, const std::string &place)
{
    for (const auto &[met, name, language] :
         {std::tuple{&figure.name.en, &is.en, "/en"}, std::tuple{&figure.name.fr, &is.fr, "/fr"}}) {
        if (met->empty())
            continue;
        if (auto same = sameName(place + language, *met, *name); !same)
            return same;
    }
    return {};
}

} // namespace

Result<void> checkNames(const Campaign &campaign, const Fixture &fixture,
                        const BattleReport &report)
{
    const auto &bands = fixture.plan.bands;
    for (std::size_t at = 0; at < std::min(report.seats.size(), bands.size()); ++at) {
        const Entrant *entrant = find(campaign, bands[at]);
        const auto same = entrant ? sameName("/seats/" + std::to_string(at) + "/band",
                                             report.seats[at].band, entrant->band->name())
                                  : Result<void>();
        if (!same)
            return same;
    }
    const FigureNames names = namesOf(campaign, fixture);
    for (std::size_t at = 0; at < report.figures.size(); ++at) {
        const FigureReport &figure = report.figures[at];
        const auto known = names.find({figure.figure.seat, figure.figure.member});
        if (known == names.end())
            continue;
        const std::string place = "/figures/" + std::to_string(at) + "/name";
        const auto same = checkName(figure, known->second, place);
        if (!same && !checkName(figure, calledInReport(fixture, figure.figure), place))
            return same;
    }
    return {};
}

} // namespace escarmouche::rules
