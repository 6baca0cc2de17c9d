// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/overlay.h"
#include "rules/core/values/fraction.h"
#include "rules/core/values/ruleid.h"
#include "rules/core/words/phrase.h"

#include <optional>
#include <string>
#include <vector>

namespace escarmouche::rules {

/** Dice that had to come to something their thrower wished for. */
struct Trial {
    SeatId seat;
    int count = 0; // independent of each other
    int successes = 0;
    Fraction chance; // of each

    bool operator==(const Trial &) const = default;
};

/** How a board plays an event. A way is told before it is gone, and an aim before the dice fall. */
struct Gesture {
    enum class Kind {
        Way, // the token sets out along `places`
        Move, // it went from the first of `places` to the last: along its way, where they lie on it
        Aim, // at `target`
        Hit, // what the token aimed at, or the one of `places`
        Miss,
        Area, // `area` is struck
        Fall, // the token goes down
        Rout, // it takes to its heels
    };
    Kind kind = Kind::Move;
    int token = -1;
    int target = -1; // another token
    std::vector<Place> places;
    OverlayPatch area;

    bool operator==(const Gesture &) const = default;
};

/** What became of somebody, in a word or two that stand at his token: "−1 PV". */
struct Outcome {
    enum class Tone { Plain, Good, Bad }; // for him
    /** -1: of whoever the first of the event's tokens aims at, else of that one. */
    int token = -1;
    Phrase word;
    Tone tone = Tone::Plain;
    /** Key of the phrase that sums up `count` of these: "2 wounded"; empty: they are not counted.
     */
    std::string sum = {};

    bool operator==(const Outcome &) const = default;
};

/** What an event is to those who read of it. */
struct ToldAs {
    enum class Kind {
        Other,
        Aside, // follows from what else is told
        Turn, // one begins
        Activation, // what follows, up to Done, is of one activation
        Wave, // a side has done all that it does for now
        Done, // an activation, a turn
        Move,
        Attack, // a shot, a strike
        Weighty, // hits, wounds, knock-outs, points, the end
        Dice,
    };
    Kind kind = Kind::Other;
    SeatId seat; // whose doing it is, or whom it befalls
    std::vector<int> tokens; // whom it concerns
    Phrase brief; // the sentence in few words, where there is one
    /** What somebody sets out to do, in few words: "Urgh shoots at Ombre". What becomes of it
        follows, up to the next one. */
    Phrase act = {};
    std::optional<Outcome> outcome = {};

    bool operator==(const ToldAs &) const = default;
};

/** One step of how the rules found whom or what an event means: what a rule left of what there was,
    or who chose. */
struct ToldReason {
    Phrase sentence;
    RuleId rule;

    bool operator==(const ToldReason &) const = default;
};

/** An event as a seat may know it. */
struct ToldEvent {
    Phrase sentence;
    RuleId rule;
    int entry = 0; // of the journal
    std::optional<Trial> trial;
    std::optional<Gesture> gesture; // none: nothing of it is seen but what the board shows after it
    ToldAs as = {};
    std::vector<ToldReason> reasons = {}; // in order; the sentence tells the event without them

    bool operator==(const ToldEvent &) const = default;
};

} // namespace escarmouche::rules
