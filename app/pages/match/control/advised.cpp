// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/control/advised.h"

#include "app/pages/board/scene/gesturebook.h"
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

/** It is an attack under which one's own would come, too. */
bool strikesOwn(const StateOfPlay &play, const std::string &action)
{
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

/** Where the one who acts has gone in this activation, of his own will. */
struct Gone {
    rules::Place now;
    std::vector<rules::Place> from; // where he set out
    bool hasMet = false; // he ran into somebody who still stands there
};

Gone goneInActivation(const StateOfPlay &play)
{
    Gone gone;
    const rules::BoardView view = play.view();
    const int doer = view.acting;
    const auto token = std::ranges::find(view.tokens, doer, &rules::Token::id);
    if (token == view.tokens.end())
        return gone;
    gone.now = token->place;
    const auto told = play.match().story(play.player());
    for (auto event = told.rbegin(); event != told.rend(); ++event) {
        if (event->as.kind == rules::ToldAs::Kind::Activation)
            break;
        const bool isWay = event->gesture && event->gesture->token == doer &&
                           event->gesture->kind == rules::Gesture::Kind::Way &&
                           !event->gesture->places.empty() && !event->as.act.key.empty();
        if (!isWay)
            continue;
        gone.from.push_back(event->gesture->places.front());
        const int met = metBy(doer, event->gesture->places, view);
        const auto who = std::ranges::find(view.tokens, met, &rules::Token::id);
        gone.hasMet |= who != view.tokens.end() && play.stands(*who);
    }
    return gone;
}

/** In hundredths of a pas; elsewhere than on a table: 0. */
double apart(const rules::Place &one, const rules::Place &other)
{
    const auto *a = std::get_if<rules::TablePlace>(&one);
    const auto *b = std::get_if<rules::TablePlace>(&other);
    return a && b ? QLineF(a->x, a->y, b->x, b->y).length() : 0;
}

/** He would leave whom he charged, or go most of the way back. */
bool goesBack(const StateOfPlay &play, const Gone &gone, const std::string &action)
{
    if (gone.from.empty() || play.board().odds(play.player(), action))
        return false;
    const rules::Overlay drawn = play.board().overlay(play.player(), action);
    const auto way =
        std::ranges::find(drawn.lines, rules::OverlayLine::Kind::Way, &rules::OverlayLine::kind);
    if (way == drawn.lines.end() || way->places.empty() || apart(way->places.front(), gone.now) > 1)
        return false; // or it is another one of his group
    return gone.hasMet || std::ranges::any_of(gone.from, [&](const rules::Place &from) {
               return 2 * apart(way->places.back(), from) < apart(gone.now, from);
           });
}

} // namespace

void putSensibleFirst(const MatchController &controller, std::vector<rules::Thought> &thoughts)
{
    const StateOfPlay &play = controller.play();
    const Gone gone = goneInActivation(play);
    const auto best = std::ranges::find_if(thoughts, [&](const rules::Thought &thought) {
        return !strikesOwn(play, thought.action) && !goesBack(play, gone, thought.action);
    });
    if (best != thoughts.end())
        std::rotate(thoughts.begin(), best, best + 1);
}

bool Advised::mayTake() const
{
    const StateOfPlay &play = m_controller.play();
    if (m_controller.isLookingBack() || !play.isAsked())
        return false;
    return m_controller.hasTaker() ? !m_controller.meant().empty() : !play.isSettingUp();
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
    if (m_controller.hasTaker()) // each act is asked for by itself
        return give(Next::Nothing);
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

/** What is meant; else as the strongest machine weighs it; where it weighs nothing, what it would
    do. */
std::optional<std::string> Advised::best() const
{
    if (m_controller.hasTaker())
        return m_controller.meant();
    const rules::Match &match = m_controller.play().match();
    const rules::SeatId player = m_controller.play().player();
    const std::string machine = m_controller.session().rules().machines().back();
    if (auto thoughts = match.thoughts(player, machine); thoughts && !thoughts->empty()) {
        putSensibleFirst(m_controller, *thoughts);
        return thoughts->front().action;
    }
    const auto action = match.chooseAs(player, machine);
    return action ? std::optional(*action) : std::nullopt;
}

} // namespace escarmouche::app
