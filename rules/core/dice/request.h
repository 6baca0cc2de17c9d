// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/fixedlist.h"
#include "rules/core/values/seat.h"

#include <cstdint>
#include <span>

namespace escarmouche::rules {

/** How the faces of a roll are read. A d3 is a d6 in three equal pairs; a d66 is two d6, tens then
    units. */
enum class Reading : std::uint8_t { Each, Sum, D3, D66 };

inline constexpr std::size_t kMostDice = 64;

/** Dice to be thrown. `reason` is a code of the system, which names its rule and its words. */
struct Roll {
    std::uint8_t count = 1;
    std::uint8_t sides = 6;
    Reading reading = Reading::Each;
    SeatId owner; // whose dice they are
    std::uint16_t reason = 0;
    /** Ascending thresholds that matter, of each face (Each) or of the whole; faces between two of
        them have the same effect, so that an odds walk takes one branch for all of them. Empty:
        every face matters. */
    FixedList<std::uint8_t, 6> breaks;

    bool operator==(const Roll &) const = default;
};

/** Chance takes one of n things alike, numbered from 0 in the order the rules state. */
struct Pick {
    std::uint16_t n = 1;
    std::uint16_t reason = 0;
    Audience audience; // who learns what was picked

    bool operator==(const Pick &) const = default;
};

/** A question to one seat. `prompt` is a code of the system; the game lists the answers. */
struct Decision {
    SeatId seat;
    std::uint16_t prompt = 0;

    bool operator==(const Decision &) const = default;
};

enum class Awaited : std::uint8_t { Nothing, Decision, Roll, Pick, Over };

/** What a state waits for. Only the member that `what` names counts. */
struct Request {
    Awaited what = Awaited::Nothing;
    Decision decision;
    Roll roll;
    Pick pick;

    static Request of(const Decision &decision) { return {Awaited::Decision, decision, {}, {}}; }
    static Request of(const Roll &roll) { return {Awaited::Roll, {}, roll, {}}; }
    static Request of(const Pick &pick) { return {Awaited::Pick, {}, {}, pick}; }
    static Request over() { return {Awaited::Over, {}, {}, {}}; }

    bool isChance() const { return what == Awaited::Roll || what == Awaited::Pick; }
    bool operator==(const Request &) const = default;
};

/** What chance said: the faces of a roll in the order they fell, or the number picked. */
struct ChanceAnswer {
    FixedList<std::uint8_t, kMostDice> faces;
    std::uint16_t picked = 0;

    bool operator==(const ChanceAnswer &) const = default;

    static ChanceAnswer ofFaces(std::span<const std::uint8_t> faces)
    {
        ChanceAnswer answer;
        for (const std::uint8_t face : faces)
            answer.faces.push_back(face);
        return answer;
    }
    static ChanceAnswer ofPick(std::uint16_t picked) { return {{}, picked}; }
};

/** Whether the answer fits the request: number of dice, faces in range, picked below n. */
bool fits(const ChanceAnswer &answer, const Request &request);

/** What the faces show as a whole: their sum, the d3 (1 to 3), the d66 (11 to 66). Of `Each`: 0. */
int reading(const Roll &roll, const ChanceAnswer &answer);

} // namespace escarmouche::rules
