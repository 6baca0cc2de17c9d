// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/bandstream.h"

#include "model/digest.h"
#include "model/library/ledger/checkpoints.h"
#include "model/text.h"

namespace escarmouche::model {

rules::Result<void> BandStream::evolveAll(State &band, std::span<const std::string_view> outcomes,
                                          std::size_t &reached) const
{
    auto next = rules->evolveAll(band, outcomes);
    if (!next) {
        reached = 0;
        for (std::size_t beyond = outcomes.size(); beyond - reached > 1;) {
            const std::size_t middle = (reached + beyond) / 2;
            (rules->evolveAll(band, outcomes.first(middle)) ? reached : beyond) = middle;
        }
        return rules::fail(next.error());
    }
    band = std::move(*next);
    return {};
}

rules::Result<StoredBand> BandStream::rowOf(const rules::RuleSystem &system,
                                            const std::string &uuid, const Fold<BandStream> &fold,
                                            const std::string &at)
{
    const auto summary = system.bands->summary(fold.state);
    if (!summary)
        return rules::fail(summary.error());
    return StoredBand{.row = {.uuid = uuid,
                              .system = system.key,
                              .name = summary->name,
                              .nameKey = foldedKey(summary->name),
                              .about = summary->about,
                              .total = summary->total,
                              .figures = summary->figures,
                              .illegal = summary->illegal,
                              .warnings = summary->warnings,
                              .updatedAt = at},
                      .stream = uuid,
                      .removed = fold.removed,
                      .state = fold.state,
                      .stateHash = sha256(fold.state),
                      .edition = system.edition};
}

} // namespace escarmouche::model
