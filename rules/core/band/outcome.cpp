// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/band/outcome.h"

#include "rules/core/words/phrase.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace escarmouche::rules {

namespace {

const Text kWon{"{who} won", "Victoire {of}"};
const Text kDrawn{"Draw", "Match nul"};
const Text kSomeDrew{"Draw between {who}", "Match nul entre {who}"};
const Text kLost{"Lost", "Défaite"};

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

/** "de Vega", "d’Orion". */
std::string ofInFrench(const std::string &name)
{
    static constexpr std::array<std::string_view, 20> kVowels{"A", "E", "I", "O", "U", "a", "e",
                                                              "i", "o", "u", "À", "Â", "É", "È",
                                                              "Ê", "Î", "Ô", "é", "è", "ê"};
    const bool isElided = std::ranges::any_of(
        kVowels, [&](std::string_view vowel) { return name.starts_with(vowel); });
    return (isElided ? "d’" : "de ") + name;
}

/** How a turn begins, and how it is told when something came out in it. */
using ToldInTurn = std::array<std::pair<std::string_view, std::string_view>, 2>;

/** " in turn 6", or in brackets where it is no such turn. */
std::string inTurn(const std::string &turn, const ToldInTurn &names)
{
    for (const auto &[begin, told] : names) {
        if (turn.starts_with(begin))
            return std::string(told) + turn.substr(begin.size());
    }
    return " (" + turn + ')';
}

/** How it came out, without its turn. */
Text plainOutcome(std::span<const SideResult> sides)
{
    const auto winners = namesOf(sides, SeatResult::Win);
    const auto drew = namesOf(sides, SeatResult::Draw);
    const Text &sentence = !winners.empty()             ? kWon
                           : drew.empty()               ? kLost
                           : drew.size() < sides.size() ? kSomeDrew
                                                        : kDrawn;
    const Text who = listed(winners.empty() ? drew : winners);
    const Phrase::Values values{{"who", who}, {"of", ofInFrench(who.fr)}};
    return {filled(sentence, values, Language::English),
            filled(sentence, values, Language::French)};
}

} // namespace

Text numberedSide(std::size_t at)
{
    const std::string number = std::to_string(at + 1);
    return {"Side " + number, "Camp " + number};
}

Text outcomeText(std::span<const SideResult> sides, const Text &turn)
{
    if (sides.empty())
        return {};
    Text outcome = plainOutcome(sides);
    if (turn.empty())
        return outcome;
    return {outcome.en + inTurn(turn.en, {{{"Turn ", " in turn "}, {"Round ", " in round "}}}),
            outcome.fr + inTurn(turn.fr, {{{"Tour ", " au tour "}, {"Manche ", " à la manche "}}})};
}

Text outcomeText(const BattleReport &report, const Text &turn)
{
    std::vector<SideResult> sides;
    for (const SeatReport &seat : report.seats)
        sides.push_back({seat.band, seat.result});
    return outcomeText(sides, turn);
}

} // namespace escarmouche::rules
