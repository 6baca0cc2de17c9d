// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/musg/play/odds/lonefigures.h"

#include "rules/musg/codec/codec.h"
#include "rules/musg/play/setup/muster.h"

#include <algorithm>
#include <deque>
#include <variant>

namespace escarmouche::rules::musg::play {

namespace {

constexpr FigureId kFirst{0};

/** The band reduced to that one line. */
Result<Band> bandOf(const Catalogue &catalogue, const LoneFigure &lone)
{
    const AttackFigure &figure = lone.figure;
    auto band = decodeBand(catalogue, figure.band);
    if (!band)
        return band;
    std::erase_if(band->members, [&](const Member &member) { return member.id != figure.member; });
    if (band->members.empty() || figure.index >= band->members.front().count)
        return fail({.code = ErrorCode::NoSuchMember,
                     .pointer = lone.pointer,
                     .number = figure.member.value});
    auto why = notPlayed(catalogue, *band);
    if (!why)
        return band;
    why->pointer = lone.pointer;
    return fail(std::move(*why));
}

} // namespace

Result<std::vector<Fighter>> loneFighters(const Catalogue &catalogue,
                                          const std::vector<LoneFigure> &figures)
{
    std::deque<Band> bands; // keep their places
    std::vector<Muster> musters;
    for (const LoneFigure &lone : figures) {
        auto band = bandOf(catalogue, lone);
        if (!band)
            return fail(band.error());
        bands.push_back(std::move(*band));
        musters.push_back({lone.seat, &bands.back()});
    }
    const auto all = fightersOf(catalogue, musters);
    std::vector<Fighter> chosen;
    auto first = all.begin(); // of the line of each
    for (std::size_t at = 0; at < figures.size(); ++at) {
        chosen.push_back(*(first + figures[at].figure.index));
        first += bands[at].members.front().count;
    }
    return chosen;
}

State stateAmid(const std::vector<Fighter> &fighters)
{
    State state;
    state.turn = 1;
    for (std::size_t figure = 0; figure < fighters.size(); ++figure) {
        FigureState &own = state.figures[figure];
        own.standing = Standing::OnTable;
        own.pv = static_cast<std::int8_t>(fighters[figure].pv);
        for (std::size_t other = 0; other < fighters.size(); ++other)
            state.seen[figure].insert({static_cast<std::uint8_t>(other)});
    }
    TurnFrame turn;
    turn.step = TurnFrame::Step::Activating;
    turn.order.push_back({0});
    turn.order.push_back({1});
    ActivationFrame activation;
    activation.leader = kFirst;
    state.frames.push_back(turn);
    state.frames.push_back(activation);
    (void)askAgain(state);
    return state;
}

bool askAgain(State &state)
{
    const auto isActivation = [](const Frame &frame) {
        return std::holds_alternative<ActivationFrame>(frame);
    };
    if (std::ranges::none_of(state.frames, isActivation))
        return false;
    while (!isActivation(state.frames.back()))
        state.frames.pop_back();
    std::get<ActivationFrame>(state.frames.back()).step = ActivationFrame::Step::Asking;
    state.request = Request::of(Decision{{0}, static_cast<std::uint16_t>(Prompt::Act)});
    return true;
}

} // namespace escarmouche::rules::musg::play
