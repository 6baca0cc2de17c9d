// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/control/refusalbar.h"

#include "app/pages/campaign/control/campaigncontroller.h"

#include <utility>

namespace escarmouche::app {

RefusalBar::RefusalBar(const CampaignController &controller, Again again, QWidget *parent)
    : NoticeBar(parent), m_again(std::move(again))
{
    connect(&controller, &CampaignController::refusedInDialog, this, &RefusalBar::hear);
}

void RefusalBar::complain(const QString &text)
{
    tell({.error = {}, .what = text});
}

// An act that another writer was quicker than is lost as it was: the dialog may have gone on.
void RefusalBar::hear(Refusal refusal)
{
    if (refusal.offer != Refusal::Offer::Again)
        refusal.again = m_again;
    tell(refusal);
}

} // namespace escarmouche::app
