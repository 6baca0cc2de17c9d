// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace escarmouche::rules {
struct MatchSetup;
struct RuleSystem;
} // namespace escarmouche::rules

namespace escarmouche::app {

/** Shows the sheets that its system has for a match, to be printed or saved. */
void printMatchSheets(const rules::RuleSystem &system, const rules::MatchSetup &setup,
                      QWidget *parent);

} // namespace escarmouche::app
