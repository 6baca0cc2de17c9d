// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/course/holding.h"

#include "app/pages/match/control/matchcontroller.h"
#include "model/text.h"
#include "rules/core/board/standing.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace escarmouche::app {

namespace {

bool isIn(const rules::GroundMark &mark, const rules::Token &token)
{
    const auto *spot = std::get_if<rules::TablePlace>(&mark.at);
    const auto *at = std::get_if<rules::TablePlace>(&token.place);
    return spot && at && mark.radius > 0 &&
           std::hypot(spot->x - at->x, spot->y - at->y) <= mark.radius + token.radius;
}

} // namespace

std::set<std::int8_t> sidesAt(const rules::GroundMark &mark, const rules::BoardView &view,
                              const rules::Cast &cast, const std::vector<rules::StateWord> &states)
{
    std::set<std::int8_t> sides;
    for (const rules::Token &token : view.tokens) {
        if (token.owner.valid() && isIn(mark, token) &&
            rules::holdsGround(token, rules::memberOf(cast, token.id), states))
            sides.insert(token.owner.value);
    }
    return sides;
}

std::vector<Held> heldOn(const std::vector<rules::GroundMark> &marks, const rules::BoardView &view,
                         const rules::Cast &cast, const std::vector<rules::StateWord> &states)
{
    std::vector<Held> all;
    for (const rules::GroundMark &mark : marks) {
        const bool isTaken = std::ranges::find(view.taken, mark.id) != view.taken.end();
        const bool isOfOneSide = rules::valueNamed(mark.label, "zone") != nullptr;
        if (mark.id < 0 || isTaken || isOfOneSide)
            continue;
        const auto sides = sidesAt(mark, view, cast, states);
        if (!sides.empty())
            all.push_back(
                {mark.id + 1, sides.size() == 1 ? rules::SeatId{*sides.begin()} : rules::kNoSeat});
    }
    return all;
}

ActLine withHolders(ActLine sum, const MatchController &controller, const rules::BoardView &view)
{
    const StateOfPlay &play = controller.play();
    if (!sum.isOfTurn)
        return sum;
    for (const Held &held : heldOn(play.marks(), view, play.cast(), play.states())) {
        const char *key = held.seat.valid() ? "sum.objective-held" : "sum.objective-contested";
        rules::Phrase word{key, {{"objective", std::int64_t{held.number}}}};
        if (held.seat.valid())
            word.values.emplace_back("band", toUtf8(controller.words().nameOf(held.seat)));
        if (play.session().rules().phrases().contains(word.key))
            sum.parts.push_back({.word = std::move(word)});
    }
    return sum;
}

} // namespace escarmouche::app
