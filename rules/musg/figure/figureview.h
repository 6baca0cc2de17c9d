// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/musg/figure/profile.h"

#include <functional>
#include <vector>

namespace escarmouche::rules::musg {

/** Lines of a band whose figures are equal but for name and notes. */
struct Fold {
    std::vector<const Member *> lines; // never empty, in the band's order

    const Member &first() const { return *lines.front(); }
    int figures() const;
};

/** The folds of those lines that belong. */
std::vector<Fold> foldsOf(const Band &band, const std::function<bool(const Member &)> &belongs);

/** The folds of one rank, in the order of the band; those who left it and come for pay apart. */
struct RankFolds {
    Rank rank;
    bool forHire = false; // of any rank
    std::vector<Fold> folds;

    int figures() const;
};
std::vector<RankFolds> folded(const Band &band);

/** Whether two lines differ in no more than number, name and notes. */
bool isAlike(const Member &a, const Member &b);

/** Columns and cells of a profile: the characteristics and PA. */
std::vector<Column> profileColumns(const Catalogue &catalogue);
std::vector<Cell> profileCells(const ResolvedProfile &profile);

/** Of the group, in no language. */
std::string groupKey(const RankFolds &group);
/** "Sous-fifres", or in the singular when there is but one. */
Text rankTitle(const Catalogue &catalogue, const RankFolds &group);
/** What a figure is: "Orc chief", and that he is no longer one but comes for pay. */
Text standingOf(const Catalogue &catalogue, const Band &band, const Member &member);
/** Race, theme and phase in words. */
Text subtitleOf(const Catalogue &catalogue, const Band &band);

/** Own gear, then that of the figure's package. */
std::vector<Carried> gearOf(const Catalogue &catalogue, const Member &member);
/** Rules of race, contract, theme and gear. */
std::vector<Carried> innateTraitsOf(const Catalogue &catalogue, const Band &band,
                                    const Member &member);
std::vector<Carried> advancesOf(const Catalogue &catalogue, const Member &member);
std::vector<Carried> injuriesOf(const Catalogue &catalogue, const Member &member);

} // namespace escarmouche::rules::musg
