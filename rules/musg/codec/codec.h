// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"
#include "rules/musg/band/band.h"
#include "rules/musg/band/change.h"

#include <string>
#include <string_view>

namespace escarmouche::rules::musg {

/** Reads a band text, a stranger's or our own: same form, ids optional (a missing or repeated one
    gets the next free number). Every complaint with its JSON pointer; unknown ids last. */
Result<Band> decodeBand(const Catalogue &catalogue, std::string_view text);

/** Canonical text: one line, fields in declared order, defaults left out, ids kept. */
std::string encodeBand(const Catalogue &catalogue, const Band &band);

/** The published file: indented, ids left out. */
std::string writeBandFile(const Catalogue &catalogue, const Band &band);

std::string encodeOutcome(const Catalogue &catalogue, const std::vector<Change> &changes);
Result<std::vector<Change>> decodeOutcome(const Catalogue &catalogue, std::string_view text);

} // namespace escarmouche::rules::musg
