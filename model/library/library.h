// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/bands.h"
#include "model/library/campaigns.h"
#include "model/library/database/patience.h"
#include "model/library/keepsakes.h"
#include "model/library/matches.h"
#include "model/library/people.h"
#include "model/library/sessions/opensessions.h"
#include "model/library/store/librarywitness.h"
#include "model/library/store/opening.h"
#include "rules/core/rulesystem.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace escarmouche::model {

class Drafts;

/** One library file, open: its bands, its campaigns, its matches, its people, its drafts. Reads on
    its own read-only connection; every write goes through the one LibraryWriter. Checks what it
    opens before trusting it. */
class Library : public QObject
{
    Q_OBJECT

public:
    static rules::Result<std::unique_ptr<Library>> open(const QString &path,
                                                        const rules::RuleSystems &systems,
                                                        OpenMode mode,
                                                        Milliseconds patience = kPatience);
    ~Library() override;

    QString path() const;
    bool readOnly() const;
    const rules::RuleSystems &systems() const;

    Bands &bands() { return m_bands; }
    const Bands &bands() const { return m_bands; }
    Campaigns &campaigns() { return m_campaigns; }
    const Campaigns &campaigns() const { return m_campaigns; }
    Matches &matches() { return m_matches; }
    const Matches &matches() const { return m_matches; }
    Keepsakes &keepsakes() { return m_keepsakes; }
    const Keepsakes &keepsakes() const { return m_keepsakes; }
    People &people() { return m_people; }
    const People &people() const { return m_people; }
    /** What people typed into forms and have not entered yet. */
    Drafts drafts() const;

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
    explicit Library(std::shared_ptr<LibraryStore> store);

    std::shared_ptr<LibraryStore> m_store;
    OpenSessions m_open;
    Bands m_bands;
    Campaigns m_campaigns;
    Matches m_matches;
    Keepsakes m_keepsakes;
    People m_people;
    QTimer m_watch;
};

} // namespace escarmouche::model
