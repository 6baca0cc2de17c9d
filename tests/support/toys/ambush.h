// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"

#include <array>
#include <cstdint>
#include <variant>

namespace escarmouche::tests::ambush {

using rules::Awaited;
using rules::BattleReport;
using rules::BoardView;
using rules::ChanceAnswer;
using rules::Option;
using rules::Request;
using rules::RuleId;
using rules::SeatId;

/** A cell of the wood: axial, at most kRadius from the clearing in its middle. */
struct Cell {
    std::int8_t q = 0, r = 0;

    bool operator==(const Cell &) const = default;
};

inline constexpr int kRadius = 2;
inline constexpr int kRange = 3; // of a shot
inline constexpr int kWatch = 2; // how far a watcher sees
inline constexpr int kScouts = 6; // three a seat
inline constexpr int kCardKinds = 3; // worth 1, 2 or 3 on a shot
inline constexpr int kMostCards = 4; // in a hand
inline constexpr int kTurns = 24;
inline constexpr std::uint32_t kIsWatching = 1, kIsOut = 2; // states of a token
// Counters: cards held, own ones by kind, cards in the deck.
inline constexpr std::uint16_t kHeld = 0, kOwnCard = 1, kDeck = kOwnCard + kCardKinds;
inline constexpr std::array<Cell, 6> kAround{{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};

int distance(Cell a, Cell b);
bool inWood(Cell cell);

struct Scout {
    Cell at;
    bool out = false;
    bool watching = false;

    bool operator==(const Scout &) const = default;
};

struct TurnFrame {
    SeatId seat;
    std::uint8_t step = 0; // 0 draw, 1 the card drawn, 2 act
    std::uint8_t actions = 3; // left

    bool operator==(const TurnFrame &) const = default;
};
struct ShotFrame {
    std::uint8_t shooter = 0, target = 0, card = 0;

    bool operator==(const ShotFrame &) const = default;
};
/** A scout has moved; watchers of the other side may shoot, one after the other. */
struct WatchFrame {
    std::uint8_t mover = 0, watcher = 0;

    bool operator==(const WatchFrame &) const = default;
};
using Frame = std::variant<TurnFrame, ShotFrame, WatchFrame>;

using Cards = std::array<std::uint8_t, kCardKinds>; // how many of each

struct AmbushState {
    Request request;
    rules::FixedList<Frame, 3> frames;
    std::array<Scout, kScouts> scouts{};
    std::array<Cards, 2> hands{};
    std::array<std::uint8_t, 2> held{}; // cards in each hand, which all may count
    Cards deck{};
    std::uint8_t left = 0; // cards in the deck, which all may count
    std::uint8_t turn = 0;

    bool operator==(const AmbushState &) const = default;
};

/** A watcher's player is asked whether he shoots. */
inline bool isWatched(const AmbushState &state)
{
    return !state.frames.empty() && std::holds_alternative<WatchFrame>(state.frames.back());
}

enum class ActionKind : std::uint8_t { Step, Watch, Shoot, EndTurn, React, Hold };
struct AmbushAction {
    ActionKind kind = ActionKind::EndTurn;
    std::uint8_t scout = 0; // Step, Watch, Shoot
    std::uint8_t target = 0; // Shoot
    std::uint8_t card = 0; // Shoot, React: 0 for none
    Cell to{127, 127}; // Step

    bool operator==(const AmbushAction &) const = default;
};

enum class EventKind : std::uint8_t {
    Placed, // scout, at
    TurnBegan, // seat, number
    CardTaken, // seat: all see that
    CardSeen, // seat, number = the card: the seat alone
    CardPlayed, // seat, number = the card
    Stepped, // scout, at
    Watching, // scout, number = 1 or 0
    Shot, // scout at target, number = the face
    Fell, // scout
    Over,
};
struct AmbushEvent {
    EventKind kind = EventKind::Over;
    SeatId seat;
    std::uint8_t scout = 0, target = 0, number = 0;
    Cell at;

    bool operator==(const AmbushEvent &) const = default;
};

/** A toy game: two bands of scouts on the hexes of a wood, a hidden deck drawn from by Pick, hidden
    hands, and watchers who shoot in the enemy's turn. */
class Ambush
{
public:
    using State = AmbushState;
    using Action = AmbushAction;
    using Event = AmbushEvent;
    using Events = rules::EventSink<Event>;
    struct Plan {
        SeatId seat;
        Action action;
    };

    static constexpr int kRevision = 1;
    static constexpr rules::GameParts kParts{.reveals = true};

    explicit Ambush(bool watchersReact = true) : m_watchersReact(watchersReact) {}

    int seats() const { return 2; }
    State start(Events *events) const;
    const Request &awaited(const State &state) const { return state.request; }
    rules::Judged<Plan> plan(const State &state, SeatId seat, const Action &action) const;
    void commit(State &state, const Plan &plan, Events *events) const;
    void answer(State &state, const ChanceAnswer &chance, Events *events) const;
    void options(const State &state, std::vector<Option<Action>> &out) const;
    Action sample(const State &state, const Option<Action> &option,
                  rules::Generator &generator) const;
    const State &seenBy(const State &state, SeatId seat, State &scratch) const;
    std::uint64_t checksum(const State &state) const;
    BoardView view(const State &state, SeatId seat) const;
    void show(const Event &event, SeatId seat, BoardView &board) const;
    BattleReport report(const State &state) const;
    RuleId ruleOf(const Event &event) const;
    rules::Audience audienceOf(const Event &event) const;
    bool reveals(const Event &event) const { return event.kind == EventKind::CardPlayed; }

    static SeatId seatOf(int scout) { return {static_cast<std::int8_t>(scout * 2 / kScouts)}; }
    /** What a shot has to throw. */
    static int needed(const State &state, const ShotFrame &shot);

private:
    void advance(State &state, Events *events) const;
    void run(State &state, TurnFrame &frame, Events *events) const;
    void run(State &state, ShotFrame &frame, Events *events) const;
    void run(State &state, WatchFrame &frame, Events *events) const;
    void beginTurn(State &state, SeatId seat, Events *events) const;
    void playCard(State &state, SeatId seat, int card, Events *events) const;
    void setWatching(State &state, int scout, bool watching, Events *events) const;
    rules::Judged<Plan> planInTurn(const State &state, SeatId seat, const Action &action) const;
    rules::Judged<Plan> planShot(const State &state, SeatId seat, const Action &action) const;

    bool m_watchersReact;
};

} // namespace escarmouche::tests::ambush
