// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/repository/seasonrepository.h"

#include <utility>

namespace escarmouche::model {

using rules::fail;
using rules::Result;

Result<std::vector<Season>> SeasonRepository::list()
{
    std::vector<Season> seasons;
    auto statement = m_connection.prepare("SELECT campaign, follows FROM season ORDER BY campaign");
    const auto read = each(statement, [&] {
        seasons.push_back({statement.text(0), statement.text(1)});
    });
    return read ? Result<std::vector<Season>>(std::move(seasons)) : fail(read.error());
}

Result<std::optional<std::string>> SeasonRepository::before(const std::string &campaign)
{
    auto statement = m_connection.prepare("SELECT follows FROM season WHERE campaign = ?");
    const auto row = statement.bind(campaign).step();
    if (!row)
        return fail(row.error());
    return *row ? std::optional(statement.text(0)) : std::nullopt;
}

Result<void> SeasonRepository::add(const Season &season)
{
    auto statement = m_connection.prepare("INSERT INTO season (campaign, follows) VALUES (?, ?)");
    return statement.bind(season.campaign).bind(season.follows).run();
}

Result<void> SeasonRepository::set(const std::string &campaign, const std::string &before)
{
    auto statement = m_connection.prepare("DELETE FROM season WHERE campaign = ?");
    const auto cleared = statement.bind(campaign).run();
    return cleared && !before.empty() ? add({campaign, before}) : cleared;
}

} // namespace escarmouche::model
