// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/atz/codec/codec.h"

namespace escarmouche::tests {

/** The codec, for rows too: their scenario may hold a stage, {"stage": {"survivors": [{"kind":
    "beck", "at": "1G9", "items": ["pistol"]}], "zombies": [{"at": "1G11", "direction": 5, "mp":
    3}], "step": "impulse"}}. Of an item '+' says that it is improved, '!' that it is empty, '*'
    that it was found. "rows" are those of a first board made up for it; Somebody "apart" is in the
   box; "finding" is the number of the cards that stand for one, which "find" has rolled before
   anybody comes in; "sight" is how many hexes away one sees. "step" is "entry", "initiative",
   "side", "impulse", "zombies" or "end"; "dice" are those of the survivors and of the zombies. */
rules::atz::AtzCodec atzCodec();

} // namespace escarmouche::tests
