// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/crypt.h"

#include "rules/core/dice/requestfields.h"
#include "rules/kit/horde/hunt.h"

#include <algorithm>

namespace escarmouche::tests::crypt {

ESCARMOUCHE_MEMBERS(Seeker, &T::zone, &T::wounds)
ESCARMOUCHE_MEMBERS(HideFrame)
ESCARMOUCHE_MEMBERS(SeekerFrame, &T::seat, &T::actions)
ESCARMOUCHE_MEMBERS(FightFrame, &T::ghoul)
ESCARMOUCHE_MEMBERS(GhoulFrame, &T::ghoul)
ESCARMOUCHE_MEMBERS(BiteFrame, &T::ghoul, &T::seeker)
ESCARMOUCHE_MEMBERS(RoundFrame, &T::step)
ESCARMOUCHE_MEMBERS(CryptState, &T::request, &T::frames, &T::seekers, &T::ghouls, &T::relic,
                    &T::bearer, &T::searched, &T::alarm, &T::round, &T::found, &T::won)

namespace kit = rules::kit;
using rules::refuse;

namespace {

constexpr RuleId kSetUp{"CRYPT-01"}, kTurn{"CRYPT-02"}, kGo{"CRYPT-03"}, kSearch{"CRYPT-04"},
    kFight{"CRYPT-05"}, kCreep{"CRYPT-06"}, kBite{"CRYPT-07"}, kRound{"CRYPT-08"};
// CRYPT-01
constexpr int kFirstHiding = 3; // the relic is in this zone or a later one
constexpr std::uint16_t kYourTurn = 1; // prompt
constexpr std::uint16_t kHide = 1, kStrike = 2, kBites = 3, kRises = 4, kComes = 5; // reasons
constexpr int kToStrike = 8, kToBite = 4, kToCome = 41;
constexpr std::uint16_t kSeekerKind = 0, kGhoulKind = 1, kRelicKind = 2;

void tell(Crypt::Events *events, EventKind kind, int who = 0, int number = 0)
{
    if (events)
        events->push_back(
            {kind, static_cast<std::uint8_t>(who), static_cast<std::uint8_t>(number)});
}

rules::Roll dice(int count, rules::Reading reading, std::uint16_t reason, int needed)
{
    rules::Roll roll;
    roll.count = static_cast<std::uint8_t>(count);
    roll.reading = reading;
    roll.reason = reason;
    if (needed > 0)
        roll.breaks.push_back(static_cast<std::uint8_t>(needed));
    return roll;
}

bool isLost(const CryptState &state)
{
    return state.alarm >= kAlarm || std::ranges::all_of(state.seekers, [](const Seeker &seeker) {
               return seeker.wounds == 0;
           });
}

/** All doors stand open. */
bool isWay(int, int)
{
    return true;
}

/** The seeker a ghoul goes for: the nearest, of several the first. */
std::uint8_t prey(const CryptState &state, int zone)
{
    const auto steps = kit::stepsFrom(passages(), zone, isWay);
    kit::Hunt<std::uint8_t, kSeekers> hunt;
    for (std::uint8_t seeker = 0; seeker < kSeekers; ++seeker) {
        // CRYPT-06
        if (state.seekers[seeker].wounds > 0)
            hunt.add(seeker);
    }
    hunt.keepLeast(kCreep, [&](std::uint8_t seeker) { return steps[state.seekers[seeker].zone]; });
    return hunt.left[0];
}

rules::Place placeOf(int zone)
{
    rules::Place place;
    if (zone != kNowhere)
        place = rules::ZonePlace{static_cast<std::int16_t>(zone)};
    return place;
}

rules::Token token(int id, std::uint16_t kind, int zone)
{
    rules::Token out;
    out.id = id;
    out.kind = kind;
    out.place = placeOf(zone);
    return out;
}

rules::Token &tokenOf(BoardView &board, int id)
{
    const auto met =
        std::ranges::lower_bound(board.tokens, id, {}, [](const auto &each) { return each.id; });
    return *met;
}

/** As it stands before anything is known. */
BoardView emptyCrypt()
{
    BoardView board;
    for (int seeker = 0; seeker < kSeekers; ++seeker) {
        rules::Token each = token(seeker, kSeekerKind, 0);
        each.owner = {static_cast<std::int8_t>(seeker)};
        each.points = 3;
        board.tokens.push_back(each);
    }
    for (int ghoul = 0; ghoul < kGhouls; ++ghoul)
        board.tokens.push_back(token(kGhoulToken + ghoul, kGhoulKind, kNowhere));
    board.tokens.push_back(token(kRelicToken, kRelicKind, kNowhere));
    board.counters = {{rules::kNoSeat, kAlarmCounter, 0}};
    return board;
}

} // namespace

const Passages &passages()
{
    static const Passages kPassages{{0, 1}, {0, 2}, {1, 3}, {2, 4}, {3, 4},
                                    {3, 5}, {4, 6}, {5, 7}, {6, 7}, {1, 2}};
    return kPassages;
}

Crypt::State Crypt::start(Events *events) const
{
    State state;
    if (m_stage) {
        state = *m_stage;
    } else {
        state.ghouls.fill(kNowhere);
        state.frames.push_back(HideFrame{});
        tell(events, EventKind::Begun);
    }
    advance(state, events);
    return state;
}

void Crypt::advance(State &state, Events *events) const
{
    state.request = {};
    while (state.request.what == Awaited::Nothing) {
        if (state.won || isLost(state)) {
            state.frames.clear();
            state.request = Request::over();
            tell(events, EventKind::Over, 0, state.won ? 1 : 0);
            return;
        }
        std::visit([&](auto &frame) { run(state, frame, events); }, state.frames.back());
    }
}

void Crypt::beginSeeker(State &state, std::uint8_t seat, Events *events) const
{
    state.frames.back() = SeekerFrame{seat, 2};
    tell(events, EventKind::Turn, seat);
}

void Crypt::run(State &state, HideFrame &, Events *) const
{
    state.request = Request::of(rules::Pick{kZones - kFirstHiding, kHide, rules::Audience{0}});
}

void Crypt::run(State &state, SeekerFrame &frame, Events *events) const
{
    const Seeker &seeker = state.seekers[frame.seat];
    // CRYPT-02
    if (seeker.wounds > 0 && frame.actions > 0)
        state.request =
            Request::of(rules::Decision{{static_cast<std::int8_t>(frame.seat)}, kYourTurn});
    else if (frame.seat + 1 < kSeekers)
        beginSeeker(state, static_cast<std::uint8_t>(frame.seat + 1), events);
    else
        state.frames.back() = GhoulFrame{};
}

void Crypt::run(State &state, FightFrame &, Events *) const
{
    state.request = Request::of(dice(2, rules::Reading::Sum, kStrike, kToStrike));
}

void Crypt::run(State &state, GhoulFrame &frame, Events *events) const
{
    if (frame.ghoul == kGhouls) {
        state.frames.back() = RoundFrame{};
        return;
    }
    const std::uint8_t ghoul = frame.ghoul++;
    std::uint8_t &zone = state.ghouls[ghoul];
    if (zone == kNowhere)
        return;
    const std::uint8_t seeker = prey(state, zone);
    if (zone == state.seekers[seeker].zone) {
        if (m_ghoulsBite)
            state.frames.push_back(BiteFrame{ghoul, seeker});
        return;
    }
    zone = static_cast<std::uint8_t>(
        kit::stepTowards(passages(), zone, state.seekers[seeker].zone, isWay));
    tell(events, EventKind::Crept, ghoul, zone);
}

void Crypt::run(State &state, BiteFrame &, Events *) const
{
    state.request = Request::of(dice(1, rules::Reading::Each, kBites, kToBite));
}

void Crypt::run(State &state, RoundFrame &frame, Events *) const
{
    if (frame.step == 0)
        state.request = Request::of(dice(1, rules::Reading::D3, kRises, 0));
    else
        state.request = Request::of(dice(2, rules::Reading::D66, kComes, 0));
}

rules::Judged<Crypt::Plan> Crypt::plan(const State &state, SeatId seat, const Action &action) const
{
    if (state.request.what != Awaited::Decision || state.request.decision.seat != seat)
        return refuse(kTurn, "not-asked");
    const auto who = static_cast<std::uint8_t>(seat.value);
    const Seeker &seeker = state.seekers[who];
    switch (action.kind) {
    case ActionKind::Go:
        // CRYPT-03
        if (action.to >= kZones || !passages().areJoined(seeker.zone, action.to))
            return refuse(kGo, "no-door");
        break;
    case ActionKind::Search:
        // CRYPT-04
        if (state.found ? state.bearer != kNowhere || state.relic != seeker.zone
                        : ((state.searched >> seeker.zone) & 1) != 0)
            return refuse(kSearch, "nothing-to-find");
        break;
    case ActionKind::Fight:
        if (action.to >= kGhouls || state.ghouls[action.to] != seeker.zone)
            return refuse(kFight, "no-ghoul");
        break;
    case ActionKind::Pass:
        break;
    }
    return Plan{who, action};
}

void Crypt::search(State &state, std::uint8_t seeker, Events *events) const
{
    const std::uint8_t zone = state.seekers[seeker].zone;
    if (state.relic != zone) {
        state.searched = static_cast<std::uint8_t>(state.searched | (1U << zone));
        tell(events, EventKind::Nothing, seeker, zone);
        return;
    }
    state.bearer = seeker;
    state.found = true;
    tell(events, EventKind::Found, seeker, zone);
}

void Crypt::commit(State &state, const Plan &plan, Events *events) const
{
    --std::get<SeekerFrame>(state.frames.back()).actions;
    Seeker &seeker = state.seekers[plan.seeker];
    switch (plan.action.kind) {
    case ActionKind::Go:
        seeker.zone = plan.action.to;
        tell(events, EventKind::Went, plan.seeker, seeker.zone);
        if (state.bearer == plan.seeker) {
            state.relic = seeker.zone;
            tell(events, EventKind::Carried, plan.seeker, seeker.zone);
            state.won = seeker.zone == 0;
        }
        break;
    case ActionKind::Search:
        search(state, plan.seeker, events);
        break;
    case ActionKind::Fight:
        state.frames.push_back(FightFrame{plan.action.to});
        break;
    case ActionKind::Pass:
        break;
    }
    advance(state, events);
}

void Crypt::take(State &state, HideFrame &, const ChanceAnswer &chance, Events *events) const
{
    state.relic = static_cast<std::uint8_t>(kFirstHiding + chance.picked);
    tell(events, EventKind::RoundBegan, 0, ++state.round);
    beginSeeker(state, 0, events);
}

void Crypt::take(State &state, FightFrame &frame, const ChanceAnswer &chance, Events *events) const
{
    const int sum = rules::reading(state.request.roll, chance);
    const std::uint8_t ghoul = frame.ghoul;
    state.frames.pop_back();
    tell(events, EventKind::Fought, std::get<SeekerFrame>(state.frames.back()).seat, sum);
    // CRYPT-05
    if (sum < kToStrike)
        return;
    state.ghouls[ghoul] = kNowhere;
    tell(events, EventKind::Slain, ghoul);
}

void Crypt::take(State &state, BiteFrame &frame, const ChanceAnswer &chance, Events *events) const
{
    const std::uint8_t who = frame.seeker;
    Seeker &seeker = state.seekers[who];
    state.frames.pop_back();
    // CRYPT-07
    if (chance.faces[0] < kToBite) {
        tell(events, EventKind::Missed, who);
        return;
    }
    tell(events, EventKind::Bitten, who, --seeker.wounds);
    if (seeker.wounds == 0 && state.bearer == who)
        state.bearer = kNowhere; // it lies where he fell, for all to see
}

void Crypt::take(State &state, RoundFrame &frame, const ChanceAnswer &chance, Events *events) const
{
    const int read = rules::reading(state.request.roll, chance);
    if (frame.step++ == 0) {
        state.alarm = static_cast<std::uint8_t>(state.alarm + read);
        tell(events, EventKind::Alarm, 0, state.alarm);
        return;
    }
    const auto free = std::ranges::find(state.ghouls, kNowhere);
    // CRYPT-08
    if (read >= kToCome && free != state.ghouls.end()) {
        *free = static_cast<std::uint8_t>(read % 10 + 1); // the units name its zone
        tell(events, EventKind::Came, static_cast<int>(free - state.ghouls.begin()), *free);
    }
    tell(events, EventKind::RoundBegan, 0, ++state.round);
    beginSeeker(state, 0, events);
}

void Crypt::answer(State &state, const ChanceAnswer &chance, Events *events) const
{
    if (!chance.faces.empty())
        tell(events, EventKind::Thrown, chance.faces[0],
             chance.faces.size() > 1 ? chance.faces[1] : 0);
    std::visit([&](auto &frame) { take(state, frame, chance, events); }, state.frames.back());
    advance(state, events);
}

void Crypt::options(const State &state, std::vector<Option<Action>> &out) const
{
    if (state.request.what != Awaited::Decision)
        return;
    const SeatId seat = state.request.decision.seat;
    const auto add = [&](ActionKind kind, int to) {
        const Action action{kind, static_cast<std::uint8_t>(to)};
        if (plan(state, seat, action))
            out.push_back({action, false});
    };
    for (int zone = 0; zone < kZones; ++zone)
        add(ActionKind::Go, zone);
    add(ActionKind::Search, 0);
    for (int ghoul = 0; ghoul < kGhouls; ++ghoul)
        add(ActionKind::Fight, ghoul);
    add(ActionKind::Pass, 0);
}

Crypt::Action Crypt::sample(const State &, const Option<Action> &option, rules::Generator &) const
{
    return option.action;
}

const Crypt::State &Crypt::seenBy(const State &state, SeatId, State &scratch) const
{
    if (state.found || state.relic == kNowhere)
        return state;
    scratch = state;
    scratch.relic = kNowhere;
    return scratch;
}

std::uint64_t Crypt::checksum(const State &state) const
{
    return rules::checksumOf(state);
}

BoardView Crypt::view(const State &state, SeatId) const
{
    BoardView board = emptyCrypt();
    board.turn = state.round;
    board.counters[0].value = std::min<int>(state.alarm, kAlarm);
    for (int each = 0; each < kSeekers; ++each) {
        board.tokens[std::size_t(each)].place = placeOf(state.seekers[std::size_t(each)].zone);
        board.tokens[std::size_t(each)].points = state.seekers[std::size_t(each)].wounds;
    }
    for (int ghoul = 0; ghoul < kGhouls; ++ghoul)
        tokenOf(board, kGhoulToken + ghoul).place = placeOf(state.ghouls[std::size_t(ghoul)]);
    if (state.found)
        tokenOf(board, kRelicToken).place = placeOf(state.relic);
    return board;
}

void Crypt::show(const Event &event, SeatId, BoardView &board) const
{
    switch (event.kind) {
    case EventKind::Begun:
        board = emptyCrypt();
        return;
    case EventKind::RoundBegan:
        board.turn = event.number;
        return;
    case EventKind::Went:
        tokenOf(board, event.who).place = placeOf(event.number);
        return;
    case EventKind::Found:
    case EventKind::Carried:
        tokenOf(board, kRelicToken).place = placeOf(event.number);
        return;
    case EventKind::Slain:
        tokenOf(board, kGhoulToken + event.who).place = {};
        return;
    case EventKind::Came:
    case EventKind::Crept:
        tokenOf(board, kGhoulToken + event.who).place = placeOf(event.number);
        return;
    case EventKind::Bitten:
        tokenOf(board, event.who).points = event.number;
        return;
    case EventKind::Alarm:
        board.counters[0].value = std::min<int>(event.number, kAlarm);
        return;
    case EventKind::Thrown:
    case EventKind::Turn:
    case EventKind::Nothing:
    case EventKind::Fought:
    case EventKind::Missed:
    case EventKind::Over:
        return;
    }
}

BattleReport Crypt::report(const State &state) const
{
    BattleReport report;
    report.system = "crypt";
    report.turns = state.round;
    for (std::int8_t each = 0; each < kSeekers; ++each) {
        rules::SeatReport seat;
        seat.seat = {each};
        seat.result = state.won ? rules::SeatResult::Win : rules::SeatResult::Loss;
        seat.scores.push_back({"wounds-left", state.seekers[std::size_t(each)].wounds});
        report.seats.push_back(seat);
    }
    return report;
}

RuleId Crypt::ruleOf(const Event &event) const
{
    switch (event.kind) {
    case EventKind::Begun:
        return kSetUp;
    case EventKind::Turn:
    case EventKind::Thrown:
        return kTurn;
    case EventKind::Went:
        return kGo;
    case EventKind::Nothing:
    case EventKind::Found:
    case EventKind::Carried:
        return kSearch;
    case EventKind::Fought:
    case EventKind::Slain:
        return kFight;
    case EventKind::Crept:
        return kCreep;
    case EventKind::Bitten:
    case EventKind::Missed:
        return kBite;
    case EventKind::RoundBegan:
    case EventKind::Came:
    case EventKind::Alarm:
    case EventKind::Over:
        return kRound;
    }
    return {};
}

} // namespace escarmouche::tests::crypt
