// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/script.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace escarmouche::tests {

/** What a row waits for, as it was written: a part of the file, and what it says of something. */
template<class Value>
struct Expected {
    std::string pointer; // where the file says so
    std::string what; // a token, a counter, an action
    Value value = {};
    rules::SeatId seat = {}; // of an action: whose, nobody for whoever is asked
};

/** A proof of rules that is a file: how a match begins, what is done and what falls, and what must
    have come of it. It is played through the neutral face alone. */
struct DataRow {
    std::string name; // what it shows, in a sentence
    std::string rule; // what it is about: it proves that it is cited, or that it is not
    rules::MatchSetup setup; // its scenario may hold a stage, a position to begin with
    std::vector<rules::ChanceAnswer> chance; // in the order in which it is awaited
    std::vector<rules::ScriptAct> actions; // the same

    std::vector<std::string> proves, silent; // rules
    std::vector<Expected<std::string>> places; // of tokens: an address, empty: nowhere
    std::vector<Expected<int>> points, states; // of tokens
    std::vector<Expected<int>> counters;
    std::vector<Expected<std::string>> refusals; // of actions, by a rule
    std::optional<std::string> awaits; // "decision", "roll", "pick" or "over"
    rules::SeatId seer = {}; // who sees the board that is looked at; nobody: what all see
};

/** The row of a file, for the system of that key and its rules. A bad file is told with the JSON
    pointers of all that is wrong. */
rules::Result<DataRow> readDataRow(std::string_view text, const std::string &system,
                                   const rules::MatchRules &rules);

/** Runs a row; what went wrong with the JSON pointers of it, empty where nothing did. */
std::string faults(const DataRow &row, const rules::MatchRules &rules);

/** An error as one line: its pointer first. */
std::string told(const rules::Error &error);

} // namespace escarmouche::tests
