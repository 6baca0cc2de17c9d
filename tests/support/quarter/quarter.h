// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"
#include "rules/kit/cards/deck.h"
#include "rules/kit/cards/window.h"
#include "rules/kit/happening/happening.h"
#include "rules/kit/horde/hunt.h"
#include "rules/kit/lookahead/worth.h"
#include "rules/kit/stage/stage.h"
#include "tests/support/quarter/streets.h"

#include <array>
#include <cstdint>
#include <variant>

// A made-up game that uses all that a match page offers a discrete game: one to three thieves in a
// quarter that is laid as they go. What they find lies face down, the cards in their hands are
// hidden, the watchman is moved by the rules, and when the alarm is full all have lost.

namespace escarmouche::tests::quarter {

inline constexpr int kMostThieves = 3;
inline constexpr int kRounds = 12, kActions = 3, kMostCards = 4, kFirstCards = 2;
inline constexpr int kFullAlarm = 8;
inline constexpr int kPace = 2; // steps of the watchman
inline constexpr int kMostFinds = 8;

inline constexpr int kWatchman = 10, kFirstFind = 20; // tokens; a thief's is his seat
enum TokenKind : std::uint16_t {
    kThiefKind,
    kWatchmanKind,
    kFindKind
}; // a find seen: and its kind
enum CardKind : std::uint8_t { kDash = 1, kHush, kShove };
enum FindKind : std::uint8_t { kPurse = 1, kSilver, kCrown, kBell };
enum Counters : std::uint16_t { kHome, kLoot, kAlarm, kTilesLeft, kCardsLeft };
inline constexpr std::uint16_t kHandPile = 1;

using Cards = rules::kit::Deck<3>;
using Finds = rules::kit::Pile<4>;
using Hand = rules::FixedList<rules::kit::HeldCard, kMostCards>;
rules::kit::Pile<3> allCards();
Finds allFinds();
/** What it is worth at the gate; a bell is worth nothing and rings. */
int worthOf(int find);

struct Thief {
    std::uint8_t at = kGate, loot = 0, home = 0;

    bool operator==(const Thief &) const = default;
};

/** What lies in a house: of no kind until somebody looks. */
struct Find {
    std::uint8_t cell = 0, kind = 0;
    rules::Audience seen = {0};
    bool isThere = false;

    bool operator==(const Find &) const = default;
};

struct RoundFrame {
    std::uint8_t step = 0; // each thief, the watchman, the bells

    bool operator==(const RoundFrame &) const = default;
};
struct TurnFrame {
    SeatId seat = {};
    std::uint8_t actions = kActions; // left

    bool operator==(const TurnFrame &) const = default;
};
struct DrawFrame {
    SeatId seat = {};
    rules::kit::Drawing drawing = {};

    bool operator==(const DrawFrame &) const = default;
};
struct LayFrame {
    std::uint8_t cell = 0, turn = 0;

    bool operator==(const LayFrame &) const = default;
};
struct LookFrame {
    SeatId seat = {};
    std::uint8_t find = 0;

    bool operator==(const LookFrame &) const = default;
};
/** The watchman looks for somebody, and goes there. */
struct WatchFrame {
    SeatId prey = {};
    std::uint8_t steps = kPace;
    bool isSure = false;

    bool operator==(const WatchFrame &) const = default;
};
/** He has somebody by the collar, unless a card helps. */
struct CatchFrame {
    SeatId prey = {};
    std::uint8_t from = 0; // where he came from
    bool asked = false, stopped = false;

    bool operator==(const CatchFrame &) const = default;
};
struct BellsFrame {
    bool operator==(const BellsFrame &) const = default;
};
using Frame = std::variant<RoundFrame, TurnFrame, DrawFrame, LayFrame, LookFrame, WatchFrame,
                           CatchFrame, BellsFrame, rules::kit::Window>;

struct State {
    rules::Request request = {};
    rules::FixedList<Frame, 5> frames = {};
    std::int16_t result = 0;
    Streets streets = {};
    Tiles tiles = {}; // to be laid
    Cards cards = {};
    Finds finds = {}, taken = {}; // not yet looked at; shown to all
    std::array<Find, kMostFinds> lying = {}; // in the order in which their houses were laid
    std::array<Thief, kMostThieves> thieves = {};
    std::array<Hand, kMostThieves> hands = {};
    SeatId active = {};
    std::uint16_t lastCard = 0;
    std::uint8_t watchman = 0, alarm = 0, round = 0, houses = 0;

    bool operator==(const State &) const = default;
};

/** Whom the watchman goes for, and why; several where lots are drawn. */
using Hunt = rules::kit::Hunt<SeatId, kMostThieves>;

enum class Deed : std::uint8_t { Go, Lay, Open, Look, Take, Play, Draw, Wait, Pass };
struct Action {
    Deed deed = Deed::Pass;
    std::uint8_t at = 0; // the cell of Go, Lay and Open; the find of Look and Take
    std::uint16_t card = 0; // id of the card played

    bool operator==(const Action &) const = default;
};

enum Happened : std::uint16_t {
    kBegun,
    kDrew,
    kSaw,
    kShuffled,
    kRoundBegan,
    kTurnBegan,
    kWent,
    kLaid,
    kOpened,
    kLooked,
    kFound,
    kTook,
    kPlayed,
    kBrought,
    kHunts,
    kRests,
    kStalked,
    kCaught,
    kRang,
    kAlarmed,
    kOver
};
enum Prompts : std::uint16_t { kYourTurn = 1, kEscape };
enum Reasons : std::uint16_t { kCardDrawn = 1, kTileDrawn, kFindDrawn, kPreyDrawn, kBells };

class Quarter
{
public:
    using State = quarter::State;
    using Action = quarter::Action;
    using Event = rules::kit::Happening;
    using Events = rules::EventSink<Event>;
    struct Plan {
        SeatId seat;
        Action action;
    };

    static constexpr int kRevision = 1;
    static constexpr rules::GameParts kParts{.reveals = true};

    explicit Quarter(int thieves) : m_thieves(thieves) {}

    int seats() const { return m_thieves; }
    State start(Events *events) const;
    const rules::Request &awaited(const State &state) const { return state.request; }
    rules::Judged<Plan> plan(const State &state, SeatId seat, const Action &action) const;
    void commit(State &state, const Plan &plan, Events *events) const;
    void answer(State &state, const rules::ChanceAnswer &chance, Events *events) const;
    void options(const State &state, std::vector<rules::Option<Action>> &out) const;
    Action sample(const State &, const rules::Option<Action> &option, rules::Generator &) const
    {
        return option.action;
    }
    const State &seenBy(const State &state, SeatId seat, State &scratch) const;
    std::uint64_t checksum(const State &state) const;
    rules::BoardView view(const State &state, SeatId seat) const;
    void show(const Event &event, SeatId seat, rules::BoardView &board) const
    {
        rules::kit::fold(event, seat, board);
    }
    rules::BattleReport report(const State &state) const;
    rules::RuleId ruleOf(const Event &event) const { return event.rule; }
    rules::Audience audienceOf(const Event &event) const { return event.audience; }
    bool reveals(const Event &event) const
    {
        return event.kind == kPlayed || event.kind == kTook || event.kind == kFound;
    }

    /** The same for any state: also for one in which somebody stands elsewhere. */
    Hunt hunt(const State &state) const;

private:
    int m_thieves;
};

using Stage = rules::kit::Stage<Quarter>;

void run(const Stage &stage, RoundFrame &frame);
void run(const Stage &stage, TurnFrame &frame);
void run(const Stage &stage, DrawFrame &frame);
void run(const Stage &stage, LayFrame &frame);
void run(const Stage &stage, LookFrame &frame);
void run(const Stage &stage, WatchFrame &frame);
void run(const Stage &stage, CatchFrame &frame);
void run(const Stage &stage, BellsFrame &frame);
void take(const Stage &stage, DrawFrame &frame, const rules::ChanceAnswer &chance);
void take(const Stage &stage, LayFrame &frame, const rules::ChanceAnswer &chance);
void take(const Stage &stage, LookFrame &frame, const rules::ChanceAnswer &chance);
void take(const Stage &stage, WatchFrame &frame, const rules::ChanceAnswer &chance);
void take(const Stage &stage, BellsFrame &frame, const rules::ChanceAnswer &chance);

/** What its machines reckon with. */
struct QuarterMind : rules::kit::TriesAll {
    rules::kit::Worth worth(const Quarter &game, const State &state, SeatId seat) const;
    void guess(const Quarter &game, State &seen, SeatId seat, rules::Generator &generator) const;
};

} // namespace escarmouche::tests::quarter
