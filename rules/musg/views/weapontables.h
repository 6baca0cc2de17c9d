// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/musg/figure/profile.h"

#include <vector>

namespace escarmouche::rules::musg {

/** The figure's guns with ranges, dice and effective force; no rows without guns. */
Table rangedTable(const Catalogue &catalogue, const ResolvedProfile &profile, const Member &member);
/** Its blades likewise; bare hands when it has none (MUSG-MELEE-06). */
Table meleeTable(const Catalogue &catalogue, const ResolvedProfile &profile, const Member &member);

/** Columns and cells of a weapon as the list prints it, without a bearer. */
std::vector<Column> rangedColumns(const Catalogue &catalogue);
std::vector<Column> meleeColumns(const Catalogue &catalogue);
std::vector<Cell> printedCells(const Catalogue &catalogue, const Entry &entry,
                               const RangedWeapon &weapon);
std::vector<Cell> printedCells(const Catalogue &catalogue, const Entry &entry,
                               const MeleeWeapon &weapon);

} // namespace escarmouche::rules::musg
