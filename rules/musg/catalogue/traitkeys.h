// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/musg/catalogue/catalogue.h"

#include <array>
#include <string_view>
#include <type_traits>

namespace escarmouche::rules::musg {

/** The words by which catalogue files name the enumerators of Trait, in their order. The entry of
    traits.json that words a trait has the id "trait-" and this word. */
inline constexpr std::array<std::string_view, 47> kTraitKeys{
    "enrols-goblins",
    "no-attention-chef",
    "ignores-difficult-ground",
    "swarm-command",
    "orc-chief-allowed",
    "group-command",
    "gang",
    "poison",
    "never-routs",
    "head-hit",
    "no-zombie-making",
    "bionic-leg-pair",
    "jump-pack",
    "rope-and-grapple",
    "fall-best-of-two",
    "command-best-two-of-three",
    "regains-pv",
    "extra-melee-die",
    "rerolls-damage",
    "catches-blades",
    "medikit",
    "defusing-kit",
    "silenced",
    "improved-eye",
    "random-activity",
    "misses-next-game",
    "ignores-first-wound",
    "implacable-hatred",
    "hardened",
    "arrives-turn-three",
    "guards-chief",
    "intercepts-for-chief",
    "carries-chief",
    "chief-spared",
    "shoots-into-melee",
    "deploys-last",
    "deploys-forward",
    "two-shots-per-pa",
    "heavy-costs-one",
    "no-misfires",
    "deploys-hidden",
    "may-wait",
    "undetectable",
    "deploys-anywhere",
    "leaves-melee-free",
    "climbs-free",
    "dives-without-roll",
};
static_assert(kTraitKeys.size() == static_cast<std::size_t>(Trait::DivesWithoutRoll) + 1);
constexpr auto wordList(std::type_identity<Trait>)
{
    return kTraitKeys;
}

} // namespace escarmouche::rules::musg
