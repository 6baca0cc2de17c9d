// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"

#include <string>

namespace escarmouche::model {

// What lists of a library show.

struct Person {
    std::string id;
    std::string name;

    bool operator==(const Person &) const = default;
};

/** What a list shows of a band without reading its state. */
struct BandRow {
    std::string uuid;
    std::string system;
    std::string name;
    std::string nameKey; // folded: no accents, lower case
    std::string about; // key of the faction
    int total = 0;
    int figures = 0;
    int illegal = 0;
    int warnings = 0;
    std::string updatedAt; // UTC ISO 8601

    bool operator==(const BandRow &) const = default;
};

/** What a list shows of a campaign without reading its state. */
struct CampaignRow {
    std::string uuid;
    std::string system;
    std::string name;
    std::string nameKey; // folded: no accents, lower case
    rules::CampaignStatus status = rules::CampaignStatus::Preparing;
    bool archived = false;
    int bands = 0; // still in
    int played = 0; // games with a result
    int planned = 0; // games to come
    int questions = 0; // acts that no longer hold
    std::string updatedAt; // UTC ISO 8601

    bool operator==(const CampaignRow &) const = default;
};

/** A game of a campaign, for lists of what is to come and what is owed. */
struct FixtureRow {
    std::string campaign; // uuid
    rules::FixtureId fixture;
    std::string title; // bands against each other, or its own
    rules::FixtureStatus status = rules::FixtureStatus::Proposed;
    std::string at; // local time; empty: not agreed on
    std::string zone;
    std::string place;
    int round = 0;
    int bands = 0;
    int openPostGames = 0; // documents of bands still in it, not closed

    bool operator==(const FixtureRow &) const = default;
};

} // namespace escarmouche::model
