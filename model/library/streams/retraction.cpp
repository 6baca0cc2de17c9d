// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/streams/retraction.h"

#include "model/library/streams/bandstream.h"
#include "model/library/streams/campaignstream.h"

#include <algorithm>
#include <unordered_map>

namespace escarmouche::model {

namespace {

rules::Result<void> checkChosen(std::span<const StreamEntry> entries,
                                const std::vector<std::string> &chosen)
{
    if (chosen.empty() || entries.empty())
        return rules::fail({.code = rules::ErrorCode::NothingToUndo});
    for (const std::string &uuid : chosen) {
        if (uuid == entries.front().event.uuid)
            return rules::fail({.code = rules::ErrorCode::NothingToUndo});
        if (std::ranges::none_of(entries, [&](const auto &e) { return e.event.uuid == uuid; }))
            return rules::fail({.code = rules::ErrorCode::EventNotFound, .subject = uuid});
    }
    return {};
}

} // namespace

template<class Stream>
rules::Result<Retraction<Stream>>
workOut(const Stream &stream, std::span<const StreamEntry> entries, std::vector<std::string> chosen,
        Checkpoints<Stream> checkpoints)
{
    if (const auto checked = checkChosen(entries, chosen); !checked)
        return rules::fail(checked.error());
    Retraction<Stream> work;
    work.payload = {.chosen = chosen, .retracted = chosen, .changed = {}};
    const auto before = standings(entries);
    const auto after = standings(entries, &work.payload);

    const auto first =
        static_cast<std::size_t>(std::ranges::mismatch(before, after).in1 - before.begin());
    checkpoints.forgetBeyond(first);
    const auto &start = checkpoints.within(first);
    work.fold = start.fold;
    bool touched = false; // from the first difference on, every act is decided again
    for (std::size_t i = start.entries; i < entries.size(); ++i) {
        checkpoints.note(i, work.fold);
        touched = touched || (isAct(entries[i]) && before[i] != after[i]);
        if (!touched || after[i].retracted || !isAct(entries[i])) {
            if (const auto done = write(stream, work.fold, entries[i], after[i]); !done)
                return rules::fail(done.error());
            continue;
        }
        const auto act = readAct(entries[i]);
        if (!act)
            return rules::fail(act.error());
        const std::string &own = after[i].changed ? *after[i].changed : act->outcome;
        const auto outcome =
            stream.decideAgain(work.fold.state, act->input, own, entries[i].event.version);
        if (!outcome) {
            work.payload.retracted.push_back(entries[i].event.uuid);
            work.effects.push_back({i, outcome.error()});
            continue;
        }
        if (*outcome != own)
            work.payload.changed.push_back({entries[i].event.uuid, *outcome});
        if (!before[i].retracted && *outcome != before[i].changed.value_or(act->outcome))
            work.effects.push_back({i, {}});
        if (const auto done = stream.evolve(work.fold.state, *outcome); !done)
            return rules::fail(done.error());
    }
    checkpoints.note(entries.size(), work.fold);
    work.checkpoints = std::move(checkpoints);
    return work;
}

template<class Stream>
rules::Result<void> mayRetract(const Stream &stream, std::span<const StreamEntry> entries,
                               const RetractPayload &payload)
{
    const auto standing = standings(entries);
    std::unordered_map<std::string_view, std::size_t> index;
    for (std::size_t i = 0; i < entries.size(); ++i)
        index.emplace(entries[i].event.uuid, i);
    for (const std::string &uuid : payload.retracted) {
        const auto found = index.find(uuid);
        if (found == index.end() || !isAct(entries[found->second]) ||
            standing[found->second].retracted)
            continue;
        const auto act = readAct(entries[found->second]);
        if (!act)
            return rules::fail(act.error());
        const auto how = stream.retracting(act->input);
        if (how == rules::Retracting::Never)
            return rules::fail({.code = rules::ErrorCode::DiceStand, .subject = uuid});
        if (how == rules::Retracting::WithReason && payload.reason.empty())
            return rules::fail({.code = rules::ErrorCode::EmptyReason, .subject = uuid});
    }
    return {};
}

template rules::Result<Retraction<BandStream>> workOut(const BandStream &,
                                                       std::span<const StreamEntry>,
                                                       std::vector<std::string>,
                                                       Checkpoints<BandStream>);
template rules::Result<Retraction<CampaignStream>> workOut(const CampaignStream &,
                                                           std::span<const StreamEntry>,
                                                           std::vector<std::string>,
                                                           Checkpoints<CampaignStream>);
template rules::Result<void> mayRetract(const BandStream &, std::span<const StreamEntry>,
                                        const RetractPayload &);
template rules::Result<void> mayRetract(const CampaignStream &, std::span<const StreamEntry>,
                                        const RetractPayload &);

} // namespace escarmouche::model
