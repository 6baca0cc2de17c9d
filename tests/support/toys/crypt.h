// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/game/game.h"
#include "rules/kit/zones/zonemap.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

namespace escarmouche::tests::crypt {

using rules::Awaited;
using rules::BattleReport;
using rules::BoardView;
using rules::ChanceAnswer;
using rules::Option;
using rules::Request;
using rules::RuleId;
using rules::SeatId;

inline constexpr int kZones = 8; // 0 is the stairs, where the seekers come in and get out
inline constexpr int kSeekers = 2; // one a seat
inline constexpr int kGhouls = 6; // at most
inline constexpr int kNowhere = 0xff;
inline constexpr int kAlarm = 24; // the crypt closes
inline constexpr std::uint16_t kAlarmCounter = 0;
inline constexpr int kGhoulToken = 10, kRelicToken = 20; // first ids

/** Between which zones there are doors. */
using Passages = rules::kit::ZoneMap<kZones, 4>;
const Passages &passages();

struct Seeker {
    std::uint8_t zone = 0;
    std::uint8_t wounds = 3; // left; at 0 he is out

    bool operator==(const Seeker &) const = default;
};

struct SeekerFrame {
    std::uint8_t seat = 0;
    std::uint8_t actions = 2; // left

    bool operator==(const SeekerFrame &) const = default;
};
/** A seeker strikes at a ghoul: two dice, 8 together. */
struct FightFrame {
    std::uint8_t ghoul = 0;

    bool operator==(const FightFrame &) const = default;
};
/** The rules play the ghouls, one after the other. */
struct GhoulFrame {
    std::uint8_t ghoul = 0;

    bool operator==(const GhoulFrame &) const = default;
};
struct BiteFrame {
    std::uint8_t ghoul = 0, seeker = 0;

    bool operator==(const BiteFrame &) const = default;
};
/** The end of a round: the alarm rises by a d3, then a d66 says whether a ghoul comes, and where.
 */
struct RoundFrame {
    std::uint8_t step = 0;

    bool operator==(const RoundFrame &) const = default;
};
/** The relic is hidden; nobody learns where. */
struct HideFrame {
    bool operator==(const HideFrame &) const = default;
};
using Frame = std::variant<HideFrame, SeekerFrame, FightFrame, GhoulFrame, BiteFrame, RoundFrame>;

struct CryptState {
    Request request;
    rules::FixedList<Frame, 2> frames;
    std::array<Seeker, kSeekers> seekers{};
    std::array<std::uint8_t, kGhouls> ghouls{}; // zone of each, kNowhere: none
    std::uint8_t relic = kNowhere; // its zone; secret until found
    std::uint8_t bearer = kNowhere; // the seeker who has it
    std::uint8_t searched = 0; // bit set of zones where it is not
    std::uint8_t alarm = 0, round = 0;
    bool found = false, won = false;

    bool operator==(const CryptState &) const = default;
};

enum class ActionKind : std::uint8_t { Go, Search, Fight, Pass };
struct CryptAction {
    ActionKind kind = ActionKind::Pass;
    std::uint8_t to = 0; // a zone to go to, or the ghoul to fight

    bool operator==(const CryptAction &) const = default;
};

enum class EventKind : std::uint8_t {
    Begun,
    Thrown, // who, number = the faces; number 0: one die
    RoundBegan, // number
    Turn, // who
    Went, // who, number = zone
    Nothing, // who, number = zone: it is not there
    Found, // who, number = zone
    Carried, // number = zone
    Fought, // who, number = sum of the dice
    Slain, // who = ghoul
    Came, // who = ghoul, number = zone
    Crept, // who = ghoul, number = zone
    Bitten, // who = seeker, number = wounds left
    Missed, // who = seeker
    Alarm, // number = how high now
    Over, // number: 1 won
};
struct CryptEvent {
    EventKind kind = EventKind::Over;
    std::uint8_t who = 0, number = 0;

    bool operator==(const CryptEvent &) const = default;
};

/** A toy game: two seekers together against ghouls that the rules play, on a plan of zones, for a
    relic hidden where nobody knows. */
class Crypt
{
public:
    using State = CryptState;
    using Action = CryptAction;
    using Event = CryptEvent;
    using Events = rules::EventSink<Event>;
    struct Plan {
        std::uint8_t seeker = 0;
        Action action;
    };

    static constexpr int kRevision = 1;
    static constexpr rules::GameParts kParts{.reveals = true};

    /** Begins with the stage, if there is one: a position of a test. */
    explicit Crypt(bool ghoulsBite = true, const std::optional<State> &stage = {})
        : m_ghoulsBite(ghoulsBite), m_stage(stage)
    {
    }

    int seats() const { return kSeekers; }
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
    rules::Audience audienceOf(const Event &) const { return {}; }
    bool reveals(const Event &event) const
    {
        return event.kind == EventKind::Found || event.kind == EventKind::Nothing;
    }

private:
    void advance(State &state, Events *events) const;
    void run(State &state, HideFrame &frame, Events *events) const;
    void run(State &state, SeekerFrame &frame, Events *events) const;
    void run(State &state, FightFrame &frame, Events *events) const;
    void run(State &state, GhoulFrame &frame, Events *events) const;
    void run(State &state, BiteFrame &frame, Events *events) const;
    void run(State &state, RoundFrame &frame, Events *events) const;
    void take(State &state, HideFrame &frame, const ChanceAnswer &chance, Events *events) const;
    void take(State &state, FightFrame &frame, const ChanceAnswer &chance, Events *events) const;
    void take(State &state, BiteFrame &frame, const ChanceAnswer &chance, Events *events) const;
    void take(State &state, RoundFrame &frame, const ChanceAnswer &chance, Events *events) const;
    template<class Other>
    void take(State &, Other &, const ChanceAnswer &, Events *) const
    {
    }
    void beginSeeker(State &state, std::uint8_t seat, Events *events) const;
    void search(State &state, std::uint8_t seeker, Events *events) const;

    bool m_ghoulsBite;
    std::optional<State> m_stage;
};

} // namespace escarmouche::tests::crypt
