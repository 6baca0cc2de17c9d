// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/streamteller.h"

#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"

#include <algorithm>

namespace escarmouche::model {

using rules::fail;
using rules::Result;

namespace {

/** The event that has made it another act than was done; none: it stands as it was done. */
std::optional<std::size_t> changedBy(const Standing &standing)
{
    return standing.retracted ? std::optional(standing.by) : standing.amendedBy;
}

} // namespace

template<class Stream>
void StreamTeller<Stream>::note(std::size_t act, Telling telling)
{
    m_told[m_entries[act].event.uuid] = {{}, {}, std::move(telling), {}, {}, {}};
}

template<class Stream>
auto StreamTeller<Stream>::kept(std::size_t act) const -> const Telling *
{
    const auto met = m_told.find(m_entries[act].event.uuid);
    return met != m_told.end() && met->second.telling ? &*met->second.telling : nullptr;
}

template<class Stream>
auto StreamTeller<Stream>::formerly(std::size_t act) const -> const Telling *
{
    const auto met = m_told.find(m_entries[act].event.uuid);
    return met != m_told.end() && met->second.former ? &*met->second.former : nullptr;
}

template<class Stream>
std::optional<std::size_t> StreamTeller<Stream>::correctedBy(std::size_t act,
                                                             const Standing &standing) const
{
    const auto met = m_told.find(m_entries[act].event.uuid);
    return standing.amendedBy || met == m_told.end() ? standing.amendedBy
                                                     : met->second.contradictedBy;
}

template<class Stream>
bool StreamTeller<Stream>::isTold(std::size_t act, const Standing &standing,
                                  const Changes &changes) const
{
    const auto found = m_told.find(m_entries[act].event.uuid);
    return found != m_told.end() && found->second.changed == standing.changed &&
           found->second.input == standing.input &&
           found->second.since == changesAbout(act, standing, changes);
}

template<class Stream>
auto StreamTeller<Stream>::changesIn(std::span<const Standing> standing) -> Changes
{
    Changes changes;
    for (std::size_t i = 0; i < standing.size(); ++i) {
        if (const auto by = changedBy(standing[i]))
            changes.push_back({i, *by});
    }
    return changes;
}

template<class Stream>
auto StreamTeller<Stream>::changesAbout(std::size_t act, const Standing &standing,
                                        const Changes &changes) const -> Changes
{
    Changes about;
    if (changes.empty() || standing.retracted ||
        !Stream::isWitness(inputOf(m_entries[act], standing)))
        return about;
    for (const Change &change : changes) {
        if (change.act >= act)
            break;
        if (change.by > act)
            about.push_back(change);
    }
    return about;
}

template<class Stream>
void StreamTeller<Stream>::noteWitness(std::size_t act, const Standing &standing,
                                       const State &formerly, Changes since)
{
    Told &told = m_told[m_entries[act].event.uuid];
    std::optional<std::size_t> last;
    for (const Change &change : since) {
        if (std::get<RetractPayload>(m_entries[change.by].payload).amends())
            last = std::max(last, std::optional(change.by));
    }
    const auto own = partsIn(m_entries[act].event.payload);
    if (!standing.amendedBy && told.telling && last) {
        auto former = tellingOf(formerly, own.input, m_outcomes.ownOf(m_stream, m_entries[act]));
        if (former && Stream::sentence(*former) != Stream::sentence(*told.telling)) {
            told.former = std::move(former);
            told.contradictedBy = last;
        }
    }
    told.since = std::move(since);
}

template<class Stream>
auto StreamTeller<Stream>::tellingOf(const State &before, std::string_view input,
                                     const Result<Read> &outcome) const -> std::optional<Telling>
{
    auto telling = outcome ? m_stream.tell(before, input, **outcome) : fail(outcome.error());
    return telling ? std::optional(std::move(*telling)) : std::nullopt;
}

// One that is open is told as it was done.
template<class Stream>
void StreamTeller<Stream>::tellOne(const StreamEntry &entry, const Standing &standing,
                                   const State &before, const State &formerly)
{
    const bool isOpen = standing.changed && Stream::isOpen(*standing.changed);
    Told &told = m_told[entry.event.uuid];
    told = {standing.changed, standing.input, {}, {}, {}, {}};
    if (isOpen)
        told.telling =
            tellingOf(formerly, inputOf(entry, standing), m_outcomes.ownOf(m_stream, entry));
    else
        told.telling =
            tellingOf(before, inputOf(entry, standing), m_outcomes.of(m_stream, entry, standing));
    if (standing.amendedBy && !isOpen)
        told.former = tellingOf(formerly, partsIn(entry.event.payload).input,
                                m_outcomes.ownOf(m_stream, entry));
}

template<class Stream>
auto StreamTeller<Stream>::newWalk(const Course &course) const -> std::optional<Walk>
{
    Walk walk;
    walk.standing = course.standing;
    walk.changes = changesIn(walk.standing);
    const auto isUntold = [&](std::size_t i) {
        return isAct(m_entries[i]) && !isTold(i, walk.standing[i], walk.changes);
    };
    std::size_t first = 0;
    while (first < m_entries.size() && !isUntold(first))
        ++first;
    if (first == m_entries.size())
        return std::nullopt;
    // What an act since retracted or amended was followed by was done to other than what stands.
    for (std::size_t i = first; i-- > 0;) {
        if (changedBy(walk.standing[i]).value_or(0) > first)
            first = i;
    }
    const auto &start = m_checkpoints.within(first);
    walk.next = start.entries;
    walk.before = *start.fold;
    return walk;
}

template<class Stream>
Result<void> StreamTeller<Stream>::step(Walk &walk)
{
    const std::size_t i = walk.next++;
    const StreamEntry &entry = m_entries[i];
    const Standing &standing = walk.standing[i];
    m_checkpoints.note(i, walk.before); // found on the way
    if (!isAct(entry))
        return write(m_stream, walk.before, entry, standing);
    const bool differ = i < walk.apart;
    const auto changed = changedBy(standing);
    if (changed && !differ)
        walk.done = walk.before.state;
    const auto outcome = m_outcomes.of(m_stream, entry, standing);
    if (!isTold(i, standing, walk.changes)) {
        tellOne(entry, standing, standing.retracted ? walk.done : walk.before.state,
                changed ? walk.done : walk.before.state);
        if (auto since = changesAbout(i, standing, walk.changes); !since.empty())
            noteWitness(i, standing, walk.done, std::move(since));
    }
    bool also = false; // what was done at the time is written too
    if (changed) {
        walk.apart = std::max(walk.apart, *changed);
        const auto own = standing.retracted ? outcome : m_outcomes.ownOf(m_stream, entry);
        also = own && m_stream.evolve(walk.done, **own);
        if (standing.retracted && !also)
            walk.done = walk.before.state;
        if (standing.retracted)
            return {};
    }
    if (!outcome)
        return fail(outcome.error());
    if (differ && !changed)
        also = m_stream.evolve(walk.done, **outcome).has_value();
    if (const auto written = m_stream.evolve(walk.before.state, **outcome); !written)
        return written;
    if ((differ || changed) && !also)
        walk.done = walk.before.state;
    return {};
}

template<class Stream>
Result<bool> StreamTeller<Stream>::tellSome(const Course &course, std::chrono::milliseconds about)
{
    const auto end = std::chrono::steady_clock::now() + about;
    if (!m_walk)
        m_walk = newWalk(course);
    if (!m_walk)
        return true;
    m_walk->standing.resize(m_entries.size()); // acts done since: they stand
    while (m_walk->next < m_entries.size()) {
        if (const auto done = step(*m_walk); !done) {
            m_walk.reset();
            return fail(done.error());
        }
        if (std::chrono::steady_clock::now() >= end)
            break;
    }
    if (m_walk->next < m_entries.size())
        return false;
    m_walk.reset();
    return true;
}

template<class Stream>
auto StreamTeller<Stream>::tell(const Course &course, std::size_t i) -> const Telling *
{
    const StreamEntry &entry = m_entries[i];
    const Standing &standing = course.standing[i];
    const auto changes = changesIn(course.standing);
    if (!isTold(i, standing, changes)) {
        // The band or campaign it was done to, as far as that still stands.
        const auto before =
            fold(m_stream, std::span(m_entries).first(i), course.standing, m_checkpoints);
        if (!before)
            return nullptr;
        tellOne(entry, standing, before->state, before->state);
    }
    const auto &telling = m_told[entry.event.uuid].telling;
    return telling ? &*telling : nullptr;
}

template class StreamTeller<BandStream>;
template class StreamTeller<CampaignStream>;

} // namespace escarmouche::model
