// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/banddesk.h"
#include "model/library/sessions/campaignsession.h"

#include <QTimer>

#include <chrono>
#include <memory>

namespace escarmouche::model {

/** A band inside an open campaign: purchases cost money, and what only the campaign's rules may
    change needs a reason. Shows of the campaign's history what was done to this band by hand. */
class CampaignDesk : public BandDesk
{
    Q_OBJECT

public:
    CampaignDesk(std::shared_ptr<CampaignSession> session, rules::BandId band);

    rules::BandId band() const { return m_band; }
    CampaignSession &session() const { return *m_session; }

    const std::string &uuid() const override { return m_session->uuid(); }
    const std::string &state() const override { return m_state; }
    std::string standing() const override;
    const rules::BandRules &rules() const override { return m_session->bandRules(); }
    const rules::PhraseBook &phrases() const override { return m_session->rules().phrases(); }

    [[nodiscard]] rules::Result<void> perform(const rules::BandAct &act,
                                              const std::string &adjustment = {}) override;

    std::optional<rules::BandRecords> records() const override;

    bool canUndo() const override;
    bool canRedo() const override { return m_session->canRedo(); }
    bool isTold() const override { return m_told; }
    std::optional<HistoryLine> undoLine() const override;
    std::optional<HistoryLine> redoLine() const override;
    [[nodiscard]] rules::Result<void> undo() override;
    [[nodiscard]] rules::Result<void> redo() override { return m_session->redo(); }

    rules::Result<std::vector<Consequence>>
    foresee(const std::vector<std::string> &uuids) const override;
    [[nodiscard]] rules::Result<void> takeOut(const std::vector<std::string> &uuids) override;
    [[nodiscard]] rules::Result<void> undoTo(std::int64_t seq) override;

    rules::Result<std::vector<HistoryLine>> history() const override;
    std::optional<HistoryLine> latest() const override { return m_session->latest(); }

    Drafts drafts() const override;

    bool pending() const override { return m_session->pending(); }
    [[nodiscard]] rules::Result<void> flush() override { return m_session->flush(); }

private:
    void read();
    void tellSome(std::chrono::milliseconds about);

    std::shared_ptr<CampaignSession> m_session;
    rules::BandId m_band;
    std::string m_state;
    QTimer m_telling;
    bool m_told = false;
};

} // namespace escarmouche::model
