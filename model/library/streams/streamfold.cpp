// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/streamfold.h"

#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace escarmouche::model {

namespace {

/** An event that cannot be read, or whose outcome cannot be written down. */
rules::Error damagedAt(const LedgerEvent &event)
{
    return {.code = rules::ErrorCode::ChainBroken, .subject = event.stream, .number = event.seq};
}

/** Of a text, or of the system: not that an outcome does not fit what came before. */
bool saysWhatIsWrong(rules::ErrorCode code)
{
    return code < rules::ErrorCode::NoSuchMember || code == rules::ErrorCode::OutOfMemory;
}

} // namespace

rules::Result<StreamEntry> readEntry(LedgerEvent event)
{
    if (const auto known = checkKind(event); !known)
        return rules::fail(known.error());
    if (isActKind(event.kind))
        return StreamEntry{std::move(event), ActMark()};
    if (event.kind != kRetract && event.kind != kAmend)
        return StreamEntry{std::move(event), RemovedPayload()};
    auto payload = event.kind == kAmend ? decodeAmendPayload(event.payload)
                                        : decodeRetractPayload(event.payload);
    if (!payload)
        return rules::fail(damagedAt(event));
    return StreamEntry{std::move(event), std::move(*payload)};
}

rules::Result<std::vector<StreamEntry>> readEntries(std::vector<LedgerEvent> events)
{
    std::vector<StreamEntry> entries;
    entries.reserve(events.size());
    for (LedgerEvent &event : events) {
        auto entry = readEntry(std::move(event));
        if (!entry)
            return rules::fail(entry.error());
        entries.push_back(std::move(*entry));
    }
    return entries;
}

bool isAct(const StreamEntry &entry)
{
    return std::holds_alternative<ActMark>(entry.payload);
}

rules::Result<ActPayload> readAct(const StreamEntry &entry)
{
    auto payload = decodeActPayload(entry.event.payload);
    return payload ? std::move(payload) : rules::fail(damagedAt(entry.event));
}

std::string systemOf(const LedgerEvent &first)
{
    const std::string &kind = first.kind;
    return isActKind(kind) ? kind.substr(kind.find('/') + 1) : std::string();
}

std::vector<Standing> standings(std::span<const StreamEntry> entries, const RetractPayload *next)
{
    std::vector<Standing> all(entries.size());
    std::vector<std::pair<std::size_t, const RetractPayload *>> retractions;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (const auto *retract = std::get_if<RetractPayload>(&entries[i].payload))
            retractions.emplace_back(i, retract);
    }
    if (next)
        retractions.emplace_back(entries.size(), next);
    if (retractions.empty())
        return all;
    std::unordered_map<std::string_view, std::size_t> index;
    for (std::size_t i = 0; i < entries.size(); ++i)
        index.emplace(entries[i].event.uuid, i);
    const auto holds = [&](std::size_t i) { return i >= all.size() || !all[i].retracted; };
    // Backwards: whether a retraction holds is known once all that come after it have been seen.
    for (auto it = retractions.rbegin(); it != retractions.rend(); ++it) {
        if (!holds(it->first))
            continue;
        for (const std::string &uuid : it->second->retracted) {
            const auto found = index.find(uuid);
            if (found == index.end() || found->second >= it->first)
                continue;
            all[found->second].retracted = true;
            all[found->second].by = it->first;
        }
    }
    /** What was said last. */
    struct Last {
        const std::string *outcome = nullptr; // null: nothing
        const std::string *input = nullptr;
        std::optional<std::size_t> amendment;
    };
    std::unordered_map<std::size_t, Last> last;
    for (const auto &[i, retract] : retractions) {
        if (!holds(i))
            continue;
        const auto found = retract->amends() ? index.find(retract->chosen.front()) : index.end();
        if (found != index.end())
            last[found->second].input = &retract->input;
        for (const ChangedOutcome &change : retract->changed) {
            const auto changed = index.find(change.uuid);
            if (changed == index.end())
                continue;
            Last &said = last[changed->second];
            said.outcome = &change.outcome;
            if (retract->amends())
                said.amendment = i;
        }
    }
    for (const auto &[i, said] : last) {
        const ActParts own = partsIn(entries[i].event.payload);
        if (said.outcome && own.outcome != *said.outcome)
            all[i].changed = *said.outcome;
        if (said.input && own.input != *said.input)
            all[i].input = *said.input;
        if (all[i].changed || all[i].input)
            all[i].amendedBy = said.amendment;
    }
    return all;
}

std::string_view inputOf(const StreamEntry &act, const Standing &standing)
{
    return standing.input ? std::string_view(*standing.input) : partsIn(act.event.payload).input;
}

std::string_view outcomeOf(const StreamEntry &act, const Standing &standing)
{
    return standing.changed ? std::string_view(*standing.changed)
                            : partsIn(act.event.payload).outcome;
}

rules::Result<void> reachFold(LongWork *work, std::size_t done, std::size_t all)
{
    return work ? work->reach({LongWork::Step::Folding, static_cast<std::int64_t>(done),
                               static_cast<std::int64_t>(all)})
                : rules::Result<void>();
}

template<class Stream>
rules::Result<void> write(const Stream &stream, Fold<Stream> &fold,
                          std::span<const StreamEntry> entries, std::span<const Standing> standing)
{
    std::vector<std::string_view> outcomes;
    std::vector<const LedgerEvent *> acts;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (standing[i].retracted)
            continue;
        if (std::holds_alternative<RemovedPayload>(entries[i].payload))
            fold.removed = true;
        if (!isAct(entries[i]))
            continue;
        outcomes.push_back(outcomeOf(entries[i], standing[i]));
        acts.push_back(&entries[i].event);
    }
    if (outcomes.empty())
        return {};
    std::size_t reached = 0;
    auto done = stream.evolveAll(fold.state, outcomes, reached);
    if (done)
        return done;
    if (done.error().code == rules::ErrorCode::FileTooLarge) // that part of its file
        done.error().pointer = "/event/payload/outcome";
    return saysWhatIsWrong(done.error().code) ? done : rules::fail(damagedAt(*acts[reached]));
}

namespace {

/** Goes on to the end from where a fold has got to, by so many entries at a time; `reached` hears
    of each beginning. */
template<class Stream, class Reached>
rules::Result<Fold<Stream>>
foldOn(const Stream &stream, const typename Checkpoints<Stream>::Place &place,
       std::span<const StreamEntry> entries, std::span<const Standing> standing, std::size_t atOnce,
       Reached &&reached)
{
    Fold<Stream> fold = *place.fold;
    std::size_t i = place.entries;
    while (i < entries.size()) {
        if (const auto goes = reached(i, fold); !goes)
            return rules::fail(goes.error());
        const std::size_t count = std::min(entries.size() - i, atOnce);
        if (const auto done =
                write(stream, fold, entries.subspan(i, count), standing.subspan(i, count));
            !done)
            return rules::fail(done.error());
        i += count;
    }
    return fold;
}

} // namespace

template<class Stream>
rules::Result<Fold<Stream>> fold(const Stream &stream, std::span<const StreamEntry> entries,
                                 LongWork *work)
{
    constexpr std::size_t kAtOnce = 1024;
    return foldOn(
        stream, typename Checkpoints<Stream>::Place(), entries, standings(entries), kAtOnce,
        [&](std::size_t i, const Fold<Stream> &) { return reachFold(work, i, entries.size()); });
}

template<class Stream>
rules::Result<Fold<Stream>> fold(const Stream &stream, std::span<const StreamEntry> entries,
                                 std::span<const Standing> standing,
                                 Checkpoints<Stream> &checkpoints)
{
    auto made = foldOn(stream, checkpoints.within(entries.size()), entries, standing,
                       Checkpoints<Stream>::kEvery, [&](std::size_t i, const Fold<Stream> &fold) {
                           checkpoints.note(i, fold);
                           return rules::Result<void>();
                       });
    if (made)
        checkpoints.note(entries.size(), *made);
    return made;
}

template rules::Result<void> write(const BandStream &, Fold<BandStream> &,
                                   std::span<const StreamEntry>, std::span<const Standing>);
template rules::Result<void> write(const CampaignStream &, Fold<CampaignStream> &,
                                   std::span<const StreamEntry>, std::span<const Standing>);
template rules::Result<Fold<BandStream>> fold(const BandStream &, std::span<const StreamEntry>,
                                              LongWork *);
template rules::Result<Fold<CampaignStream>> fold(const CampaignStream &,
                                                  std::span<const StreamEntry>, LongWork *);
template rules::Result<Fold<BandStream>> fold(const BandStream &, std::span<const StreamEntry>,
                                              std::span<const Standing>, Checkpoints<BandStream> &);
template rules::Result<Fold<CampaignStream>> fold(const CampaignStream &,
                                                  std::span<const StreamEntry>,
                                                  std::span<const Standing>,
                                                  Checkpoints<CampaignStream> &);

} // namespace escarmouche::model
