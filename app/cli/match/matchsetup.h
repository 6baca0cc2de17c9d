// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call/call.h"
#include "app/cli/talk/outcome.h"
#include "model/match/setup/setupfile.h"
#include "rules/core/match/match.h"

#include <cstdint>
#include <memory>
#include <string>

namespace escarmouche::app::cli {

/** A set-up and what it needs to be played. */
struct LoadedSetup {
    std::unique_ptr<rules::RuleSystems> systems;
    model::ResolvedSetup resolved;
    QString path;

    const rules::MatchRules &rules() const { return *resolved.system->matches; }
    /** What the match complains of, told at its place. */
    tl::unexpected<Complaint> refused(const rules::Error &error) const;
};

/** The set-up file of the call with its --ai; a library is opened only for a band of it. Machines
    sit on every seat. */
Outcome<LoadedSetup> loadMachines(const Call &call, const std::string &path);
/** The same with people on any seat, whom --ai calls "person". */
Outcome<LoadedSetup> loadPlayers(const Call &call, const std::string &path);

/** What a match begins with. */
struct MatchBeginning {
    std::unique_ptr<rules::RuleSystems> systems;
    const rules::RuleSystem *system = nullptr;
    rules::MatchSetup setup;
};
/** Of the set-up, the journal or the match of the library that the call names first. */
Outcome<MatchBeginning> loadBeginning(const Call &call);

/** Puts the machines named on the seats: one for all, or one each. */
Outcome<void> seatMachines(const std::string &names, const std::vector<std::string> &machines,
                           std::vector<rules::SeatSetup> &seats);

/** Lets machines and dice play a match to its end. */
rules::Result<void> playOut(rules::Match &match, std::uint64_t seed);

/** --seed, or one that nobody chose. */
std::uint64_t seedOf(const Call &call);

} // namespace escarmouche::app::cli
