// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/bandfold.h"

#include <unordered_map>
#include <utility>

namespace escarmouche::model {

rules::Result<StreamEntry> readEntry(LedgerEvent event)
{
    const auto made = [&event](auto payload) -> rules::Result<StreamEntry> {
        if (!payload)
            return rules::fail(payload.error());
        return StreamEntry{std::move(event), std::move(*payload)};
    };
    if (event.version == 1 && event.kind.starts_with(kBandAct))
        return made(decodeActPayload(event.payload));
    if (event.version == 1 && event.kind == kRetract)
        return made(decodeRetractPayload(event.payload));
    if (event.version == 1 && event.kind == kBandRemoved)
        return StreamEntry{std::move(event), RemovedPayload()};
    return rules::fail({.code = rules::ErrorCode::NewerFormat,
                        .subject = event.kind + ' ' + std::to_string(event.version)});
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

std::vector<Standing> standings(std::span<const StreamEntry> entries, const RetractPayload *next)
{
    std::vector<Standing> all(entries.size());
    std::unordered_map<std::string_view, std::size_t> index;
    std::vector<std::pair<std::size_t, const RetractPayload *>> retractions;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        index.emplace(entries[i].event.uuid, i);
        if (const auto *act = std::get_if<ActPayload>(&entries[i].payload))
            all[i].outcome = act->outcome;
        else if (const auto *retract = std::get_if<RetractPayload>(&entries[i].payload))
            retractions.emplace_back(i, retract);
    }
    if (next)
        retractions.emplace_back(entries.size(), next);
    const auto holds = [&](std::size_t i) { return i >= all.size() || !all[i].retracted; };
    // Backwards: whether a retraction holds is known once all that come after it have been seen.
    for (auto it = retractions.rbegin(); it != retractions.rend(); ++it) {
        if (!holds(it->first))
            continue;
        for (const std::string &uuid : it->second->retracted) {
            if (const auto found = index.find(uuid);
                found != index.end() && found->second < it->first)
                all[found->second].retracted = true;
        }
    }
    for (const auto &[i, retract] : retractions) {
        if (!holds(i))
            continue;
        for (const ChangedOutcome &change : retract->changed) {
            if (const auto found = index.find(change.uuid); found != index.end())
                all[found->second].outcome = change.outcome;
        }
    }
    return all;
}

std::string systemOf(const StreamEntry &first)
{
    const std::string &kind = first.event.kind;
    return kind.starts_with(kBandAct) ? kind.substr(kBandAct.size()) : std::string();
}

rules::Result<BandFold> fold(const rules::BandRules &rules, std::span<const StreamEntry> entries)
{
    const auto standing = standings(entries);
    BandFold band;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (standing[i].retracted)
            continue;
        if (std::holds_alternative<RemovedPayload>(entries[i].payload))
            band.removed = true;
        if (!std::holds_alternative<ActPayload>(entries[i].payload))
            continue;
        auto next = rules.evolve(band.state, standing[i].outcome);
        if (!next)
            return rules::fail(next.error());
        band.state = std::move(*next);
    }
    return band;
}

} // namespace escarmouche::model
