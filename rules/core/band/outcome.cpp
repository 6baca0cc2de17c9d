// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/outcome.h"

#include "rules/core/words/phrase.h"

#include <algorithm>
#include <vector>

namespace escarmouche::rules {

namespace {

/** One way to come out: alone, after so many turns, and before the first. */
struct Wording {
    Text plain;
    Text after;
    Text before;
};

const Wording kOneWon{
    {"{who} won", "Victoire\u00a0: {who}"},
    {"{who} wins after {turns} {turns|turn|turns}", "{who} gagne après {turns} {turns|tour|tours}"},
    {"{who} wins before the first turn", "{who} gagne avant le premier tour"}};
const Wording kSeveralWon{
    {"{who} won", "Victoire\u00a0: {who}"},
    {"{who} win after {turns} {turns|turn|turns}",
     "{who} gagnent après {turns} {turns|tour|tours}"},
    {"{who} win before the first turn", "{who} gagnent avant le premier tour"}};
const Wording kDrawn{
    {"Draw", "Match nul"},
    {"Draw after {turns} {turns|turn|turns}", "Match nul après {turns} {turns|tour|tours}"},
    {"Draw before the first turn", "Match nul avant le premier tour"}};
const Wording kSomeDrew{
    {"Draw between {who}", "Match nul entre {who}"},
    {"Draw between {who} after {turns} {turns|turn|turns}",
     "Match nul entre {who} après {turns} {turns|tour|tours}"},
    {"Draw between {who} before the first turn", "Match nul entre {who} avant le premier tour"}};
const Wording kLost{
    {"Lost", "Défaite"},
    {"Lost after {turns} {turns|turn|turns}", "Défaite après {turns} {turns|tour|tours}"},
    {"Lost before the first turn", "Défaite avant le premier tour"}};

/** The names of the sides with that result, in order. */
std::vector<Text> namesOf(std::span<const SideResult> sides, SeatResult result)
{
    std::vector<Text> names;
    for (std::size_t at = 0; at < sides.size(); ++at) {
        if (sides[at].result != result)
            continue;
        names.push_back(sides[at].name.empty() ? numberedSide(at)
                                               : Text{sides[at].name, sides[at].name});
    }
    return names;
}

/** "A, B and C" */
Text listed(const std::vector<Text> &names)
{
    Text all;
    for (std::size_t at = 0; at < names.size(); ++at) {
        const bool isLast = at + 1 == names.size();
        all.en += (at == 0 ? "" : isLast ? " and " : ", ") + names[at].en;
        all.fr += (at == 0 ? "" : isLast ? " et " : ", ") + names[at].fr;
    }
    return all;
}

Text worded(const Wording &wording, const std::vector<Text> &names, std::optional<int> turns)
{
    const Text &sentence = !turns ? wording.plain : *turns > 0 ? wording.after : wording.before;
    const Phrase::Values values{{"who", listed(names)}, {"turns", std::int64_t{turns.value_or(0)}}};
    return {filled(sentence, values, Language::English),
            filled(sentence, values, Language::French)};
}

} // namespace

Text numberedSide(std::size_t at)
{
    const std::string number = std::to_string(at + 1);
    return {"Side " + number, "Camp " + number};
}

Text outcomeText(std::span<const SideResult> sides, std::optional<int> turns)
{
    if (sides.empty())
        return {};
    const auto winners = namesOf(sides, SeatResult::Win);
    if (!winners.empty())
        return worded(winners.size() == 1 ? kOneWon : kSeveralWon, winners, turns);
    const auto drew = namesOf(sides, SeatResult::Draw);
    if (drew.empty())
        return worded(kLost, {}, turns);
    return worded(drew.size() == sides.size() ? kDrawn : kSomeDrew, drew, turns);
}

Text outcomeText(const BattleReport &report, std::optional<int> turns)
{
    std::vector<SideResult> sides;
    for (const SeatReport &seat : report.seats)
        sides.push_back({seat.band, seat.result});
    return outcomeText(sides, turns);
}

} // namespace escarmouche::rules
