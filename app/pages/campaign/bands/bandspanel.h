// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/control/campaignpart.h"
#include "app/words/reference/samplebands.h"
#include "model/drafts/draft.h"
#include "model/library/library.h"

#include <QList>

#include <optional>
#include <vector>

class QAction;
class QLabel;
class QListWidget;
class QStackedWidget;
class QVBoxLayout;

namespace escarmouche::app {

class EmptyPage;
class FactCard;
class PlainTable;

/** The bands of the campaign and the people who play them: who joins, who leaves, who fell. */
class BandsPanel : public CampaignPart
{
    Q_OBJECT

public:
    BandsPanel(model::Library &library, const std::vector<SampleBand> &samples,
               QWidget *parent = nullptr);

    const QList<QAction *> &actions() const { return m_actions; }
    void join();
    /** Opens the form of that draft. */
    void openDraft(const model::DraftPlace &place);
    /** The chosen one, if there is any. */
    std::optional<rules::BandId> band() const;

signals:
    void rosterWanted(escarmouche::rules::BandId band);
    void bandWanted(escarmouche::rules::BandId band);
    void failed(const escarmouche::rules::Error &error);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    QAction *make(const char *icon, const QKeySequence &keys, void (BandsPanel::*act)());
    void makeActions();
    void arrange();
    void addPlayers(QVBoxLayout *column);
    const rules::Entrant *chosen() const;
    void fillTable();
    void showChosen();
    void open();
    void print();
    void withdraw();
    void tellPast();
    void addPlayer();
    void renamePlayer();
    void renamePlayer(rules::PlayerId id);

    model::Library &m_library;
    const std::vector<SampleBand> &m_samples;
    QStackedWidget *m_stack = nullptr;
    PlainTable *m_table = nullptr;
    EmptyPage *m_empty = nullptr;
    FactCard *m_card = nullptr;
    QLabel *m_playersTitle = nullptr;
    QListWidget *m_players = nullptr;
    QAction *m_join = nullptr;
    QAction *m_open = nullptr;
    QAction *m_print = nullptr;
    QAction *m_past = nullptr;
    QAction *m_withdraw = nullptr;
    QAction *m_addPlayer = nullptr;
    QAction *m_renamePlayer = nullptr;
    QList<QAction *> m_actions;
};

} // namespace escarmouche::app
