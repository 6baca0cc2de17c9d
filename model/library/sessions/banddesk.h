// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/historyline.h"
#include "rules/core/band/band.h"
#include "rules/core/campaign/past/records.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

class Drafts;

/** A later act that a retraction would change or make impossible. */
struct Consequence {
    HistoryLine act;
    bool refused = false; // else: its outcome changes
    std::optional<rules::Error> why;
};

/** A band that acts are done to, whether it stands on its own or lives in a campaign. */
class BandDesk : public QObject
{
    Q_OBJECT

public:
    virtual const std::string &uuid() const = 0; // of the stream it is in
    /** Canonical band text, acts not yet acknowledged included. */
    virtual const std::string &state() const = 0;
    /** The same for those who take it elsewhere: without what binds it only where it is. */
    virtual std::string standing() const { return state(); }
    virtual const rules::BandRules &rules() const = 0;
    /** Of the sentences that tell its acts and refusals. */
    virtual const rules::PhraseBook &phrases() const = 0;

    /** Decides and shows the act, and submits it. An error: nothing happened. */
    [[nodiscard]] virtual rules::Result<void> perform(const rules::BandAct &act,
                                                      const std::string &adjustment = {}) = 0;

    /** What its figures have done and lived through; none: it plays in no campaign. */
    virtual std::optional<rules::BandRecords> records() const { return std::nullopt; }

    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    /** Whether those sentences come without the whole stream being folded; changed() when so. */
    virtual bool isTold() const { return true; }
    virtual std::optional<HistoryLine> undoLine() const = 0; // of what undo would take back
    virtual std::optional<HistoryLine> redoLine() const = 0;
    [[nodiscard]] virtual rules::Result<void> undo() = 0;
    [[nodiscard]] virtual rules::Result<void> redo() = 0;

    /** What retracting these acts would do to later ones; empty: nothing. */
    virtual rules::Result<std::vector<Consequence>>
    foresee(const std::vector<std::string> &uuids) const = 0;
    /** Takes acts or take-outs out of the past, and with them every later act that is then refused:
        an act like any other, which undo takes back. */
    [[nodiscard]] virtual rules::Result<void> takeOut(const std::vector<std::string> &uuids) = 0;
    /** Undoes every act after this one: the band as it stood then. One redo brings them back. */
    [[nodiscard]] virtual rules::Result<void> undoTo(std::int64_t seq) = 0;

    /** Oldest first. */
    virtual rules::Result<std::vector<HistoryLine>> history() const = 0;
    /** What was done last to the stream, by whomever; none: something was undone or redone. */
    virtual std::optional<HistoryLine> latest() const = 0;

    /** Of its library. */
    virtual Drafts drafts() const = 0;

    virtual bool pending() const = 0; // some act is not yet acknowledged
    /** Waits for the acknowledgement of everything performed. */
    [[nodiscard]] virtual rules::Result<void> flush() = 0;

signals:
    void changed(); // state, history or undo labels
    void acknowledged();
    /** The store refused an act; the state is what is stored. StreamMoved: `act` may be offered
        again on the state as it now is. */
    void refused(const escarmouche::rules::Error &error, const escarmouche::rules::BandAct &act);
    /** The same of an undo, a redo or another retraction. */
    void retractionRefused(const escarmouche::rules::Error &error);
};

} // namespace escarmouche::model
