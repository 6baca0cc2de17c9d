// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kit/knaves.h"

#include "rules/core/dice/requestfields.h"

#include <algorithm>

namespace escarmouche::tests::knaves {

ESCARMOUCHE_MEMBERS(AsideFrame)
ESCARMOUCHE_MEMBERS(TurnFrame, &T::seat, &T::drawing, &T::acted)
ESCARMOUCHE_MEMBERS(DeedFrame, &T::kind, &T::asked, &T::stopped)
ESCARMOUCHE_MEMBERS(RollFrame)
ESCARMOUCHE_MEMBERS(State, &T::request, &T::frames, &T::result, &T::active, &T::deck, &T::aside,
                    &T::hands, &T::at, &T::coins, &T::lastCard, &T::turn)

using rules::refuse;
using rules::RuleId;
using rules::kit::Happening;
using rules::kit::NextCard;
using rules::kit::Window;

namespace {

constexpr RuleId kSetUp{"KNAVES-01"}, kTurn{"KNAVES-02"}, kCards{"KNAVES-03"}, kDrive{"KNAVES-04"},
    kStopping{"KNAVES-05"}, kEnd{"KNAVES-06"};
enum Prompts : std::uint16_t { kYourTurn = 1, kStopIt };
enum Reasons : std::uint16_t { kAside = 1, kDraw, kWheels };
constexpr int kToDrive = 4;

std::size_t index(SeatId seat)
{
    return static_cast<std::size_t>(seat.value);
}

rules::Place cellOf(int at)
{
    return rules::CellPlace{static_cast<std::int16_t>(at), 0, 0};
}

rules::Token wagon(SeatId seat, int at)
{
    return {.id = seat.value, .owner = seat, .place = cellOf(at)};
}

int heldAt(const Hand &hand, int kind)
{
    const auto met = std::ranges::find(hand, kind, &rules::kit::HeldCard::kind);
    return met == hand.end() ? -1 : static_cast<int>(met - hand.begin());
}

bool isOver(const State &state)
{
    return state.turn > kTurns || std::ranges::max(state.at) == kRoad ||
           std::ranges::max(state.coins) == kMostCoins;
}

/** Lays a card of the hand on the discard. */
void lay(const Stage &stage, SeatId seat, int kind, Happened what, RuleId rule)
{
    Hand &hand = stage.state.hands[index(seat)];
    const auto at = static_cast<std::size_t>(heldAt(hand, kind));
    const int id = hand[at].id;
    hand.erase(at);
    stage.state.deck.discard.add(kind);
    stage.tell([&] {
        return Happening{.kind = what,
                         .rule = rule,
                         .seat = seat,
                         .numbers = {kind},
                         .changes = {rules::kit::cardWent(id)}};
    });
}

void drive(const Stage &stage, int cells)
{
    const SeatId seat = stage.state.active;
    std::uint8_t &at = stage.state.at[index(seat)];
    const int from = at;
    at = static_cast<std::uint8_t>(std::min(kRoad, at + cells));
    stage.tell([&] {
        return Happening{.kind = kCame,
                         .rule = kDrive,
                         .seat = seat,
                         .who = seat.value,
                         .at = cellOf(from),
                         .to = cellOf(at),
                         .changes = {rules::kit::tokenMoved(seat.value, cellOf(at))}};
    });
}

void earn(const Stage &stage)
{
    const SeatId seat = stage.state.active;
    const int coins = ++stage.state.coins[index(seat)];
    stage.tell([&] {
        return Happening{.kind = kEarned,
                         .rule = kCards,
                         .seat = seat,
                         .numbers = {coins},
                         .changes = {rules::kit::counterIs(seat, kCoins, coins)}};
    });
}

void beginTurn(const Stage &stage, SeatId seat)
{
    stage.state.active = seat;
    const int turn = ++stage.state.turn;
    stage.push(TurnFrame{seat});
    stage.tell([&] {
        return Happening{.kind = kTurnBegan,
                         .rule = kTurn,
                         .seat = seat,
                         .numbers = {turn},
                         .changes = {rules::kit::turnIs(turn), rules::kit::activeIs(seat)}};
    });
}

rules::kit::BoardChange stockIs(const State &state)
{
    return rules::kit::counterIs(rules::kNoSeat, kStock, state.deck.stock.size);
}

/** The window that lets the others stop it. */
Window windowOn(const Knaves &game, const State &state)
{
    rules::Audience asked = rules::kit::allSeats(kSeats);
    for (std::int8_t seat = 0; seat < kSeats && !game.isFair(); ++seat) {
        if (heldAt(state.hands[index({seat})], kKnave) < 0)
            asked.seats = static_cast<std::uint8_t>(asked.seats & ~(1U << unsigned(seat)));
    }
    return Window::of(kStopIt, asked,
                      {static_cast<std::int8_t>((state.active.value + 1) % kSeats)});
}

} // namespace

// The steps of the frames.

void run(const Stage &stage, AsideFrame &)
{
    stage.ask(stage.state.deck.stock.pick(kAside, rules::Audience{0}));
}

void take(const Stage &stage, AsideFrame &, const rules::ChanceAnswer &chance)
{
    State &state = stage.state;
    state.aside.add(state.deck.stock.draw(chance.picked));
    stage.pop();
    stage.tell(
        [&] { return Happening{.kind = kPutAside, .rule = kSetUp, .changes = {stockIs(state)}}; });
    beginTurn(stage, {0});
}

void run(const Stage &stage, TurnFrame &frame)
{
    State &state = stage.state;
    if (isOver(state)) {
        stage.end();
        stage.tell([] { return Happening{.kind = kOver, .rule = kEnd}; });
        return;
    }
    if (state.hands[index(frame.seat)].full())
        frame.drawing.left = 0;
    switch (rules::kit::nextCard(frame.drawing, state.deck)) {
    case NextCard::Ready:
        return stage.ask(state.deck.stock.pick(kDraw, rules::Audience::only(frame.seat)));
    case NextCard::Shuffled:
        return stage.tell([&] {
            return Happening{.kind = kShuffled, .rule = kCards, .changes = {stockIs(state)}};
        });
    case NextCard::None:
        break;
    }
    if (!frame.acted)
        return stage.ask(frame.seat, kYourTurn);
    const SeatId next{static_cast<std::int8_t>((frame.seat.value + 1) % kSeats)};
    stage.pop();
    beginTurn(stage, next);
}

void take(const Stage &stage, TurnFrame &frame, const rules::ChanceAnswer &chance)
{
    State &state = stage.state;
    const SeatId seat = frame.seat;
    const int kind = state.deck.stock.draw(chance.picked);
    const std::uint16_t id = ++state.lastCard;
    state.hands[index(seat)].push_back({id, static_cast<std::uint8_t>(kind)});
    stage.tell([&] {
        const rules::Card back{.id = id, .pile = kHandPile, .owner = seat};
        return Happening{.kind = kDrew,
                         .rule = kCards,
                         .seat = seat,
                         .changes = {rules::kit::cardCame(back), stockIs(state)}};
    });
    stage.tell([&] {
        return Happening{.kind = kSaw,
                         .rule = kCards,
                         .seat = seat,
                         .audience = rules::Audience::only(seat),
                         .numbers = {kind},
                         .changes = {rules::kit::cardKnown(id, std::uint16_t(kind))}};
    });
}

void run(const Stage &stage, DeedFrame &frame)
{
    if (!frame.asked) {
        frame.asked = true;
        return stage.push(windowOn(stage.game, stage.state));
    }
    const DeedFrame deed = frame;
    stage.pop();
    if (deed.stopped)
        return;
    if (deed.kind == kHaste)
        drive(stage, 2);
    else if (deed.kind == kGold)
        earn(stage);
    else
        stage.push(RollFrame{});
}

void run(const Stage &stage, RollFrame &)
{
    stage.ask(rules::kit::rollOf(stage.state.active, kWheels, 1, rules::Reading::Each, {kToDrive}));
}

void take(const Stage &stage, RollFrame &, const rules::ChanceAnswer &chance)
{
    stage.pop();
    stage.tell([&] {
        return Happening{
            .kind = kThrew, .rule = kDrive, .seat = stage.state.active, .faces = {chance.faces[0]}};
    });
    if (chance.faces[0] >= kToDrive)
        drive(stage, 1);
}

namespace {

/** The frame on top, if it is of that type. */
template<class F>
F *top(State &state)
{
    return state.frames.empty() ? nullptr : std::get_if<F>(&state.frames.back());
}

void carryOut(const Stage &stage, SeatId seat, const Action &action)
{
    State &state = stage.state;
    if (auto *window = top<Window>(state)) {
        if (action.deed == Deed::Pass)
            return window->pass();
        window->askAgain();
        auto &deed = std::get<DeedFrame>(state.frames[state.frames.size() - 2U]);
        deed.stopped = !deed.stopped;
        return lay(stage, seat, kKnave, kStopped, kStopping);
    }
    top<TurnFrame>(state)->acted = true;
    if (action.deed == Deed::Play)
        lay(stage, seat, action.card, kPlayed, kCards);
    if (action.deed == Deed::Drive)
        stage.tell([&] { return Happening{.kind = kSetOut, .rule = kDrive, .seat = seat}; });
    if (action.deed != Deed::Rest)
        stage.push(DeedFrame{action.card});
}

} // namespace

Pile allCards()
{
    return Pile::of({7, 7, 6});
}

State Knaves::start(Events *events) const
{
    State state;
    const Stage stage{*this, state, events};
    state.deck.stock = allCards();
    for (std::int8_t seat = 0; seat < kSeats; ++seat) {
        stage.tell([&] {
            return Happening{.kind = kBegun,
                             .rule = kSetUp,
                             .seat = {seat},
                             .changes = {rules::kit::tokenCame(wagon({seat}, 0)),
                                         rules::kit::counterIs({seat}, kCoins, 0), stockIs(state)}};
        });
    }
    stage.push(AsideFrame{});
    runOn(stage);
    return state;
}

rules::Judged<Knaves::Plan> Knaves::plan(const State &state, SeatId seat,
                                         const Action &action) const
{
    const bool isAnswer = action.deed == Deed::Stop || action.deed == Deed::Pass;
    if (state.request.what != rules::Awaited::Decision || state.request.decision.seat != seat)
        return refuse(kTurn, "not-asked");
    if (isAnswer != (state.request.decision.prompt == kStopIt))
        return refuse(kTurn, "not-asked");
    if ((action.card != 0) != (action.deed == Deed::Play))
        return refuse(kCards, "no-such-card");
    const int needed = action.deed == Deed::Stop ? int{kKnave} : action.card;
    if (action.card >= kKnave || (needed > 0 && heldAt(state.hands[index(seat)], needed) < 0))
        return refuse(kCards, "no-such-card");
    return Plan{seat, action};
}

void Knaves::commit(State &state, const Plan &plan, Events *events) const
{
    const Stage stage{*this, state, events};
    state.request = {};
    carryOut(stage, plan.seat, plan.action);
    runOn(stage);
}

void Knaves::answer(State &state, const rules::ChanceAnswer &chance, Events *events) const
{
    rules::kit::answer(Stage{*this, state, events}, chance);
}

void Knaves::options(const State &state, std::vector<rules::Option<Action>> &out) const
{
    static constexpr std::array<Action, 6> kAll{{{Deed::Play, kHaste},
                                                 {Deed::Play, kGold},
                                                 {Deed::Drive},
                                                 {Deed::Rest},
                                                 {Deed::Stop},
                                                 {Deed::Pass}}};
    for (const Action &action : kAll) {
        if (plan(state, state.request.decision.seat, action))
            out.push_back({action, false});
    }
}

const State &Knaves::seenBy(const State &state, SeatId seat, State &scratch) const
{
    scratch = state;
    scratch.deck.stock.hide();
    scratch.aside.hide();
    for (std::int8_t each = 0; each < kSeats; ++each) {
        if (seat.value != each)
            rules::kit::hideAll(scratch.hands[index({each})]);
    }
    return scratch;
}

std::uint64_t Knaves::checksum(const State &state) const
{
    return rules::checksumOf(state);
}

rules::BoardView Knaves::view(const State &state, SeatId seat) const
{
    rules::BoardView board;
    board.turn = state.turn;
    board.active = state.active;
    board.counters.push_back({rules::kNoSeat, kStock, state.deck.stock.size});
    for (std::int8_t each = 0; each < kSeats; ++each) {
        board.tokens.push_back(wagon({each}, state.at[index({each})]));
        board.counters.push_back({{each}, kCoins, state.coins[index({each})]});
        for (const rules::kit::HeldCard &card : state.hands[index({each})])
            board.cards.push_back(
                rules::kit::cardSeen(card, kHandPile, {each}, rules::Audience::only({each}), seat));
    }
    std::ranges::sort(board.cards, {}, &rules::Card::id);
    return board;
}

rules::BattleReport Knaves::report(const State &state) const
{
    rules::BattleReport report;
    report.system = "knaves";
    report.turns = state.turn;
    for (std::int8_t each = 0; each < kSeats; ++each) {
        const bool won =
            state.at[index({each})] == kRoad || state.coins[index({each})] == kMostCoins;
        rules::SeatReport seat;
        seat.seat = {each};
        seat.result = won ? rules::SeatResult::Win : rules::SeatResult::Loss;
        seat.scores.push_back({"coins", state.coins[index({each})]});
        report.seats.push_back(seat);
    }
    return report;
}

rules::kit::Worth KnavesMind::worth(const Knaves &, const State &state, SeatId seat) const
{
    constexpr int kCell = 700, kCoin = 1000, kCard = 100;
    rules::kit::Worth worth;
    for (std::int8_t each = 0; each < kSeats; ++each) {
        const int sign = seat.value == each ? 2 : -1;
        worth.add("road", sign * kCell * state.at[index({each})]);
        worth.add("coins", sign * kCoin * state.coins[index({each})]);
    }
    worth.add("hand", kCard * static_cast<int>(state.hands[index(seat)].size()));
    return worth;
}

void KnavesMind::guess(const Knaves &, State &seen, SeatId seat, rules::Generator &generator) const
{
    Pile rest = allCards();
    rules::kit::leaveOut(rest, seen.deck.discard);
    rules::kit::leaveOut(rest, seen.hands[index(seat)]);
    for (Hand &hand : seen.hands)
        rules::kit::fillIn(hand, rest, generator);
    rules::kit::fillIn(seen.aside, rest, generator);
    rules::kit::fillIn(seen.deck.stock, rest, generator);
}

} // namespace escarmouche::tests::knaves
