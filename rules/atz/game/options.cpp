// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/atz/game/judging.h"
#include "rules/atz/play/deeds.h"

// All that could be an answer, question by question, always in the same order.

namespace escarmouche::rules::atz {

namespace {

using Actions = std::vector<Action>;

Actions entries(const Atz &game, const State &state)
{
    Actions all;
    for (const int who : waiting(state)) {
        for (int cell = 0; cell < game.field().cells(); ++cell)
            all.push_back({.deed = Deed::Enter, .who = tiny(who), .at = meant(game.field(), cell)});
    }
    return all;
}

Actions picks(const Atz &game, const State &state)
{
    Actions all;
    const int who = topFrame<PickFrame>(state)->who;
    for (std::size_t item = 1; who >= 0 && item <= game.box().items.size(); ++item)
        all.push_back(purchaseOf(who, static_cast<int>(item)));
    if (who < 0) {
        all.push_back({.deed = Deed::Ready});
        for (const Deed deed : {Deed::Equip, Deed::Recruit}) {
            for (const int each : everyone(state))
                all.push_back({.deed = deed, .who = tiny(each)});
        }
        all.push_back({.deed = Deed::Draw});
    }
    all.push_back({.deed = Deed::Done});
    return all;
}

void addShots(const Atz &game, const State &state, const Survivor &survivor, Actions &all)
{
    const Item *gun = gunOf(game, survivor);
    if (!gun)
        return;
    const ItemKind &kind = game.kindOf(*gun);
    for (const std::int16_t token : allTokens(state)) {
        if (!isEnemy(state, survivor.side, token))
            continue;
        for (int dice = kind.mostDice; dice >= kind.leastDice; --dice) {
            for (const bool isPanic : {false, true})
                all.push_back(
                    {.deed = Deed::Fire, .whom = token, .dice = small(dice), .panic = isPanic});
        }
    }
}

void addHandling(const State &state, const Survivor &survivor, Actions &all)
{
    for (const Slot slot : {Slot::Hand, Slot::Bag}) {
        for (const Deed deed : {Deed::Reload, Deed::Ammo, Deed::Attach})
            all.push_back({.deed = deed, .slot = slot});
    }
    all.push_back({.deed = Deed::Swap});
    all.push_back({.deed = Deed::Search});
    for (const int other : everyone(state))
        for (const Deed deed : {Deed::Heal, Deed::Treat})
            all.push_back({.deed = deed, .whom = medium(other)});
    for (int item = 0; item < static_cast<int>(survivor.items.size()); ++item) {
        for (const int other : everyone(state))
            all.push_back({.deed = Deed::Give, .whom = medium(other), .item = small(item)});
    }
    for (int item = 0; item < static_cast<int>(survivor.items.size()); ++item)
        all.push_back({.deed = Deed::Drop, .item = small(item)});
}

Actions ofImpulse(const Atz &game, const State &state)
{
    Actions all{{.deed = Deed::End}, {.deed = Deed::Run}};
    const Field &field = game.field();
    const Survivor &survivor = survivorAt(state, state.impulse.who);
    for (const Deed deed : {Deed::Go, Deed::Throw}) {
        for (int side = 0; side < Field::kSides; ++side) {
            const int cell = field.neighbour(survivor.cell, side);
            if (cell != kit::kNoCell)
                all.push_back({.deed = deed, .at = meant(field, cell)});
        }
    }
    all.push_back({.deed = Deed::Leave});
    addShots(game, state, survivor, all);
    addHandling(state, survivor, all);
    return all;
}

Actions refuges(const Atz &game, const State &state)
{
    Actions all;
    const auto &duck = *topFrame<DuckFrame>(state);
    for (const int cell : shelters(game, state, duck.who, duck.foe))
        all.push_back({.deed = Deed::Duck, .at = meant(game.field(), cell)});
    all.push_back({.deed = Deed::Stay});
    return all;
}

} // namespace

Actions candidates(const Atz &game, const State &state)
{
    Actions all;
    switch (askedOf(state)) {
    case Asked::Enter:
        return entries(game, state);
    case Asked::Activate:
        for (const int who : everyone(state))
            all.push_back({.deed = Deed::Activate, .who = tiny(who)});
        all.push_back({.deed = Deed::Done});
        all.push_back({.deed = Deed::Offer});
        return all;
    case Asked::Agree:
        return {{.deed = Deed::Offer}, {.deed = Deed::Done}};
    case Asked::Impulse:
        return ofImpulse(game, state);
    case Asked::Aim: {
        const auto &volley = *topFrame<VolleyFrame>(state);
        if (volley.targets.empty())
            addShots(game, state, survivorAt(state, volley.who), all);
        else
            all.push_back({.deed = Deed::Shoot});
        for (const std::int16_t token : allTokens(state))
            all.push_back({.deed = Deed::Aim, .whom = token});
        return all;
    }
    case Asked::Reroll:
    case Asked::ForceReroll:
        all.push_back({.deed = Deed::Keep});
        for (std::size_t die = 0; die < state.faces.size(); ++die)
            all.push_back({.deed = Deed::Reroll, .die = static_cast<std::uint8_t>(die)});
        return all;
    case Asked::Row:
        for (const int row : {2, 1, 0})
            all.push_back({.deed = Deed::Row, .successes = small(row)});
        all.push_back({.deed = Deed::Test});
        return all;
    case Asked::Surprise:
        all = {{.deed = Deed::Fight}, {.deed = Deed::Back}};
        addShots(game, state, survivorAt(state, topFrame<EntryFrame>(state)->who), all);
        return all;
    case Asked::Room:
        all.push_back({.deed = Deed::Done});
        for (std::uint8_t item = 0; item < kMostCarried; ++item)
            all.push_back({.deed = Deed::Drop, .item = item});
        return all;
    case Asked::Duck:
        return refuges(game, state);
    case Asked::Place: {
        const auto &meeting = *topFrame<MeetingFrame>(state);
        for (const int cell : roomBeside(game, state, meeting.who))
            all.push_back(
                {.deed = Deed::Enter, .who = meeting.stranger, .at = meant(game.field(), cell)});
        return all;
    }
    case Asked::Load:
        return {{.deed = Deed::Ammo}, {.deed = Deed::Keep}};
    case Asked::Drugs:
        for (const int who : drugTakers(game, state, topFrame<SideFrame>(state)->side))
            all.push_back({.deed = Deed::Take, .who = tiny(who)});
        all.push_back({.deed = Deed::Done});
        return all;
    case Asked::Peek:
        return {{.deed = Deed::Go, .at = meant(game.field(), topFrame<EntryFrame>(state)->into)},
                {.deed = Deed::Stay}};
    case Asked::Follow:
        for (const int cell : nextFights(game, state, subjectOf(state)))
            all.push_back({.deed = Deed::Go, .at = meant(game.field(), cell)});
        all.push_back({.deed = Deed::Stay});
        return all;
    case Asked::Team:
    case Asked::Kit:
        return picks(game, state);
    case Asked::Kill:
    case Asked::Cure: {
        const bool isCure = askedOf(state) == Asked::Cure;
        for (const Zombie &zombie : state.zombies) {
            if (fights(state, zombie, subjectOf(state)))
                all.push_back(
                    {.deed = isCure ? Deed::Cure : Deed::Kill, .whom = medium(zombie.token())});
        }
        if (isCure)
            all.push_back({.deed = Deed::Fight});
        return all;
    }
    case Asked::Nothing:
        break;
    }
    return all;
}

} // namespace escarmouche::rules::atz
