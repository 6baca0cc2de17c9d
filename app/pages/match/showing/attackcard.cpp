// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/attackcard.h"

#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/questions/offersmenu.h"

namespace escarmouche::app {

TargetCard attackCardOf(const MatchController &controller)
{
    const Aim &aim = controller.aiming().aim();
    const rules::Offer *offer = aim.offer();
    if (!offer || !offer->isAllowed() || !aim.odds)
        return {};
    TargetCard card;
    card.target = aim.pointing.over;
    if (card.target < 0 && !aim.overlay.targets.empty())
        card.target = aim.overlay.targets.front();
    card.attacker = offer->token;
    card.act = offerText(controller, *offer);
    for (const rules::ChanceLine &line : aim.odds->lines)
        card.lines << controller.words().chances(line);
    if (aim.preview) {
        for (const rules::Phrase &effect : aim.preview->effects)
            card.lines << controller.words().say(effect);
    }
    return card;
}

} // namespace escarmouche::app
