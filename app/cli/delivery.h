// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"

#include <string_view>

namespace escarmouche::app::cli {

/** To a file through the checked writer; a path that is empty: to standard output. */
Outcome<void> deliver(const QString &path, std::string_view bytes);

} // namespace escarmouche::app::cli
