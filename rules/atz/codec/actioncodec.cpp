// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/codec/codec.h"
#include "rules/kit/codec/actions.h"

namespace escarmouche::rules::atz {

ESCARMOUCHE_WORDS(Deed, "enter", "activate", "done", "run", "go", "leave", "fire", "aim", "shoot",
                  "throw", "reload", "swap", "give", "ammo", "attach", "drop", "search", "heal",
                  "fight", "back", "end", "kill", "reroll", "keep", "row", "test", "duck", "stay",
                  "ready", "recruit", "draw", "equip", "treat", "buy")
ESCARMOUCHE_WORDS(Slot, "hand", "bag", "box")

namespace {

/** "4C15" */
struct AddressText {
    template<class C>
    typename C::Json written(const C &, const HexMeant &hex) const
    {
        return textOf(hex.address);
    }
    template<class C>
    void read(const C &, const json::Cursor &at, HexMeant &hex) const
    {
        const std::string text = at.line(4, 3);
        hex.address = addressNamed(text);
        if (at.isSound() && !hex.isGiven())
            at.complain(ErrorCode::UnknownEntry, text);
    }
};

} // namespace

ESCARMOUCHE_MEMBERS(Action, always("deed", &T::deed),
                    named("who", &T::who, json::Whole{0, kMostSurvivors - 1}),
                    named("at", &T::at, AddressText{}),
                    named("whom", &T::whom, json::Whole{0, 30'000}),
                    named("dice", &T::dice, json::Whole{0, 9}),
                    named("die", &T::die, json::Whole{0, kMostFaces - 1}),
                    named("successes", &T::successes, json::Whole{0, 2}),
                    named("item", &T::item, json::Whole{0, kLootCards}), named("slot", &T::slot),
                    named("panic", &T::panic))

std::string_view wordOf(Deed deed)
{
    return json::kWords<Deed>[static_cast<std::size_t>(deed)];
}

std::string AtzCodec::write(const Action &action) const
{
    return kit::textOf(action);
}

Result<Action> AtzCodec::readAction(const Game &game, std::string_view text) const
{
    return kit::readText<Action>(text).map([&](Action action) {
        const int cell = game.field().cellAt(action.at.address);
        if (cell != kit::kNoCell)
            action.at = meant(game.field(), cell);
        return action;
    });
}

} // namespace escarmouche::rules::atz
