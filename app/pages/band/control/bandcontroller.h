// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/notices/refusal.h"
#include "app/pages/band/control/bandview.h"
#include "app/pages/band/control/fielddrafts.h"
#include "model/library/sessions/banddesk.h"

#include <QObject>

#include <memory>
#include <optional>

namespace escarmouche::app {

/** The acts a person can do on the Band page, one method each, and which figures they are for.
    Forwards to the session; holds no rule. An act answers whether it was done; where it was not,
    refused() has said why. */
class BandController : public QObject
{
    Q_OBJECT

public:
    explicit BandController(std::unique_ptr<model::BandDesk> session, QObject *parent = nullptr);
    ~BandController() override;

    model::BandDesk &session() { return *m_session; }
    const model::BandDesk &session() const { return *m_session; }
    /** What is being typed in its fields. */
    FieldDrafts &drafts() { return m_drafts; }
    const rules::BandRules &rules() const { return m_session->rules(); }
    const BandView &view() const { return m_view; }
    const std::vector<rules::Figures> &chosen() const { return m_chosen; }
    /** Of a band in a campaign. */
    const std::optional<rules::BandRecords> &records() const { return m_records; }

    rules::Shop shop();
    std::vector<rules::Property> properties(const std::vector<rules::Figures> &of);
    std::vector<model::HistoryLine> history();
    std::vector<model::Consequence> foresee(const std::string &act);

    void choose(std::vector<rules::Figures> figures);

    bool perform(const rules::BandAct &act, const QString &adjustment = {});
    bool rename(const rules::Figures &figure, const QString &name);
    bool set(const std::vector<rules::Figures> &of, const rules::Setting &setting);
    bool duplicateChosen();
    bool removeChosen();
    bool move(const std::vector<rules::MemberId> &members, std::optional<rules::MemberId> before);
    /** Moves the chosen figures one place up (-1) or down (+1) within their fold or rank. */
    bool nudgeChosen(int step);
    /** Takes one of an entry from each chosen figure that carries it. */
    bool takeAway(const std::string &entry);
    /** Hands one of an entry from the first chosen figure that carries it to another one. */
    bool handOver(const std::string &entry, rules::MemberId to);
    bool undo();
    bool redo();
    bool undoTo(std::int64_t seq);
    bool retract(const std::string &act);

signals:
    void bandChanged();
    void chosenChanged();
    void savingChanged();
    void refused(const escarmouche::app::Refusal &refusal);

private:
    bool settled(const rules::Result<void> &result);
    void refresh();
    void storeRefused(const rules::Error &error, const rules::BandAct &act);
    void retractionRefused(const rules::Error &error);
    void refuse(const rules::Error &error, const rules::BandAct &act);
    void tell(const rules::Error &error);

    std::unique_ptr<model::BandDesk> m_session;
    FieldDrafts m_drafts;
    BandView m_view;
    std::vector<rules::Figures> m_chosen;
    std::optional<rules::BandRecords> m_records;
    std::optional<rules::BandAct> m_performing; // while the session announces our own act
};

} // namespace escarmouche::app
