// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace escarmouche::app {

/** A person is asked about free attacks with such a chance to take a point, in per cent; unless he
    wishes otherwise. */
inline constexpr int kAskFrom = 10;

} // namespace escarmouche::app
