// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace escarmouche::app::cli {

/** Help on everything (empty), on a group ("band") or on one command, in the window's language. */
QString helpText(std::string_view path);

} // namespace escarmouche::app::cli
