// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/figurespanel.h"

#include "app/look/palette/palette.h"
#include "app/pages/match/cards/cardlist.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/tokenmodel.h"

#include <QLabel>
#include <QVBoxLayout>

namespace escarmouche::app {

FiguresPanel::FiguresPanel(const MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_list(new FigureList(controller, this)),
      m_whose(new QLabel(this)), m_carried(new CardList(controller, this))
{
    m_whose->setTextFormat(Qt::PlainText);
    m_whose->setContentsMargins(kGap / 2, kGap / 2, kGap / 2, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_whose);
    layout->addWidget(m_carried);
    setFocusProxy(m_list);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &FiguresPanel::showCarried);
    connect(&m_list->figures(), &QAbstractItemModel::dataChanged, this, &FiguresPanel::showCarried);
    connect(&m_list->figures(), &QAbstractItemModel::modelReset, this, &FiguresPanel::showCarried);
    showCarried();
}

void FiguresPanel::showCarried()
{
    const int token = m_list->figures().tokenAt(m_list->currentIndex());
    const auto groups =
        cardsCarried(m_list->figures().view(), m_controller.play().counted(), token);
    m_whose->setVisible(!groups.empty());
    m_carried->setVisible(!groups.empty());
    //: heads the cards that a figure carries
    m_whose->setText(tr("Carried by %1:").arg(m_controller.words().tokenName(token)));
    m_carried->show(groups);
}

} // namespace escarmouche::app
