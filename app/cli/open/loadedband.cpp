// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/open/loadedband.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/open/opencampaign.h"
#include "model/exchange/bandexchange.h"

#include <QFileInfo>

namespace escarmouche::app::cli {
namespace {

Outcome<LoadedBand> loadFile(const QString &path)
{
    LoadedBand loaded;
    auto systems = loadSystems();
    if (!systems)
        return tl::unexpected(systems.error());
    loaded.workspace.systems = std::move(*systems);
    auto read = model::importBandFile(*loaded.workspace.systems, path);
    if (!read)
        return complain(read.error(), *loaded.workspace.systems);
    loaded.rules = systemNamed(*loaded.workspace.systems, read->system)->bands.get();
    loaded.system = std::move(read->system);
    loaded.band = std::move(read->band);
    return loaded;
}

Outcome<LoadedBand> loadFromCampaign(const Call &call, const std::string &word)
{
    auto met = openCampaignBand(call, word, model::OpenMode::ReadOnly);
    if (!met)
        return tl::unexpected(met.error());
    if (const auto has = checkBands(met->open); !has)
        return tl::unexpected(has.error());
    const auto campaign = campaignAsOf(call, met->open);
    if (!campaign)
        return tl::unexpected(campaign.error());
    const rules::Entrant *band = find(*campaign, met->band);
    if (!band)
        return complain(kNotFound,
                        told(QT_TRANSLATE_NOOP("CommandLine",
                                               "The band had not yet joined the campaign then.")));
    LoadedBand loaded;
    loaded.rules = &met->open.session->bandRules();
    loaded.system = met->open.session->system();
    loaded.band = band->band->band(campaign->options);
    loaded.standing = band->band->band({});
    loaded.records = rules::recordsOf(met->open.session->rules(), *campaign, met->band);
    loaded.past = pastOf(call, met->open, *campaign);
    loaded.phrases = &met->open.session->rules().phrases();
    auto kept = met->open.workspace.library->keepsakes().of(met->open.session->uuid());
    if (!kept)
        return complain(kept.error());
    loaded.keepsakes = std::move(*kept);
    met->open.session.reset(); // before the library
    loaded.workspace = std::move(met->open.workspace);
    return loaded;
}

} // namespace

Outcome<LoadedBand> loadBand(const Call &call, const std::string &bandOrFile)
{
    const auto path = bandPath(bandOrFile);
    if (!path)
        return complain(path.error());
    if (namesSample(bandOrFile) || QFileInfo(*path).isFile())
        return loadFile(*path);
    if (namesCampaign(bandOrFile))
        return loadFromCampaign(call, bandOrFile);
    auto workspace = openWorkspace(call, model::OpenMode::ReadOnly);
    if (!workspace)
        return tl::unexpected(workspace.error());
    LoadedBand loaded{std::move(*workspace), nullptr, {}, {}, {}};
    const auto row = bandCalled(loaded.workspace, bandOrFile);
    if (!row)
        return tl::unexpected(row.error());
    const auto session = loaded.workspace.library->bands().open(row->uuid);
    if (!session)
        return complain(session.error());
    loaded.rules = &(*session)->rules();
    loaded.system = row->system;
    loaded.band = (*session)->state();
    loaded.uuid = row->uuid;
    return loaded;
}

} // namespace escarmouche::app::cli
