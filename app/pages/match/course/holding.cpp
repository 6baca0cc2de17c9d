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

/** Nobody has taken it, and it is no single side's. */
bool isFoughtFor(const rules::GroundMark &mark, const rules::BoardView &view)
{
    const bool isTaken = std::ranges::find(view.taken, mark.id) != view.taken.end();
    const bool isOfOneSide = rules::valueNamed(mark.label, "zone") != nullptr;
    return mark.id >= 0 && !isTaken && !isOfOneSide;
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
        if (!isFoughtFor(mark, view))
            continue;
        const auto sides = sidesAt(mark, view, cast, states);
        if (!sides.empty())
            all.push_back(
                {mark.id + 1, sides.size() == 1 ? rules::SeatId{*sides.begin()} : rules::kNoSeat});
    }
    return all;
}

namespace {

/** On which nobody stands, of all that sides fight for; their numbers. */
QStringList emptyOn(const std::vector<rules::GroundMark> &marks, const rules::BoardView &view,
                    const rules::Cast &cast, const std::vector<rules::StateWord> &states)
{
    QStringList numbers;
    for (const rules::GroundMark &mark : marks) {
        if (isFoughtFor(mark, view) && mark.radius > 0 && sidesAt(mark, view, cast, states).empty())
            numbers << QString::number(mark.id + 1);
    }
    return numbers;
}

} // namespace

ActLine withHolders(ActLine sum, const MatchController &controller, const rules::BoardView &view)
{
    const StateOfPlay &play = controller.play();
    if (!sum.isOfTurn)
        return sum;
    const rules::PhraseBook &book = play.session().rules().phrases();
    const auto all = heldOn(play.marks(), view, play.cast(), play.states());
    const QStringList empty = emptyOn(play.marks(), view, play.cast(), play.states());
    for (const Held &held : all) {
        const char *key = held.seat.valid() ? "sum.objective-held" : "sum.objective-contested";
        rules::Phrase word{key, {{"objective", std::int64_t{held.number}}}};
        if (held.seat.valid())
            word.values.emplace_back("band", toUtf8(controller.words().nameOf(held.seat)));
        if (book.contains(word.key))
            sum.parts.push_back({.word = std::move(word)});
    }
    const char *none = all.empty() ? "sum.nobody-holds" : "sum.objective-empty";
    const rules::Phrase nobody{none, {{"objectives", toUtf8(empty.join(QStringLiteral(", ")))}}};
    if (!empty.isEmpty() && book.contains(nobody.key))
        sum.parts.push_back({.word = nobody});
    return sum;
}

} // namespace escarmouche::app
