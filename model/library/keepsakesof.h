// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/game.h"
#include "model/library/ledger/keepsake.h"
#include "rules/core/campaign/campaign.h"

#include <map>
#include <string>
#include <vector>

namespace escarmouche::model {

class Library;

/** Side by side, the uuid of what numbers its figures: the campaign that the match is played for,
    else the only band of the library that is called as the side is; empty: of others. */
std::vector<std::string> streamsOf(const Library &library, const GameRow &match);

/** What is kept of the figures of one side, by their numbers in its band. */
using SideKeepsakes = std::map<rules::MemberId, Keepsake>;

/** What is kept of who fights in a match, side by side. */
rules::Result<std::vector<SideKeepsakes>> keepsakesOf(const Library &library, const GameRow &match);

/** What is kept of the figures of a band of the library, kept of them in a campaign too, which it
    has just joined: figures of one kind and name are the same, in their order. Waits for the disk.
 */
[[nodiscard]] rules::Result<void> carryKeepsakes(Library &library, const rules::Campaign &campaign,
                                                 const std::string &uuid,
                                                 const rules::Entrant &joined);

} // namespace escarmouche::model
