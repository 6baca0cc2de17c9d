// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/bandsession_p.h"
#include "model/library/library.h"
#include "model/match/matchsession.h"

#include <QPointer>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace escarmouche::model {

struct Library::Private {
    std::shared_ptr<LibraryStore> store;
    std::vector<QPointer<BandSession>> sessions;
    std::vector<QPointer<MatchSession>> matches;
    std::int64_t dataVersion = 0;
    QTimer watch;

    rules::Result<void> flushSessions(const std::string &uuid = {});
    /** Appends an event of the library's own to a band's stream. */
    rules::Result<void> append(const std::string &uuid, const LoadedBand &band, BandFold next,
                               std::string_view kind, std::string payload);
};

} // namespace escarmouche::model
