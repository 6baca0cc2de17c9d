// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/kit/codec/actions.h"
#include "rules/zombies/codec/codec.h"

namespace escarmouche::rules::zombies {

ESCARMOUCHE_WORDS(Deed, "draw", "order", "crawl", "push", "lay", "put", "roll", "reroll", "pay",
                  "suffer", "take", "leave", "go", "stop", "down", "up", "penalty", "ride", "move",
                  "clear", "play", "aim", "use", "discard", "end", "pass")
ESCARMOUCHE_MEMBERS(Cell, always("column", &T::column), always("row", &T::row))
ESCARMOUCHE_MEMBERS(Action, always("deed", &T::deed), named("at", &T::at), named("to", &T::to),
                    named("turn", &T::turn), named("area", &T::area, json::Whole{-1, kAreas - 1}),
                    named("card", &T::card), named("other", &T::other),
                    named("whom", &T::whom, json::Whole{0, kMostPlayers - 1}))

std::string_view wordOf(Deed deed)
{
    return json::kWords<Deed>[static_cast<std::size_t>(deed)];
}

std::string ZombiesCodec::write(const Action &action) const
{
    return kit::textOf(action);
}

Result<Action> ZombiesCodec::readAction(const Game &, std::string_view text) const
{
    return kit::readText<Action>(text);
}

} // namespace escarmouche::rules::zombies
