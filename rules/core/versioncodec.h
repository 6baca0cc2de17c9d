// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/error.h"

#include <nlohmann/json_fwd.hpp>

namespace escarmouche::rules {

/** Fails with NewerFormat when the file's "version" is a number above `known`; what else may be
    wrong with it is the reader's to say. */
Result<void> checkVersion(const nlohmann::json &file, int known);

} // namespace escarmouche::rules
