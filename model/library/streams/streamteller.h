// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/checkpoints.h"
#include "model/library/streams/course.h"
#include "model/library/streams/readoutcomes.h"
#include "model/library/streams/streamfold.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace escarmouche::model {

/** Tells the acts of an open stream, each from what it was done to, and keeps what was told. A long
    stream is told a little at a time; checkpoints found on the way are kept. */
template<class Stream>
class StreamTeller
{
public:
    using State = typename Stream::State;
    using Telling = typename Stream::Telling;

    /** Views what belongs to the session. */
    StreamTeller(const Stream &stream, const std::vector<StreamEntry> &entries,
                 const ReadOutcomes<Stream> &outcomes, Checkpoints<Stream> &checkpoints)
        : m_stream(stream), m_entries(entries), m_outcomes(outcomes), m_checkpoints(checkpoints)
    {
    }

    /** What was told of an act as it was done. */
    void note(std::size_t act, Telling telling);
    /** Acts stand otherwise than before. */
    void beginAnew() { m_walk.reset(); }
    /** Tells acts that are not told yet, for about so long; true: there are none left. */
    rules::Result<bool> tellSome(const Course &course, std::chrono::milliseconds about);
    /** Of that act alone, told now if need be; null: it cannot be told. */
    const Telling *tell(const Course &course, std::size_t act);
    /** What was told of it; null: nothing yet, or it cannot be told. */
    const Telling *kept(std::size_t act) const;
    /** What was told of it before it was amended, or before an amendment contradicted it; null:
       none did, or that cannot be told. */
    const Telling *formerly(std::size_t act) const;
    /** The amendment that made it another act, or contradicts what it bears witness to. */
    std::optional<std::size_t> correctedBy(std::size_t act, const Standing &standing) const;

private:
    /** An act that an event changed later. */
    struct Change {
        std::size_t act = 0;
        std::size_t by = 0;

        bool operator==(const Change &) const = default;
    };
    using Changes = std::vector<Change>; // in the order of the acts
    using Read = typename ReadOutcomes<Stream>::Read;
    struct Told {
        std::optional<std::string> changed, input; // of the standing it was told by
        std::optional<Telling> telling; // none: it cannot be told
        std::optional<Telling> former; // of one amended or contradicted
        Changes since; // of a witness: of earlier acts, by later events
        std::optional<std::size_t> contradictedBy; // of a witness
    };
    /** How far the acts have been told, each from what it was done to. */
    struct Walk {
        std::vector<Standing> standing;
        std::size_t next = 0; // entry
        Changes changes; // of all acts
        Fold<Stream> before; // of the acts as they stand
        State done = {}; // of the acts before some were retracted or amended
        std::size_t apart = 0; // until that entry they differ
    };

    /** Whether it was told as it stands, or could not be. */
    bool isTold(std::size_t act, const Standing &standing, const Changes &changes) const;
    static Changes changesIn(std::span<const Standing> standing);
    /** Of acts before that one, by events after it; nothing of an act that bears no witness. */
    Changes changesAbout(std::size_t act, const Standing &standing, const Changes &changes) const;
    /** Notes what was told of a witness when it was done, where an amendment contradicts that. */
    void noteWitness(std::size_t act, const Standing &standing, const State &formerly,
                     Changes since);
    /** `formerly`: what it was done to at the time. */
    void tellOne(const StreamEntry &entry, const Standing &standing, const State &before,
                 const State &formerly);
    std::optional<Telling> tellingOf(const State &before, std::string_view input,
                                     const rules::Result<Read> &outcome) const;
    /** From the first act that is not told; none: all are. */
    std::optional<Walk> newWalk(const Course &course) const;
    rules::Result<void> step(Walk &walk);

    const Stream &m_stream;
    const std::vector<StreamEntry> &m_entries;
    const ReadOutcomes<Stream> &m_outcomes;
    Checkpoints<Stream> &m_checkpoints;
    std::unordered_map<std::string, Told> m_told; // by event
    std::optional<Walk> m_walk; // none: not begun, or all is told
};

} // namespace escarmouche::model
