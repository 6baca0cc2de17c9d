// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace escarmouche::rules {
class MatchRules;
}

namespace escarmouche::app {

/** Who sits at a seat, in the language of the window: "Person", "Machine: easy". */
QString playerName(const std::string &player);
/** Who may sit at a seat: a person, then the machines, weakest first. */
std::vector<std::string> playersOf(const rules::MatchRules &rules);

} // namespace escarmouche::app
