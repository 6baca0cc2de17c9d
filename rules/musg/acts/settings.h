// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/acts/editing.h"
#include "rules/musg/band/propertykeys.h"

namespace escarmouche::rules::musg {

Result<void> setBand(Editing &editing, const Setting &setting);

/** Writes a property of one line; a price by hand needs a reason, given before or as `reason`. */
Result<void> setMember(Editing &editing, MemberId id, const Setting &setting,
                       const std::string &reason);

/** Sets how many figures several lines alike hold in all: more join the first line, fewer leave the
    last ones. */
Result<void> setCountOfAll(Editing &editing, const std::vector<MemberId> &lines,
                           const Setting &setting, const std::string &reason);

/** The limits of a printed band, and their shares of another total (MUSG-BAND-03..05). */
Caps printedCaps(const Catalogue &catalogue);
Caps proportionalCaps(const Catalogue &catalogue, std::int64_t total);

} // namespace escarmouche::rules::musg
