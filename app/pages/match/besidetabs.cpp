// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/besidetabs.h"

#include "app/pages/match/figures/figurelist.h"
#include "app/pages/match/figures/figurespanel.h"
#include "app/pages/match/figures/targetpanel.h"
#include "app/pages/match/story/notepanel.h"
#include "app/pages/match/story/storypanel.h"
#include "app/pages/match/thoughts/thoughtpanel.h"

namespace escarmouche::app {

BesideTabs::BesideTabs(const Parts &parts, QWidget *parent) : QTabWidget(parent), m_parts(parts)
{
    addTab(parts.figures, {});
    addTab(parts.targets, {});
    addTab(parts.story, {});
    addTab(parts.notes, {});
    addTab(parts.thoughts, {});
    retranslate();
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
