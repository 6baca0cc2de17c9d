// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tabs/bandtabs.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/home/newbanddialog.h"
#include "app/window/preferences/livepreferences.h"
#include "app/window/tabs/pagetabs.h"
#include "model/library/sessions/campaigndesk.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::app {

BandTabs::BandTabs(const Shell &shell, const LivePreferences &preferences, PageTabs &tabs)
    : QObject(&tabs), m_shell(shell), m_preferences(preferences), m_tabs(tabs)
{
    connect(&preferences, &LivePreferences::chosen, this, &BandTabs::useUnits);
}

void BandTabs::useUnits()
{
    for (BandPage *page : m_tabs.all<BandPage>())
        page->setUnits(m_preferences.now().units);
}

void BandTabs::open(const QString &uuid)
{
    for (BandPage *page : m_tabs.all<BandPage>())
        if (page->session().uuid() == toUtf8(uuid))
            return m_tabs.setCurrentWidget(page);
    auto session = m_shell.library.bands().open(toUtf8(uuid));
    if (!session)
        return m_tabs.tell(session.error());
    rememberBand(uuid);
    add(std::move(*session));
}

void BandTabs::showFigure(const QString &band, rules::MemberId member)
{
    open(band);
    if (auto *page = m_tabs.current<BandPage>(); page && page->session().uuid() == toUtf8(band))
        page->showFigure(member);
}

void BandTabs::openOfCampaign(const std::shared_ptr<model::CampaignSession> &campaign,
                              rules::BandId band)
{
    for (BandPage *page : m_tabs.all<BandPage>()) {
        const auto *desk = dynamic_cast<const model::CampaignDesk *>(&page->session());
        if (desk != nullptr && desk->uuid() == campaign->uuid() && desk->band() == band)
            return m_tabs.setCurrentWidget(page);
    }
    add(std::make_unique<model::CampaignDesk>(campaign, band));
}

void BandTabs::add(std::unique_ptr<model::BandDesk> session)
{
    auto *page = new BandPage(std::move(session), m_preferences.now().units, &m_tabs);
    page->setBoardLimits({m_shell.library.systems(), m_shell.rules});
    page->showPortraits(m_shell.library);
    m_tabs.add(page, QStringLiteral("band"));
    const auto name = [this, page] {
        m_tabs.setName(page, page->bandName());
        emit m_tabs.pageChanged();
    };
    connect(page, &BandPage::renamed, this, name);
    connect(page, &BandPage::ruleWanted, &m_tabs, &PageTabs::ruleWanted);
    connect(page, &BandPage::failed, &m_tabs, &PageTabs::tell);
    connect(page, &BandPage::figureWanted, this, [this, page](rules::MemberId member) {
        emit figureWanted(toQString(page->session().uuid()), member);
    });
    m_tabs.setCurrentWidget(page);
    name();
    page->setFocus();
}

void BandTabs::openMade(const rules::Result<std::string> &uuid)
{
    if (uuid)
        open(toQString(*uuid));
    else
        m_tabs.tell(uuid.error());
}

void BandTabs::openSample(const QString &key)
{
    if (const SampleBand *found = sampleCalled(m_shell.samples, toUtf8(key)))
        openMade(m_shell.library.bands().create(found->sample.system,
                                                rules::AdoptBand{found->sample.text}));
}

void BandTabs::create()
{
    if (namesWith(m_shell.library.systems(), &rules::RuleSystem::bands).empty())
        return;
    NewBandDialog dialog(m_shell.library.systems(), m_shell.samples, m_preferences.now().units,
                         m_tabs.window());
    DraftKeeper &draft = keepDraft(dialog, m_shell.library.drafts(), {{}, form::kNewBand, {}});
    if (dialog.exec() != QDialog::Accepted)
        return;
    const NewBand band = dialog.answer();
    const auto made = m_shell.library.bands().create(band.system, band.first);
    if (made)
        draft.enter();
    openMade(made);
}

void BandTabs::drop(const QString &uuid)
{
    for (BandPage *page : m_tabs.all<BandPage>())
        if (page->session().uuid() == toUtf8(uuid))
            m_tabs.drop(page);
}

} // namespace escarmouche::app
