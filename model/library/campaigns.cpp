// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/campaigns.h"

#include "model/digest.h"
#include "model/library/called.h"
#include "model/library/campaignfile.h"
#include "model/library/repository/campaignrepository.h"
#include "model/library/repository/keepsakerepository.h"
#include "model/library/repository/seasonrepository.h"
#include "model/library/sessions/campaignsession_p.h"
#include "model/library/sessions/streamshelf.h"
#include "model/library/store/check.h"
#include "model/text.h"
#include "rules/core/campaign/past/season.h"

#include <algorithm>
#include <set>
#include <utility>

namespace escarmouche::model {

using rules::ErrorCode;
using rules::fail;
using rules::Result;

namespace {

/** That it follows the other one, and what is kept of the figures that went on. */
Result<void> writeSeason(Connection &connection, const Season &season,
                         const std::vector<rules::Heir> &heirs)
{
    KeepsakeRepository keepsakes(connection);
    auto kept = keepsakes.list(season.follows);
    if (!kept)
        return fail(kept.error());
    for (Keepsake &each : *kept) {
        const auto heir = std::ranges::find(heirs, each.figure, &rules::Heir::before);
        if (heir == heirs.end())
            continue;
        each.stream = season.campaign;
        each.figure = heir->now;
        if (const auto added = keepsakes.add(each); !added)
            return added;
    }
    return SeasonRepository(connection).add(season);
}

} // namespace

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
    std::vector<rules::Heir> heirs;
    auto made = shelf.decide(
        last.system,
        [&](const rules::Campaign &campaign) {
            auto act = rules::nextOfSeason(last, campaign, name, uid);
            if (!act)
                heirs = rules::heirsOf(last, campaign);
            return act;
        },
        last.name); // a band that breaks a rule by now comes along because it was there
    if (!made)
        return fail(made.error());
    made->writes.push_back([season = Season{made->uuid, uuid}, heirs](Connection &connection) {
        return writeSeason(connection, season, heirs);
    });
    return m_open.lookAfter(shelf.keep(std::move(made)));
}

Result<rules::Campaign> Campaigns::state(const std::string &uuid) const
{
    const auto row = CampaignRepository(*m_store->reader).find(uuid);
    if (!row)
        return fail(row.error());
    if (!*row)
        return fail({.code = ErrorCode::CampaignNotFound, .subject = uuid});
    const auto *system = systemNamed(*m_store->systems, (*row)->row.system);
    if (system == nullptr || !CampaignStream::of(*system).rules)
        return fail({.code = ErrorCode::SystemNotFound, .subject = (*row)->row.system});
    if (CampaignStream::versionOf((*row)->state) < CampaignStream::kStateVersion)
        return m_store->load<CampaignStream>(uuid).map(
            [](Loaded<CampaignStream> loaded) { return std::move(loaded.fold.state); });
    if ((*row)->stateHash != sha256((*row)->state))
        return fail({.code = ErrorCode::LibraryDamaged,
                     .subject = toUtf8(m_store->path),
                     .hint = CampaignStream::kFound.wrongChecksum + (": " + uuid)});
    return CampaignStream::of(*system).read((*row)->state);
}

Result<std::vector<rules::Campaign>> Campaigns::seasonsBefore(const std::string &uuid) const
{
    std::vector<rules::Campaign> seasons;
    std::string last = uuid;
    for (std::set<std::string> met; met.insert(last).second;) {
        const auto before = SeasonRepository(*m_store->reader).before(last);
        if (!before)
            return fail(before.error());
        if (!*before)
            break;
        last = **before;
        if (met.contains(last))
            break;
        auto campaign = state(last);
        if (!campaign)
            return fail(campaign.error());
        seasons.push_back(std::move(*campaign));
    }
    std::ranges::reverse(seasons);
    return seasons;
}

Result<std::string> Campaigns::seasonBefore(const std::string &uuid) const
{
    auto before = SeasonRepository(*m_store->reader).before(uuid);
    return before ? Result<std::string>(before->value_or(std::string())) : fail(before.error());
}

Result<std::vector<CampaignRow>> Campaigns::mayComeBefore(const std::string &uuid) const
{
    auto rows = list();
    auto seasons = SeasonRepository(*m_store->reader).list();
    if (!rows || !seasons)
        return fail(rows ? seasons.error() : rows.error());
    std::set<std::string> after{uuid}; // and whatever goes on from those
    const auto follows = [&](const Season &season) {
        return after.contains(season.follows) && after.insert(season.campaign).second;
    };
    while (std::ranges::any_of(*seasons, follows)) {
    }
    const auto own = std::ranges::find(*rows, uuid, &CampaignRow::uuid);
    const std::string system = own == rows->end() ? std::string() : own->system;
    std::erase_if(*rows, [&](const CampaignRow &row) {
        return row.system != system || after.contains(row.uuid);
    });
    return rows;
}

Result<void> Campaigns::setSeasonBefore(const std::string &uuid, const std::string &before)
{
    const auto known = mayComeBefore(uuid);
    if (!known)
        return fail(known.error());
    if (!before.empty() && std::ranges::count(*known, before, &CampaignRow::uuid) == 0)
        return fail({.code = ErrorCode::CampaignNotFound, .subject = before});
    const auto done = m_store->write(
        [=](Connection &connection) { return SeasonRepository(connection).set(uuid, before); });
    if (done)
        m_open.look();
    return done;
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
