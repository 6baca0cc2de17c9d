// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/checkpoints.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace escarmouche::model {

/** What a retraction would do to one later act. */
struct Effect {
    std::size_t entry = 0;
    std::optional<rules::Error> refusal; // none: another outcome
};

/** A retraction worked out: what to write, and what it makes of the band. */
struct Retraction {
    RetractPayload payload;
    BandFold band;
    std::vector<Effect> effects; // beside what was chosen, oldest first
    Checkpoints checkpoints; // of the stream once the retraction is part of it
};

/** Takes the chosen events out of the stream (acts, or retractions, whose acts then stand again)
    and decides every later act again with its own input. The band is that of a stream in which
    the chosen events never were. The first act of a stream stays: NothingToUndo. Folds from the
    last of the checkpoints that the change leaves standing. */
rules::Result<Retraction> workOut(const rules::BandRules &rules,
                                  std::span<const StreamEntry> entries,
                                  std::vector<std::string> chosen, Checkpoints checkpoints = {});

/** The act that undo retracts, the retraction that redo retracts; none: nothing to do. */
std::optional<std::size_t> lastAct(std::span<const StreamEntry> entries,
                                   std::span<const Standing> standing);
std::optional<std::size_t> lastUndo(std::span<const StreamEntry> entries,
                                    std::span<const Standing> standing);

} // namespace escarmouche::model
