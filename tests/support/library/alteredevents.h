// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/ledger.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <vector>

namespace escarmouche::tests {

/** Works the chain out anew, as a forger would. */
inline void chainAnew(std::vector<model::LedgerEvent> &events)
{
    std::string before;
    for (std::size_t i = 0; i < events.size(); ++i) {
        events[i].seq = static_cast<std::int64_t>(i) + 1;
        events[i].prevHash = before;
        before = events[i].hash = eventHash(events[i]);
    }
}

/** Changes the payload of an act. */
inline void change(model::LedgerEvent &event, const std::function<void(nlohmann::json &)> &how)
{
    auto payload = nlohmann::json::parse(event.payload);
    how(payload);
    event.payload = payload.dump();
}

} // namespace escarmouche::tests
