// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/rulesystem.h"
#include "rules/core/values/cataloguesource.h"

namespace escarmouche::rules {

class SystemBench;
class SystemQuiz;
struct OddsCommand;
struct SystemExamples;

/** A game system in the program's list: what it is called, what reads its data, what makes what
    `bench` measures of it, what its odds face is asked, what help shows of it, and what reads its
    quiz. */
struct SystemEntry {
    SystemName name;
    Result<RuleSystem> (*load)(SystemName name, const CatalogueSource &catalogues);
    Result<std::unique_ptr<const SystemBench>> (*bench)(const CatalogueSource &catalogues) =
        nullptr; // null: nothing is measured
    const std::vector<OddsCommand> &(*odds)() = nullptr; // null: it has no odds face
    const SystemExamples &(*examples)() = nullptr; // null: help shows none of it
    Result<std::shared_ptr<const SystemQuiz>> (*quiz)(const CatalogueSource &catalogues) =
        nullptr; // null: nothing to try one's eye on
};

/** Every system of the program, in order. The list is all that systems.cpp holds, so that a test
    can be linked with another one. */
const std::vector<SystemEntry> &systemList();

/** All of them, read. Fails with the first catalogue that cannot be read. */
Result<RuleSystems> systems(const CatalogueSource &catalogues);

} // namespace escarmouche::rules
