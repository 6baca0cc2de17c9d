// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tabs/matchtabs.h"

#include "app/pages/board/boardcanvas.h"
#include "app/pages/board/scene/boardscene.h"
#include "app/pages/match/matchpage.h"
#include "app/window/preferences/livepreferences.h"
#include "app/window/tabs/matchportraits.h"
#include "app/window/tabs/pagetabs.h"
#include "model/library/keepsakesof.h"
#include "model/text.h"

#include <QGuiApplication>
#include <QMap>
#include <QMessageBox>

namespace escarmouche::app {

MatchTabs::MatchTabs(model::Library &library, LivePreferences &preferences, PageTabs &tabs)
    : QObject(&tabs), m_library(library), m_preferences(preferences), m_tabs(tabs)
{
    connect(&preferences, &LivePreferences::chosen, this, &MatchTabs::usePreferences);
    connect(&preferences, &LivePreferences::askFromChanged, this, &MatchTabs::useAskFrom);
    connect(&tabs, &PageTabs::pageClosed, this, &MatchTabs::nameAll);
}

void MatchTabs::open(const QString &uuid)
{
    for (MatchPage *page : m_tabs.all<MatchPage>())
        if (page->session().uuid() == toUtf8(uuid))
            return m_tabs.setCurrentWidget(page);
    auto session = m_library.matches().open(toUtf8(uuid));
    if (!session)
        return m_tabs.tell(session.error());
    if ((*session)->match().board() != nullptr)
        return add(std::move(*session));
    QMessageBox::information(m_tabs.window(), QGuiApplication::applicationDisplayName(),
                             tr("This game has no board to show the match on. To read it, enter: "
                                "escarmouche match show %1")
                                 .arg(uuid));
}

void MatchTabs::add(std::unique_ptr<model::MatchSession> session)
{
    auto *page = new MatchPage(std::move(session), m_preferences.now().units, &m_tabs);
    m_tabs.add(page, QStringLiteral("match"));
    nameAll();
    page->setBoardOptions(m_preferences.now().board);
    page->canvas().board().setPortraits(portraitsOf(m_library, page->session()));
    page->setAskFrom(m_preferences.now().askFrom);
    if (!page->controller().play().hasSeveralPeople()) // else one would say it for all
        page->controller().setAskWindow(lastAskWindow(page->session().row().system));
    offerFigures(*page);
    connectPage(page);
    watchEnd(page);
    m_tabs.setCurrentWidget(page);
    page->setFocus();
}

void MatchTabs::connectPage(MatchPage *page)
{
    connect(page, &MatchPage::titleChanged, this, &MatchTabs::nameAll);
    connect(page, &MatchPage::boardOptionsChanged, &m_preferences, &LivePreferences::setBoard);
    connect(page, &MatchPage::askFromChanged, &m_preferences, &LivePreferences::setAskFrom);
    connect(&page->controller(), &MatchController::askWindowChosen, this, [page](AskWindow ask) {
        if (!page->controller().play().hasSeveralPeople())
            rememberAskWindow(page->session().row().system, ask);
    });
    connect(page, &MatchPage::ruleWanted, &m_tabs, &PageTabs::ruleWanted);
    connect(page, &MatchPage::matchWanted, this, &MatchTabs::open);
    connect(page, &MatchPage::figureWanted, this, [this, page](const rules::FigureRef &figure) {
        showFigure(page->session().row(), figure);
    });
    connect(page, &MatchPage::said, &m_tabs, &PageTabs::said);
    connect(page, &MatchPage::failed, &m_tabs, &PageTabs::tell);
}

void MatchTabs::offerFigures(MatchPage &page)
{
    const auto streams = model::streamsOf(m_library, page.session().row());
    std::vector<rules::SeatId> sides;
    for (std::size_t side = 0; side < streams.size(); ++side)
        if (!streams[side].empty())
            sides.push_back({static_cast<std::int8_t>(side)});
    page.offerFigures(std::move(sides));
}

void MatchTabs::showFigure(const model::GameRow &match, const rules::FigureRef &figure)
{
    const auto streams = model::streamsOf(m_library, match);
    const QString stream = toQString(streams[static_cast<std::size_t>(figure.seat.value)]);
    if (match.origin.campaign.empty())
        emit figureOfBandWanted(stream, figure.member);
    else
        emit figureWanted(stream, figure.member);
}

void MatchTabs::watchEnd(MatchPage *page)
{
    const bool over = page->session().row().isOver;
    connect(&page->session(), &model::MatchSession::changed, this,
            [this, page, known = over]() mutable {
                const model::MatchSession &match = page->session();
                if (known || !match.row().isOver || match.pending())
                    return;
                known = true;
                emit ended(match.row());
            });
}

/** Those of one title, as rematches are, have a number. */
void MatchTabs::nameAll()
{
    QMap<QString, int> met;
    for (MatchPage *page : m_tabs.all<MatchPage>()) {
        const QString title = page->title();
        const int number = ++met[title];
        m_tabs.setName(page, number == 1
                                 ? title
                                 : QStringLiteral("%1 (%2)").arg(title, QString::number(number)));
    }
}

void MatchTabs::usePreferences()
{
    const Preferences &now = m_preferences.now();
    for (MatchPage *page : m_tabs.all<MatchPage>()) {
        page->setUnits(now.units);
        page->setBoardOptions(now.board);
        page->setAskFrom(now.askFrom);
    }
}

void MatchTabs::useAskFrom(int percent)
{
    for (MatchPage *page : m_tabs.all<MatchPage>())
        page->setAskFrom(percent);
}

void MatchTabs::drop(const QString &uuid)
{
    for (MatchPage *page : m_tabs.all<MatchPage>()) {
        if (page->session().uuid() != toUtf8(uuid))
            continue;
        m_tabs.settle(*page);
        m_tabs.drop(page);
    }
}

} // namespace escarmouche::app
