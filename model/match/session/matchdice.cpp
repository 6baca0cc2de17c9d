// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/session/matchdice.h"

#include <QRandomGenerator>

namespace escarmouche::model {

rules::ChanceAnswer throwDice(std::uint64_t seed, int entry, std::size_t nth,
                              const rules::Request &request)
{
    // Twice, because a machine at that entry draws from the seed of the entry itself.
    const std::uint64_t place = rules::seedOf(seed, static_cast<std::uint64_t>(entry));
    return rules::SeededDice(rules::seedOf(place, nth)).answer(request);
}

rules::ChanceAnswer throwDice(std::uint64_t seed, const rules::Match &match)
{
    const rules::JournalEntry &entry = match.journal().entries.back();
    return throwDice(seed, entry.seq, entry.answers.size(), match.awaited());
}

std::uint64_t newSeed()
{
    return QRandomGenerator::system()->generate64();
}

} // namespace escarmouche::model
