// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace escarmouche::rules::musg {

// What a band text may hold; the published schema says the same.
inline constexpr std::size_t kMostMembers = 512;
inline constexpr int kMostFigures = 200; // in one line
inline constexpr std::size_t kMostItems = 32; // kinds of gear on a figure
inline constexpr int kMostOfItem = 32;
inline constexpr std::size_t kMostAdvances = 64;
inline constexpr std::size_t kMostInjuries = 64;
inline constexpr std::size_t kMostName = 120;
inline constexpr std::size_t kMostReason = 400;
inline constexpr std::size_t kMostNotes = 8000;
inline constexpr int kMostPoints = 1'000'000;
inline constexpr int kMostArms = 8;
inline constexpr int kMostExperience = 1000;
inline constexpr int kMostBoxes = 200;
inline constexpr int kMostNumber = 99'999; // of a figure among its kind
inline constexpr std::size_t kMostKinds = 256; // of figures that a band has numbered
inline constexpr int kMostId = 2'147'483'647;

} // namespace escarmouche::rules::musg
