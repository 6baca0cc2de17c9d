// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/advised.h"

#include "app/pages/match/control/matchcontroller.h"

#include <QLineF>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

/** What bursts over an area, and may do so at cover on its way, would reach that token from there.
 */
bool isInTheWay(const rules::Token &token, const rules::Token &doer, const rules::Overlay &drawn)
{
    const auto *at = std::get_if<rules::TablePlace>(&token.place);
    const auto *from = std::get_if<rules::TablePlace>(&doer.place);
    return at && from && !drawn.obstacles.empty() &&
           std::ranges::any_of(drawn.patches, [&](const rules::OverlayPatch &patch) {
               const auto *to = std::get_if<rules::TablePlace>(&patch.centre);
               if (!to || patch.radius == 0)
                   return false;
               const QLineF way(from->x, from->y, to->x, to->y);
               const QPointF along = way.p2() - way.p1(), off = QPointF(at->x, at->y) - way.p1();
               const double share = QPointF::dotProduct(off, along) /
                                    std::max(1.0, QPointF::dotProduct(along, along));
               const QLineF gap(way.pointAt(std::clamp(share, 0.0, 1.0)), QPointF(at->x, at->y));
               return gap.length() <= patch.radius + token.radius;
           });
}

} // namespace

bool Advised::mayTake() const
{
    const StateOfPlay &play = m_controller.play();
    return !m_controller.isLookingBack() && play.isAsked() && !play.isSettingUp();
}

QString Advised::told() const
{
    if (!mayTake())
        return {};
    const auto best = this->best();
    const auto options = m_controller.play().match().options();
    const auto advised = std::ranges::find_if(
        options, [&](const rules::ActionOption &option) { return option.action == best; });
    return advised == options.end() ? QString() : m_controller.words().say(advised->label);
}

void Advised::take()
{
    m_next = Next::Nothing;
    if (!mayTake())
        return;
    const bool isToActivate = m_controller.play().isToActivate();
    give(isToActivate ? Next::Act : Next::End);
}

void Advised::drop()
{
    if (m_isGiving)
        return;
    m_next = Next::Nothing;
    m_wanted = 0;
}

/** A question in the middle of an act, and what others do, is not what was meant. */
void Advised::takeWanted()
{
    if (!mayTake() || m_controller.play().isAnswering())
        return drop();
    --m_wanted;
    take();
}

/** Somebody else's question, or one of the player's in the middle of an act, is his to answer. */
void Advised::goOn()
{
    if (m_isGiving || m_next == Next::Nothing)
        return;
    const StateOfPlay &play = m_controller.play();
    const Next next = std::exchange(m_next, Next::Nothing);
    if (!mayTake() || play.isAnswering() || play.isToActivate())
        return;
    if (next == Next::Act)
        return give(Next::End);
    if (const auto best = this->best(); best && *best == play.prompt().quiet)
        give(Next::Nothing);
}

void Advised::give(Next next)
{
    const QScopedValueRollback isGiving(m_isGiving, true);
    if (const auto best = this->best(); best && m_controller.perform(*best))
        m_next = next;
}

/** It is an attack under which one's own would come, too. */
bool Advised::strikesOwn(const std::string &action) const
{
    const StateOfPlay &play = m_controller.play();
    if (!play.board().odds(play.player(), action))
        return false;
    const rules::Overlay drawn = play.board().overlay(play.player(), action);
    const rules::BoardView now = play.view();
    const auto doer = std::ranges::find(now.tokens, play.prompt().doer, &rules::Token::id);
    return std::ranges::any_of(now.tokens, [&](const rules::Token &token) {
        if (token.owner != play.player() || token.id == play.prompt().doer)
            return false;
        return std::ranges::find(drawn.targets, token.id) != drawn.targets.end() ||
               (doer != now.tokens.end() && isInTheWay(token, *doer, drawn));
    });
}

/** As the strongest machine weighs it, what would strike one's own last; where it weighs nothing,
    what it would do. */
std::optional<std::string> Advised::best() const
{
    const rules::Match &match = m_controller.play().match();
    const rules::SeatId player = m_controller.play().player();
    const std::string machine = m_controller.session().rules().machines().back();
    if (const auto thoughts = match.thoughts(player, machine); thoughts && !thoughts->empty()) {
        const auto best = std::ranges::find_if(*thoughts, [this](const rules::Thought &thought) {
            return !strikesOwn(thought.action);
        });
        return (best == thoughts->end() ? thoughts->front() : *best).action;
    }
    const auto action = match.chooseAs(player, machine);
    return action ? std::optional(*action) : std::nullopt;
}

} // namespace escarmouche::app
