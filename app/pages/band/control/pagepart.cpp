// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/control/pagepart.h"

#include "app/pages/band/control/bandcontroller.h"

#include <QEvent>

namespace escarmouche::app {

void PagePart::setController(BandController *controller)
{
    m_controller = controller;
    begin();
    connect(controller, &BandController::bandChanged, this, &PagePart::refreshIfSeen);
    refreshIfSeen();
}

void PagePart::refreshIfSeen()
{
    if (m_controller && isVisible())
        refresh();
}

void PagePart::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refreshIfSeen();
}

void PagePart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const bool isLanguage = event->type() == QEvent::LanguageChange;
    if (isLanguage)
        retranslate();
    if (isLanguage || event->type() == QEvent::PaletteChange) // texts hold their colours
        refreshIfSeen();
}

} // namespace escarmouche::app
