// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>

namespace escarmouche::model {

using Milliseconds = std::chrono::milliseconds;

/** How long one waits for a library that somebody else holds, where nobody says otherwise. */
inline constexpr Milliseconds kPatience{5000};

/** How a thread waits that has an event loop to turn meanwhile: returns once ready() says so, which
    what happens in the loop makes true. May return before: then the thread sleeps. */
using Waiting = std::function<void(const std::function<bool()> &ready)>;

} // namespace escarmouche::model
