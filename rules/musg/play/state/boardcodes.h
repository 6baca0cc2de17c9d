// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace escarmouche::rules::musg::play {

// The codes of a match's BoardView. Its phases are those of Phase; the states of a token are the
// bits of Mark and these.

enum class TokenKind : std::uint16_t { Figure };
enum class CounterKind : std::uint16_t { VictoryPoints, Treasury };

namespace stateof {
inline constexpr std::uint32_t kWaiting = 1U << 28U; // not yet on the table
inline constexpr std::uint32_t kOutOfAction = 1U << 29U; // a body
inline constexpr std::uint32_t kLeft = 1U << 30U; // over the table edge
inline constexpr std::uint32_t kAbsent = 1U << 31U; // not in this game
} // namespace stateof

} // namespace escarmouche::rules::musg::play
