// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

/** Payload of an act: what people decided and what the rules made of it, both as the rules wrote
    them, byte for byte. */
struct ActPayload {
    std::string input;
    std::string outcome;

    bool operator==(const ActPayload &) const = default;
};

/** A later act that a retraction gives another outcome. */
struct ChangedOutcome {
    std::string uuid;
    std::string outcome;

    bool operator==(const ChangedOutcome &) const = default;
};

/** Payload of a retraction: what was asked, and all that follows from it, so that a fold needs no
    rules. */
struct RetractPayload {
    std::vector<std::string> chosen;
    std::vector<std::string> retracted; // the chosen ones and the later acts now refused
    std::vector<ChangedOutcome> changed;
    std::string reason = {}; // empty: none was asked for

    bool operator==(const RetractPayload &) const = default;
};

std::string encode(const ActPayload &payload);
std::string encode(const RetractPayload &payload);
rules::Result<ActPayload> decodeActPayload(std::string_view text);
/** The parts of an act's payload, cut out without a look at whether they are sound: who reads them
    looks. Empty: there are none. Views the payload. */
struct ActParts {
    std::string_view input;
    std::string_view outcome;
};
ActParts partsIn(std::string_view payload);
rules::Result<RetractPayload> decodeRetractPayload(std::string_view text);

} // namespace escarmouche::model
