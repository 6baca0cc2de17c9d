// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/called.h"
#include "model/library/campaignfile.h"
#include "model/library/library_p.h"
#include "model/library/store/check.h"
#include "rules/core/campaign/past/season.h"

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

const rules::CampaignRules *Library::campaignRules(const std::string &system) const
{
    return d->store->campaignRulesOf(system);
}

Result<std::vector<CampaignRow>> Library::campaigns() const
{
    return CampaignRepository(*d->store->reader).list();
}

Result<std::vector<CampaignRow>> Library::removedCampaigns() const
{
    return CampaignRepository(*d->store->reader).list(true);
}

Result<CampaignRow> Library::findCampaign(const std::string &uuidOrName) const
{
    const auto rows = campaigns();
    if (!rows)
        return fail(rows.error());
    return onlyCalled(*rows, uuidOrName, ErrorCode::CampaignNotFound, ErrorCode::CampaignAmbiguous);
}

Result<std::unique_ptr<CampaignSession>> Library::openCampaign(const std::string &uuid)
{
    auto stream = StreamSession<CampaignStream>::open(d->store, uuid);
    if (!stream)
        return fail(stream.error());
    auto session = std::make_unique<CampaignSession::Private>();
    session->stream = std::move(*stream);
    std::unique_ptr<CampaignSession> opened(new CampaignSession(std::move(session)));
    connect(opened.get(), &CampaignSession::acknowledged, this, &Library::changed);
    d->keep(opened.get(), opened->d->stream.get());
    return opened;
}

Result<std::string> Library::createCampaign(const std::string &system, const std::string &name,
                                            const std::vector<rules::Setting> &options)
{
    auto made = d->keep(
        d->decide<CampaignStream>(system, rules::FoundCampaign{system, newUuid(), name, options}));
    if (made)
        watch();
    return made;
}

Result<std::string> Library::newSeason(const std::string &uuid, const std::string &name)
{
    if (const auto written = d->flushSessions(uuid); !written)
        return fail(written.error());
    const auto old = d->store->load<CampaignStream>(uuid);
    if (!old)
        return fail(old.error());
    const rules::Campaign &last = old->fold.state;
    const std::string uid = newUuid();
    auto made = d->keep(d->decide<CampaignStream>(
        last.system,
        [&](const rules::Campaign &campaign) {
            return rules::nextOfSeason(last, campaign, name, uid);
        },
        last.name)); // a band that breaks a rule by now comes along because it was there
    if (made)
        watch();
    return made;
}

Result<void> Library::removeCampaign(const std::string &uuid)
{
    const auto done = d->remove<CampaignStream>(uuid);
    if (done)
        watch();
    return done;
}

Result<void> Library::restoreCampaign(const std::string &uuid)
{
    const auto done = d->restore<CampaignStream>(uuid);
    if (done)
        watch();
    return done;
}

Result<std::vector<FixtureRow>> Library::fixtures() const
{
    return CampaignRepository(*d->store->reader).fixtures();
}

Result<std::string> Library::exportCampaign(const std::string &uuid) const
{
    return writeCampaign(*d->store->reader, uuid);
}

Result<std::string> Library::importCampaign(std::string_view text)
{
    auto file = readCampaign(text);
    if (!file)
        return fail(file.error());
    std::string uuid = file->events.front().stream;
    const auto whole = std::make_shared<CampaignFile>(std::move(*file)); // a write may be copied
    const auto done = d->store->write([whole, systems = d->store->systems](Connection &connection) {
        return takeIn(connection, *systems, std::move(*whole));
    });
    if (!done)
        return fail(done.error());
    watch();
    return uuid;
}

Result<CampaignCheck> Library::checkCampaign(const std::string &uuid) const
{
    const auto campaign = CampaignRepository(*d->store->reader).find(uuid);
    if (!campaign)
        return fail(campaign.error());
    if (!*campaign)
        return fail({.code = ErrorCode::CampaignNotFound, .subject = uuid});
    auto report = checkStream(*d->store->reader, *d->store->systems, uuid);
    if (!report)
        return fail(report.error());
    return CampaignCheck{report->events, std::move(report->faults)};
}

} // namespace escarmouche::model
