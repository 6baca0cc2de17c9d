// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"
#include "rules/core/values/error.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace escarmouche::rules {

/** Work to be timed. Its figure is the median of `runs` samples of so many calls each. */
struct TimedWork {
    std::string key; // without the system's: "legality_12_figures"
    int runs = 1;
    int calls = 1;
    std::function<void()> work;
    bool isShown = true; // else it is only compared
};

/** Games between machines, to be counted by the second. */
struct BenchGames {
    std::string key; // without the system's: "easy"
    MatchSetup setup;
    bool isShown = true; // else they are only compared
    int games = 300;
};

/** How many times the value of one key is that of another. */
struct BenchRatio {
    std::string key;
    std::string over;
    std::string under;
};

/** What `bench` measures of a game system, without a clock of its own. Keys are words with
    underscores; whoever measures puts the system's key before them and the unit behind. */
class SystemBench
{
public:
    virtual ~SystemBench() = default;

    /** Text of a legal-sized band file of so many figures: what libraries, campaigns and pages are
        measured with; empty where a game has no bands. */
    virtual std::string band(int /*figures*/) const { return {}; }
    /** Name of the set-up that comes with the program whose match's memory is measured. */
    virtual std::string setup() const = 0;

    /** Work on bands, and its ratios. */
    virtual Result<std::vector<TimedWork>> bandWork() const { return std::vector<TimedWork>(); }
    virtual std::vector<BenchRatio> bandRatios() const { return {}; }
    /** Games of machines, and their ratios: of games a second. */
    virtual Result<std::vector<BenchGames>> games() const = 0;
    virtual std::vector<BenchRatio> gameRatios() const = 0;
    /** Work in the midst of a match, and odds worked out. */
    virtual Result<std::vector<TimedWork>> matchWork() const = 0;
    /** A long match, to measure how the text of its journal becomes a board. */
    virtual Result<MatchSetup> longMatch() const = 0;

    /** What the rules make of these band files, of some games and of the odds, as one text: every
        compiler and every optimisation must get the same. */
    virtual Result<std::string> results(const std::vector<std::string> &bands,
                                        const MatchRules &matches) const = 0;
};

/** What so many games come to, as one text. */
std::string playedGames(const MatchRules::Batch &batch, int games);

} // namespace escarmouche::rules
