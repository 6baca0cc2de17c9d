// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"
#include "model/library/streams/streamfold.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace escarmouche::model {

// People may have written a figure's number on paper before the act that gave it was undone. An act
// that follows gives it to nobody else; one that is brought back finds it free. So it is with what
// a correction gave that was undone. Nor does an act that is decided again give away what a later
// one has given.

/** The act among the entries, or after the last, and the outcome that it had; at first its own. */
struct NumberedAct {
    std::size_t at = 0;
    std::string_view former;
};

/** The outcome that the rules made of an act, without numbers of figures that were given by acts or
    corrections since undone, or by later acts. `standing`: of these entries. */
rules::Result<std::string> withUnusedNumbers(const CampaignStream &stream,
                                             const rules::Campaign &campaign,
                                             std::span<const StreamEntry> entries,
                                             std::span<const Standing> standing,
                                             const NumberedAct &act, std::string outcome);
/** A standing band numbers nobody. */
inline rules::Result<std::string> withUnusedNumbers(const BandStream &, const BandStream::State &,
                                                    std::span<const StreamEntry>,
                                                    std::span<const Standing>, const NumberedAct &,
                                                    std::string outcome)
{
    return outcome;
}

} // namespace escarmouche::model
