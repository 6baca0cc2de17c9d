// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/control/campaignpart.h"
#include "rules/core/campaign/campaign.h"

#include <QKeySequence>

class QAction;
class QStackedWidget;

namespace escarmouche::model {
struct DraftPlace;
}

namespace escarmouche::app {

class EmptyPage;
class FactCard;
class PlainTable;

/** Who takes part in a campaign without bands: who joins, who leaves, who is called otherwise. */
class EntrantsPanel : public CampaignPart
{
    Q_OBJECT

public:
    using CampaignPart::CampaignPart;

    void join();
    /** Opens the form of that draft. */
    void openDraft(const model::DraftPlace &place);

protected:
    void begin() override;
    void refresh() override;
    void retranslate() override;

private:
    QAction *make(const char *icon, const QKeySequence &keys, void (EntrantsPanel::*act)());
    const rules::Entrant *chosen() const;
    void fillTable();
    void showChosen();
    void change();
    void withdraw();

    QStackedWidget *m_stack = nullptr;
    PlainTable *m_table = nullptr;
    EmptyPage *m_empty = nullptr;
    FactCard *m_card = nullptr;
    QAction *m_join = nullptr;
    QAction *m_change = nullptr;
    QAction *m_withdraw = nullptr;
};

} // namespace escarmouche::app
