// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/bandact.h"
#include "rules/core/words/text.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace escarmouche::rules {

/** Version of the texts that a campaign is stored in: 2 since figures are numbered. */
inline constexpr int kCampaignVersion = 2;

/** One figure as a list of a campaign shows it. In a campaign every line of a band is one figure,
    so that a member is somebody with a story of his own. */
struct FigureGlance {
    MemberId member;
    Text name; // CampaignBand::called()
    std::string rank; // the system's key
    int experience = 0;

    bool operator==(const FigureGlance &) const = default;
};

class CampaignBand;
using BandValue = std::shared_ptr<const CampaignBand>;
class BandChanges;
using BandChangesValue = std::shared_ptr<const BandChanges>;

/** A band inside a campaign: the system's typed value, which never changes. Text is made of it only
    where it leaves the rules. */
class CampaignBand
{
public:
    virtual ~CampaignBand() = default;

    /** All of it, as the campaign keeps it. */
    virtual std::string state() const = 0;
    /** The band as its other face knows it: roster, sheet, shop and match read this. The campaign's
        options bind it there too; without them it is as it was when it joined. */
    virtual std::string band(std::span<const Setting> options) const = 0;

    virtual std::string name() const = 0;
    virtual int treasury() const = 0;
    /** Of figures, as it is kept: those who are alike may share one. */
    virtual std::size_t lines() const = 0;
    virtual std::vector<FigureGlance> figures() const = 0;
    /** What a figure is called, also one who is gone: its name, else its kind and the number that
        it keeps for ever. Empty: it never was of the band. */
    virtual Text called(MemberId member) const = 0;
    /** As texts of version 1 have it, in which figures had no numbers. */
    virtual BandValue withoutNumbers() const = 0;
};

/** What an act made of such a band, as the system knows it; never changes either. */
class BandChanges
{
public:
    virtual ~BandChanges() = default;

    /** Codec text of the system, as the ledger keeps it. */
    virtual std::string text() const = 0;
    /** Whom they change, each once. */
    virtual std::vector<MemberId> members() const = 0;
    /** As texts of version 1 have it, in which figures had no numbers. */
    virtual BandChangesValue withoutNumbers() const = 0;
};

} // namespace escarmouche::rules
