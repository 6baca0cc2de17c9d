// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/musg/band/band.h"
#include "rules/musg/band/change.h"

#include <span>

namespace escarmouche::rules::musg {

// What the face of bandrules.h shows, from typed values. Each in its own file.

Roster rosterOf(const Catalogue &catalogue, const Band &band);
Totals totalsOf(const Catalogue &catalogue, const Band &band);
BandSummary summaryOf(const Catalogue &catalogue, const Band &band);
Result<Shop> shopOf(const Catalogue &catalogue, const Band &band, std::span<const Figures> chosen);
Sheet sheetOf(const Catalogue &catalogue, const Band &band);
Result<std::vector<Property>> propertiesOf(const Catalogue &catalogue, const Band &band,
                                           std::span<const Figures> figures);
std::vector<Property> creationOf(const Catalogue &catalogue);
std::vector<CatalogueSection> sectionsOf(const Catalogue &catalogue);
Text sourceOf(const Catalogue &catalogue, const Part &part);
Phrase tellOf(const Catalogue &catalogue, const Band &before, const BandInput &input,
              const std::vector<Change> &outcome);

} // namespace escarmouche::rules::musg
