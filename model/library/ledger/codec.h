// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/ledger.h"
#include "rules/core/values/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

inline bool isActKind(std::string_view kind)
{
    return kind.starts_with(kBandAct) || kind.starts_with(kCampaignAct);
}

/** Payload of an act: what people decided and what the rules made of it, both as the rules wrote
    them, byte for byte. */
struct ActPayload {
    std::string input;
    std::string outcome;
    std::string edition = {}; // of the rules that decided it; empty: it was not written down

    bool operator==(const ActPayload &) const = default;
};

/** An act that a retraction or amendment gives another outcome. */
struct ChangedOutcome {
    std::string uuid;
    std::string outcome;

    bool operator==(const ChangedOutcome &) const = default;
};

/** How a retraction came about: by undo or redo, or by a person who took these events out of the
    past. Those written before the payload said so leave it open. */
enum class RetractWay { Unsaid, Step, TakeOut };

/** Payload of a retraction or of an amendment, which gives the one act chosen another input: what
    was asked, and all that follows from it, so that a fold needs no rules. */
struct RetractPayload {
    std::vector<std::string> chosen;
    std::vector<std::string> retracted; // the chosen ones and the later acts now refused
    std::vector<ChangedOutcome> changed; // an amended act may be among them
    std::string reason = {}; // empty: none was asked for
    RetractWay way = RetractWay::Unsaid;
    std::string edition = {}; // of the rules that decided the later acts again; as in ActPayload
    std::string input = {}; // of an amendment, as the rules wrote it; empty: a retraction
    std::string with = {}; // the event it is one step with, for undo; empty: none before it

    bool amends() const { return !input.empty(); }

    bool operator==(const RetractPayload &) const = default;
};

/** Whether this program knows events of that version and kind: NewerFormat. */
[[nodiscard]] rules::Result<void> checkKind(const LedgerEvent &event);
/** Whether a payload has the form that encode() gives it; its parts are not looked at. UnknownKey,
    MissingKey, WrongPattern. */
[[nodiscard]] rules::Result<void> checkPayload(std::string_view text);
/** Both, of an event from outside, and whether a retraction or amendment can be read. */
[[nodiscard]] rules::Result<void> checkForm(const LedgerEvent &event);

std::string encode(const ActPayload &payload);
std::string encode(const RetractPayload &payload);
rules::Result<ActPayload> decodeActPayload(std::string_view text);
/** The parts of an act's payload, cut out without a look at whether they are sound: who reads them
    looks. Empty: there are none. Views the payload. */
struct ActParts {
    std::string_view input;
    std::string_view outcome;
    std::string_view edition;
};
ActParts partsIn(std::string_view payload);
/** The kind of act in an input that may not be readable otherwise; empty: it does not say. */
std::string actIn(std::string_view input);
rules::Result<RetractPayload> decodeRetractPayload(std::string_view text);
/** The same of an amendment. */
rules::Result<RetractPayload> decodeAmendPayload(std::string_view text);

/** A place, as a JSON pointer, where one JSON text says something else than another. */
struct TextDifference {
    std::string place;
    std::string was; // JSON; empty: nothing stands there
    std::string should;
};
/** All of them; a text that is no JSON differs as a whole. */
std::vector<TextDifference> compareTexts(std::string_view was, std::string_view should);

} // namespace escarmouche::model
