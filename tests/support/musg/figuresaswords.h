// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/band/keys.h"
#include "rules/musg/catalogue/traitkeys.h"
#include "tests/support/musg/catalogue.h"

#include <QtGlobal>

#include <string>
#include <vector>

// Figures of the catalogue in one line each, to be compared with lines typed in from the tables.

namespace escarmouche::tests {

using namespace rules;
using namespace rules::musg;

inline const Entry &entryOf(std::string_view id)
{
    const auto found = musgCatalogue().find(id);
    if (!found)
        qFatal("no entry %s", std::string(id).c_str());
    return musgCatalogue()[*found];
}

inline std::string joined(const std::vector<std::string> &parts)
{
    std::string out;
    for (const std::string &part : parts)
        out.append(out.empty() ? "" : " ").append(part);
    return out;
}

/** "9 11 2+ 3+ 5 4 6", a dash for what the figure lacks. */
inline std::string numbers(const Profile &profile)
{
    std::vector<std::string> parts;
    for (int i = 0; i < kStats; ++i) {
        const auto stat = static_cast<Stat>(i);
        const bool target = stat == Stat::Ct || stat == Stat::Cc;
        parts.push_back(profile[stat] ? std::to_string(*profile[stat]) + (target ? "+" : "") : "-");
    }
    return joined(parts);
}

inline std::string ranged(const RangedWeapon &weapon, int cost)
{
    std::vector<std::string> parts;
    if (weapon.ranges)
        for (const int limit : *weapon.ranges)
            parts.push_back(std::to_string(limit));
    parts.push_back(
        std::string(weapon.force.bearers ? "F" : "").append(std::to_string(weapon.force.amount)));
    parts.push_back(std::string("x").append(std::to_string(weapon.targets)));
    parts.push_back(weapon.reload == Reload::Slow ? "slow" : "fast");
    if (weapon.shape != Template::None)
        parts.push_back(weapon.shape == Template::Blast ? "blast" : "flame");
    if (weapon.heavy)
        parts.push_back("heavy");
    if (weapon.artillery)
        parts.push_back("artillery");
    if (weapon.archaic != Archaic::None)
        parts.push_back(weapon.archaic == Archaic::Missile ? "missile" : "powder");
    if (!weapon.modern)
        parts.push_back("old");
    parts.push_back(std::to_string(weapon.paToFire) + "PA");
    parts.push_back(std::to_string(cost));
    return joined(parts);
}

inline std::string melee(const MeleeWeapon &weapon, int cost)
{
    return joined({std::to_string(weapon.hands), std::to_string(weapon.dice) + "d",
                   weapon.force.bearers ? "own" : std::to_string(weapon.force.amount),
                   std::to_string(cost)});
}

inline std::string modifiers(const std::vector<Modifier> &all)
{
    std::vector<std::string> parts;
    for (const Modifier &each : all)
        parts.push_back(std::string(key(each.stat)) + (each.amount > 0 ? "+" : "") +
                        std::to_string(each.amount));
    return joined(parts);
}

inline std::string traitWords(const std::vector<Trait> &all)
{
    std::vector<std::string> parts;
    for (const Trait each : all)
        parts.emplace_back(kTraitKeys[static_cast<std::size_t>(each)]);
    return joined(parts);
}

struct Row {
    const char *id;
    const char *figures;
};

} // namespace escarmouche::tests
