// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/connection.h"
#include "model/library/database/longwork.h"
#include "model/library/ledger/ledger.h"

#include <vector>

namespace escarmouche::model {

/** The ledger and the heads of its streams, as stored. Judges nothing but the head. */
class LedgerRepository
{
public:
    explicit LedgerRepository(Connection &connection) : m_connection(connection) {}

    rules::Result<StreamHead> head(const std::string &stream);
    rules::Result<std::vector<std::string>> streams();
    /** In order of seq. */
    rules::Result<std::vector<LedgerEvent>> events(const std::string &stream);
    /** Writes the event and moves the head; StreamMoved when the head is not the event's
        predecessor. Part of a transaction of the caller's. */
    [[nodiscard]] rules::Result<void> append(const LedgerEvent &event);
    /** A stream that is not there yet, whose chain is sound. */
    [[nodiscard]] rules::Result<void> add(const std::vector<LedgerEvent> &stream,
                                          LongWork *work = nullptr);
    /** Every stream ends where its head says. Reads no payload. */
    [[nodiscard]] rules::Result<void> checkHeads();

private:
    rules::Result<void> insert(const LedgerEvent &event);
    rules::Result<void> addHead(const LedgerEvent &first, const LedgerEvent &last);
    rules::Result<void> moveHead(const LedgerEvent &event);

    Connection &m_connection;
};

} // namespace escarmouche::model
