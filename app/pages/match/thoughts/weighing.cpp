// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/thoughts/weighing.h"

#include "app/pages/match/control/advised.h"
#include "app/pages/match/control/matchcontroller.h"

#include <algorithm>
#include <ranges>

namespace escarmouche::app {

namespace {

constexpr std::size_t kMostThoughts = 30; // beyond them nobody reads on

std::string machineOf(const MatchController &controller, rules::SeatId seat)
{
    const auto &seats = controller.session().row().seats;
    const std::string &player = seats[static_cast<std::size_t>(seat.value)].player;
    return player == rules::kPerson ? controller.session().rules().machines().back() : player;
}

/** The seat knows something that the player does not. */
bool isSecretTo(rules::SeatId player, const rules::Match &match, rules::SeatId seat)
{
    return player != seat && match.view(player) != match.view(seat);
}

void fill(const MatchController &controller, Weighing &weighing)
{
    const rules::Match &match = weighing.standing(controller);
    const auto &row = controller.session().row();
    weighing.machine = machineOf(controller, weighing.seat);
    weighing.turn = match.view(controller.play().player()).turn;
    weighing.isSecret = !row.isOver && isSecretTo(controller.play().player(), match, weighing.seat);
    auto thoughts = match.thoughts(weighing.seat, weighing.machine);
    if (weighing.isSecret || !thoughts)
        return;
    weighing.thoughts = std::move(*thoughts);
}

/** Of what is weighed, that act alone. */
void keepMeant(const MatchController &controller, Weighing &weighing)
{
    const std::string &meant = controller.meant();
    std::erase_if(weighing.thoughts,
                  [&](const rules::Thought &thought) { return thought.action != meant; });
    if (!weighing.thoughts.empty())
        return;
    for (const rules::ActionOption &option : controller.play().match().options()) {
        if (option.action == meant)
            weighing.thoughts.push_back({.action = meant, .label = option.label, .parts = {}});
    }
}

void keepBest(Weighing &weighing)
{
    if (weighing.thoughts.size() <= kMostThoughts)
        return;
    weighing.more = weighing.thoughts.size() - kMostThoughts;
    weighing.thoughts.resize(kMostThoughts);
}

/** Which of the thoughts that action is; it may have been completed on the way. */
std::size_t whichIs(const Weighing &weighing, const rules::Match &match, const std::string &action)
{
    const auto isIt = [&](const rules::Thought &thought) {
        if (thought.action == action)
            return true;
        const auto plan = match.plan(weighing.seat, thought.action);
        return plan && plan->action == action;
    };
    const auto met = std::ranges::find_if(weighing.thoughts, isIt);
    return static_cast<std::size_t>(met - weighing.thoughts.begin());
}

bool isDecision(const rules::JournalEntry &entry)
{
    return entry.act == rules::JournalAct::Action;
}

} // namespace

const rules::Match &Weighing::standing(const MatchController &controller) const
{
    return match ? *match : controller.play().match();
}

rules::Overlay Weighing::overlay(const MatchController &controller, std::size_t thought) const
{
    const rules::BoardFace *board = standing(controller).board();
    return board && thought < thoughts.size() ? board->overlay(seat, thoughts[thought].action)
                                              : rules::Overlay{};
}

Weighing weighNow(const MatchController &controller)
{
    Weighing weighing;
    if (!controller.play().isAsked())
        return weighing;
    weighing.seat = controller.play().match().awaited().decision.seat;
    fill(controller, weighing);
    if (controller.hasTaker())
        keepMeant(controller, weighing);
    else
        putSensibleFirst(controller, weighing.thoughts);
    keepBest(weighing);
    weighing.done = weighing.thoughts.size();
    return weighing;
}

Weighing weighBefore(const MatchController &controller, int entry)
{
    Weighing weighing;
    const auto &entries = controller.play().match().journal().entries;
    const auto index = static_cast<std::size_t>(entry - 1);
    if (entry < 1 || index >= entries.size() || !isDecision(entries[index]))
        return weighing;
    auto before = controller.session().branches().before(entry);
    if (!before)
        return weighing;
    weighing.match = std::move(*before);
    weighing.entry = entry;
    weighing.seat = entries[index].actor;
    fill(controller, weighing);
    weighing.done = whichIs(weighing, *weighing.match, entries[index].action);
    keepBest(weighing);
    weighing.done = std::min(weighing.done, weighing.thoughts.size());
    return weighing;
}

int decisionBeside(const MatchController &controller, int entry, bool isForward)
{
    const rules::Journal &journal = controller.play().match().journal();
    int beside = 0;
    for (const rules::StandingAct &act : rules::standing(journal)) {
        const rules::JournalEntry &begun = journal.entries[act.front()];
        if (!isDecision(begun) || begun.seq == entry)
            continue;
        if (isForward && begun.seq > entry)
            return begun.seq;
        if (!isForward && begun.seq < entry)
            beside = begun.seq;
    }
    return beside;
}

} // namespace escarmouche::app
