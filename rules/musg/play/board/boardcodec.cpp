// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/board/board.h"
#include "rules/musg/play/skirmishcodec.h"
#include "rules/musg/play/telling.h"

#include <algorithm>

namespace escarmouche::rules::musg::play {

namespace {

/** The exact mean of PV lost, for the order of targets; a charge, whose blows come later, last. */
double meanOf(const Skirmish &game, const State &seen, const Possible &attack)
{
    const auto odds = oddsOf(game, seen, *attack.plan);
    return odds ? decimal(odds->meanLost) : -1;
}

} // namespace

Offer SkirmishCodec::offered(const Game &game, const State &seen, const Possible &possible) const
{
    Offer offer;
    offer.action = write(possible.action);
    offer.label = labelOf(game, seen, possible.action);
    if (!possible.plan) {
        offer.refusal = refused(possible.plan.error());
        return offer;
    }
    ActionPreview preview;
    play::describe(game, seen, *possible.plan, preview);
    offer.cost = preview.cost;
    offer.token = preview.token;
    return offer;
}

int SkirmishCodec::tokenOf(const Action &action) const
{
    const FigureId figure = concerned(action);
    return figure.valid() ? figure.value : -1;
}

Ground SkirmishCodec::ground(const Game &game) const
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

std::vector<Offer> SkirmishCodec::offers(const Game &game, const State &seen, SeatId seat,
                                         const Pointing &pointing) const
{
    std::vector<Offer> offers;
    for (const Possible &each : possibleAt(game, seen, seat, pointing))
        offers.push_back(offered(game, seen, each));
    return offers;
}

std::vector<Offer> SkirmishCodec::targets(const Game &game, const State &seen, SeatId seat,
                                          int token) const
{
    const FigureId figure = figureAt(game, token);
    if (!figure.valid() || game.fighter(figure).seat() != seat)
        return {};
    struct Rated {
        double mean;
        Offer offer;
    };
    std::vector<Rated> rated;
    for (const Possible &each : attacksOf(game, seen, seat, figure))
        rated.push_back({meanOf(game, seen, each), offered(game, seen, each)});
    std::ranges::stable_sort(rated, std::ranges::greater{}, &Rated::mean);
    std::vector<Offer> offers;
    for (Rated &each : rated)
        offers.push_back(std::move(each.offer));
    return offers;
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

std::optional<AttackOdds> SkirmishCodec::odds(const Game &game, const State &seen,
                                              const Plan &plan) const
{
    return oddsOf(game, seen, plan);
}

} // namespace escarmouche::rules::musg::play
