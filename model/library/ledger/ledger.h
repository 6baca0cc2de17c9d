// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

// Kinds of events; each with its version stays readable for ever. An act of a system's rules is
// "band-act/" or "campaign-act/" and the system's key, so that a ledger alone says by whose rules
// to read it.
inline constexpr std::string_view kBandAct = "band-act/";
inline constexpr std::string_view kBandRemoved = "band-removed"; // taken off the lists
inline constexpr std::string_view kCampaignAct = "campaign-act/";
inline constexpr std::string_view kCampaignRemoved = "campaign-removed";
inline constexpr std::string_view kRetract = "retract"; // makes earlier events as if never done
inline constexpr std::string_view kAmend = "amend"; // gives an earlier act another input

/** Version of the events that are written now. 1: payloads do not say which edition of the rules
    decided, and acts of campaigns do not number figures. */
inline constexpr int kEventVersion = 2;

/** One user act on one stream, as stored. Never rewritten. */
struct LedgerEvent {
    std::string stream = {};
    std::int64_t seq = 0; // 1, 2, ... within the stream
    std::string uuid = {};
    std::string act = {}; // shared by the events that one act writes in several streams
    std::string person = {};
    std::string at = {}; // UTC ISO 8601
    std::string kind = {};
    int version = 1; // kEventVersion of the program that wrote it
    std::string payload = {}; // codec.h
    std::string prevHash = {}; // of the event before; empty for the first
    std::string hash = {};

    bool operator==(const LedgerEvent &) const = default;
};

/** Of the first event of a stream: whether it is a campaign's; else it is a band's. */
inline bool isOfCampaign(const LedgerEvent &first)
{
    return first.kind.starts_with(kCampaignAct);
}

/** Where a stream ends; kept apart, because a chain alone does not notice a cut tail. */
struct StreamHead {
    std::int64_t seq = 0;
    std::string hash;

    bool operator==(const StreamHead &) const = default;
};

/** SHA-256 over the event's fields as stored, each behind its length in bytes. */
std::string eventHash(const LedgerEvent &event);

/** Every event follows the one before and hashes to what it says, and the last one is the head.
    ChainBroken names the stream and the first seq that does not. */
[[nodiscard]] rules::Result<void> checkChain(const std::vector<LedgerEvent> &events,
                                             const StreamHead &head);

/** The first number free for what an act names when so many came before it. */
constexpr int freshAfter(std::int64_t acts)
{
    constexpr std::int64_t kPerAct = 1000;
    return static_cast<int>(acts == 0 ? 1 : kPerAct * (acts + 1) + 1);
}

std::string newUuid();
std::string nowUtc();

} // namespace escarmouche::model
