// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/historyline.h"
#include "rules/core/band.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** A later act that a retraction would change or make impossible. */
struct Consequence {
    HistoryLine act;
    bool refused = false; // else: its outcome changes
    std::optional<rules::Error> why;
};

/** An open band: its state as the fold of its stream, the acts on it, undo as retraction. An act
    is shown at once and acknowledged when it is on disk; a refusal by the store (another writer
    was first, disk full) puts the state back to what is stored and says so. */
class BandSession : public QObject
{
    Q_OBJECT

public:
    ~BandSession() override;

    const std::string &uuid() const;
    const std::string &state() const; // canonical band text, acts not yet acknowledged included
    const rules::BandRules &rules() const;

    /** Decides and shows the act, and submits it. An error: nothing happened. */
    [[nodiscard]] rules::Result<void> perform(const rules::BandAct &act,
                                              const std::string &adjustment = {});

    bool canUndo() const;
    bool canRedo() const;
    std::optional<rules::Phrase> undoSentence() const; // the act that undo would retract
    std::optional<rules::Phrase> redoSentence() const;
    [[nodiscard]] rules::Result<void> undo();
    [[nodiscard]] rules::Result<void> redo();

    /** What retracting these acts would do to later ones; empty: nothing. */
    rules::Result<std::vector<Consequence>> foresee(const std::vector<std::string> &uuids) const;
    /** Retracts the acts, and with them every later one that is then refused. */
    [[nodiscard]] rules::Result<void> retract(const std::vector<std::string> &uuids);
    /** Retracts every act after this one: the band as it stood then. */
    [[nodiscard]] rules::Result<void> undoTo(std::int64_t seq);

    /** Oldest first. */
    rules::Result<std::vector<HistoryLine>> history() const;

    bool pending() const; // some act is not yet acknowledged
    /** Waits for the acknowledgement of everything performed. */
    [[nodiscard]] rules::Result<void> flush();
    /** Reads the stream again, after others wrote or after a refusal. */
    [[nodiscard]] rules::Result<void> reload();

signals:
    void changed(); // state, history or undo labels
    void acknowledged();
    /** The store refused an act; the state is what is stored. StreamMoved: `act` may be offered
        again on the state as it now is. */
    void refused(const escarmouche::rules::Error &error, const escarmouche::rules::BandAct &act);
    /** The same of an undo, a redo or another retraction. */
    void retractionRefused(const escarmouche::rules::Error &error);

private:
    friend class Library;
    struct Private;
    explicit BandSession(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace escarmouche::model
