// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/bench/systembench.h"

#include <string_view>

namespace escarmouche::rules::kit {

/** What is measured of a game without bands: whole games between machines, by few players and by as
    many as there can be. */
class GamesBench : public SystemBench
{
public:
    struct Of {
        std::string_view system;
        std::string_view setup; // that comes with the program
        int few = 2, many = 4; // players
        /** Another than the first, with as many seats: how much slower all of them are is measured
            there. */
        std::string_view crowded = {};
        bool hasNormal = true; // a machine of that name plays it
        /** Agreed on for machines that play at random, who could go on for very long. */
        std::vector<Setting> random = {};
        std::vector<Setting> all = {}; // options with which most of the box comes on the table
    };

    explicit GamesBench(const Of &of) : m_of(of) {}

    std::string setup() const override { return std::string(m_of.setup); }
    Result<std::vector<BenchGames>> games() const override;
    std::vector<BenchRatio> gameRatios() const override;
    Result<std::vector<TimedWork>> matchWork() const override { return std::vector<TimedWork>(); }
    Result<MatchSetup> longMatch() const override;
    Result<std::string> results(const std::vector<std::string> &bands,
                                const MatchRules &matches) const override;

private:
    MatchSetup playedAtRandom(int players, std::string_view scenario = {}) const;
    MatchSetup playedBy(int players, std::string_view machine,
                        std::string_view scenario = {}) const;

    Of m_of;
};

} // namespace escarmouche::rules::kit
