// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/drafts/wordsdialog.h"
#include "app/forms/notices/errorbox.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/newcampaigndialog.h"
#include "app/pages/campaign/result/crewdialog.h"
#include "app/pages/match/start/quickmatchdialog.h"
#include "app/window/main/mainwindow.h"
#include "app/words/language/dates.h"
#include "app/words/sentences/campaignwords.h"
#include "model/library/sessions/campaigndesk.h"
#include "model/match/setup/fixturesetup.h"
#include "model/resources.h"
#include "model/text.h"
#include "ui_mainwindow.h"

#include <QMessageBox>

#include <algorithm>

// The campaigns of the main window.

namespace escarmouche::app {

CampaignPage *MainWindow::currentCampaign() const
{
    return qobject_cast<CampaignPage *>(m_ui->tabs->currentWidget());
}

std::vector<CampaignPage *> MainWindow::campaignPages() const
{
    std::vector<CampaignPage *> pages;
    for (int index = 0; index < m_ui->tabs->count(); ++index)
        if (auto *page = qobject_cast<CampaignPage *>(m_ui->tabs->widget(index)))
            pages.push_back(page);
    return pages;
}

CampaignPage *MainWindow::openCampaign(const QString &uuid)
{
    for (CampaignPage *page : campaignPages()) {
        if (page->controller().isPast() || page->controller().session()->uuid() != toUtf8(uuid))
            continue;
        m_ui->tabs->setCurrentWidget(page);
        return page;
    }
    auto session = m_shell.library.openCampaign(toUtf8(uuid));
    if (session)
        return addCampaignTab(std::make_unique<CampaignController>(
            std::shared_ptr<model::CampaignSession>(std::move(*session)),
            BoardLimits{m_shell.library.systems(), m_shell.rules}));
    tell(this, session.error());
    return nullptr;
}

CampaignPage *MainWindow::addCampaignTab(std::unique_ptr<CampaignController> controller)
{
    const bool past = controller->isPast();
    const QString then = past ? momentText(controller->until().at) : QString();
    auto *page = new CampaignPage(std::move(controller), m_shell, m_ui->tabs);
    m_ui->tabs->addTab(page, lineIcon(past ? QStringLiteral("history") : QStringLiteral("library")),
                       {});
    const auto label = [this, page, then] {
        const int place = m_ui->tabs->indexOf(page);
        //: a campaign as it was, and when
        const QString text = then.isEmpty() ? page->title() : tr("%1, %2").arg(page->title(), then);
        m_ui->tabs->setTabText(place, buttonText(text));
        m_ui->tabs->setTabToolTip(place, tipText(text));
        showPage();
    };
    connect(page, &CampaignPage::renamed, this, label);
    connect(page, &CampaignPage::printingChanged, this, &MainWindow::showPrinting);
    connect(page, &CampaignPage::ruleWanted, this, &MainWindow::showRule);
    connect(page, &CampaignPage::bandWanted, this,
            [this, page](rules::BandId band) { openCampaignBand(*page, band); });
    connect(page, &CampaignPage::boardWanted, this,
            [this, page](rules::FixtureId fixture) { playFixture(*page, fixture); });
    connect(page, &CampaignPage::matchWanted, this, &MainWindow::openMatch);
    connect(page, &CampaignPage::seasonWanted, this, [this, page] { newSeason(*page); });
    connect(page, &CampaignPage::asOfWanted, this,
            [this, page](const model::CampaignLine &line) { lookBack(*page, line); });
    connect(page, &CampaignPage::said, m_ui->statusBar,
            [this](const QString &text) { m_ui->statusBar->showMessage(text, kSaidMs); });
    connect(page, &CampaignPage::failed, this,
            [this](const rules::Error &error) { tell(this, error); });
    m_ui->tabs->setCurrentWidget(page);
    label();
    page->setFocus();
    return page;
}

void MainWindow::lookBack(CampaignPage &page, const model::CampaignLine &line)
{
    if (auto then = page.controller().asOf(line.line.seq))
        addCampaignTab(
            std::make_unique<CampaignController>(page.controller(), line, std::move(*then)));
}

void MainWindow::openSampleCampaign()
{
    const auto text = model::sampleCampaign();
    auto uuid = text ? m_shell.library.importCampaign(*text) : rules::fail(text.error());
    if (!uuid && uuid.error().code == rules::ErrorCode::CampaignExists) {
        if (const auto known = m_shell.library.findCampaign(uuid.error().subject))
            uuid = known->uuid;
    }
    openMadeCampaign(uuid);
}

void MainWindow::openMadeCampaign(const rules::Result<std::string> &uuid)
{
    if (uuid)
        openCampaign(toQString(*uuid));
    else
        tell(this, uuid.error());
}

void MainWindow::newSeason(CampaignPage &page)
{
    const rules::Campaign &old = page.controller().campaign();
    CampaignController &controller = page.controller();
    WordsDialog dialog(
        {tr("New season"),
         tr("A campaign of its own with the same players and options, and the bands that are\n"
            "still in, as they stand. Games, standings and story stay with the old one.\n\n"
            "Name of the new season:"),
         tr("%1, next season").arg(toQString(old.name)),
         {},
         true},
        controller.drafts(), controller.draftPlace(form::kSeason), this);
    if (dialog.exec() != QDialog::Accepted || dialog.words().isEmpty())
        return;
    const auto made =
        m_shell.library.newSeason(controller.session()->uuid(), toUtf8(dialog.words()));
    if (made)
        dialog.draft().enter();
    openMadeCampaign(made);
}

void MainWindow::newCampaign()
{
    if (!m_ui->actionNewCampaign->isVisible())
        return;
    NewCampaignDialog dialog(m_shell.library.systems(), this);
    DraftKeeper &draft = keepDraft(dialog, m_shell.library.drafts(), {{}, form::kNewCampaign, {}});
    const model::Drafts drafts = m_shell.library.drafts();
    const model::DraftPlace options{{}, form::kNewCampaign, form::kOptionsPart};
    connect(&dialog, &NewCampaignDialog::ruleWanted, this, &MainWindow::showRule);
    connect(&dialog, &NewCampaignDialog::optionsAsked, this,
            [&](QDialog &asked) { keepDraft(asked, drafts, options); });
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto made =
        m_shell.library.createCampaign(dialog.system(), dialog.name(), dialog.options());
    if (made) {
        draft.enter();
        (void)drafts.discard(options); // one that stays is offered once too often
    }
    openMadeCampaign(made);
}

void MainWindow::openCampaignBand(CampaignPage &page, rules::BandId band)
{
    const auto &session = page.controller().session();
    for (BandPage *open : bandPages()) {
        const auto *desk = dynamic_cast<const model::CampaignDesk *>(&open->session());
        if (desk != nullptr && desk->uuid() == session->uuid() && desk->band() == band)
            return m_ui->tabs->setCurrentWidget(open);
    }
    addBandTab(std::make_unique<model::CampaignDesk>(session, band));
}

void MainWindow::playFixture(CampaignPage &page, rules::FixtureId fixture)
{
    const model::GameOrigin origin{page.controller().session()->uuid(), fixture};
    const auto matches = m_shell.library.matches();
    if (!matches)
        return tell(this, matches.error());
    const auto played = std::ranges::find(*matches, origin, &model::GameRow::origin);
    if (played == matches->end())
        beginFixture(page, fixture);
    else if (played->isOver)
        enterReport(*played);
    else
        openMatch(toQString(played->uuid));
}

// Before anybody chooses crews or pays them for a match that would not begin.
bool MainWindow::goesOnOffBoard(const QStringList &why)
{
    if (why.isEmpty())
        return true;
    const auto answer = QMessageBox::question(
        this, tr("Play it on the board"),
        tr("%1\n\nPlay the game at a table and enter its result, or choose crews that need none of "
           "this. Choose the crews now?")
            .arg(why.join(u'\n')),
        QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    return answer == QMessageBox::Yes;
}

void MainWindow::beginFixture(CampaignPage &page, rules::FixtureId fixture)
{
    CampaignController &controller = page.controller();
    if (!CrewDialog::isComplete(controller.campaign(), fixture)) {
        if (!goesOnOffBoard(controller.offBoard(fixture)))
            return;
        CrewDialog(controller, fixture, this).exec();
    }
    const rules::Campaign &campaign = controller.campaign();
    if (!CrewDialog::isComplete(campaign, fixture))
        return;
    const rules::RuleSystem *system = systemNamed(m_shell.library.systems(), campaign.system);
    if (!system->matches)
        return tell(this, {.code = rules::ErrorCode::SystemNotFound, .subject = campaign.system});
    const auto quick =
        model::fixtureSetup(*system, campaign, *rules::find(campaign, fixture), {}, {})
            .and_then([&](const rules::MatchSetup &game) {
                return model::QuickMatch::between(*system, game);
            });
    if (!quick)
        return tell(this, quick.error());
    QuickMatchDialog dialog(*quick, *system->matches, m_shell.rules, m_preferences.units, this);
    //: title of a window: the bands against each other
    dialog.setWindowTitle(titleText(
        tr("Launch the game: %1").arg(titleOf(campaign, *rules::find(campaign, fixture)))));
    connect(&dialog, &QuickMatchDialog::ruleWanted, this, &MainWindow::showRule);
    const std::string part = std::to_string(fixture.value);
    const auto options = controller.draftPlace(form::kLaunch, part + '/' + form::kOptionsPart);
    DraftKeeper &draft =
        keepDraft(dialog, controller.drafts(), controller.draftPlace(form::kLaunch, part));
    connect(&dialog, &QuickMatchDialog::optionsAsked, this,
            [&](QDialog &asked) { keepDraft(asked, controller.drafts(), options); });
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto begun = m_shell.library.beginMatch(dialog.setup(), dialog.typing(),
                                                  {controller.session()->uuid(), fixture});
    if (!begun)
        return tell(this, begun.error());
    draft.enter();
    (void)controller.drafts().discard(options); // one that stays is offered once too often
    openMatch(toQString(*begun));
}

// Once: a result that somebody has taken back again is entered from the calendar alone.
void MainWindow::enterReport(const model::GameRow &match)
{
    if (match.origin.campaign.empty())
        return;
    const auto report = m_shell.library.matchReport(match.uuid);
    if (!report || !*report)
        return;
    CampaignPage *page = openCampaign(toQString(match.origin.campaign));
    if (page == nullptr)
        return;
    const rules::Fixture *game = rules::find(page->controller().campaign(), match.origin.fixture);
    if (game == nullptr || game->report != nullptr)
        return;
    if (page->controller().perform(rules::EnterReport{match.origin.fixture, **report, match.uuid}))
        page->showPostGame(match.origin.fixture);
}

void MainWindow::goToFixture(const QString &campaign, int fixture, bool isPostGame)
{
    CampaignPage *page = openCampaign(campaign);
    if (page == nullptr)
        return;
    if (isPostGame)
        page->showPostGame({fixture});
    else
        page->showFixture({fixture});
}

bool MainWindow::settle(CampaignPage &page)
{
    const auto stored = page.settle();
    if (!stored)
        tell(this, stored.error());
    return stored.has_value();
}

} // namespace escarmouche::app
