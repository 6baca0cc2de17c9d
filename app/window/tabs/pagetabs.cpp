// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tabs/pagetabs.h"

#include "app/forms/notices/errorbox.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/home/homepage.h"
#include "app/pages/match/matchpage.h"

#include <QApplication>
#include <QEvent>
#include <QMessageBox>
#include <QTabBar>

namespace escarmouche::app {

namespace {

rules::Result<void> stored(QWidget &page)
{
    if (auto *band = qobject_cast<BandPage *>(&page))
        return band->settle();
    if (auto *match = qobject_cast<MatchPage *>(&page))
        return match->session().flush();
    if (auto *campaign = qobject_cast<CampaignPage *>(&page))
        return campaign->settle();
    return {};
}

} // namespace

void PageTabs::setHome(HomePage *home)
{
    m_home = home;
    addTab(home, lineIcon(QStringLiteral("home")), {});
    nameHome();
    for (const auto side : {QTabBar::LeftSide, QTabBar::RightSide})
        tabBar()->setTabButton(0, side, nullptr);
    setIconSize({kIconSize, kIconSize});
}

void PageTabs::nameHome()
{
    setTabText(0, tr("Home"));
}

bool PageTabs::isHomeShown() const
{
    return currentWidget() == m_home;
}

void PageTabs::add(QWidget *page, const QString &icon)
{
    addTab(page, lineIcon(icon), {});
}

void PageTabs::setName(QWidget *page, const QString &name)
{
    const int place = indexOf(page);
    setTabText(place, buttonText(name));
    setTabToolTip(place, tipText(name));
}

void PageTabs::goHome()
{
    setCurrentWidget(m_home);
    focusPage();
}

void PageTabs::search()
{
    setCurrentWidget(m_home);
    m_home->focusSearch();
}

void PageTabs::step(int by)
{
    setCurrentIndex((currentIndex() + by + count()) % count());
    focusPage();
}

// Where a page has not had the keyboard yet, the tab bar would keep it.
void PageTabs::focusPage()
{
    if (currentWidget()->isAncestorOf(QApplication::focusWidget()))
        return;
    if (isHomeShown())
        m_home->focusList();
    else
        currentWidget()->setFocus();
}

void PageTabs::closePage(int index)
{
    QWidget *page = widget(index);
    if (page == m_home || !settle(*page))
        return;
    drop(page);
    focusPage();
}

void PageTabs::drop(QWidget *page)
{
    removeTab(indexOf(page));
    page->deleteLater();
    emit pageClosed();
}

bool PageTabs::settle(QWidget &page)
{
    const auto done = stored(page);
    if (!done)
        tell(done.error());
    return done.has_value();
}

// What could not be stored is said; closing then needs a second word.
bool PageTabs::settleAll()
{
    for (BandPage *page : all<BandPage>()) {
        if (settle(*page))
            continue;
        const auto answer =
            QMessageBox::question(window(), QGuiApplication::applicationDisplayName(),
                                  tr("The last change could not be stored. Close anyway?"));
        if (answer != QMessageBox::Yes)
            return false;
    }
    for (MatchPage *page : all<MatchPage>())
        settle(*page); // what is written is a submission old at most
    for (CampaignPage *page : all<CampaignPage>())
        settle(*page);
    return true;
}

void PageTabs::keepAll()
{
    for (BandPage *page : all<BandPage>())
        (void)stored(*page);
    for (MatchPage *page : all<MatchPage>())
        (void)stored(*page);
    for (CampaignPage *page : all<CampaignPage>())
        (void)stored(*page);
}

void PageTabs::tell(const rules::Error &error)
{
    app::tell(window(), error);
}

void PageTabs::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        nameHome();
    QTabWidget::changeEvent(event);
}

} // namespace escarmouche::app
