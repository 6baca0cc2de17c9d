// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/sidefold.h"

#include <QApplication>
#include <QEvent>
#include <QTabBar>
#include <QTabWidget>

#include <utility>

namespace escarmouche::app {

namespace {

using Side = BoardOptions::Side;

constexpr int kRoomForLists = 1'500; // pixels of a page that has room for board and lists
constexpr int kListsWidth = 420; // at least, tabs among them

} // namespace

SideFold::SideFold(QWidget &page, QWidget &board, QTabWidget &tabs)
    : QObject(&tabs), m_page(page), m_board(board), m_tabs(tabs)
{
    m_tabs.setTabPosition(QTabWidget::East);
    m_tabs.setMinimumWidth(kListsWidth);
    connect(&m_tabs, &QTabWidget::tabBarClicked, this, &SideFold::click);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, QWidget *now) {
        if (m_isFolded && now != nullptr && now != m_tabs.tabBar() && m_tabs.isAncestorOf(now))
            fold(false);
    });
    m_page.installEventFilter(this);
    m_tabs.tabBar()->installEventFilter(this);
}

void SideFold::choose(Side side)
{
    m_side = side;
    follow();
}

/** As was chosen, or as there is room. */
void SideFold::follow()
{
    const bool isNarrow = m_page.width() < kRoomForLists;
    fold(m_side == Side::ByRoom ? isNarrow : m_side == Side::Folded);
}

void SideFold::fold(bool isFolded)
{
    if (m_isFolded == isFolded)
        return;
    m_isFolded = isFolded;
    const int strip = m_tabs.tabBar()->sizeHint().width();
    m_tabs.setMinimumWidth(isFolded ? strip : kListsWidth);
    m_tabs.setMaximumWidth(isFolded ? strip : QWIDGETSIZE_MAX);
    if (isFolded && m_tabs.isAncestorOf(QApplication::focusWidget()))
        m_board.setFocus();
    emit folded(isFolded);
}

/** On the tab in front it folds; on another, that comes. */
void SideFold::click(int tab)
{
    if (tab < 0)
        return;
    const bool isSame = tab == m_tabs.currentIndex();
    if (!m_isFolded && !isSame)
        return;
    fold(!m_isFolded);
    m_side = m_isFolded ? Side::Folded : Side::Open;
    emit chosen(m_side);
}

bool SideFold::eventFilter(QObject *of, QEvent *event)
{
    if (of == &m_page && event->type() == QEvent::Resize)
        follow();
    if (of != &m_page && event->type() == QEvent::Shortcut) // the letter of a tab
        fold(false);
    if (of != &m_page && event->type() == QEvent::MouseButtonRelease)
        m_board.setFocus(); // the page that comes to the front has taken the keyboard
    return QObject::eventFilter(of, event);
}

} // namespace escarmouche::app
