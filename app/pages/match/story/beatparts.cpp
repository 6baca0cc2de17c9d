// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/beatparts.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace escarmouche::app {

namespace {

using BeatKind = rules::ToldAs::Kind;
using Told = std::vector<rules::ToldEvent>;

/** There is something to look at before the next thing begins. */
bool showsSomething(const rules::ToldEvent &event)
{
    return event.gesture || event.as.outcome || !event.as.act.key.empty() ||
           event.as.kind == BeatKind::Dice;
}

bool beginsTurn(const rules::ToldEvent &event)
{
    return event.as.kind == BeatKind::Turn;
}

std::vector<Told> cutUp(const Told &told)
{
    std::vector<Told> parts;
    bool isCut = true, hasShown = false;
    for (const rules::ToldEvent &event : told) {
        if (isCut || beginsTurn(event) || (hasShown && (setsOut(event) || isReason(event)))) {
            parts.emplace_back();
            hasShown = false;
        }
        parts.back().push_back(event);
        hasShown |= showsSomething(event);
        isCut = endsWave(event) || beginsTurn(event); // a sum comes next
    }
    if (!told.empty() && beginsTurn(told.back()))
        parts.emplace_back();
    return parts;
}

std::set<int> tokensOf(const rules::ToldEvent &event)
{
    std::set<int> tokens(event.as.tokens.begin(), event.as.tokens.end());
    if (event.gesture)
        tokens.insert(event.gesture->token);
    if (event.as.outcome)
        tokens.insert(event.as.outcome->token);
    return tokens;
}

/** The tokens of what is told from that part on. */
std::set<int> tokensFrom(std::vector<Told>::const_iterator part,
                         std::vector<Told>::const_iterator end)
{
    std::set<int> tokens;
    for (; part != end; ++part) {
        for (const rules::ToldEvent &event : *part)
            tokens.merge(tokensOf(event));
    }
    return tokens;
}

bool isTurnYetToBegin(std::vector<Told>::const_iterator part, std::vector<Told>::const_iterator end)
{
    return std::any_of(part, end,
                       [](const Told &one) { return std::ranges::any_of(one, beginsTurn); });
}

/** The tokens as that part left them: those that come later have only gone where it took them. */
void showPart(const Told &part, const std::set<int> &later, const rules::BoardView &after,
              rules::BoardView &now)
{
    std::vector<rules::Token> tokens;
    for (const rules::Token &token : now.tokens) {
        if (later.contains(token.id))
            tokens.push_back(token);
    }
    std::ranges::copy_if(after.tokens, std::back_inserter(tokens),
                         [&](const rules::Token &token) { return !later.contains(token.id); });
    std::ranges::sort(tokens, {}, &rules::Token::id);
    now.tokens = std::move(tokens);
    for (const rules::ToldEvent &event : part) {
        if (!event.gesture || event.gesture->kind != rules::Gesture::Kind::Move ||
            event.gesture->places.empty())
            continue;
        const auto token = std::ranges::find(now.tokens, event.gesture->token, &rules::Token::id);
        if (token != now.tokens.end())
            token->place = event.gesture->places.back();
    }
}

std::uint32_t spentBits(const std::vector<rules::StateWord> &states)
{
    std::uint32_t bits = 0;
    for (const rules::StateWord &word : states)
        bits |= word.isSpent ? word.bit : 0;
    return bits;
}

/** Those who had acted before, and who do in that part, have done so until a turn begins. */
void keepSpent(const Told &part, const rules::BoardView &before, std::uint32_t spent,
               rules::BoardView &now)
{
    std::map<int, std::uint32_t> kept;
    for (const rules::Token &token : before.tokens)
        kept[token.id] = token.states & spent;
    for (const rules::ToldEvent &event : part) {
        if (event.as.kind != BeatKind::Activation)
            continue;
        for (const int token : event.as.tokens)
            kept[token] = spent;
    }
    for (rules::Token &token : now.tokens)
        token.states |= kept[token.id];
}

/** Whose turn it is, and what part of it. */
void showTurn(const Told &part, const rules::BoardView &after, rules::BoardView &now)
{
    for (const rules::ToldEvent &event : part) {
        switch (event.as.kind) {
        case BeatKind::Activation:
            now.active = event.as.seat;
            now.acting = event.as.tokens.empty() ? -1 : event.as.tokens.front();
            break;
        case BeatKind::Wave:
            now.active = {};
            now.acting = -1;
            break;
        case BeatKind::Turn: // with what it scored; it is shown as over until the next part
            now.counters = after.counters;
            break;
        default:
            break;
        }
    }
}

} // namespace

bool setsOut(const rules::ToldEvent &event)
{
    return !event.as.act.key.empty() || event.as.kind == BeatKind::Activation ||
           event.as.kind == BeatKind::Turn;
}

bool endsWave(const rules::ToldEvent &event)
{
    return event.as.kind == BeatKind::Wave;
}

bool isReason(const rules::ToldEvent &event)
{
    const rules::ToldAs &as = event.as;
    return as.kind == BeatKind::Weighty && as.seat.valid() && as.tokens.empty() && !as.outcome &&
           as.act.key.empty() && !event.gesture;
}

rules::SeatId statedBy(const model::MatchBeat &beat)
{
    const auto stating = std::ranges::find_if(beat.told, [](const rules::ToldEvent &event) {
        return event.as.kind == BeatKind::Activation || event.as.kind == BeatKind::Wave;
    });
    return stating == beat.told.end() ? rules::kNoSeat : stating->as.seat;
}

bool areOfSide(const model::MatchBeat &beat)
{
    if (!beat.thrown || beat.told.empty())
        return false;
    const rules::ToldAs &as = beat.told.front().as;
    return as.kind == BeatKind::Dice && as.tokens.empty() && as.seat.valid();
}

bool beginsAnew(const model::MatchBeat &beat, const model::MatchBeat &former)
{
    if (!former.told.empty() && endsWave(former.told.back()))
        return true;
    const auto first = std::ranges::find_if(beat.told, [](const rules::ToldEvent &event) {
        return event.as.outcome || setsOut(event) || endsWave(event);
    });
    return first != beat.told.end() && (setsOut(*first) || endsWave(*first));
}

std::vector<model::MatchBeat> partsOf(const model::MatchBeat &beat, const rules::BoardView &before,
                                      const std::vector<rules::StateWord> &states)
{
    const std::vector<Told> told = cutUp(beat.told);
    const std::uint32_t spent = spentBits(states);
    if (told.size() <= 1)
        return {beat};
    std::vector<model::MatchBeat> parts;
    rules::BoardView now = before;
    now.taken = beat.view.taken;
    now.laid = beat.view.laid; // what they go on
    now.cards = beat.view.cards;
    for (auto part = told.begin(); part != told.end(); ++part) {
        if (part != told.begin() && beginsTurn((part - 1)->front())) {
            now.turn = beat.view.turn;
            now.phase = beat.view.phase;
        }
        const rules::BoardView former = now;
        showPart(*part, tokensFrom(part + 1, told.end()), beat.view, now);
        showTurn(*part, beat.view, now);
        if (isTurnYetToBegin(part, told.end()))
            keepSpent(*part, former, spent, now);
        parts.push_back({{}, beat.typed, *part, now});
        if (!part->empty() && endsWave(part->back()) && now.turn == beat.view.turn)
            now.phase = beat.view.phase; // of whoever comes next
    }
    parts.front().thrown = beat.thrown;
    parts.front().asked = beat.asked;
    parts.back().view = beat.view;
    return parts;
}

} // namespace escarmouche::app
