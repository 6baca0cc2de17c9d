// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/ruleid.h"
#include "rules/core/values/seat.h"
#include "rules/musg/play/state/actions.h"
#include "rules/musg/play/state/causes.h"

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

namespace escarmouche::rules::musg::play {

/** A term of a number of the moment: a modifier of CT, a bonus to a command. */
struct Term {
    std::int16_t amount = 0;
    RuleId rule;

    bool operator==(const Term &) const = default;
};

/** Which of its properties a figure gained or lost. Bits of FigureState::marks. */
enum class Mark : std::uint32_t {
    Activated = 1U << 0U, // this turn
    Fleeing = 1U << 1U, // MUSG-ROUT-06
    HeldBack = 1U << 2U, // enters on turn 3 (MUSG-MERC-05)
    Hidden = 1U << 3U, // the commando until he acts (MUSG-MERC-10)
    Hanging = 1U << 4U, // on a wall, not yet on top (MUSG-EQUIP-09)
    Charged = 1U << 5U, // F +1 in melee this activation (MUSG-MELEE-08)
    Dived = 1U << 6U, // came into contact from a pas above (MUSG-MERC-11)
    NoRun = 1U << 7U, // failed to charge: neither run nor that charge (MUSG-REACT-04)
    Shaken = 1U << 8U, // R -1 against this charge (MUSG-REACT-06)
    FailedRout = 1U << 9U, // may not lend his command this turn (MUSG-ROUT-03)
    Walked = 1U << 10U, // one_walk_per_activation (MUSG-ACT-04)
    RerolledDamage = 1U << 11U, // this turn (MUSG-CAMP-33)
    CaughtBlade = 1U << 12U, // this turn (MUSG-CAMP-34)
    WoundIgnored = 1U << 13U, // MUSG-INJURY-10
    FellToDeath = 1U << 14U, // MUSG-EQUIP-10
    Carried = 1U << 15U, // a body the troll bears (MUSG-MERC-07)
};

/** Gone when a turn begins, told by TurnBegan alone. */
inline constexpr std::uint32_t kMarksOfOneTurn = static_cast<std::uint32_t>(Mark::Activated) |
                                                 static_cast<std::uint32_t>(Mark::RerolledDamage) |
                                                 static_cast<std::uint32_t>(Mark::CaughtBlade);

// What happened, one struct each; everything a board, a log or a statistic needs is inside.

struct MatchBegan {
    bool operator==(const MatchBegan &) const = default;
};
struct GroundAdvised { // the ground is not as the book advises (MUSG-DEPLOY-01, -02, -03)
    enum class Advice : std::uint8_t {
        ZonesNear, // hundredths of a pas
        TableSmall, // for so many bands of six; no limit
        FewPieces,
        NothingImpassable,
        LittleToClimb, // pieces
    };
    Advice advice = Advice::ZonesNear;
    std::int32_t amount = 0;
    std::int32_t limit = 0;

    bool operator==(const GroundAdvised &) const = default;
};
struct DiceThrown { // every roll of a match, with what it needed
    Reason reason = Reason::ToHit;
    SeatId owner;
    FigureId figure; // whose roll, where it is a figure's
    std::vector<std::uint8_t> faces;
    std::int16_t needed = 0; // 0: no target number
    std::int16_t total = 0; // sum, d3 or d66; successes of Each

    bool operator==(const DiceThrown &) const = default;
};
struct ZoneChosen {
    SeatId seat;
    std::uint8_t zone = 0;

    bool operator==(const ZoneChosen &) const = default;
};
struct FigurePlaced { // deployed, or entered later
    FigureId figure;
    Place at;

    bool operator==(const FigurePlaced &) const = default;
};
struct FigureHeldBack {
    FigureId figure;

    bool operator==(const FigureHeldBack &) const = default;
};
struct FigureRevealed {
    FigureId figure;
    Place at;

    bool operator==(const FigureRevealed &) const = default;
};
struct TurnBegan {
    std::int16_t turn = 1;

    bool operator==(const TurnBegan &) const = default;
};
struct OrderSet { // initiative (MUSG-TURN-03)
    std::vector<SeatId> seats;
    std::vector<int> scores;

    bool operator==(const OrderSet &) const = default;
};
struct WaveBegan {
    SeatId seat;
    std::uint8_t wave = 1;
    std::uint8_t most = 0; // activations of a first wave

    bool operator==(const WaveBegan &) const = default;
};
struct WaveEnded { // that seat's part of it
    SeatId seat;
    std::uint8_t wave = 1;

    bool operator==(const WaveEnded &) const = default;
};
struct ActivationBegan {
    FigureId figure;
    std::vector<FigureId> others; // escort or group

    bool operator==(const ActivationBegan &) const = default;
};
struct ActivationEnded {
    FigureId figure;

    bool operator==(const ActivationEnded &) const = default;
};
struct ActionsSpent {
    FigureId figure;
    std::uint8_t spent = 0;
    std::uint8_t left = 0;

    bool operator==(const ActionsSpent &) const = default;
};
enum class MoveKind : std::uint8_t { Walk, Run, Charge, BreakAway, Flee, Reaction, StepBack, Fall };
struct MoveDeclared {
    FigureId figure;
    MoveKind kind = MoveKind::Walk;
    std::vector<Place> way; // as a Path; shorter to keep, events are many
    std::int32_t cost = 0; // hundredths of a pas

    bool operator==(const MoveDeclared &) const = default;
};
struct FigureMoved { // one stretch of a way, or the whole
    FigureId figure;
    MoveKind kind = MoveKind::Walk;
    Place from, to;

    bool operator==(const FigureMoved &) const = default;
};
struct MoveBrokenOff { // on the way: going on needs another move (MUSG-ACT-05)
    FigureId figure;

    bool operator==(const MoveBrokenOff &) const = default;
};
struct TargetFollowed { // a charge goes another way after a target that moved (MUSG-ACT-07)
    FigureId figure, target;
    std::vector<Place> way; // the rest of it, from where the charger stands
    std::int32_t cost = 0; // of that, hundredths of a pas

    bool operator==(const TargetFollowed &) const = default;
};
struct FigureMarked {
    FigureId figure;
    Mark mark = Mark::Activated;
    bool on = true;

    bool operator==(const FigureMarked &) const = default;
};
struct ShotDeclared {
    FigureId shooter, target;
    std::uint8_t gun = 0;
    std::uint8_t band = 0; // 0 short, 1 medium, 2 long
    std::int16_t needed = 0;
    std::vector<Term> terms; // from the profile's CT to `needed`
    std::vector<std::uint8_t> cover; // needed at each obstacle

    bool operator==(const ShotDeclared &) const = default;
};
struct BurstAt { // a blast goes off, or not
    FigureId shooter;
    Place at;
    bool dud = false;

    bool operator==(const BurstAt &) const = default;
};
struct FlameLaid {
    FigureId shooter;
    std::array<Point, 3> corners;

    bool operator==(const FlameLaid &) const = default;
};
struct FigureHit {
    FigureId figure, by;
    std::int16_t force = 0, resistance = 0, needed = 0;
    std::vector<Term> terms; // of force and resistance, beyond the profiles

    bool operator==(const FigureHit &) const = default;
};
struct Intercepted { // Attention Chef, or the troll
    FigureId figure, chief;

    bool operator==(const Intercepted &) const = default;
};
struct StrikeDeclared {
    FigureId attacker, target;
    std::uint8_t blades = 0;
    std::int16_t needed = 0;
    std::vector<FigureId> together; // figurants (MUSG-FIGURANT-06)
    std::vector<Term> terms;

    bool operator==(const StrikeDeclared &) const = default;
};
struct Wounded {
    FigureId figure, by;
    EntryId weapon;
    std::int16_t left = 0;

    bool operator==(const Wounded &) const = default;
};
struct WoundIgnored {
    FigureId figure;

    bool operator==(const WoundIgnored &) const = default;
};
struct PutOut {
    FigureId figure, by;
    EntryId weapon;

    bool operator==(const PutOut &) const = default;
};
struct Healed {
    FigureId figure, by;
    std::int16_t now = 0;

    bool operator==(const Healed &) const = default;
};
struct Tested { // a command test
    FigureId figure, lender;
    Reason test = Reason::Rout;
    std::int16_t command = 0;
    std::vector<Term> terms; // from the own or lent Cd to `command`
    bool automatic = false;
    bool passed = false;

    bool operator==(const Tested &) const = default;
};
struct GunLost { // burst or empty
    FigureId figure;
    std::uint8_t gun = 0;

    bool operator==(const GunLost &) const = default;
};
struct GunLoaded { // or fired off, with split_slow_reload (MUSG-RANGED-12)
    FigureId figure;
    std::uint8_t gun = 0;
    bool loaded = true;

    bool operator==(const GunLoaded &) const = default;
};
struct FigureLeft { // over the table edge (MUSG-ROUT-08)
    FigureId figure;

    bool operator==(const FigureLeft &) const = default;
};
struct BodyCarried {
    FigureId figure, body;

    bool operator==(const BodyCarried &) const = default;
};
struct TurnEnded { // its activations; rout and points follow
    std::int16_t turn = 1;

    bool operator==(const TurnEnded &) const = default;
};
struct RoutCalled { // a band tests (MUSG-ROUT-01)
    SeatId seat;
    bool chiefLost = false;
    std::int16_t gone = 0, strength = 0;

    bool operator==(const RoutCalled &) const = default;
};
struct PointsScored {
    SeatId seat;
    std::int16_t points = 0;
    std::uint8_t source = 0; // ScoreSource

    bool operator==(const PointsScored &) const = default;
};
struct ObjectiveTaken { // worth nothing any more (MUSG-VP-03)
    SeatId seat;
    std::uint8_t objective = 0; // its index in the scenario

    bool operator==(const ObjectiveTaken &) const = default;
};
struct MatchEnded {
    std::vector<int> points; // by seat

    bool operator==(const MatchEnded &) const = default;
};

using What =
    std::variant<MatchBegan, DiceThrown, ZoneChosen, FigurePlaced, FigureHeldBack, FigureRevealed,
                 TurnBegan, OrderSet, WaveBegan, WaveEnded, ActivationBegan, ActivationEnded,
                 ActionsSpent, MoveDeclared, FigureMoved, MoveBrokenOff, FigureMarked, ShotDeclared,
                 BurstAt, FlameLaid, FigureHit, Intercepted, StrikeDeclared, Wounded, WoundIgnored,
                 PutOut, Healed, Tested, GunLost, GunLoaded, FigureLeft, BodyCarried, TurnEnded,
                 RoutCalled, PointsScored, MatchEnded, GroundAdvised, ObjectiveTaken,
                 TargetFollowed>;

/** One thing that happened, who may know it, and the rules that made it so, the chief one first. */
struct Event {
    std::vector<RuleId> rules;
    Audience audience;
    What what;

    bool operator==(const Event &) const = default;
};

} // namespace escarmouche::rules::musg::play
