// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace escarmouche::model {

using Milliseconds = std::chrono::milliseconds;

/** How long one waits for a library that somebody else holds, where nobody says otherwise. */
inline constexpr Milliseconds kPatience{5000};

} // namespace escarmouche::model
