// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/stage/stage.h"

namespace escarmouche::rules::musg::play {

void tellDice(const Stage &stage, FigureId figure, int needed, int total, const Cited &also)
{
    if (!stage.events)
        return;
    const Roll &roll = stage.state.rolled;
    const auto reason = static_cast<Reason>(roll.reason);
    Cited rules{causeOf(reason).rule};
    rules.addIf(needed > 0, {"MUSG-PROFILE-03"});
    rules.addIf(roll.reading == Reading::D3, {"MUSG-PROFILE-01"});
    rules.add(also);
    const auto faces = stage.state.chance.faces.span();
    stage.events->push_back({rules.list(),
                             {},
                             DiceThrown{reason,
                                        roll.owner,
                                        figure,
                                        {faces.begin(), faces.end()},
                                        static_cast<std::int16_t>(needed),
                                        static_cast<std::int16_t>(total)}});
}

int successes(const Stage &stage, int needed)
{
    int count = 0;
    for (const int face : stage.state.chance.faces)
        count += face >= needed ? 1 : 0;
    return count;
}

void spend(const Stage &stage, FigureId figure, int pa, RuleId rule)
{
    if (pa == 0)
        return;
    FigureState &state = stage[figure];
    state.pa = static_cast<std::uint8_t>(state.pa - pa);
    stage.tell({rule}, [&] {
        return ActionsSpent{figure, static_cast<std::uint8_t>(pa), state.pa};
    });
}

void mark(const Stage &stage, FigureId figure, Mark mark, bool on, RuleId rule)
{
    if (stage[figure].has(mark) == on)
        return;
    stage[figure].set(mark, on);
    stage.tell({rule}, [&] { return FigureMarked{figure, mark, on}; });
}

} // namespace escarmouche::rules::musg::play
