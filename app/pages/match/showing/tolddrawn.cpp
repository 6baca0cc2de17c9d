// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/showing/tolddrawn.h"

#include "app/pages/match/control/matchcontroller.h"

#include <algorithm>
#include <iterator>

namespace escarmouche::app {

namespace {

bool isWalk(const rules::ToldEvent &told)
{
    return told.gesture && told.gesture->kind == rules::Gesture::Kind::Move &&
           told.gesture->places.size() > 1;
}

const rules::Token *knownOn(const rules::BoardView &view, int id)
{
    const auto met = std::ranges::find(view.tokens, id, &rules::Token::id);
    return met == view.tokens.end() ? nullptr : &*met;
}

/** The board before that entry of the journal. */
struct Before {
    std::unique_ptr<rules::Match> match;
    rules::BoardView view;

    bool isNobodys(int token) const
    {
        const rules::Token *there = knownOn(view, token);
        return there != nullptr && !there->owner.valid();
    }
};

/** Why it went, where it stood there before that entry and not after another walk in it, then the
    way. Its number is shown where it stands now. */
void addWalk(const Before &before, const StateOfPlay &play, const rules::ToldEvent &walk,
             rules::Overlay &whole)
{
    const int token = walk.gesture->token;
    const rules::Place &from = walk.gesture->places.front();
    const rules::Pointing at{token, token, from};
    if (before.isNobodys(token) && knownOn(before.view, token)->place == from) {
        rules::Overlay chain = before.match->board()->sighting(play.player(), at).overlay;
        std::ranges::move(chain.lines, std::back_inserter(whole.lines));
    } else if (knownOn(before.view, token) == nullptr) { // it came in the same entry
        for (const int other : walk.as.tokens) {
            if (const rules::Token *met = knownOn(before.view, other))
                whole.lines.push_back({rules::OverlayLine::Kind::Sight, {from, met->place}, {}});
        }
    }
    if (!play.ownerOf(token).valid()) {
        rules::Overlay now = play.board().sighting(play.player(), at).overlay;
        std::ranges::move(now.obstacles, std::back_inserter(whole.obstacles));
    }
    whole.lines.push_back({rules::OverlayLine::Kind::Way, walk.gesture->places, {}});
}

/** Nobody's tokens that came to one of those it is about, in the same entry and before it. */
std::vector<rules::ToldEvent> attackersIn(const std::vector<rules::ToldEvent> &story,
                                          const rules::ToldEvent &told, const Before &before)
{
    std::vector<rules::ToldEvent> walks;
    for (const rules::ToldEvent &each : story) {
        if (each == told)
            break;
        if (each.entry != told.entry || !isWalk(each) || !before.isNobodys(each.gesture->token))
            continue;
        const auto hasCome = [&](int token) {
            const rules::Token *there = knownOn(before.view, token);
            return there != nullptr && there->place == each.gesture->places.back();
        };
        if (std::ranges::any_of(told.as.tokens, hasCome))
            walks.push_back(each);
    }
    return walks;
}

} // namespace

rules::Overlay drawnOf(const MatchController &controller, const rules::ToldEvent &told)
{
    rules::Overlay drawn;
    drawn.targets = told.as.tokens;
    auto match = controller.session().branches().before(told.entry);
    if (told.entry < 1 || told.as.tokens.empty() || !match)
        return drawn;
    const StateOfPlay &play = controller.play();
    const rules::SeatId viewer = play.player();
    const rules::BoardView view = (*match)->view(viewer);
    const Before before{std::move(*match), view};
    if (isWalk(told)) {
        addWalk(before, play, told, drawn);
        return drawn;
    }
    for (const rules::ToldEvent &walk : attackersIn(play.match().story(viewer), told, before))
        addWalk(before, play, walk, drawn);
    return drawn;
}

} // namespace escarmouche::app
