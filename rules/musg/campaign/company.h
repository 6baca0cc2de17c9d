// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/musg/band/change.h"

#include <variant>

namespace escarmouche::rules::json {
class Cursor;
}

namespace escarmouche::rules::musg {

/** An injury that ends with the next game (MUSG-INJURY-10, MUSG-PULP-06, -07). */
struct Passing {
    MemberId member;
    EntryId injury;
    FixtureId since; // suffered after that game; none: before the campaign

    bool operator==(const Passing &) const = default;
};

/** Somebody of the band who is dead or gone. */
struct Fallen {
    Member member; // as he was
    FixtureId fixture;

    bool operator==(const Fallen &) const = default;
};

/** Grey boxes that have not bought their advance yet (MUSG-CAMP-05). */
struct DueAdvances {
    MemberId member;
    int count = 0;

    bool operator==(const DueAdvances &) const = default;
};

/** A band in a campaign: each line one figure, and what a campaign adds to it. */
struct Company {
    Band band;
    std::vector<Possession> stash; // gear that came back to the band, by entry
    std::vector<Passing> passing; // in the order suffered
    std::vector<MemberId> covered; // mercenaries whose engagement pays for the next game too
    std::vector<DueAdvances> due; // by member
    std::vector<Fallen> fallen; // in order
    std::vector<Member> departed; // struck off or out of contact, as they were, in order

    bool operator==(const Company &) const = default;
};

// Changes beside those of the band itself (change.h).

struct StashChanged {
    EntryId entry;
    int by = 0;
    bool operator==(const StashChanged &) const = default;
};
struct PassingChanged {
    Passing passing;
    bool begins = true;
    bool operator==(const PassingChanged &) const = default;
};
struct CoveredChanged {
    MemberId member;
    bool covered = true;
    bool operator==(const CoveredChanged &) const = default;
};
struct DueChanged {
    MemberId member;
    int by = 0;
    bool operator==(const DueChanged &) const = default;
};
struct FallenAdded {
    Fallen fallen;
    bool operator==(const FallenAdded &) const = default;
};
using CompanyChange =
    std::variant<StashChanged, PassingChanged, CoveredChanged, DueChanged, FallenAdded>;

struct CompanyChanges {
    std::vector<Change> band;
    std::vector<CompanyChange> own;

    bool operator==(const CompanyChanges &) const = default;
};

CompanyChanges difference(const Catalogue &catalogue, const Company &before, const Company &after);
/** Writes the changes; holds no rule. A failure leaves those before it written. */
Result<void> write(const Catalogue &catalogue, Company &company, const CompanyChanges &changes);
/** The same changes with a number for whoever comes without one, as `write` gives it: they were
    stored before numbers were. */
CompanyChanges withNumbers(const Catalogue &catalogue, const Company &company,
                           CompanyChanges changes);
/** Whom they change, each once. */
std::vector<MemberId> membersOf(const CompanyChanges &changes);

/** Forgets what is kept about figures that are no longer there. */
void forgetGone(Company &company);
/** Makes every line one figure, under ids from `fresh` on that none of them has. */
void separate(Band &band, int fresh);

// Codec texts (companycodec.cpp).
std::string encodeCompany(const Catalogue &catalogue, const Company &company);
Result<Company> decodeCompany(const Catalogue &catalogue, std::string_view text);
std::string encodeChanges(const Catalogue &catalogue, const CompanyChanges &changes);
CompanyChanges readChanges(const Catalogue &catalogue, const json::Cursor &at);

} // namespace escarmouche::rules::musg
