// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/codec/codec.h"

namespace escarmouche::tests {

/** The codec of Zombies!!! with the files of the program; a scenario may hold a stage:

    {"stage": {"tiles": [{"tile": "florist", "x": 1, "y": 0, "turn": 1}],
               "players": [{"at": [1, 1], "life": 3, "bullets": 0, "hand": ["clean-shot"]}],
               "zombies": [[1, -1]], "life": [[0, 4]], "bullets": [], "manholes": [],
               "step": "move", "left": 4, "seat": 1}}

    Town Square lies there, and what is not said is as at the start. `step` is of the turn of
    `seat`: "begin", "tile", "fight", "draw", "move" (with `left` squares, else the roll is to
    come), "herd", "end". */
rules::zombies::ZombiesCodec zombiesCodec();

} // namespace escarmouche::tests
