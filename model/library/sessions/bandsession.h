// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/banddesk.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace escarmouche::model {

/** An open band: its state as the fold of its stream, the acts on it, undo as retraction. An act
    is shown at once and acknowledged when it is on disk; a refusal by the store (another writer
    was first, disk full) puts the state back to what is stored and says so. */
class BandSession : public BandDesk
{
    Q_OBJECT

public:
    ~BandSession() override;

    const std::string &uuid() const override;
    const std::string &state() const override;
    const rules::BandRules &rules() const override;
    const rules::PhraseBook &phrases() const override { return rules().phrases(); }

    [[nodiscard]] rules::Result<void> perform(const rules::BandAct &act,
                                              const std::string &adjustment = {}) override;

    bool canUndo() const override;
    bool canRedo() const override;
    std::optional<HistoryLine> undoLine() const override;
    std::optional<HistoryLine> redoLine() const override;
    [[nodiscard]] rules::Result<void> undo() override;
    [[nodiscard]] rules::Result<void> redo() override;

    rules::Result<std::vector<Consequence>>
    foresee(const std::vector<std::string> &uuids) const override;
    [[nodiscard]] rules::Result<void> takeOut(const std::vector<std::string> &uuids) override;
    [[nodiscard]] rules::Result<void> undoTo(std::int64_t seq) override;

    rules::Result<std::vector<HistoryLine>> history() const override;
    std::optional<HistoryLine> latest() const override;

    Drafts drafts() const override;

    bool pending() const override;
    [[nodiscard]] rules::Result<void> flush() override;
    /** Reads the stream again, after others wrote or after a refusal. */
    [[nodiscard]] rules::Result<void> reload();

private:
    friend class Bands;
    struct Private;
    explicit BandSession(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace escarmouche::model
