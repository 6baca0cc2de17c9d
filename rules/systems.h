// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"
#include "rules/core/values/cataloguesource.h"

namespace escarmouche::rules {

class SystemBench;
struct OddsCommand;
struct SystemExamples;

/** A game system in the program's list: what it is called, what reads its data, what makes what
    `bench` measures of it, what its odds face is asked, and what help shows of it. */
struct SystemEntry {
    SystemName name;
    Result<RuleSystem> (*load)(SystemName name, const CatalogueSource &catalogues);
    Result<std::unique_ptr<const SystemBench>> (*bench)(const CatalogueSource &catalogues) =
        nullptr; // null: nothing is measured
    const std::vector<OddsCommand> &(*odds)() = nullptr; // null: it has no odds face
    const SystemExamples &(*examples)() = nullptr; // null: help shows none of it
};

/** Every system of the program, in order. The list is all that systems.cpp holds, so that a test
    can be linked with another one. */
const std::vector<SystemEntry> &systemList();

/** All of them, read. Fails with the first catalogue that cannot be read. */
Result<RuleSystems> systems(const CatalogueSource &catalogues);

} // namespace escarmouche::rules
