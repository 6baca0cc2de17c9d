// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"
#include "rules/kit/cards/deck.h"
#include "rules/kit/cards/window.h"
#include "rules/kit/happening/happening.h"
#include "rules/kit/lookahead/worth.h"
#include "rules/kit/stage/stage.h"

#include <array>
#include <cstdint>
#include <variant>

// A made-up game that uses all of the kit that needs no ground: three wagons race along a road. A
// card brings them on or earns a coin; all others are asked whether they stop that with a knave.

namespace escarmouche::tests::knaves {

using rules::SeatId;

inline constexpr int kSeats = 3;
inline constexpr int kRoad = 7; // its last cell
inline constexpr int kMostCoins = 5;
inline constexpr int kTurns = 60;
inline constexpr int kKinds = 3;
enum CardKind : std::uint8_t { kHaste = 1, kGold, kKnave };
enum Counters : std::uint16_t { kCoins, kStock };
inline constexpr std::uint16_t kHandPile = 1;

using Pile = rules::kit::Pile<kKinds>;
using Hand = rules::FixedList<rules::kit::HeldCard, 6>;
Pile allCards();

/** One card is put aside unseen. */
struct AsideFrame {
    bool operator==(const AsideFrame &) const = default;
};
struct TurnFrame {
    SeatId seat = {};
    rules::kit::Drawing drawing = {2, 1};
    bool acted = false;

    bool operator==(const TurnFrame &) const = default;
};
/** A card (or 0, a wagon setting out) that others may stop. */
struct DeedFrame {
    std::uint8_t kind = 0;
    bool asked = false, stopped = false;

    bool operator==(const DeedFrame &) const = default;
};
struct RollFrame {
    bool operator==(const RollFrame &) const = default;
};
using Frame = std::variant<AsideFrame, TurnFrame, DeedFrame, RollFrame, rules::kit::Window>;

struct State {
    rules::Request request = {};
    rules::FixedList<Frame, 4> frames = {};
    std::int16_t result = 0;
    SeatId active = {};
    rules::kit::Deck<kKinds> deck = {};
    Pile aside = {};
    std::array<Hand, kSeats> hands = {};
    std::array<std::uint8_t, kSeats> at = {}, coins = {};
    std::uint16_t lastCard = 0;
    std::uint8_t turn = 0;

    bool operator==(const State &) const = default;
};

enum class Deed : std::uint8_t { Play, Drive, Rest, Stop, Pass };
struct Action {
    Deed deed = Deed::Pass;
    std::uint8_t card = 0; // kind, of Play

    bool operator==(const Action &) const = default;
};

enum Happened : std::uint16_t {
    kBegun,
    kPutAside,
    kTurnBegan,
    kDrew,
    kSaw,
    kShuffled,
    kPlayed,
    kSetOut,
    kStopped,
    kCame,
    kEarned,
    kThrew,
    kOver,
};

class Knaves
{
public:
    using State = knaves::State;
    using Action = knaves::Action;
    using Event = rules::kit::Happening;
    using Events = rules::EventSink<Event>;
    struct Plan {
        SeatId seat;
        Action action;
    };

    static constexpr int kRevision = 1;
    static constexpr rules::GameParts kParts{.reveals = true};

    /** `fair`: a window asks everybody, and not those alone who hold a knave. */
    explicit Knaves(bool fair = true) : m_fair(fair) {}

    int seats() const { return kSeats; }
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
        return event.kind == kPlayed || event.kind == kStopped;
    }

    bool isFair() const { return m_fair; }

private:
    bool m_fair;
};

using Stage = rules::kit::Stage<Knaves>;

void run(const Stage &stage, AsideFrame &frame);
void run(const Stage &stage, TurnFrame &frame);
void run(const Stage &stage, DeedFrame &frame);
void run(const Stage &stage, RollFrame &frame);
void take(const Stage &stage, AsideFrame &frame, const rules::ChanceAnswer &chance);
void take(const Stage &stage, TurnFrame &frame, const rules::ChanceAnswer &chance);
void take(const Stage &stage, RollFrame &frame, const rules::ChanceAnswer &chance);

/** What its machines reckon with. */
struct KnavesMind : rules::kit::TriesAll {
    rules::kit::Worth worth(const Knaves &game, const State &state, SeatId seat) const;
    void guess(const Knaves &game, State &seen, SeatId seat, rules::Generator &generator) const;
};

} // namespace escarmouche::tests::knaves
