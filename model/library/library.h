// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/database/patience.h"
#include "model/library/ledger/game.h"
#include "model/library/ledger/libraryrows.h"
#include "model/library/sessions/bandsession.h"
#include "model/library/sessions/campaignsession.h"
#include "model/library/store/librarywitness.h"
#include "rules/core/rulesystem.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::rules {
struct Journal;
struct MatchSetup;
class Record;
} // namespace escarmouche::rules

namespace escarmouche::model {

class Drafts;
class MatchSession;

/** What a look at every event of a campaign found. */
struct CampaignCheck {
    std::int64_t events = 0;
    std::vector<rules::Error> faults; // empty: all is sound
};

/** A band to be made: its first act. */
struct NewBand {
    std::string system;
    rules::BandAct act;
};

enum class OpenMode {
    Existing, // absent: LibraryNotFound
    Create, // absent: made
    ReadOnly, // never writes, not even a lock
};

/** One library file: its bands, its people, its ledger, its matches. Reads on its own read-only
   connection; every write goes through the one LibraryWriter. Checks what it opens before trusting
   it. */
class Library : public QObject
{
    Q_OBJECT

public:
    static rules::Result<std::unique_ptr<Library>> open(const QString &path,
                                                        const rules::RuleSystems &systems,
                                                        OpenMode mode,
                                                        Milliseconds patience = kPatience);
    /** What open() does first, and what may take its time: a new library, a migration after its
        backup, waiting for one that another program holds. On any thread. */
    [[nodiscard]] static rules::Result<void> makeReady(const QString &path,
                                                       const rules::RuleSystems &systems,
                                                       OpenMode mode,
                                                       Milliseconds patience = kPatience);
    ~Library() override;

    QString path() const;
    bool readOnly() const;
    const rules::RuleSystems &systems() const;
    const rules::BandRules *bandRules(const std::string &system) const; // null: unknown system

    /** By name. */
    rules::Result<std::vector<BandRow>> bands() const;
    /** Those taken off the lists, which restoreBand brings back. */
    rules::Result<std::vector<BandRow>> removedBands() const;
    /** The band of that uuid, else those of that name, else those whose uuid starts so. */
    rules::Result<std::vector<BandRow>> bandsCalled(const std::string &uuidOrName) const;
    /** The only one called so; else BandNotFound with the nearest, or BandAmbiguous. */
    rules::Result<BandRow> findBand(const std::string &uuidOrName) const;
    /** A band's state as its row holds it, for those who only read it; its hash fits. */
    rules::Result<std::string> bandState(const std::string &uuid) const;
    rules::Result<std::unique_ptr<BandSession>> openBand(const std::string &uuid);
    /** First act of a new stream, committed when it returns. */
    rules::Result<std::string> createBand(const std::string &system, const rules::BandAct &first);
    /** All of them or none; their uuids. */
    rules::Result<std::vector<std::string>> createBands(const std::vector<NewBand> &bands);
    /** Takes a band off the lists by an act of its own; restoreBand retracts that act. */
    [[nodiscard]] rules::Result<void> removeBand(const std::string &uuid);
    [[nodiscard]] rules::Result<void> restoreBand(const std::string &uuid);

    /** Null: unknown system, or one that knows no campaigns. */
    const rules::CampaignRules *campaignRules(const std::string &system) const;
    /** By name; archived ones too, removed ones not. */
    rules::Result<std::vector<CampaignRow>> campaigns() const;
    rules::Result<std::vector<CampaignRow>> removedCampaigns() const;
    /** The only one called so, as findBand finds bands; else CampaignNotFound with the nearest, or
        CampaignAmbiguous. */
    rules::Result<CampaignRow> findCampaign(const std::string &uuidOrName) const;
    rules::Result<std::unique_ptr<CampaignSession>> openCampaign(const std::string &uuid);
    /** First act of a new stream, committed when it returns. Options as rules::leagueProperties
        and CampaignRules::options name them. */
    rules::Result<std::string> createCampaign(const std::string &system, const std::string &name,
                                              const std::vector<rules::Setting> &options = {});
    /** A campaign of that name with the options, the players and the bands of another one as they
        stand, all of it or nothing; the other one stays as it is. */
    rules::Result<std::string> newSeason(const std::string &uuid, const std::string &name);
    [[nodiscard]] rules::Result<void> removeCampaign(const std::string &uuid);
    [[nodiscard]] rules::Result<void> restoreCampaign(const std::string &uuid);
    /** All games of the campaigns listed that go on, neither archived nor ended: by time, those
        without one last. */
    rules::Result<std::vector<FixtureRow>> fixtures() const;
    /** A campaign's whole history as a file, and back, as a campaign of its own; the same one
        twice is refused (CampaignExists). */
    rules::Result<std::string> exportCampaign(const std::string &uuid) const;
    rules::Result<std::string> importCampaign(std::string_view text);
    /** Looks at all of a campaign: its chain, its rows against the fold of its history, every
        band's account against its treasury. */
    rules::Result<CampaignCheck> checkCampaign(const std::string &uuid) const;

    /** Null: unknown system, or one whose matches are not played here. */
    const rules::MatchRules *matchRules(const std::string &system) const;
    /** Newest first. */
    rules::Result<std::vector<GameRow>> matches() const;
    rules::Result<std::vector<GameRow>> removedMatches() const;
    /** The only one whose uuid is so or starts so; else MatchNotFound. */
    rules::Result<GameRow> findMatch(const std::string &uuid) const;
    /** A match begun by that set-up, which gets a seed where it has none; committed when it
        returns. Seats named in `typing` type their dice; `origin` is the game of a campaign that
        it is played for. */
    rules::Result<std::string> beginMatch(const rules::MatchSetup &setup,
                                          const std::vector<rules::SeatId> &typing = {},
                                          const GameOrigin &origin = {});
    /** To go on with it. OlderRevision or NewerRevision: it can only be looked at. */
    rules::Result<std::unique_ptr<MatchSession>> openMatch(const std::string &uuid);
    /** As it is on disk, checked; encode() makes the file of it that `match verify` takes. */
    rules::Result<rules::Journal> matchJournal(const std::string &uuid) const;
    /** To look at, whatever revision it is of. */
    rules::Result<std::unique_ptr<rules::Record>> matchRecord(const std::string &uuid) const;
    rules::Result<std::map<int, std::string>> matchNotes(const std::string &uuid) const;
    /** How it ended; none: it has not. */
    rules::Result<std::optional<rules::BattleReport>> matchReport(const std::string &uuid) const;
    /** A journal from elsewhere as a new match. One of the present revision is played again first;
        one of another can be looked at. */
    rules::Result<std::string> importMatch(rules::Journal journal);
    /** Takes a match off the list or puts it back. */
    [[nodiscard]] rules::Result<void> removeMatch(const std::string &uuid);
    [[nodiscard]] rules::Result<void> restoreMatch(const std::string &uuid);

    /** What people typed into forms and have not entered yet. */
    Drafts drafts() const;

    rules::Result<std::vector<Person>> people() const;
    rules::Result<Person> addPerson(const std::string &name);
    std::optional<Person> currentPerson() const;
    [[nodiscard]] rules::Result<void> setCurrentPerson(const std::string &id);
    /** From now on acts are those of the person of that name, who is remembered with the first of
        them and only then. */
    [[nodiscard]] rules::Result<void> seatPerson(const std::string &name);

    void setWitness(LibraryWitness witness);
    /** What waits for the disk here waits so; until this is said it sleeps. */
    void setWaiting(Waiting waiting);

    /** Waits until everything submitted is on disk, and backups made; the first failure since the
        last call. */
    [[nodiscard]] rules::Result<void> flush();

signals:
    /** Something in the library changed, by us or by another window or program. */
    void changed();
    /** The backup that follows the end of a post-game could not be made; the act is stored. */
    void backupFailed(const escarmouche::rules::Error &error);

private:
    struct Private;
    explicit Library(std::unique_ptr<Private> d);
    static rules::Result<std::unique_ptr<Library>> openUnnamed(const QString &path,
                                                               const rules::RuleSystems &systems,
                                                               OpenMode mode,
                                                               Milliseconds patience);
    void watch();
    rules::Result<void> setMatchRemoved(const std::string &uuid, bool removed);
    std::unique_ptr<Private> d;
};

} // namespace escarmouche::model
