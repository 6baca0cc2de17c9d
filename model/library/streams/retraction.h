// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/streams/readoutcomes.h"
#include "model/library/streams/streamfold.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace escarmouche::model {

/** What a retraction or amendment would do to one act. */
template<class Stream>
struct Effect {
    std::size_t entry = 0;
    std::optional<rules::Error> refusal; // none: another outcome
    std::optional<typename Stream::Telling> telling; // of that outcome; none: it cannot be told
    bool isSame = false; // the outcome is as before; what the act bears witness to may not be
};

/** A retraction or amendment worked out: what to write, and what it makes of the stream. */
template<class Stream>
struct Retraction {
    RetractPayload payload;
    Fold<Stream> fold;
    std::vector<Effect<Stream>> effects; // beside what was chosen, oldest first
    Checkpoints<Stream> checkpoints; // of the stream once it is part of it; none: foreseen alone
};

/** What it is worked out for: to be written, or to be looked at, which keeps no checkpoints. */
enum class Purpose { ToKeep, ToForesee };

/** Takes the chosen events out of the stream (acts, or retractions, whose acts then stand again)
    and decides every later act that rests on them again with its own input. What is left is a
   stream in which the chosen events never were. The first act of a stream stays: NothingToUndo.
   Folds from the last of the checkpoints that the change leaves standing. */
template<class Stream>
rules::Result<Retraction<Stream>>
workOut(const Stream &stream, std::span<const StreamEntry> entries, std::vector<std::string> chosen,
        Checkpoints<Stream> checkpoints = {}, const ReadOutcomes<Stream> &outcomes = {},
        Purpose purpose = Purpose::ToKeep);

/** Gives an act another input and decides it and every later one that rests on it again. What is
    left is a stream in
    which the act had been done so from the start: a later act that is now refused is left open
    where the stream knows how (Stream::leftOpen), else retracted. The amended act itself is refused
    as any act is. EventNotFound: no such act stands. */
template<class Stream>
rules::Result<Retraction<Stream>>
workOutAmendment(const Stream &stream, std::span<const StreamEntry> entries,
                 const std::string &uuid, std::string input, Checkpoints<Stream> checkpoints = {},
                 const ReadOutcomes<Stream> &outcomes = {}, Purpose purpose = Purpose::ToKeep);

/** Whether a retraction may be made: DiceStand when an act that it takes out may never be,
    EmptyReason when one asks for a reason and none is given, as an amendment always does. */
template<class Stream>
[[nodiscard]] rules::Result<void> mayRetract(const Stream &stream,
                                             std::span<const StreamEntry> entries,
                                             const RetractPayload &payload);

} // namespace escarmouche::model
