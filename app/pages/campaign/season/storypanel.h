// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/control/campaignpart.h"
#include "app/pages/campaign/season/storylines.h"
#include "rules/core/campaign/campaignact.h"

#include <QList>

#include <cstdint>

class QAction;
class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QListView;
class QTimer;
class QVBoxLayout;

namespace escarmouche::app {

/** The history of the campaign as sentences, latest first, with what people wrote between them.
    Takes an act out after showing what that would do, and opens the campaign as it was. Looks
    through a long history a little at a time. */
class CampaignStory : public CampaignPart
{
    Q_OBJECT

public:
    using CampaignPart::CampaignPart;

    const QList<QAction *> &actions() const { return m_actions; }
    /** Of those that the filter lets through. */
    void showLatest();
    void write();
    void rewrite();
    /** That entry of the chronicle; none: a new one. */
    void writeEntry(rules::EntryNo entry);

signals:
    void correctionWanted(const escarmouche::model::CampaignLine &line);
    void asOfWanted(const escarmouche::model::CampaignLine &line);
    void said(const QString &text);
    void figureWanted(escarmouche::rules::MemberId member);
    /** All of it told game by game. */
    void gamesWanted();

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    QAction *make(const char *icon, const QKeySequence &keys, void (CampaignStory::*act)());
    void arrange();
    void arrangeFilters(QVBoxLayout &layout);
    void fillKinds();
    void fillBands();
    void fillFigures();
    StoryLines::Passes filter() const;
    void showLines();
    void showMore();
    /** Of a new entry of the chronicle, or of the one that is changed. */
    void write(const rules::WriteChronicle &act);
    const model::CampaignLine *chosen() const;
    const rules::ChronicleEntry *chosenEntry() const;
    void showChosen();
    void takeOutChosen();
    void correctChosen();
    void openThen();
    void openFigure();

    QComboBox *m_kind = nullptr;
    QComboBox *m_band = nullptr;
    QComboBox *m_figure = nullptr;
    QCheckBox *m_since = nullptr;
    QDateEdit *m_from = nullptr;
    QCheckBox *m_until = nullptr;
    QDateEdit *m_to = nullptr;
    QLineEdit *m_words = nullptr;
    QLabel *m_count = nullptr;
    QListView *m_list = nullptr;
    StoryLines *m_lines = nullptr;
    QTimer *m_more = nullptr;
    std::int64_t m_wanted = 0; // the act to choose again when it is shown; 0: none
    QAction *m_write = nullptr;
    QAction *m_rewrite = nullptr;
    QAction *m_then = nullptr;
    QAction *m_takeOut = nullptr;
    QAction *m_correct = nullptr;
    QAction *m_toFigure = nullptr;
    QAction *m_games = nullptr;
    QList<QAction *> m_actions;
};

} // namespace escarmouche::app
