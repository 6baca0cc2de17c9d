// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/cards/cardlist.h"

#include "app/look/palette/palette.h"
#include "app/pages/match/cards/carddelegate.h"
#include "app/pages/match/cards/cardmodel.h"
#include "app/pages/match/control/matchcontroller.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace escarmouche::app {

CardList::CardList(const MatchController &controller, QWidget *parent)
    : QListView(parent), m_controller(controller), m_cards(new CardModel(controller, this))
{
    setModel(m_cards);
    setItemDelegate(new CardDelegate(this));
    setFlow(LeftToRight);
    setWrapping(false);
    setSelectionMode(SingleSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(this, &QListView::entered, this, &CardList::tell);
    const auto press = [this](const QModelIndex &index) {
        if (const int card = m_cards->cardAt(index); card >= 0)
            emit pressed(card);
    };
    connect(this, &QListView::clicked, this, press);
    connect(this, &QListView::activated, this, press); // Enter, or the second of two clicks
    connect(&controller.aiming(), &Aiming::aimChanged, this, &CardList::follow);
}

void CardList::show(const std::vector<CardGroup> &groups)
{
    const QScopedValueRollback isInStep(m_isInStep, true);
    const int now = m_cards->cardAt(currentIndex());
    m_cards->show(groups);
    setCurrentIndex(m_cards->indexOf(now));
    clearSelection();
    setAccessibleName(tr("Cards"));
    updateGeometry();
    m_isInStep = false;
    follow();
}

/** The keyboard stays where it is. */
void CardList::follow()
{
    if (m_isInStep)
        return;
    const QScopedValueRollback isInStep(m_isInStep, true);
    const QModelIndex index = m_cards->indexOf(m_controller.aiming().aim().pointing.card);
    if (index.isValid())
        setCurrentIndex(index);
    else
        clearSelection();
}

void CardList::tell(const QModelIndex &index)
{
    if (m_isInStep)
        return;
    if (const int card = m_cards->cardAt(index); card >= 0)
        emit pointed(card);
    else
        emit left();
}

void CardList::currentChanged(const QModelIndex &now, const QModelIndex &before)
{
    QListView::currentChanged(now, before);
    if (now.isValid())
        tell(now);
}

/** A key that is held does nothing twice. */
void CardList::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || !event->isAutoRepeat())
        QListView::keyPressEvent(event);
}

QSize CardList::sizeHint() const
{
    int width = 0;
    int height =
        m_cards->isOnlyCounts() ? 0 : CardDelegate::cardSize(fontMetrics()).height() + kGap;
    for (int row = 0; row < m_cards->rowCount(); ++row) {
        const QSize card = sizeHintForIndex(m_cards->index(row));
        width += card.width();
        height = std::max(height, card.height());
    }
    const int bar = width > this->width() ? horizontalScrollBar()->sizeHint().height() : 0;
    return QSize(width, height + bar) + 2 * QSize(frameWidth(), frameWidth());
}

void CardList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    updateGeometry();
}

bool CardList::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        emit left();
    return QListView::viewportEvent(event);
}

void CardList::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isByMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = isByMouse ? indexAt(event->pos()) : currentIndex();
    const QPoint at = isByMouse ? event->pos() : visualRect(index).center();
    event->accept();
    if (const int card = m_cards->cardAt(index); card >= 0)
        emit menuWanted(card, viewport()->mapToGlobal(at));
}

} // namespace escarmouche::app
