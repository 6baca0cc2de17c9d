// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace escarmouche::app {

/** Who sits at a seat, in the language of the window: "Person", "Machine: easy". */
QString playerName(const std::string &player);

} // namespace escarmouche::app
