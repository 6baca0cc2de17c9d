// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"

#include <string>
#include <vector>

namespace escarmouche::rules {

/** The campaigns of a game without bands: people take part by name, and a result is who won and
    what each has scored. A game adds its ways to win, its ranking and its switches. */
class LeagueRules : public CampaignRules
{
public:
    /** `machines`: the keys of those who may play an entrant's seat; `book`: the game's sentences,
        which go before the league's. */
    LeagueRules(std::vector<std::string> machines, PhraseBook book);

    bool hasBands() const override { return false; }
    Result<BandValue> read(std::string_view state) const override;
    Result<BandValue> enter(std::string_view band, bool asItStands,
                            std::span<const Setting> options, int fresh,
                            const std::string &reason) const override;
    Result<BandEffect> act(const CampaignBand &band, const BandInput &input) const override;
    BandChangesValue changes(const json::Cursor &at) const override;
    Result<void> apply(BandValue &band, const BandChanges &changes) const override;
    Result<Phrase> tell(const CampaignBand &before, const BandInput &input,
                        const BandChanges &changes) const override;
    BandChangesValue withNumbersOf(const CampaignBand &band, const BandChanges &changes,
                                   const BandChanges &former) const override;
    BandValue withComersGone(BandValue band, const BandChanges &) const override { return band; }
    std::string playerOf(const CampaignBand &entrant) const override;
    std::vector<Property> entrantProperties(const CampaignBand *entrant) const override;
    std::string crewText(const CampaignBand &band, std::span<const MemberId> members,
                         std::span<const Setting> options) const override;
    const PhraseBook &phrases() const override { return m_phrases; }

private:
    Text machineName(const std::string &key) const;

    std::vector<std::string> m_machines;
    PhraseBook m_phrases;
};

/** What the campaign says otherwise of people than of bands. */
const PhraseBook &leagueWords();

} // namespace escarmouche::rules
