// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/musg/band/band.h"

#include <optional>

namespace escarmouche::rules::musg {

/** The band after an act, by the rules; nothing of `band` is touched. No band: CreateBand or
    AdoptBand alone. A campaign refuses purchases without money or against a rule unless the input
    gives a reason (MUSG-CAMP-36). */
Result<Band> act(const Catalogue &catalogue, const std::optional<Band> &band,
                 const BandInput &input);

} // namespace escarmouche::rules::musg
