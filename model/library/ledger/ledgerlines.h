// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/longwork.h"
#include "model/library/ledger/ledgercodec.h"

#include <QIODevice>

#include <map>
#include <string>
#include <vector>

namespace escarmouche::model {

/** Bytes of a stranger's ledger: what forty thousand acts take. */
inline constexpr qint64 kLargestLedger = 32LL << 20;

/** How a ledger is read. */
struct LedgerReading {
    qint64 most = kLargestLedger; // bytes; a larger file is refused before it is read
    LongWork *work = nullptr; // null: nobody watches
};

/** A whole ledger as read: people and streams, in the order of the file. */
struct Ledger {
    std::string person;
    std::vector<Person> people;
    std::map<std::string, std::vector<LedgerEvent>> streams;
    struct Game {
        StoredGame game;
        std::vector<GameEntry> entries;
    };
    std::vector<Game> games;
    std::vector<Keepsake> keepsakes; // each of a stream that is there
    std::vector<Season> seasons; // likewise
    LedgerEnd counts;
};
/** Strict line by line; a complaint names its place as "line:pointer". Judges no chain. */
rules::Result<Ledger> readLedger(QIODevice &device, const LedgerReading &how = {});

} // namespace escarmouche::model
