// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/ledger/ledger.h"
#include "model/library/ledger/ledgerlines.h"
#include "model/library/library.h"

#include <QIODevice>

#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

// A campaign as a file: a ledger (ledgercodec.h) of its one stream, the people who wrote it and
// what they keep of its figures.

struct CampaignFile {
    std::vector<Person> people;
    std::vector<LedgerEvent> events;
    std::vector<Keepsake> keepsakes;
};

/** From one snapshot; a chain that is broken is not written. */
rules::Result<std::string> writeCampaign(Connection &connection, const std::string &uuid);
/** Strict line by line, and its chain checked. */
rules::Result<CampaignFile> readCampaign(QIODevice &device, const LedgerReading &how = {});
rules::Result<CampaignFile> readCampaign(std::string_view text);
/** Folds it anew and writes it, within a transaction of the caller's; CampaignExists where it
    stands already. */
[[nodiscard]] rules::Result<void> takeIn(Connection &connection, const rules::RuleSystems &systems,
                                         CampaignFile file, LongWork *work = nullptr);
/** Takes it into a library by a writer of its own, as another program would: on any thread. Answers
    the uuid of the campaign. */
rules::Result<std::string> importCampaign(const Library &library, CampaignFile file,
                                          LongWork *work = nullptr);

} // namespace escarmouche::model
