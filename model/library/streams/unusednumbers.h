// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/streamfold.h"

#include <span>
#include <string>

namespace escarmouche::model {

// People may have written a figure's number on paper before the act that gave it was undone. An act
// that follows gives it to nobody else; one that is brought back finds it free.

/** The outcome that the rules made of an act, without numbers of figures that were given by acts
    since undone. `standing`: of these entries, which the act follows. */
rules::Result<std::string> withUnusedNumbers(const CampaignStream &stream,
                                             const rules::Campaign &campaign,
                                             std::span<const StreamEntry> entries,
                                             std::span<const Standing> standing,
                                             std::string outcome);
/** A standing band numbers nobody. */
inline rules::Result<std::string> withUnusedNumbers(const BandStream &, const BandStream::State &,
                                                    std::span<const StreamEntry>,
                                                    std::span<const Standing>, std::string outcome)
{
    return outcome;
}

} // namespace escarmouche::model
