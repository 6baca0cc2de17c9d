// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace escarmouche::model {

/** The name the person is logged in by; "player" where the system tells none. */
std::string loginName();

} // namespace escarmouche::model
