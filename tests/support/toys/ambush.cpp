// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/ambush.h"

#include "rules/core/dice/requestfields.h"
#include "rules/kit/hex/hexes.h"

#include <algorithm>
#include <numeric>

namespace escarmouche::tests::ambush {

ESCARMOUCHE_MEMBERS(Cell, &T::q, &T::r)
ESCARMOUCHE_MEMBERS(Scout, &T::at, &T::out, &T::watching)
ESCARMOUCHE_MEMBERS(TurnFrame, &T::seat, &T::step, &T::actions)
ESCARMOUCHE_MEMBERS(ShotFrame, &T::shooter, &T::target, &T::card)
ESCARMOUCHE_MEMBERS(WatchFrame, &T::mover, &T::watcher)
ESCARMOUCHE_MEMBERS(AmbushState, &T::request, &T::frames, &T::scouts, &T::hands, &T::held, &T::deck,
                    &T::left, &T::turn)

using rules::refuse;

namespace {

constexpr RuleId kSetUp{"AMBUSH-01"}, kTurn{"AMBUSH-02"}, kCards{"AMBUSH-03"}, kStep{"AMBUSH-04"},
    kShot{"AMBUSH-05"}, kWatching{"AMBUSH-06"}, kEnd{"AMBUSH-07"};
constexpr std::uint16_t kYourTurn = 1, kReaction = 2; // prompts
constexpr std::uint16_t kToHit = 1, kDraw = 2; // reasons

void tell(Ambush::Events *events, const AmbushEvent &event)
{
    if (events)
        events->push_back(event);
}

SeatId other(SeatId seat)
{
    return {static_cast<std::int8_t>(1 - seat.value)};
}

std::size_t index(SeatId seat)
{
    return static_cast<std::size_t>(seat.value);
}

int standing(const AmbushState &state, SeatId seat)
{
    int count = 0;
    for (int scout = 0; scout < kScouts; ++scout)
        count += Ambush::seatOf(scout) == seat && !state.scouts[std::size_t(scout)].out;
    return count;
}

bool isFree(const AmbushState &state, Cell cell)
{
    return std::ranges::none_of(state.scouts,
                                [&](const Scout &scout) { return !scout.out && scout.at == cell; });
}

bool isOver(const AmbushState &state)
{
    return state.turn > kTurns || standing(state, {0}) == 0 || standing(state, {1}) == 0;
}

Request ask(SeatId seat, std::uint16_t prompt)
{
    return Request::of(rules::Decision{seat, prompt});
}

rules::Counter *counter(BoardView &board, SeatId owner, std::uint16_t kind)
{
    const auto met = std::ranges::find_if(board.counters, [&](const rules::Counter &each) {
        return each.owner == owner && each.kind == kind;
    });
    return met == board.counters.end() ? nullptr : &*met;
}

void add(BoardView &board, SeatId owner, std::uint16_t kind, int amount)
{
    if (auto *met = counter(board, owner, kind))
        met->value += amount;
}

/** The counters a seat sees, in their order, as they are at the start. */
std::vector<rules::Counter> countersFor(SeatId seat)
{
    std::vector<rules::Counter> out{{rules::kNoSeat, kDeck, 4 * kCardKinds}};
    for (std::int8_t each = 0; each < 2; ++each) {
        out.push_back({{each}, kHeld, 0});
        for (std::uint16_t kind = 0; kind < kCardKinds && seat.value == each; ++kind)
            out.push_back({{each}, static_cast<std::uint16_t>(kOwnCard + kind), 0});
    }
    return out;
}

rules::Place placeOf(Cell cell)
{
    return rules::CellPlace{cell.q, cell.r, 0};
}

} // namespace

int distance(Cell a, Cell b)
{
    return rules::kit::hexDistance({a.q, a.r}, {b.q, b.r});
}

bool inWood(Cell cell)
{
    return distance(cell, {}) <= kRadius;
}

int Ambush::needed(const State &state, const ShotFrame &shot)
{
    const int far = distance(state.scouts[shot.shooter].at, state.scouts[shot.target].at);
    return std::max(2, far + 2 - shot.card);
}

Ambush::State Ambush::start(Events *events) const
{
    State state;
    constexpr std::array<Cell, kScouts> kStarts{
        {{-2, 0}, {-2, 1}, {-2, 2}, {2, 0}, {2, -1}, {2, -2}}};
    for (std::uint8_t scout = 0; scout < kScouts; ++scout) {
        state.scouts[scout].at = kStarts[scout];
        tell(events, {EventKind::Placed, seatOf(scout), scout, 0, 0, kStarts[scout]});
    }
    state.deck.fill(4);
    state.left = 4 * kCardKinds;
    beginTurn(state, {0}, events);
    advance(state, events);
    return state;
}

void Ambush::beginTurn(State &state, SeatId seat, Events *events) const
{
    ++state.turn;
    tell(events, {EventKind::TurnBegan, seat, 0, 0, state.turn, {}});
    state.frames.push_back(TurnFrame{seat});
}

void Ambush::setWatching(State &state, int scout, bool watching, Events *events) const
{
    state.scouts[std::size_t(scout)].watching = watching;
    tell(events, {EventKind::Watching,
                  seatOf(scout),
                  static_cast<std::uint8_t>(scout),
                  0,
                  static_cast<std::uint8_t>(watching ? 1 : 0),
                  {}});
}

void Ambush::advance(State &state, Events *events) const
{
    state.request = {};
    while (state.request.what == Awaited::Nothing) {
        if (isOver(state)) {
            state.frames.clear();
            state.request = Request::over();
            tell(events, {});
            return;
        }
        std::visit([&](auto &frame) { run(state, frame, events); }, state.frames.back());
    }
}

void Ambush::run(State &state, TurnFrame &frame, Events *events) const
{
    const SeatId seat = frame.seat;
    if (frame.step == 0) {
        frame.step = 2;
        if (state.left > 0 && state.held[index(seat)] < kMostCards) {
            frame.step = 1;
            state.request =
                Request::of(rules::Pick{state.left, kDraw, rules::Audience::only(seat)});
            return;
        }
    }
    if (frame.actions > 0) {
        state.request = ask(seat, kYourTurn);
        return;
    }
    state.frames.pop_back();
    beginTurn(state, other(seat), events);
}

void Ambush::run(State &state, ShotFrame &frame, Events *) const
{
    rules::Roll roll;
    roll.owner = seatOf(frame.shooter);
    roll.reason = kToHit;
    roll.breaks.push_back(static_cast<std::uint8_t>(needed(state, frame)));
    state.request = Request::of(roll);
}

void Ambush::run(State &state, WatchFrame &frame, Events *) const
{
    const Scout &mover = state.scouts[frame.mover];
    for (; frame.watcher < kScouts && !mover.out; ++frame.watcher) {
        const Scout &scout = state.scouts[frame.watcher];
        if (seatOf(frame.watcher) == seatOf(frame.mover) || scout.out || !scout.watching)
            continue;
        if (distance(scout.at, mover.at) <= kWatch) {
            state.request = ask(seatOf(frame.watcher), kReaction);
            return;
        }
    }
    state.frames.pop_back();
}

rules::Judged<Ambush::Plan> Ambush::plan(const State &state, SeatId seat,
                                         const Action &action) const
{
    if (state.request.what != Awaited::Decision || state.request.decision.seat != seat)
        return refuse(kTurn, "not-asked");
    const auto *watch = std::get_if<WatchFrame>(&state.frames.back());
    const bool isReaction = action.kind == ActionKind::React || action.kind == ActionKind::Hold;
    if (isReaction != (watch != nullptr))
        return refuse(kTurn, "not-asked");
    if (!watch)
        return planInTurn(state, seat, action);
    if (action.card > kCardKinds ||
        (action.card > 0 && state.hands[index(seat)][action.card - 1U] == 0))
        return refuse(kCards, "no-such-card");
    return Plan{seat, action};
}

rules::Judged<Ambush::Plan> Ambush::planInTurn(const State &state, SeatId seat,
                                               const Action &action) const
{
    if (action.kind == ActionKind::EndTurn)
        return Plan{seat, action};
    if (action.scout >= kScouts || seatOf(action.scout) != seat || state.scouts[action.scout].out)
        return refuse(kTurn, "not-your-scout");
    const Scout &scout = state.scouts[action.scout];
    switch (action.kind) {
    case ActionKind::Step:
        if (!inWood(action.to) || distance(scout.at, action.to) != 1)
            return refuse(kStep, "too-far", distance(scout.at, action.to), 1);
        if (!isFree(state, action.to))
            return refuse(kStep, "taken-cell");
        break;
    case ActionKind::Watch:
        if (scout.watching)
            return refuse(kWatching, "watching-already");
        break;
    case ActionKind::Shoot:
        return planShot(state, seat, action);
    case ActionKind::EndTurn:
    case ActionKind::React:
    case ActionKind::Hold:
        break;
    }
    return Plan{seat, action};
}

rules::Judged<Ambush::Plan> Ambush::planShot(const State &state, SeatId seat,
                                             const Action &action) const
{
    if (action.target >= kScouts || seatOf(action.target) == seat ||
        state.scouts[action.target].out)
        return refuse(kShot, "no-enemy");
    const int far = distance(state.scouts[action.scout].at, state.scouts[action.target].at);
    if (far > kRange)
        return refuse(kShot, "too-far", far, kRange);
    if (action.card > kCardKinds ||
        (action.card > 0 && state.hands[index(seat)][action.card - 1U] == 0))
        return refuse(kCards, "no-such-card");
    return Plan{seat, action};
}

void Ambush::playCard(State &state, SeatId seat, int card, Events *events) const
{
    if (card == 0)
        return;
    --state.hands[index(seat)][std::size_t(card) - 1U];
    --state.held[index(seat)];
    tell(events, {EventKind::CardPlayed, seat, 0, 0, static_cast<std::uint8_t>(card), {}});
}

void Ambush::commit(State &state, const Plan &plan, Events *events) const
{
    const Action &action = plan.action;
    if (auto *turn = std::get_if<TurnFrame>(&state.frames.back()))
        turn->actions = action.kind == ActionKind::EndTurn ? 0 : turn->actions - 1;
    switch (action.kind) {
    case ActionKind::Step:
        if (state.scouts[action.scout].watching)
            setWatching(state, action.scout, false, events);
        state.scouts[action.scout].at = action.to;
        tell(events, {EventKind::Stepped, plan.seat, action.scout, 0, 0, action.to});
        if (m_watchersReact)
            state.frames.push_back(WatchFrame{action.scout, 0});
        break;
    case ActionKind::Watch:
        setWatching(state, action.scout, true, events);
        break;
    case ActionKind::Shoot:
        playCard(state, plan.seat, action.card, events);
        state.frames.push_back(ShotFrame{action.scout, action.target, action.card});
        break;
    case ActionKind::React: {
        auto &watch = std::get<WatchFrame>(state.frames.back());
        const ShotFrame shot{watch.watcher, watch.mover, action.card};
        setWatching(state, watch.watcher++, false, events);
        playCard(state, plan.seat, action.card, events);
        state.frames.push_back(shot);
        break;
    }
    case ActionKind::Hold:
        ++std::get<WatchFrame>(state.frames.back()).watcher;
        break;
    case ActionKind::EndTurn:
        break;
    }
    advance(state, events);
}

void Ambush::answer(State &state, const ChanceAnswer &chance, Events *events) const
{
    if (auto *turn = std::get_if<TurnFrame>(&state.frames.back())) {
        std::size_t kind = 0;
        for (int skip = chance.picked; skip >= state.deck[kind]; ++kind)
            skip -= state.deck[kind];
        --state.deck[kind];
        --state.left;
        ++state.hands[index(turn->seat)][kind];
        ++state.held[index(turn->seat)];
        turn->step = 2;
        tell(events, {EventKind::CardTaken, turn->seat, 0, 0, 0, {}});
        tell(events,
             {EventKind::CardSeen, turn->seat, 0, 0, static_cast<std::uint8_t>(kind + 1), {}});
    } else {
        const auto shot = std::get<ShotFrame>(state.frames.back());
        const std::uint8_t face = chance.faces[0];
        tell(events, {EventKind::Shot, seatOf(shot.shooter), shot.shooter, shot.target, face, {}});
        if (face >= needed(state, shot)) {
            state.scouts[shot.target] = {{}, true, false};
            tell(events, {EventKind::Fell, seatOf(shot.target), shot.target, 0, 0, {}});
        }
        state.frames.pop_back();
    }
    advance(state, events);
}

void Ambush::options(const State &state, std::vector<Option<Action>> &out) const
{
    if (state.request.what != Awaited::Decision)
        return;
    const SeatId seat = state.request.decision.seat;
    const auto addCards = [&](Action action) {
        for (std::uint8_t card = 0; card <= kCardKinds; ++card) {
            action.card = card;
            if (card == 0 || state.hands[index(seat)][card - 1U] > 0)
                out.push_back({action, false});
        }
    };
    if (std::holds_alternative<WatchFrame>(state.frames.back())) {
        addCards({ActionKind::React, 0, 0, 0, {127, 127}});
        out.push_back({{ActionKind::Hold, 0, 0, 0, {127, 127}}, false});
        return;
    }
    for (std::uint8_t scout = 0; scout < kScouts; ++scout) {
        if (seatOf(scout) != seat || state.scouts[scout].out)
            continue;
        out.push_back({{ActionKind::Step, scout, 0, 0, {127, 127}}, true});
        if (!state.scouts[scout].watching)
            out.push_back({{ActionKind::Watch, scout, 0, 0, {127, 127}}, false});
        for (std::uint8_t target = 0; target < kScouts; ++target) {
            const Action shoot{ActionKind::Shoot, scout, target, 0, {127, 127}};
            if (planShot(state, seat, shoot))
                addCards(shoot);
        }
    }
    out.push_back({{}, false});
}

Ambush::Action Ambush::sample(const State &state, const Option<Action> &option,
                              rules::Generator &generator) const
{
    Action action = option.action;
    const Cell from = state.scouts[action.scout].at;
    const Cell step = kAround[generator.below(6)];
    action.to = {static_cast<std::int8_t>(from.q + step.q),
                 static_cast<std::int8_t>(from.r + step.r)};
    return action;
}

const Ambush::State &Ambush::seenBy(const State &state, SeatId seat, State &scratch) const
{
    scratch = state;
    scratch.deck = {};
    for (std::int8_t each = 0; each < 2; ++each) {
        if (seat.value != each)
            scratch.hands[std::size_t(each)] = {};
    }
    return scratch;
}

std::uint64_t Ambush::checksum(const State &state) const
{
    return rules::checksumOf(state);
}

BoardView Ambush::view(const State &state, SeatId seat) const
{
    BoardView board;
    board.turn = state.turn;
    board.counters = countersFor(seat);
    add(board, rules::kNoSeat, kDeck, state.left - 4 * kCardKinds);
    for (std::int8_t each = 0; each < 2; ++each) {
        add(board, {each}, kHeld, state.held[std::size_t(each)]);
        for (std::uint16_t kind = 0; kind < kCardKinds; ++kind)
            add(board, {each}, static_cast<std::uint16_t>(kOwnCard + kind),
                state.hands[std::size_t(each)][kind]);
    }
    for (int id = 0; id < kScouts; ++id) {
        const Scout &scout = state.scouts[std::size_t(id)];
        rules::Token token;
        token.id = id;
        token.owner = seatOf(id);
        token.points = scout.out ? 0 : 1;
        token.states = (scout.watching ? kIsWatching : 0) | (scout.out ? kIsOut : 0);
        if (!scout.out)
            token.place = placeOf(scout.at);
        board.tokens.push_back(token);
    }
    board.active = {static_cast<std::int8_t>((state.turn + 1) % 2)};
    return board;
}

void Ambush::show(const Event &event, SeatId seat, BoardView &board) const
{
    const auto token = [&]() -> rules::Token & { return board.tokens[event.scout]; };
    switch (event.kind) {
    case EventKind::Placed:
        board.counters = countersFor(seat);
        board.tokens.push_back(
            {.id = event.scout, .owner = event.seat, .place = placeOf(event.at), .points = 1});
        return;
    case EventKind::TurnBegan:
        board.turn = event.number;
        board.active = event.seat;
        return;
    case EventKind::CardTaken:
        add(board, rules::kNoSeat, kDeck, -1);
        add(board, event.seat, kHeld, 1);
        return;
    case EventKind::CardSeen:
        add(board, event.seat, static_cast<std::uint16_t>(kOwnCard + event.number - 1), 1);
        return;
    case EventKind::CardPlayed:
        add(board, event.seat, kHeld, -1);
        add(board, event.seat, static_cast<std::uint16_t>(kOwnCard + event.number - 1), -1);
        return;
    case EventKind::Stepped:
        token().place = placeOf(event.at);
        return;
    case EventKind::Watching:
        token().states = event.number ? kIsWatching : 0;
        return;
    case EventKind::Fell:
        token().place = {};
        token().points = 0;
        token().states = kIsOut;
        return;
    case EventKind::Shot:
    case EventKind::Over:
        return;
    }
}

BattleReport Ambush::report(const State &state) const
{
    BattleReport report;
    report.system = "ambush";
    report.turns = state.turn;
    for (std::int8_t each = 0; each < 2; ++each) {
        const int own = standing(state, {each}), theirs = standing(state, other({each}));
        rules::SeatReport seat;
        seat.seat = {each};
        seat.scores.push_back({"standing", own});
        if (own != theirs)
            seat.result = own > theirs ? rules::SeatResult::Win : rules::SeatResult::Loss;
        report.seats.push_back(seat);
    }
    return report;
}

RuleId Ambush::ruleOf(const Event &event) const
{
    switch (event.kind) {
    case EventKind::Placed:
        return kSetUp;
    case EventKind::TurnBegan:
        return kTurn;
    case EventKind::CardTaken:
    case EventKind::CardSeen:
    case EventKind::CardPlayed:
        return kCards;
    case EventKind::Stepped:
        return kStep;
    case EventKind::Watching:
        return kWatching;
    case EventKind::Shot:
    case EventKind::Fell:
        return kShot;
    case EventKind::Over:
        return kEnd;
    }
    return {};
}

rules::Audience Ambush::audienceOf(const Event &event) const
{
    return event.kind == EventKind::CardSeen ? rules::Audience::only(event.seat)
                                             : rules::Audience{};
}

} // namespace escarmouche::tests::ambush
