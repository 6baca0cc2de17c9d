// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/fighting/fighting.h"

#include "rules/musg/play/moving/charging.h"
#include "rules/musg/play/stage/judging.h"

namespace escarmouche::rules::musg::play {

std::optional<Refusal> cannotAct(const Skirmish &game, const State &state, SeatId seat,
                                 FigureId figure)
{
    if (!figure.valid() || figure.value >= game.size() || game.fighter(figure).seat() != seat ||
        !state[figure].onTable() || !isActing(state, figure))
        return Refusal{{"MUSG-TURN-06"}, "not-acting"};
    return {};
}

FigureSet candidates(const Skirmish &game, const State &state)
{
    switch (static_cast<Prompt>(state.request.decision.prompt)) {
    case Prompt::ChooseVictim:
    case Prompt::AttentionChef:
    case Prompt::TakeShot:
        if (const auto *shot = top<ShotFrame>(state))
            return shot->choices;
        break;
    case Prompt::TakeCharge:
        if (const auto *move = top<MoveFrame>(state))
            return trollsFor(game, state, *move);
        break;
    case Prompt::ChooseZone:
    case Prompt::Deploy:
    case Prompt::Activate:
    case Prompt::Act:
    case Prompt::RerollDamage:
    case Prompt::CatchBlade:
    case Prompt::StepBack:
    case Prompt::FreeShot:
    case Prompt::GoOn:
    case Prompt::Follow:
        break;
    }
    return {};
}

} // namespace escarmouche::rules::musg::play
