// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/skirmishcodec.h"
#include "rules/musg/play/story/telling.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

/** A target and what it would come to. */
struct Aimed {
    Target target;
    std::optional<AttackOdds> odds;
};

/** A charge, whose blows come later, comes after the rest, and what is refused comes last. */
double meanOf(const Aimed &aimed)
{
    constexpr double kAtMost = 1'000; // points of one attack
    if (!aimed.target.offer.isAllowed())
        return -2;
    if (!aimed.odds)
        return -1;
    const double mean = decimal(aimed.odds->meanLost);
    if (!aimed.odds->isCharge)
        return mean;
    return mean * (aimed.odds->nerve ? decimal(*aimed.odds->nerve) : 1) / kAtMost - 1;
}

int tokenOf(FigureId figure)
{
    return figure.valid() ? figure.value : -1;
}

/** In the order of the variant, then gun by gun. */
int orderOf(const Action &action)
{
    constexpr int kMostGuns = 256;
    const auto *shot = std::get_if<Shoot>(&action);
    return static_cast<int>(action.index()) * kMostGuns + (shot ? shot->gun : 0);
}

} // namespace

Offer SkirmishCodec::offered(const Game &game, const State &seen, const Possible &possible) const
{
    Offer offer;
    offer.action = write(possible.action);
    offer.label = labelOf(game, seen, possible.action);
    offer.order = orderOf(possible.action);
    if (!possible.plan) {
        offer.refusal = refused(possible.plan.error());
        return offer;
    }
    ActionPreview preview;
    play::describe(game, seen, *possible.plan, preview);
    offer.cost = preview.cost;
    offer.token = preview.token;
    if (!possible.then.empty())
        addOthers(game, seen, possible, offer);
    return offer;
}

/** They stand before what one of them alone would do. */
void SkirmishCodec::addOthers(const Game &game, const State &seen, const Possible &possible,
                              Offer &offer) const
{
    offer.label = togetherLabel(game, possible);
    offer.order -= 1;
    offer.together = overlayOf(game, seen, *possible.plan);
    for (const Possible &each : possible.then) {
        offer.then.push_back(write(each.action));
        const Overlay drawn = overlayOf(game, seen, *each.plan);
        offer.together.lines.insert(offer.together.lines.end(), drawn.lines.begin(),
                                    drawn.lines.end());
    }
    std::vector<OverlayPatch> ends;
    for (const OverlayLine &line : offer.together.lines)
        ends.push_back({OverlayPatch::Kind::Range, line.places.back(), game.radius(), {}, {}});
    offer.together.patches = std::move(ends);
}

Spot SkirmishCodec::spot(const Action &action) const
{
    return {.token = tokenOf(concerned(action))};
}

Ground SkirmishCodec::ground(const Game &game, const BoardView &) const
{
    return groundOf(*m_catalogue, game);
}

Cast SkirmishCodec::cast(const Game &game) const
{
    return castOf(*m_catalogue, game);
}

std::vector<StateWord> SkirmishCodec::states() const
{
    return stateWords(*m_catalogue);
}

BoardWords SkirmishCodec::words() const
{
    return wordsOf(*m_catalogue);
}

rules::Prompt SkirmishCodec::prompt(const Outlook &outlook) const
{
    const Asked asked = askedOf(outlook);
    rules::Prompt prompt{.kind = asked.kind, .doer = tokenOf(asked.doer)};
    for (const FigureId each : asked.able)
        prompt.able.push_back(each.value);
    if (asked.quiet)
        prompt.quiet = write(*asked.quiet);
    return prompt;
}

std::vector<Offer> SkirmishCodec::offers(const Outlook &outlook, const Pointing &pointing) const
{
    std::vector<Offer> offers;
    for (const Possible &each : possibleAt(outlook, pointing))
        offers.push_back(offered(outlook.game(), outlook.seen(), each));
    return offers;
}

std::vector<Target> SkirmishCodec::targets(const Outlook &outlook, int token) const
{
    const Skirmish &game = outlook.game();
    const State &seen = outlook.seen();
    const FigureId figure = figureAt(game, token);
    if (!figure.valid() || game.fighter(figure).seat() != outlook.seat())
        return {};
    std::vector<Aimed> all;
    for (const auto &[foe, attack] : attacksOf(outlook, figure)) {
        const bool isCharge = std::holds_alternative<Charge>(attack.action) ||
                              std::holds_alternative<Follow>(attack.action);
        Aimed &aimed = all.emplace_back();
        aimed.target = {offered(game, seen, attack),
                        foe.value,
                        isCharge ? m_catalogue->word("reach-charge")
                                 : weaponOf(game, attack.action),
                        {}};
        if (attack.plan)
            aimed.odds = oddsOf(game, seen, *attack.plan);
    }
    std::ranges::stable_sort(all, std::ranges::greater{}, meanOf);
    std::vector<Target> targets;
    for (Aimed &each : all) {
        if (each.odds)
            each.target.odds = chancesOf(*each.odds);
        targets.push_back(std::move(each.target));
    }
    return targets;
}

std::vector<Reach> SkirmishCodec::reach(const Game &game, const State &seen, int token) const
{
    return reachOf(game, seen, figureAt(game, token));
}

std::vector<Reach> SkirmishCodec::threat(const Game &game, const State &seen, int token) const
{
    return threatOf(game, seen, figureAt(game, token));
}

Sighting SkirmishCodec::sighting(const Game &game, const State &seen,
                                 const Pointing &pointing) const
{
    return sightingOf(game, seen, pointing);
}

Overlay SkirmishCodec::overlay(const Game &game, const State &seen, const Plan &plan) const
{
    return overlayOf(game, seen, plan);
}

std::optional<Phrase> SkirmishCodec::ending(const Game &game, const State &seen) const
{
    return endingOf(*m_catalogue, game, seen);
}

Overlay SkirmishCodec::underway(const Game &game, const State &seen) const
{
    return underwayOf(game, seen);
}

std::optional<Chances> SkirmishCodec::odds(const Game &game, const State &seen,
                                           const Plan &plan) const
{
    const auto odds = oddsOf(game, seen, plan);
    if (!odds)
        return std::nullopt;
    return isGuard(seen, plan) ? unguardedChancesOf(*odds) : chancesOf(*odds);
}

} // namespace escarmouche::rules::musg::play
