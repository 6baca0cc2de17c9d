// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/retraction.h"

#include <algorithm>

namespace escarmouche::model {

namespace {

bool isAct(const StreamEntry &entry)
{
    return std::holds_alternative<ActPayload>(entry.payload);
}

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

rules::Result<Retraction> workOut(const rules::BandRules &rules,
                                  std::span<const StreamEntry> entries,
                                  std::vector<std::string> chosen, Checkpoints checkpoints)
{
    if (const auto checked = checkChosen(entries, chosen); !checked)
        return rules::fail(checked.error());
    Retraction work;
    work.payload = {.chosen = chosen, .retracted = chosen, .changed = {}};
    const auto before = standings(entries);
    const auto after = standings(entries, &work.payload);

    const auto first =
        static_cast<std::size_t>(std::ranges::mismatch(before, after).in1 - before.begin());
    checkpoints.forgetBeyond(first);
    const auto &start = checkpoints.within(first);
    work.band = start.band;
    bool touched = false; // from the first difference on, every act is decided again
    for (std::size_t i = start.entries; i < entries.size(); ++i) {
        checkpoints.note(i, work.band);
        touched = touched || (isAct(entries[i]) && before[i] != after[i]);
        if (after[i].retracted)
            continue;
        if (std::holds_alternative<RemovedPayload>(entries[i].payload))
            work.band.removed = true;
        if (!isAct(entries[i]))
            continue;
        std::string outcome = after[i].outcome;
        if (touched) {
            const auto &input = std::get<ActPayload>(entries[i].payload).input;
            auto decided = rules.decide(work.band.state, input);
            if (!decided) {
                work.payload.retracted.push_back(entries[i].event.uuid);
                work.effects.push_back({i, decided.error()});
                continue;
            }
            outcome = std::move(*decided);
        }
        if (outcome != after[i].outcome)
            work.payload.changed.push_back({entries[i].event.uuid, outcome});
        if (!before[i].retracted && outcome != before[i].outcome)
            work.effects.push_back({i, {}});
        auto next = rules.evolve(work.band.state, outcome);
        if (!next)
            return rules::fail(next.error());
        work.band.state = std::move(*next);
    }
    checkpoints.note(entries.size(), work.band);
    work.checkpoints = std::move(checkpoints);
    return work;
}

std::optional<std::size_t> lastAct(std::span<const StreamEntry> entries,
                                   std::span<const Standing> standing)
{
    for (std::size_t i = entries.size(); i-- > 1;) { // not the first: a band would not be one
        if (isAct(entries[i]) && !standing[i].retracted)
            return i;
    }
    return {};
}

std::optional<std::size_t> lastUndo(std::span<const StreamEntry> entries,
                                    std::span<const Standing> standing)
{
    const auto kindOf = [&](const std::string &uuid) -> std::string_view {
        const auto found = std::ranges::find_if(
            entries, [&](const StreamEntry &entry) { return entry.event.uuid == uuid; });
        return found == entries.end() ? std::string_view() : std::string_view(found->event.kind);
    };
    for (std::size_t i = entries.size(); i-- > 1;) {
        if (standing[i].retracted)
            continue;
        if (isAct(entries[i])) // a new act ends what can be done again
            return {};
        const auto *retract = std::get_if<RetractPayload>(&entries[i].payload);
        if (retract && kindOf(retract->chosen.front()).starts_with(kBandAct))
            return i;
    }
    return {};
}

} // namespace escarmouche::model
