// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/campaigns.h"

#include "model/library/called.h"
#include "model/library/campaignfile.h"
#include "model/library/repository/campaignrepository.h"
#include "model/library/sessions/campaignsession_p.h"
#include "model/library/sessions/streamshelf.h"
#include "model/library/store/check.h"
#include "rules/core/campaign/past/season.h"

#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

Campaigns::Campaigns(std::shared_ptr<LibraryStore> store, OpenSessions &open)
    : m_store(std::move(store)), m_open(open)
{
}

const rules::CampaignRules *Campaigns::rules(const std::string &system) const
{
    return m_store->campaignRulesOf(system);
}

Result<std::vector<CampaignRow>> Campaigns::list() const
{
    return CampaignRepository(*m_store->reader).list();
}

Result<std::vector<CampaignRow>> Campaigns::removed() const
{
    return CampaignRepository(*m_store->reader).list(true);
}

Result<CampaignRow> Campaigns::find(const std::string &uuidOrName) const
{
    const auto rows = list();
    if (!rows)
        return fail(rows.error());
    return onlyCalled(*rows, uuidOrName, ErrorCode::CampaignNotFound, ErrorCode::CampaignAmbiguous);
}

Result<std::unique_ptr<CampaignSession>> Campaigns::open(const std::string &uuid)
{
    auto stream = StreamSession<CampaignStream>::open(m_store, uuid);
    if (!stream)
        return fail(stream.error());
    auto session = std::make_unique<CampaignSession::Private>();
    session->stream = std::move(*stream);
    std::unique_ptr<CampaignSession> opened(new CampaignSession(std::move(session)));
    QObject::connect(opened.get(), &CampaignSession::acknowledged, &m_open, &OpenSessions::changed);
    m_open.add(openSession(*opened, *opened->d->stream));
    return opened;
}

Result<std::string> Campaigns::create(const std::string &system, const std::string &name,
                                      const std::vector<rules::Setting> &options)
{
    const StreamShelf<CampaignStream> shelf(*m_store, m_open);
    return m_open.lookAfter(
        shelf.keep(shelf.decide(system, rules::FoundCampaign{system, newUuid(), name, options})));
}

Result<std::string> Campaigns::newSeason(const std::string &uuid, const std::string &name)
{
    if (const auto written = m_open.flush(uuid); !written)
        return fail(written.error());
    const auto old = m_store->load<CampaignStream>(uuid);
    if (!old)
        return fail(old.error());
    const rules::Campaign &last = old->fold.state;
    const std::string uid = newUuid();
    const StreamShelf<CampaignStream> shelf(*m_store, m_open);
    return m_open.lookAfter(shelf.keep(shelf.decide(
        last.system,
        [&](const rules::Campaign &campaign) {
            return rules::nextOfSeason(last, campaign, name, uid);
        },
        last.name))); // a band that breaks a rule by now comes along because it was there
}

Result<void> Campaigns::remove(const std::string &uuid)
{
    return m_open.lookAfter(StreamShelf<CampaignStream>(*m_store, m_open).remove(uuid));
}

Result<void> Campaigns::restore(const std::string &uuid)
{
    return m_open.lookAfter(StreamShelf<CampaignStream>(*m_store, m_open).restore(uuid));
}

Result<std::vector<FixtureRow>> Campaigns::fixtures() const
{
    return CampaignRepository(*m_store->reader).fixtures();
}

Result<std::string> Campaigns::exportText(const std::string &uuid) const
{
    return writeCampaign(*m_store->reader, uuid);
}

Result<std::string> Campaigns::importText(std::string_view text)
{
    auto file = readCampaign(text);
    if (!file)
        return fail(file.error());
    std::string uuid = file->events.front().stream;
    const auto whole = std::make_shared<CampaignFile>(std::move(*file)); // a write may be copied
    const auto done = m_store->write([whole, systems = m_store->systems](Connection &connection) {
        return takeIn(connection, *systems, std::move(*whole));
    });
    if (!done)
        return fail(done.error());
    m_open.look();
    return uuid;
}

Result<CampaignCheck> Campaigns::check(const std::string &uuid) const
{
    const auto campaign = CampaignRepository(*m_store->reader).find(uuid);
    if (!campaign)
        return fail(campaign.error());
    if (!*campaign)
        return fail({.code = ErrorCode::CampaignNotFound, .subject = uuid});
    auto report = checkStream(*m_store->reader, *m_store->systems, uuid);
    if (!report)
        return fail(report.error());
    return CampaignCheck{report->events, std::move(report->faults)};
}

} // namespace escarmouche::model
