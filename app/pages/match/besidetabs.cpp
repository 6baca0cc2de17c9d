// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/besidetabs.h"

#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/figurespanel.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/questions/aimpanel.h"
#include "app/pages/match/story/notepanel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/pages/match/thoughts/thoughtpanel.h"

#include <QEvent>
#include <QStackedWidget>

#include <algorithm>

namespace escarmouche::app {

namespace {
constexpr double kMostForAim = 0.45; // of the height
}

BesideTabs::BesideTabs(const Parts &parts, QWidget *parent)
    : QTabWidget(parent), m_parts(parts),
      m_stack(findChild<QStackedWidget *>(QString(), Qt::FindDirectChildrenOnly))
{
    m_parts.aim->setParent(this);
    m_parts.aim->installEventFilter(this);
    connect(m_parts.aim, &AimPanel::begun, this, [this] {
        m_aimHeight = 0;
        makeRoomForAim();
    });
    addTab(parts.figures, {});
    addTab(parts.targets, {});
    addTab(parts.story, {});
    addTab(parts.notes, {});
    addTab(parts.thoughts, {});
    retranslate();
}

/** Below the pages; what it was given it keeps while one points here and there, so that the list
    above it does not jump. */
void BesideTabs::makeRoomForAim()
{
    if (m_parts.aim->isHidden() || m_stack->width() <= 0)
        return m_stack->setContentsMargins({});
    const auto most = static_cast<int>(kMostForAim * m_stack->height());
    m_aimHeight = std::max(m_aimHeight, m_parts.aim->neededHeight(m_stack->width()));
    QRect room = m_stack->geometry();
    room.setTop(room.bottom() + 1 - std::min(most, m_aimHeight));
    m_stack->setContentsMargins(0, 0, 0, room.height());
    m_parts.aim->setGeometry(room);
    m_parts.aim->raise();
}

bool BesideTabs::eventFilter(QObject *aim, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::LayoutRequest || type == QEvent::ShowToParent ||
        type == QEvent::HideToParent)
        makeRoomForAim();
    return QTabWidget::eventFilter(aim, event);
}

void BesideTabs::resizeEvent(QResizeEvent *event)
{
    QTabWidget::resizeEvent(event);
    m_aimHeight = 0;
    makeRoomForAim();
}

void BesideTabs::showNoteCount(int notes)
{
    m_notes = notes;
    setTabText(indexOf(m_parts.notes), notes == 0 ? tr("&Notes") : tr("&Notes (%1)").arg(notes));
}

void BesideTabs::retranslate()
{
    setTabText(indexOf(m_parts.figures), tr("Fig&ures"));
    setTabText(indexOf(m_parts.targets), tr("&Targets"));
    setTabText(indexOf(m_parts.story), tr("&Log"));
    //: a tab: what the machine weighs
    setTabText(indexOf(m_parts.thoughts), tr("&Advice"));
    showNoteCount(m_notes);
    m_parts.figures->list().setAccessibleName(tr("Figures on the board"));
}

} // namespace escarmouche::app
