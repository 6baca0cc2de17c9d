// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/windowmenus.h"

#include "app/look/palette/lineicon.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/home/homepage.h"
#include "app/pages/match/matchpage.h"
#include "app/window/help/shortcutsdialog.h"
#include "model/resources.h"
#include "ui_mainwindow.h"

#include <QApplication>
#include <QMenu>

#include <algorithm>

namespace escarmouche::app {

WindowMenus::WindowMenus(const Ui::MainWindow &window, const rules::RuleSystems &systems,
                         bool readOnly, QObject *parent)
    : QObject(parent), m_ui(window), m_systems(systems), m_goActions(window.menuGo->actions()),
      m_goSeparator(new QAction(this))
{
    m_goSeparator->setSeparator(true);
    addIcons();
    fillToolBar();
    offer();
    returnKeyboard();
    if (readOnly)
        forbidWriting();
}

void WindowMenus::addIcons()
{
    const auto icon = [](QAction *action, const char *name) {
        action->setIcon(lineIcon(QString::fromLatin1(name)));
    };
    icon(m_ui.actionNewBand, "add");
    icon(m_ui.actionNewCampaign, "history");
    icon(m_ui.actionSampleCampaign, "sample");
    icon(m_ui.actionOpenFile, "open");
    icon(m_ui.actionQuickMatch, "match");
    icon(m_ui.actionPrint, "print");
    icon(m_ui.actionExport, "export");
    icon(m_ui.actionBackup, "backup");
    icon(m_ui.actionCheck, "good");
    icon(m_ui.actionRestore, "history");
    icon(m_ui.actionOpenLibrary, "library");
    icon(m_ui.actionPreferences, "settings");
    icon(m_ui.actionHome, "home");
    icon(m_ui.actionFind, "search");
    icon(m_ui.actionRule, "rules");
    icon(m_ui.actionShortcuts, "keyboard");
    icon(m_ui.actionAbout, "about");
}

void WindowMenus::fillToolBar()
{
    m_ui.toolBar->setIconSize({kIconSize, kIconSize});
    m_ui.toolBar->addAction(m_ui.actionNewBand);
    m_ui.toolBar->addAction(m_ui.actionOpenFile);
    m_ui.toolBar->addAction(m_ui.actionQuickMatch);
    m_ui.toolBar->addSeparator();
    m_ui.toolBar->addAction(m_ui.actionPrint);
    m_ui.toolBar->addAction(m_ui.actionExport);
    m_ui.toolBar->addSeparator();
    m_ui.toolBar->addAction(m_ui.actionRule);
    m_ui.toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
}

/** A menu that was opened by its letter and left by Escape would keep the keyboard in the bar,
   which has no keys of its own. */
void WindowMenus::returnKeyboard()
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *before, const QWidget *now) {
        if (now == m_ui.menuBar)
            m_beforeMenu = before;
    });
    const auto giveBack = [this] {
        if (m_ui.menuBar->hasFocus() && QApplication::activePopupWidget() == nullptr &&
            m_beforeMenu)
            m_beforeMenu->setFocus(Qt::MenuBarFocusReason);
    };
    for (const QMenu *menu :
         {m_ui.menuFile, m_ui.menuEdit, m_ui.menuMatch, m_ui.menuGo, m_ui.menuHelp})
        connect(menu, &QMenu::aboutToHide, this, giveBack, Qt::QueuedConnection);
}

void WindowMenus::forbidWriting()
{
    for (QAction *action :
         {m_ui.actionNewBand, m_ui.actionNewCampaign, m_ui.actionSampleCampaign,
          m_ui.actionOpenFile, m_ui.actionQuickMatch, m_ui.actionBackup, m_ui.actionRestore})
        action->setEnabled(false);
}

// What no game has is not offered.
void WindowMenus::offer()
{
    const auto has = [&](auto face) { return !namesWith(m_systems, face).empty(); };
    m_ui.actionNewBand->setVisible(has(&rules::RuleSystem::bands));
    m_ui.actionNewCampaign->setVisible(has(&rules::RuleSystem::campaigns));
    m_ui.actionSampleCampaign->setVisible(model::hasSampleCampaign());
    m_ui.actionQuickMatch->setVisible(has(&rules::RuleSystem::matches));
}

void WindowMenus::refresh()
{
    CampaignPage *campaign = m_ui.tabs->current<CampaignPage>();
    refreshPrinting();
    m_ui.actionExport->setEnabled(m_ui.tabs->current<BandPage>() != nullptr ||
                                  (campaign != nullptr && !campaign->controller().isPast()));
    m_ui.actionClose->setEnabled(!m_ui.tabs->isHomeShown());
    fillEditMenu();
    showMatchMenu();
    fillGoMenu();
}

void WindowMenus::refreshPrinting()
{
    const CampaignPage *campaign = m_ui.tabs->current<CampaignPage>();
    m_ui.actionPrint->setEnabled(m_ui.tabs->current<BandPage>() != nullptr ||
                                 (campaign != nullptr && campaign->canPrint()) ||
                                 isMatchWithSheets());
}

bool WindowMenus::isMatchWithSheets() const
{
    auto *match = m_ui.tabs->current<MatchPage>();
    return match != nullptr && systemNamed(m_systems, match->session().setup().system)->sheets;
}

void WindowMenus::fillEditMenu()
{
    m_ui.menuEdit->clear();
    if (const auto *match = m_ui.tabs->current<MatchPage>())
        m_ui.menuEdit->addActions(match->editActions());
    else if (const auto *campaign = m_ui.tabs->current<CampaignPage>())
        m_ui.menuEdit->addActions(campaign->editActions());
    else if (const auto *band = m_ui.tabs->current<BandPage>())
        m_ui.menuEdit->addActions(band->editActions());
    else
        m_ui.menuEdit->addActions(m_ui.tabs->home().bandActions());
    m_ui.menuEdit->addSeparator();
    m_ui.menuEdit->addAction(m_ui.actionPreferences);
}

/** A match needs the room of the tool bar for its board; the menus have all of it. */
void WindowMenus::showMatchMenu()
{
    const auto *match = m_ui.tabs->current<MatchPage>();
    m_ui.toolBar->setVisible(match == nullptr);
    m_ui.menuMatch->clear();
    if (match == nullptr) // hidden, its letter would still be taken
        return m_ui.menuBar->removeAction(m_ui.menuMatch->menuAction());
    m_ui.menuMatch->addActions(match->matchActions());
    m_ui.menuBar->insertMenu(m_ui.menuGo->menuAction(), m_ui.menuMatch);
}

// After its own acts, those of the page that is shown.
void WindowMenus::fillGoMenu()
{
    const QList<QAction *> shown = m_ui.menuGo->actions();
    for (QAction *ofPage : shown.mid(m_goActions.size()))
        m_ui.menuGo->removeAction(ofPage);
    const auto add = [&](const QList<QAction *> &ofPage) {
        m_ui.menuGo->addAction(m_goSeparator);
        m_ui.menuGo->addActions(ofPage);
    };
    if (const auto *band = m_ui.tabs->current<BandPage>())
        add(band->goActions());
    if (const auto *campaign = m_ui.tabs->current<CampaignPage>())
        add(campaign->goActions());
}

std::vector<ActionGroup> WindowMenus::actionGroups() const
{
    const PageTabs &tabs = *m_ui.tabs;
    const auto title = [](const QMenu *menu) { return menu->title().remove(u'&'); };
    std::vector<ActionGroup> groups{{title(m_ui.menuFile), m_ui.menuFile->actions()},
                                    {title(m_ui.menuGo), m_goActions},
                                    {tr("Home"), tabs.home().bandActions()}};
    if (const auto pages = tabs.all<BandPage>(); !pages.empty())
        groups.push_back({tr("Band"), pages.front()->editActions() + pages.front()->goActions(),
                          BandPage::keyHints()});
    if (const auto pages = tabs.all<CampaignPage>(); !pages.empty())
        groups.push_back({tr("Campaign"), pages.front()->editActions() + pages.front()->goActions(),
                          CampaignPage::keyHints()});
    if (const auto pages = tabs.all<MatchPage>(); !pages.empty())
        groups.push_back({tr("Match"), pages.front()->editActions() + pages.front()->matchActions(),
                          MatchPage::keyHints()});
    groups.push_back({title(m_ui.menuHelp), m_ui.menuHelp->actions() << m_ui.actionPreferences});
    const QString here = tabs.current<MatchPage>() != nullptr      ? tr("Match")
                         : tabs.current<BandPage>() != nullptr     ? tr("Band")
                         : tabs.current<CampaignPage>() != nullptr ? tr("Campaign")
                                                                   : tr("Home");
    std::ranges::stable_partition(groups,
                                  [&](const ActionGroup &group) { return group.title == here; });
    return groups;
}

} // namespace escarmouche::app
