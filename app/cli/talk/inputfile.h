// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <cstddef>
#include <string>

namespace escarmouche::app::cli {

/** The bytes of a plain file, or of standard input ("-"), of at most `most` bytes. */
rules::Result<std::string> readInput(const std::string &path, std::size_t most = 8U << 20U);

} // namespace escarmouche::app::cli
