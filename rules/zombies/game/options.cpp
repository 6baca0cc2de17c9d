// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/zombies/cards/cards.h"
#include "rules/zombies/game/judging.h"
#include "rules/zombies/play/areas.h"
#include "rules/zombies/play/deeds.h"
#include "rules/zombies/play/filling.h"
#include "rules/zombies/play/herd.h"
#include "rules/zombies/play/moving.h"
#include "rules/zombies/play/walk.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

// What could be done.

namespace escarmouche::rules::zombies {

const std::vector<Deed> &answersTo(Asked asked)
{
    static const auto kAnswers = [] {
        std::array<std::vector<Deed>, static_cast<std::size_t>(Asked::Order) + 1> all;
        all.fill({Deed::Pass}); // of windows
        for (const auto &[question, answers] :
             std::initializer_list<std::pair<Asked, std::vector<Deed>>>{
                 {Asked::Draw, {Deed::Draw}},
                 {Asked::Order, {Deed::Order}},
                 {Asked::Lay, {Deed::Lay}},
                 {Asked::Put, {Deed::Put, Deed::Leave}},
                 {Asked::Ready, {Deed::Roll, Deed::Crawl}},
                 {Asked::Penalty, {Deed::Penalty}},
                 {Asked::Go, {Deed::Go, Deed::Down, Deed::Up, Deed::Ride, Deed::Stop}},
                 {Asked::Arrive, {Deed::Ride}},
                 {Asked::Fight, {Deed::Roll, Deed::Push}},
                 {Asked::Failed, {Deed::Pay, Deed::Reroll, Deed::Suffer}},
                 {Asked::Dodged, {Deed::Take, Deed::Pay, Deed::Leave}},
                 {Asked::Move, {Deed::Move, Deed::Leave}},
                 {Asked::Clear, {Deed::Clear, Deed::Leave}},
                 {Asked::Surplus, {Deed::Discard}},
                 {Asked::End, {Deed::End, Deed::Discard}},
                 {Asked::Aim, {Deed::Aim}},
             })
            all[static_cast<std::size_t>(question)] = answers;
        return all;
    }();
    return kAnswers.at(static_cast<std::size_t>(asked));
}

namespace {

/** Every way to do that deed. */
void addDeed(const Zombies &game, const State &state, Deed deed, Choices &out)
{
    const SeatId seat = state.request.decision.seat;
    const auto add = [&](Square square) {
        out.push_back({{.deed = deed, .at = cellOf(state.town, square)}});
    };
    const auto addSquares = [&](const auto &isOne) {
        for (Square square = 0; square < state.town.squares(); ++square) {
            if (isOne(square))
                add(square);
        }
    };
    const auto any = [](Square) { return true; };
    switch (deed) {
    case Deed::Lay:
        return forEachPlace(
            game, state, topFrame<LayFrame>(state)->kind, [&](Tiling::Spot spot, int turn) {
                out.push_back({{.deed = deed, .at = middleOf(spot), .turn = small(turn)}});
            });
    case Deed::Order: {
        const auto &peek = *topFrame<PeekFrame>(state);
        for (int which = peek.placed;
             which < std::min<int>(peek.most, static_cast<int>(state.top.size())); ++which)
            out.push_back({{.deed = deed, .turn = small(which)}});
        return;
    }
    case Deed::Crawl:
        for (int tile = 0; tile < static_cast<int>(state.town.tiles.size()); ++tile) {
            if (const Square vent = ventOf(game, state, tile); vent != kNowhere)
                add(vent);
        }
        return;
    case Deed::Push:
        for (const Side side : kAllSides) {
            const Square to = game.map(state).next(playerOf(state, seat).at, side);
            if (to != kNowhere)
                out.push_back({{.deed = deed, .to = cellOf(state.town, to)}});
        }
        return;
    case Deed::Draw:
        for (const std::int8_t area : pilesToDraw(state))
            out.push_back({{.deed = deed, .area = area}});
        return;
    case Deed::Put:
        for (const Square square : squaresFor(game, state, *topFrame<FillFrame>(state)))
            add(square);
        return;
    case Deed::Roll:
        out.push_back({{.deed = deed}});
        for (const LaidCard &laid : laidBy(state, seat)) {
            if (askedOf(state) == Asked::Fight)
                out.push_back({{.deed = deed, .card = laid.card.id}});
        }
        return;
    case Deed::Penalty:
        out.push_back({{.deed = deed, .card = 1}});
        return out.push_back({{.deed = deed}});
    case Deed::Go: {
        const Walk walk(game, state);
        return addSquares([&](Square square) { return walk.reaches(square); });
    }
    case Deed::Ride:
        return askedOf(state) == Asked::Arrive ? addSquares(any) : out.push_back({{.deed = deed}});
    case Deed::Clear:
        return addSquares(any);
    case Deed::Aim: {
        const auto &card = *topFrame<CardFrame>(state);
        for (Square square = nextAim(game, state, card); square != kNowhere;
             square = nextAim(game, state, card, square + 1))
            add(square);
        return;
    }
    case Deed::Move:
        return forEachShamble(game, state, *topFrame<HerdFrame>(state),
                              [&](Square from, Square to) {
                                  add(from);
                                  out.back().action.to = cellOf(state.town, to);
                                  return false;
                              });
    case Deed::Discard:
        for (const kit::HeldCard &card : handOf(state, seat))
            out.push_back({{.deed = deed, .card = card.id}});
        return;
    default:
        out.push_back({{.deed = deed}});
    }
}

/** It was tried on every square before it was listed. */
constexpr bool isListedAsAllowed(Deed deed)
{
    return deed == Deed::Lay || deed == Deed::Put || deed == Deed::Go || deed == Deed::Move ||
           deed == Deed::Aim;
}

} // namespace

void Zombies::options(const State &state, Choices &out) const
{
    constexpr std::size_t kMany = 64; // in most cases
    out.reserve(kMany);
    const SeatId seat = state.request.decision.seat;
    for (const Deed deed : answersTo(askedOf(state)))
        addDeed(*this, state, deed, out);
    addCardActions(*this, state, seat, out);
    std::erase_if(out, [&](const Option<Action> &option) {
        const Action &action = option.action;
        return !isListedAsAllowed(action.deed) && !judge(*this, state, seat, action);
    });
}

} // namespace escarmouche::rules::zombies
