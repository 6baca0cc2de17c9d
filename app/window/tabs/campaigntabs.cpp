// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tabs/campaigntabs.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/drafts/wordsdialog.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/newcampaigndialog.h"
#include "app/window/tabs/pagetabs.h"
#include "app/words/language/dates.h"
#include "model/resources.h"
#include "model/text.h"

namespace escarmouche::app {

CampaignTabs::CampaignTabs(const Shell &shell, PageTabs &tabs)
    : QObject(&tabs), m_shell(shell), m_tabs(tabs)
{
}

CampaignPage *CampaignTabs::open(const QString &uuid)
{
    for (CampaignPage *page : m_tabs.all<CampaignPage>()) {
        if (page->controller().isPast() || page->controller().session()->uuid() != toUtf8(uuid))
            continue;
        m_tabs.setCurrentWidget(page);
        return page;
    }
    auto session = m_shell.library.campaigns().open(toUtf8(uuid));
    if (session)
        return add(std::make_unique<CampaignController>(
            std::shared_ptr<model::CampaignSession>(std::move(*session)),
            BoardLimits{m_shell.library.systems(), m_shell.rules}));
    m_tabs.tell(session.error());
    return nullptr;
}

CampaignPage *CampaignTabs::add(std::unique_ptr<CampaignController> controller)
{
    const bool past = controller->isPast();
    const QString then = past ? momentText(controller->until().at) : QString();
    auto *page = new CampaignPage(std::move(controller), m_shell, &m_tabs);
    m_tabs.add(page, past ? QStringLiteral("history") : QStringLiteral("library"));
    const auto name = [this, page, then] {
        //: a campaign as it was, and when
        m_tabs.setName(page,
                       then.isEmpty() ? page->title() : tr("%1, %2").arg(page->title(), then));
        emit m_tabs.pageChanged();
    };
    connect(page, &CampaignPage::renamed, this, name);
    connectPage(page);
    m_tabs.setCurrentWidget(page);
    name();
    page->setFocus();
    return page;
}

void CampaignTabs::connectPage(CampaignPage *page)
{
    CampaignController *campaign = &page->controller();
    connect(page, &CampaignPage::printingChanged, &m_tabs, &PageTabs::printingChanged);
    connect(page, &CampaignPage::ruleWanted, &m_tabs, &PageTabs::ruleWanted);
    connect(page, &CampaignPage::said, &m_tabs, &PageTabs::said);
    connect(page, &CampaignPage::failed, &m_tabs, &PageTabs::tell);
    connect(page, &CampaignPage::matchWanted, this, &CampaignTabs::matchWanted);
    connect(page, &CampaignPage::bandWanted, this,
            [this, campaign](rules::BandId band) { emit bandWanted(campaign->session(), band); });
    connect(page, &CampaignPage::boardWanted, this,
            [this, campaign](rules::FixtureId fixture) { emit boardWanted(campaign, fixture); });
    connect(page, &CampaignPage::seasonWanted, this, [this, campaign] { startSeason(*campaign); });
    connect(page, &CampaignPage::asOfWanted, this,
            [this, campaign](const model::CampaignLine &line) { lookBack(*campaign, line); });
}

void CampaignTabs::lookBack(CampaignController &campaign, const model::CampaignLine &line)
{
    if (auto then = campaign.asOf(line.line.seq))
        add(std::make_unique<CampaignController>(campaign, line, std::move(*then)));
}

void CampaignTabs::openSample()
{
    const auto text = model::sampleCampaign();
    auto uuid = text ? m_shell.library.campaigns().importText(*text) : rules::fail(text.error());
    if (!uuid && uuid.error().code == rules::ErrorCode::CampaignExists) {
        if (const auto known = m_shell.library.campaigns().find(uuid.error().subject))
            uuid = known->uuid;
    }
    openMade(uuid);
}

void CampaignTabs::openMade(const rules::Result<std::string> &uuid)
{
    if (uuid)
        open(toQString(*uuid));
    else
        m_tabs.tell(uuid.error());
}

void CampaignTabs::startSeason(CampaignController &campaign)
{
    WordsDialog dialog(
        {tr("New season"),
         tr("A campaign of its own with the same players and options, and the bands that are\n"
            "still in, as they stand: their figures keep their names, what they have done,\n"
            "portraits and notes. Games, standings, story and the fallen stay with the old\n"
            "one; the hall of fame shows both.\n\n"
            "Name of the new season:"),
         tr("%1, next season").arg(toQString(campaign.campaign().name)),
         {},
         true},
        campaign.drafts(), campaign.draftPlace(form::kSeason), m_tabs.window());
    if (dialog.exec() != QDialog::Accepted || dialog.words().isEmpty())
        return;
    const auto made =
        m_shell.library.campaigns().newSeason(campaign.session()->uuid(), toUtf8(dialog.words()));
    if (made)
        dialog.draft().enter();
    openMade(made);
}

void CampaignTabs::create()
{
    if (namesWith(m_shell.library.systems(), &rules::RuleSystem::campaigns).empty())
        return;
    NewCampaignDialog dialog(m_shell.library.systems(), m_tabs.window());
    const model::Drafts drafts = m_shell.library.drafts();
    const model::DraftPlace options{{}, form::kNewCampaign, form::kOptionsPart};
    DraftKeeper &draft = keepDraft(dialog, drafts, {{}, form::kNewCampaign, {}});
    connect(&dialog, &NewCampaignDialog::ruleWanted, &m_tabs, &PageTabs::ruleWanted);
    connect(&dialog, &NewCampaignDialog::optionsAsked, this,
            [&](QDialog &asked) { keepDraft(asked, drafts, options); });
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto made =
        m_shell.library.campaigns().create(dialog.system(), dialog.name(), dialog.options());
    if (made) {
        draft.enter();
        (void)drafts.discard(options); // one that stays is offered once too often
    }
    openMade(made);
}

void CampaignTabs::showGame(const QString &campaign, int fixture, bool isPostGame)
{
    CampaignPage *page = open(campaign);
    if (page == nullptr)
        return;
    if (isPostGame)
        page->showPostGame({fixture});
    else
        page->showFixture({fixture});
}

void CampaignTabs::answerQuestions(const QString &campaign)
{
    if (CampaignPage *page = open(campaign))
        page->answerQuestions();
}

void CampaignTabs::showFigure(const QString &campaign, rules::MemberId member)
{
    if (CampaignPage *page = open(campaign))
        page->showFigure(member);
}

// Once: a result that somebody has taken back again is entered from the calendar alone.
void CampaignTabs::enterReport(const model::GameRow &match)
{
    if (match.origin.campaign.empty())
        return;
    const auto report = m_shell.library.matches().report(match.uuid);
    if (!report || !*report)
        return;
    CampaignPage *page = open(toQString(match.origin.campaign));
    if (page == nullptr)
        return;
    const rules::Fixture *game = rules::find(page->controller().campaign(), match.origin.fixture);
    if (game == nullptr || game->report != nullptr)
        return;
    if (page->controller().perform(rules::EnterReport{match.origin.fixture, **report, match.uuid}))
        page->showPostGame(match.origin.fixture);
}

} // namespace escarmouche::app
