// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/campaignrepository.h"

#include <algorithm>
#include <array>

namespace escarmouche::model {

using rules::fail;
using rules::Result;

namespace {

// As the rules write them, so that a stranger finds one word for one thing.
constexpr std::array<std::string_view, 3> kStatuses{"preparing", "running", "ended"};
constexpr std::array<std::string_view, 6> kFixtureStatuses{"proposed",  "confirmed", "played",
                                                           "forfeited", "abandoned", "cancelled"};

template<class Words>
std::size_t codeOf(const Words &words, const std::string &word)
{
    const auto met = std::ranges::find(words, word);
    return met == words.end() ? 0 : static_cast<std::size_t>(met - words.begin());
}

CampaignRow readCampaign(const Statement &statement)
{
    return {.uuid = statement.text(0),
            .system = statement.text(1),
            .name = statement.text(2),
            .nameKey = statement.text(3),
            .status = static_cast<rules::CampaignStatus>(codeOf(kStatuses, statement.text(4))),
            .archived = statement.integer(5) != 0,
            .bands = static_cast<int>(statement.integer(6)),
            .played = static_cast<int>(statement.integer(7)),
            .planned = static_cast<int>(statement.integer(8)),
            .questions = static_cast<int>(statement.integer(9)),
            .updatedAt = statement.text(10)};
}

FixtureRow readFixture(const Statement &statement)
{
    return {.campaign = statement.text(0),
            .fixture = {static_cast<int>(statement.integer(1))},
            .title = statement.text(2),
            .status =
                static_cast<rules::FixtureStatus>(codeOf(kFixtureStatuses, statement.text(3))),
            .at = statement.text(4),
            .zone = statement.text(5),
            .place = statement.text(6),
            .round = static_cast<int>(statement.integer(7)),
            .bands = static_cast<int>(statement.integer(8)),
            .openPostGames = static_cast<int>(statement.integer(9))};
}

} // namespace

Result<std::vector<CampaignRow>> CampaignRepository::list(bool removed)
{
    std::vector<CampaignRow> rows;
    auto statement = m_connection.prepare(
        "SELECT uuid, system, name, name_key, status, archived, bands, played, planned, questions,"
        " updated_at FROM campaign WHERE removed = ? ORDER BY name_key, uuid");
    statement.bind(removed ? 1 : 0);
    const auto read = each(statement, [&] { rows.push_back(readCampaign(statement)); });
    return read ? Result<std::vector<CampaignRow>>(std::move(rows)) : fail(read.error());
}

Result<std::optional<StoredCampaign>> CampaignRepository::find(const std::string &uuid)
{
    StoredCampaign campaign;
    {
        auto statement = m_connection.prepare(
            "SELECT uuid, system, name, name_key, status, archived, bands, played, planned,"
            " questions, updated_at, stream, removed, state, state_hash, edition FROM campaign"
            " WHERE uuid = ?");
        const auto row = statement.bind(uuid).step();
        if (!row)
            return fail(row.error());
        if (!*row)
            return std::nullopt;
        campaign = {.row = readCampaign(statement),
                    .stream = statement.text(11),
                    .removed = statement.integer(12) != 0,
                    .state = statement.text(13),
                    .stateHash = statement.text(14),
                    .edition = statement.text(15),
                    .fixtures = {}};
    }
    auto games =
        m_connection.prepare("SELECT campaign, id, title, status, at, zone, place, round, bands,"
                             " open_post_games FROM fixture WHERE campaign = ? ORDER BY id");
    games.bind(uuid);
    const auto read = each(games, [&] { campaign.fixtures.push_back(readFixture(games)); });
    if (!read)
        return fail(read.error());
    return campaign;
}

Result<std::vector<FixtureRow>> CampaignRepository::fixtures()
{
    std::vector<FixtureRow> rows;
    auto statement = m_connection.prepare(
        "SELECT fixture.campaign, fixture.id, fixture.title, fixture.status, fixture.at,"
        " fixture.zone, fixture.place, fixture.round, fixture.bands, fixture.open_post_games"
        " FROM fixture JOIN campaign ON campaign.uuid = fixture.campaign"
        " WHERE campaign.removed = 0 AND campaign.archived = 0 AND campaign.status <> 'ended'"
        " ORDER BY CASE WHEN fixture.at = '' THEN 1 ELSE 0 END, fixture.at, campaign.name_key,"
        " fixture.campaign, fixture.id");
    const auto read = each(statement, [&] { rows.push_back(readFixture(statement)); });
    return read ? Result<std::vector<FixtureRow>>(std::move(rows)) : fail(read.error());
}

Result<std::vector<std::string>> CampaignRepository::outdated(const std::string &system,
                                                              const std::string &edition, int most)
{
    std::vector<std::string> uuids;
    auto statement = m_connection.prepare(
        "SELECT uuid FROM campaign WHERE system = ? AND edition <> ? ORDER BY uuid LIMIT ?");
    statement.bind(system).bind(edition).bind(most);
    const auto read = each(statement, [&] { uuids.push_back(statement.text(0)); });
    return read ? Result<std::vector<std::string>>(std::move(uuids)) : fail(read.error());
}

Result<void> CampaignRepository::write(const StoredCampaign &campaign)
{
    auto statement = m_connection.prepare(
        "INSERT INTO campaign (uuid, stream, system, name, name_key, status, archived, removed,"
        " bands, played, planned, questions, updated_at, state_hash, edition, state)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (uuid) DO UPDATE SET name = excluded.name, name_key = excluded.name_key,"
        " status = excluded.status, archived = excluded.archived, removed = excluded.removed,"
        " bands = excluded.bands, played = excluded.played, planned = excluded.planned,"
        " questions = excluded.questions, updated_at = excluded.updated_at, state_hash = "
        "excluded.state_hash,"
        " edition = excluded.edition, state = excluded.state");
    const CampaignRow &row = campaign.row;
    statement.bind(row.uuid).bind(campaign.stream).bind(row.system).bind(row.name);
    statement.bind(row.nameKey).bind(kStatuses[static_cast<std::size_t>(row.status)]);
    statement.bind(row.archived ? 1 : 0).bind(campaign.removed ? 1 : 0).bind(row.bands);
    statement.bind(row.played).bind(row.planned).bind(row.questions).bind(row.updatedAt);
    statement.bind(campaign.stateHash);
    if (const auto done = statement.bind(campaign.edition).bind(campaign.state).run(); !done)
        return done;
    return writeFixtures(campaign);
}

Result<void> CampaignRepository::writeFixtures(const StoredCampaign &campaign)
{
    auto old = m_connection.prepare("DELETE FROM fixture WHERE campaign = ?");
    if (const auto done = old.bind(campaign.row.uuid).run(); !done)
        return done;
    for (const FixtureRow &game : campaign.fixtures) {
        auto statement = m_connection.prepare(
            "INSERT INTO fixture (campaign, id, title, status, at, zone, place, round, bands,"
            " open_post_games) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        statement.bind(game.campaign).bind(game.fixture.value).bind(game.title);
        statement.bind(kFixtureStatuses[static_cast<std::size_t>(game.status)]).bind(game.at);
        statement.bind(game.zone).bind(game.place).bind(game.round).bind(game.bands);
        if (const auto done = statement.bind(game.openPostGames).run(); !done)
            return done;
    }
    return {};
}

} // namespace escarmouche::model
