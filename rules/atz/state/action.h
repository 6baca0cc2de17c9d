// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/field/field.h"

#include <cstdint>

namespace escarmouche::rules::atz {

enum class Deed : std::uint8_t {
    Enter, // the map: `who`, on `at`
    Activate, // `who`
    Done, // with the side's impulses
    Run,
    Go, // to `at`; where an enemy is, a charge
    Leave, // the map
    Fire, // at `whom`, with so many `dice`
    Aim, // also at `whom`
    Shoot, // at those named
    Throw, // a grenade at `at`
    Reload, // the gun in `slot`
    Swap, // hand and bag
    Give, // the item numbered `item`, to `whom`
    Ammo, // spent for the gun in `slot`
    Attach, // an improvement to the weapon in `slot`
    Drop, // the item numbered `item`
    Search, // the building
    Heal, // `whom`, with a med kit
    Fight, // zombies of a building at once
    Back, // out of the building, before they fight
    End, // the impulse
    Kill, // `whom`, of those in a melee
    Reroll, // the die numbered `die`
    Keep, // the dice as they are
    Row, // of a test: a star picks it, by its `successes`
    Test, // a star rolls like others
    Duck, // to `at`
    Stay, // without ducking
    Ready, // the ready-made team
    Recruit, // `who`, into the team
    Draw, // somebody without a name into the team
    Equip, // `who`
    Treat, // `whom`, without a med kit
    Buy, // an item of the kind `item`, for `who`
    Take, // drugs, `who`
    Cure, // `whom`, a zombie
    Offer, // a draw, or to agree to one
};

/** A hex by its address, and where it lies in this match. */
struct HexMeant {
    Address address = {};
    kit::Hex hex = {};

    bool isGiven() const { return address.isGiven(); }
    bool operator==(const HexMeant &) const = default;
};
inline HexMeant meant(const Field &field, int cell)
{
    return {field.address(cell), field.hexOf(cell)};
}

/** What a seat does. Members that a deed does not name say nothing. */
struct Action {
    Deed deed = Deed::End;
    std::int8_t who = -1;
    HexMeant at = {};
    std::int16_t whom = -1; // a token
    std::uint8_t dice = 0, die = 0, successes = 0;
    std::uint8_t item = 0; // of those carried, from 0; of a purchase its kind
    Slot slot = Slot::Hand;
    bool panic = false;

    bool operator==(const Action &) const = default;
};

} // namespace escarmouche::rules::atz
