// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/libraryrows.h"
#include "model/library/sessions/campaignsession.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::model {

class OpenSessions;
struct LibraryStore;

/** What a look at every event of a campaign found. */
struct CampaignCheck {
    std::int64_t events = 0;
    std::vector<rules::Error> faults; // empty: all is sound
};

/** The campaigns of one library. */
class Campaigns
{
public:
    Campaigns(std::shared_ptr<LibraryStore> store, OpenSessions &open);

    /** Null: unknown system, or one that knows no campaigns. */
    const rules::CampaignRules *rules(const std::string &system) const;
    /** By name; archived ones too, removed ones not. */
    rules::Result<std::vector<CampaignRow>> list() const;
    rules::Result<std::vector<CampaignRow>> removed() const;
    /** The only one called so, as Bands::find() finds bands; else CampaignNotFound with the
        nearest, or CampaignAmbiguous. */
    rules::Result<CampaignRow> find(const std::string &uuidOrName) const;
    /** All games of the campaigns listed that go on, neither archived nor ended: by time, those
        without one last. */
    rules::Result<std::vector<FixtureRow>> fixtures() const;
    rules::Result<std::unique_ptr<CampaignSession>> open(const std::string &uuid);
    /** First act of a new stream, committed when it returns; its uuid. Options as
        rules::leagueProperties and CampaignRules::options name them. */
    rules::Result<std::string> create(const std::string &system, const std::string &name,
                                      const std::vector<rules::Setting> &options = {});
    /** A campaign of that name with the options, the players and the bands of another one as they
        stand, all of it or nothing; the other one stays as it is. Its figures keep their notes and
        portraits. */
    rules::Result<std::string> newSeason(const std::string &uuid, const std::string &name);
    /** The campaigns that this one goes back to by newSeason(), oldest first. */
    rules::Result<std::vector<rules::Campaign>> seasonsBefore(const std::string &uuid) const;
    /** The campaign that this one goes on from; empty: none is known. */
    rules::Result<std::string> seasonBefore(const std::string &uuid) const;
    /** Those that a campaign may be said to go on from: of its game, listed, and none that comes
        after it. */
    rules::Result<std::vector<CampaignRow>> mayComeBefore(const std::string &uuid) const;
    /** It goes on from that one, whichever it went on from; empty: from none. Waits for the disk.
        CampaignNotFound: it may not. */
    [[nodiscard]] rules::Result<void> setSeasonBefore(const std::string &uuid,
                                                      const std::string &before);
    [[nodiscard]] rules::Result<void> remove(const std::string &uuid);
    [[nodiscard]] rules::Result<void> restore(const std::string &uuid);
    /** A campaign's whole history as the text of a file. */
    rules::Result<std::string> exportText(const std::string &uuid) const;
    /** Such a text as a campaign of its own; its uuid. CampaignExists: it is here already. */
    rules::Result<std::string> importText(std::string_view text);
    /** Looks at all of a campaign: its chain, its rows against the fold of its history, every
        band's account against its treasury. */
    rules::Result<CampaignCheck> check(const std::string &uuid) const;

private:
    rules::Result<rules::Campaign> state(const std::string &uuid) const;

    std::shared_ptr<LibraryStore> m_store;
    OpenSessions &m_open;
};

} // namespace escarmouche::model
