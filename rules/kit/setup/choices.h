// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"
#include "rules/core/words/phrase.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::rules::kit {

// Set-ups of games without bands: who plays, and what people agree on. Words are the game's:
// "scenario" and "scenario.about", "seat.1" and so on, "option.KEY" and "option.KEY.help".

/** A switch of the set-up, or a text. */
struct Agreement {
    std::string_view key;
    RuleId rule;
    std::size_t group = 0; // in which it is listed
    bool isOn = false; // of a switch: where nobody says otherwise
    std::string_view needs = {}; // another switch, without which it is off
    int longest = 0; // of a text, which may be left empty; 0: it is a switch
    std::string_view excludes = {}; // another switch; not both can be on
};

/** What is in force by a set-up, before anybody knows whether it can be played. */
class Wishes
{
public:
    bool is(std::string_view switched) const { return m_switches.find(switched)->second; }
    void switchOff(std::string_view switched) { m_switches[switched] = false; }
    std::string_view text(std::string_view key) const { return m_texts.find(key)->second; }

private:
    friend Result<Wishes> wishesOf(std::span<const Agreement> agreements, const MatchSetup &setup);

    std::map<std::string_view, bool> m_switches;
    std::map<std::string_view, std::string> m_texts;
};
Result<Wishes> wishesOf(std::span<const Agreement> agreements, const MatchSetup &setup);
/** The same of a match that is to begin. Where they do nothing none may differ from what is usual
    (UnwantedKey), and of two that exclude each other one is off: "refused.either" says so. */
Result<Wishes> wishesToBegin(std::span<const Agreement> agreements, const MatchSetup &setup,
                             bool areWanted);

/** The same for a page, in groups of those titles. */
std::vector<OptionGroup> optionGroups(std::span<const Agreement> agreements,
                                      const std::vector<Text> &titles, const PhraseBook &book);

/** Nothing where the book lacks it. */
const Text &wordIn(const PhraseBook &book, std::string_view key);

/** Of a scenario that is told as {"scenario": "the-cure"}; nothing: the usual one. */
Result<std::string> scenarioId(std::string_view scenario, std::string_view usual);
/** It is a position, for tests. */
bool isStage(std::string_view scenario);

/** Too few seats, or too many. */
Result<void> checkSeats(const MatchSetup &setup, int least, int most);
/** What the sides are called: as the set-up says, or by the book, or as is usual. */
std::vector<Text> sideNames(const MatchSetup &setup, const PhraseBook &book);
std::vector<Text> sideNames(const MatchSetup &setup, std::vector<Text> usual);
/** Of a scenario that needs neither bands nor tables. */
ScenarioTitle plainScenario(std::string key, Text name, Text about, std::vector<Text> seats,
                            int least);
/** The one scenario of a game without bands and tables, whose text is empty. */
ScenarioTitle onlyScenario(std::string_view system, const PhraseBook &book, int least, int most);

/** The ids between commas and spaces. */
std::vector<std::string> idsIn(std::string_view text);

} // namespace escarmouche::rules::kit
