// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/store/keeping.h"
#include "model/match/session/matchsession.h"
#include "model/match/session/storedmatch.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::model {

/** What one transaction holds. */
struct SentSteps {
    StreamHead head; // of the journal with them
    std::vector<MatchStep> steps;
    bool byPerson = false; // some of it
};

struct MatchSession::Private {
    explicit Private(std::shared_ptr<LibraryStore> from) : store(std::move(from)) {}

    std::shared_ptr<LibraryStore> store;
    const rules::MatchRules *rules = nullptr;
    std::string uuid;
    StoredGame game; // what is submitted included
    rules::MatchSetup setup;
    std::unique_ptr<rules::Match> match;
    rules::SeatId viewer;

    std::vector<std::string> hashes; // of what is submitted, by seq; the header's first
    std::size_t answersKept = 0; // of the last of these entries
    std::vector<MatchStep> steps; // done and not yet submitted
    bool byPerson = false; // some of them

    bool held = false; // machines wait, as somebody wished
    bool paced = false; // machines wait after each act
    bool stalled = false; // machines and dice wait, because what they did could not be kept
    bool thinks = false;
    int thought = 0; // number of the last one begun
    Keeping<SentSteps> keeping{*store};

    rules::Result<void> load();
    /** The same with a match of what was loaded. */
    rules::Result<void> take(WholeGame whole);
    StreamHead head() const;
    bool isPerson(rules::SeatId seat) const;
    bool hasMachine() const; // there is one now, or one began
    /** Whether people throw what is awaited; nobody's dice only where all type theirs. */
    bool isTyped(const rules::Request &request) const;
    /** How many of the acts that stand there are from the last one of a person on; 0: none. */
    int backToPerson() const;
    /** Adds a beat to the step of the journal's last entry. */
    void note(const std::optional<rules::Thrown> &thrown, bool typed, bool byMachine);
    void answer(const rules::ChanceAnswer &chance, bool typed);
    /** Submits what the writer has not seen; nothing where there is nothing. */
    void commit();
    std::vector<GameEntry> newEntries();
    /** Drops the decision a machine is thinking about, without waiting for it. */
    void interrupt();
};

/** How many acts redo would bring back. */
int redoable(const rules::Journal &journal);

} // namespace escarmouche::model
