// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/campaignpart.h"
#include "model/library/campaignsession.h"

#include <QList>

#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QDateEdit;
class QLabel;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace escarmouche::app {

/** The history of the campaign as sentences, latest first, with what people wrote between them.
    Takes an act out after showing what that would do, and opens the campaign as it was. */
class CampaignStory : public CampaignPart
{
    Q_OBJECT

public:
    using CampaignPart::CampaignPart;

    const QList<QAction *> &actions() const { return m_actions; }
    void write();

signals:
    void asOfWanted(const escarmouche::model::CampaignLine &line);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    QAction *make(const char *icon, const QKeySequence &keys, void (CampaignStory::*act)());
    void arrange();
    void fillKinds();
    void fillBands();
    void fillFigures();
    void readLines();
    void showLines();
    bool passes(const model::CampaignLine &line) const;
    const model::CampaignLine *chosen() const;
    void showChosen();
    void takeOutChosen();
    void openThen();

    std::vector<model::CampaignLine> m_lines; // oldest first
    QComboBox *m_kind = nullptr;
    QComboBox *m_band = nullptr;
    QComboBox *m_figure = nullptr;
    QCheckBox *m_since = nullptr;
    QDateEdit *m_from = nullptr;
    QLineEdit *m_words = nullptr;
    QLabel *m_count = nullptr;
    QListView *m_list = nullptr;
    QStandardItemModel *m_items = nullptr;
    QAction *m_write = nullptr;
    QAction *m_then = nullptr;
    QAction *m_takeOut = nullptr;
    QList<QAction *> m_actions;
};

} // namespace escarmouche::app
