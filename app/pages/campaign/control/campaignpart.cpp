// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/control/campaignpart.h"

#include "app/pages/campaign/control/campaigncontroller.h"

#include <QEvent>

namespace escarmouche::app {

void CampaignPart::setController(CampaignController *controller)
{
    m_controller = controller;
    begin();
    connect(controller, &CampaignController::campaignChanged, this, &CampaignPart::refreshIfSeen);
}

void CampaignPart::refreshIfSeen()
{
    if (m_controller && isVisible())
        refresh();
}

void CampaignPart::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refreshIfSeen();
}

void CampaignPart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    refreshIfSeen();
}

} // namespace escarmouche::app
