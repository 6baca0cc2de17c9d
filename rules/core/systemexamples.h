// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace escarmouche::rules {

/** Calls of the command line that show what it does with a game, without the program's name. */
struct SystemExamples {
    std::vector<std::string> firstSteps; // for somebody who does not know the program
    std::vector<std::string> calls; // of any command, in order
};

} // namespace escarmouche::rules
