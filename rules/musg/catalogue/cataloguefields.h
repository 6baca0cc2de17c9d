// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json/textreader.h"
#include "rules/musg/catalogue/catalogue.h"

namespace escarmouche::rules::musg {

// The fields of catalogue files that need nothing but their own text. Each reads strictly: it
// complains of unknown keys and of every value out of its range.

using json::readText;
Profile readProfile(const json::Cursor &at, bool withCost);
std::vector<Modifier> readModifiers(const json::Cursor &at);
std::vector<Trait> readTraits(const json::Cursor &at);
RangedWeapon readRanged(const json::Cursor &at);
MeleeWeapon readMelee(const json::Cursor &at);
Item readItem(const json::Cursor &at);

/** The member's value, or the one given when it is absent. */
int readInteger(const json::Cursor &at, std::string_view key, int least, int most, int otherwise);
bool readFlag(const json::Cursor &at, std::string_view key);

inline constexpr int kMostCost = 10'000;
inline constexpr std::size_t kMostTraits = 16;

/** The keys that readRanged, readMelee and readItem look at. */
std::span<const std::string_view> rangedKeys();
std::span<const std::string_view> meleeKeys();
std::span<const std::string_view> itemKeys();

} // namespace escarmouche::rules::musg
