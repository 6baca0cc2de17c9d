// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/attackcard.h"

#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/questions/offersmenu.h"
#include "app/pages/match/told/acttext.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

/** Those that are alike, as two obstacles are, in one line. */
QStringList effectLines(const MatchController &controller, const rules::ActionPreview &preview)
{
    QStringList lines;
    const auto &effects = preview.effects;
    for (auto at = effects.begin(); at != effects.end();) {
        const auto next = std::find_if(
            at, effects.end(), [&](const rules::Phrase &effect) { return !(effect == *at); });
        lines << timesText(controller.words().say(*at), static_cast<int>(next - at));
        at = next;
    }
    return lines;
}

} // namespace

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
    if (aim.preview)
        card.lines << effectLines(controller, *aim.preview);
    card.lines.removeAll(controller.words().say(offer->label)); // which the card begins with
    return card;
}

} // namespace escarmouche::app
