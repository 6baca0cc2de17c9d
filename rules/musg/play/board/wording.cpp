// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/state/boardcodes.h"

namespace escarmouche::rules::musg::play {

namespace {

Unit unitOf(const Catalogue &catalogue, const std::string &key)
{
    return {catalogue.word("unit." + key), catalogue.word("unit." + key + ".sign")};
}

OddsColumn columnOf(const Catalogue &catalogue, const std::string &key, bool isShare)
{
    return {catalogue.word("odds.head." + key), catalogue.word("odds." + key), isShare};
}

Chance share(std::string key, const Fraction &value)
{
    return {{"chance." + std::move(key), {}}, value, true};
}

/** What one attack comes to. */
ChanceLine lineOf(const AttackOdds &odds)
{
    ChanceLine line;
    line.chances.push_back(share("any", odds.anyLost));
    line.chances.push_back({{"chance.mean", {}}, odds.meanLost, false});
    line.chances.push_back(share("out", odds.outOfAction));
    if (odds.back)
        line.chances.push_back(share("back", *odds.back));
    return line;
}

/** What is counted once a charger has dared, counted from before. */
Fraction dared(const AttackOdds &odds, const Fraction &share)
{
    return odds.nerve ? times(share, odds.nerve->part, odds.nerve->whole) : share;
}

} // namespace

BoardWords wordsOf(const Catalogue &catalogue)
{
    BoardWords words;
    words.points = unitOf(catalogue, "points");
    words.actions = unitOf(catalogue, "actions");
    words.counters.push_back({static_cast<std::uint16_t>(CounterKind::VictoryPoints),
                              unitOf(catalogue, "victory"), rules::CounterKind::Shown::Score});
    words.counters.push_back({static_cast<std::uint16_t>(CounterKind::Treasury),
                              unitOf(catalogue, "treasury"), rules::CounterKind::Shown::Stock});
    words.odds = {columnOf(catalogue, "any", true), columnOf(catalogue, "mean", false),
                  columnOf(catalogue, "out", true)};
    return words;
}

Chances chancesOf(const AttackOdds &odds)
{
    Chances chances;
    for (const Fraction &each : {odds.anyLost, odds.meanLost, odds.outOfAction})
        chances.columns.push_back(dared(odds, each));
    if (!odds.isCharge) {
        chances.lines.push_back(lineOf(odds));
        return chances;
    }
    if (odds.nerve)
        chances.lines.push_back({{}, {share("nerve", *odds.nerve)}});
    ChanceLine blow{{"chance.no-blow", {}}, {}};
    if (!odds.weapons.empty()) {
        blow = lineOf(odds);
        blow.lead = {"chance.first-blow", {}};
    }
    chances.lines.push_back(std::move(blow));
    return chances;
}

Chances unguardedChancesOf(const AttackOdds &odds)
{
    ChanceLine line{{"chance.unguarded", {}}, {}};
    line.chances.push_back(share("lost", odds.targetHurt));
    line.chances.push_back(share("out", odds.outOfAction));
    return {{odds.targetHurt, odds.meanLost, odds.outOfAction}, {std::move(line)}};
}

} // namespace escarmouche::rules::musg::play
