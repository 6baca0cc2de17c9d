// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/legality/judgement.h"
#include "rules/musg/legality/mends.h"

#include <algorithm>

namespace escarmouche::rules::musg {

namespace {

bool hasTrait(const Catalogue &catalogue, const Band &band, Trait trait)
{
    const auto &host = std::get<Race>(catalogue[band.race].what);
    return std::ranges::count(host.traits, trait) > 0;
}

void foreign(Judgement &judgement, const Line &line, RuleId rule, std::string key)
{
    const Catalogue &catalogue = judgement.catalogue;
    Finding &finding = judgement.add(
        rule, Severity::Illegal, std::move(key), *line.member,
        {{"race", catalogue[line->profile].name}, {"host", catalogue[judgement.band.race].name}});
    offerOwnRace(judgement, finding, line);
}

/** Enrolled goblins serve as sous-fifres, whoever their host. */
void judgeEnrolled(Judgement &judgement, const Line &line)
{
    // MUSG-BAND-22
    if (line->rank < Rank::SousFifre)
        foreign(judgement, line, {"MUSG-BAND-22"}, "finding.goblin_leader");
}

void judgeForeign(Judgement &judgement, const Line &line)
{
    const Catalogue &catalogue = judgement.catalogue;
    const auto has = [&](Trait trait) { return hasTrait(catalogue, judgement.band, trait); };
    if (line->profile == catalogue.goblin && has(Trait::EnrolsGoblins))
        return judgeEnrolled(judgement, line);
    if (line->profile == catalogue.orc && has(Trait::OrcChiefAllowed)) {
        // MUSG-BAND-21
        if (line->rank != Rank::Chief)
            foreign(judgement, line, {"MUSG-BAND-21"}, "finding.orc_not_chief");
        return;
    }
    foreign(judgement, line, {"MUSG-BAND-11"}, "finding.foreign_race");
}

/** Whoever is hired has the row of his rank; only a promotion leaves a lower row behind. */
void judgeRow(Judgement &judgement, const Line &line)
{
    // MUSG-BAND-10
    const bool below = line->row > line->rank;
    const bool promoted = below && judgement.isCampaign();
    if (line->row == line->rank || promoted)
        return;
    Finding &finding =
        judgement.add({"MUSG-BAND-10"}, Severity::Illegal, "finding.row", *line.member,
                      {{"row", judgement.catalogue.rank(line->row).name},
                       {"rank", judgement.catalogue.rank(line->rank).name}});
    offerRow(judgement, finding, line);
}

/** A rank that the profile does not have: a race leads or follows, other figures are what they are
    printed as. */
void judgeRank(Judgement &judgement, const Line &line)
{
    const bool fits = line.race ? line->rank <= Rank::SousFifre : line->rank == line.figure->rank;
    // MUSG-BAND-10
    if (fits == true)
        return;
    Finding &finding =
        judgement.add({"MUSG-BAND-10"}, Severity::Illegal, "finding.rank", *line.member,
                      {{"profile", judgement.catalogue[line->profile].name},
                       {"rank", judgement.catalogue.rank(line->rank).name}});
    offerRank(judgement, finding, line);
}

/** What an open permission lets in: goblin sous-fifres, the orc chief of goblins. */
bool isAdmitted(const Catalogue &catalogue, const Band &band, const Line &line)
{
    if (line->profile == catalogue.goblin)
        return line->rank == Rank::SousFifre && hasTrait(catalogue, band, Trait::EnrolsGoblins);
    return line->profile == catalogue.orc && line->rank == Rank::Chief &&
           hasTrait(catalogue, band, Trait::OrcChiefAllowed);
}

bool isMisplacedRace(const Catalogue &catalogue, const Band &band, const Line &line)
{
    const bool promoted = band.phase == Phase::Campaign && line->row > line->rank;
    if (line->rank > Rank::SousFifre || (line->row != line->rank && !promoted))
        return true;
    return line->profile != band.race && !band.options.mixedRaces &&
           !isAdmitted(catalogue, band, line);
}

bool isMisplacedFigure(const Catalogue &catalogue, const Band &band, const Line &line)
{
    if (line->rank != line.figure->rank || !line.figure->list.empty())
        return true;
    return line->profile == catalogue.zombie && band.options.theme != Theme::MadScientist;
}

} // namespace

bool isMisplaced(const Catalogue &catalogue, const Band &band, const Line &line)
{
    if (line.race ? isMisplacedRace(catalogue, band, line)
                  : isMisplacedFigure(catalogue, band, line))
        return true;
    const bool serves =
        line->rank == Rank::Chief || line->rank == Rank::SousChef || line->rank == Rank::Figurant;
    return band.options.theme == Theme::Terrorists && !serves;
}

void judgeRace(Judgement &judgement, const Line &line)
{
    judgeRank(judgement, line);
    if (!line.race)
        return;
    if (line->rank <= Rank::SousFifre)
        judgeRow(judgement, line);
    // MUSG-BAND-11
    if (line->profile != judgement.band.race && !judgement.band.options.mixedRaces)
        judgeForeign(judgement, line);
}

} // namespace escarmouche::rules::musg
