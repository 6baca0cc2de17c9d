// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace escarmouche::app {

/** A stored UTC moment in local time, as the locale writes it; unreadable: as stored. */
QString momentText(std::string_view utcIso);

} // namespace escarmouche::app
