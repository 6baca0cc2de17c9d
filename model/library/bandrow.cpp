// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/bandrow.h"

#include "model/library/librarywriter.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::model {

namespace {

/** Takes a row as its present edition; one that is damaged, or that the rules do not read, stays
    as it is, for the check to find. */
rules::Result<void> refreshRow(BandRepository &bands, const rules::RuleSystem &system,
                               const std::string &uuid)
{
    auto stored = bands.find(uuid);
    if (!stored || !*stored)
        return stored ? rules::Result<void>() : rules::fail(stored.error());
    StoredBand &band = **stored;
    if (sha256(band.state) == band.stateHash) {
        if (auto row = rowOf(system, uuid, {band.state, band.removed}, band.row.updatedAt))
            band = std::move(*row);
    }
    band.edition = system.edition;
    return bands.write(band);
}

/** Some of the rows of other editions; `all`: none is left. */
rules::Result<void> refreshSome(Connection &connection, const rules::RuleSystems &systems,
                                bool &all)
{
    constexpr int kAtOnce = 100; // an act waits no longer than these take
    BandRepository bands(connection);
    for (const rules::RuleSystem &system : systems) {
        const auto uuids = bands.outdated(system.key, system.edition, kAtOnce);
        if (!uuids)
            return rules::fail(uuids.error());
        for (const std::string &uuid : *uuids) {
            if (const auto done = refreshRow(bands, system, uuid); !done)
                return done;
        }
        if (!uuids->empty())
            return {};
    }
    all = true;
    return {};
}

} // namespace

const rules::RuleSystem *systemNamed(const rules::RuleSystems &systems, const std::string &key)
{
    const auto found = std::ranges::find(systems, key, &rules::RuleSystem::key);
    return found == systems.end() ? nullptr : &*found;
}

rules::Result<StoredBand> rowOf(const rules::RuleSystem &system, const std::string &uuid,
                                const BandFold &band, const std::string &at)
{
    const auto summary = system.bands->summary(band.state);
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
                      .removed = band.removed,
                      .state = band.state,
                      .stateHash = sha256(band.state),
                      .edition = system.edition};
}

rules::Result<StoredBand> foldRow(const rules::RuleSystems &systems,
                                  std::vector<LedgerEvent> events)
{
    const auto entries = readEntries(std::move(events));
    if (!entries)
        return rules::fail(entries.error());
    if (entries->empty())
        return rules::fail(
            {.code = rules::ErrorCode::LibraryDamaged, .hint = "a history without acts"});
    const auto key = systemOf(entries->front());
    const auto *system = systemNamed(systems, key);
    if (!system)
        return rules::fail({.code = rules::ErrorCode::SystemNotFound, .subject = key});
    const auto folded = fold(*system->bands, *entries);
    if (!folded)
        return rules::fail(folded.error());
    return rowOf(*system, entries->front().event.stream, *folded, entries->back().event.at);
}

void refreshRows(LibraryWriter &writer, const rules::RuleSystems &systems)
{
    const auto all = std::make_shared<bool>(false);
    writer.submit(
        [all, &systems](Connection &connection) { return refreshSome(connection, systems, *all); },
        [all, &writer, &systems](const rules::Result<void> &done) {
            if (done && !*all && !writer.closing())
                refreshRows(writer, systems);
        });
}

} // namespace escarmouche::model
