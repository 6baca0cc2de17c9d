// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/open/workspace.h"
#include "app/cli/talk/outcome.h"

#include <QStringList>

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace escarmouche::app::cli {

/** "running, in the archive". */
QString stateText(const model::CampaignRow &row);
/** Some campaigns of a library under their head, as the cells of a table. `all` decides how much of
    a uuid tells them apart. */
std::vector<QStringList> campaignTable(const rules::RuleSystems &systems,
                                       const std::vector<model::CampaignRow> &rows,
                                       const std::vector<model::CampaignRow> &all);

/** The only campaign of that name or id. Several: all of them are shown, with ids that tell them
    apart. */
Outcome<model::CampaignRow> campaignCalled(const Workspace &workspace, const std::string &word);

/** The others of its name. */
std::vector<model::CampaignRow> namesakesOf(const model::Library &library,
                                            const model::CampaignRow &row);
/** The campaign as JSON, with the ids of those. */
nlohmann::ordered_json withNamesakes(const model::Library &library, const model::CampaignRow &row);
/** Says that there are others of its name, and how to tell them apart; nothing when there are
    none. */
void tellNamesakes(const model::Library &library, const model::CampaignRow &row);

} // namespace escarmouche::app::cli
