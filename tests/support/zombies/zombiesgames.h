// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/zombies/codec/codec.h"
#include "tests/support/files/manycases.h"

#include <QtGlobal>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

// Games of Zombies!!! in a few words.

namespace escarmouche::tests {

/** So many in the suite; ESCARMOUCHE_GAMES asks for more. */
inline int gamesAsked(int inSuite)
{
    const int asked = qEnvironmentVariableIntValue("ESCARMOUCHE_GAMES");
    return asked > 0 ? asked : manyCases(inSuite);
}

/** Of the long forms, the game to begin with, so that several programs can share them. */
inline std::uint64_t firstGame()
{
    return static_cast<std::uint64_t>(qEnvironmentVariableIntValue("ESCARMOUCHE_FIRST"));
}

inline rules::MatchSetup zombiesSetup(int players, std::vector<rules::Setting> options = {})
{
    rules::MatchSetup setup;
    setup.system = rules::zombies::ZombiesCodec::kSystem;
    setup.seats.resize(static_cast<std::size_t>(players));
    setup.options = std::move(options);
    return setup;
}

inline std::unique_ptr<const rules::zombies::Zombies>
zombiesGame(const rules::zombies::ZombiesCodec &codec, const rules::MatchSetup &setup)
{
    return std::move(codec.make(setup, codec.resolve(setup).value())).value();
}

/** Few zombies win such a game, so that machines that try anything come to its end. */
template<class G = rules::zombies::Zombies>
G quickGame(const rules::zombies::ZombiesCodec &codec, int players,
            std::vector<rules::Setting> options)
{
    constexpr int kFewZombies = 6;
    const auto game = zombiesGame(codec, zombiesSetup(players, std::move(options)));
    rules::zombies::Box box = game->box();
    box.limits.most.zombies = kFewZombies;
    std::vector<rules::Text> names;
    for (const rules::SeatId seat : game->everySeat())
        names.push_back(game->name(seat));
    return G(std::move(names), std::move(box), game->chosen());
}

/** Switches as a throw has them; what needs another that is off is left out. */
inline std::vector<rules::Setting> anyOptions(rules::Generator &generator)
{
    std::vector<rules::Setting> options;
    for (const char *key : {"extra_cards", "z6",    "sewer",      "subway",
                            "guts",        "dodge", "short_game", "helipad_exits",
                            "z2",          "z3",    "z4",         "z5",
                            "z7",          "z8",    "upper_half", "lab",
                            "jeep",        "ducts", "dogs",       "straitjackets",
                            "set_end"})
        options.push_back({key, generator.below(2) == 1});
    static constexpr std::pair<const char *, const char *> kNeeds[]{
        {"sewer", "z6"}, {"subway", "z6"}, {"lab", "z2"},
        {"jeep", "z2"},  {"ducts", "z3"},  {"dogs", "z4"}};
    for (const auto &[key, needed] : kNeeds) {
        const rules::Setting isOff{needed, false};
        if (std::ranges::find(options, isOff) != options.end())
            std::erase_if(options, [&](const rules::Setting &one) { return one.property == key; });
    }
    return options;
}

} // namespace escarmouche::tests
