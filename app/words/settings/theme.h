// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::app {

/** The colours of the program. */
enum class Theme { System, Light, Dark };

} // namespace escarmouche::app
