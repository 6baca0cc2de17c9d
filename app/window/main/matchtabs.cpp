// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/notices/errorbox.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/match/matchpage.h"
#include "app/pages/match/start/quickmatchdialog.h"
#include "app/window/main/mainwindow.h"
#include "model/text.h"
#include "ui_mainwindow.h"

#include <QMap>
#include <QMessageBox>

#include <algorithm>

// The matches of the main window.

namespace escarmouche::app {

MatchPage *MainWindow::currentMatch() const
{
    return qobject_cast<MatchPage *>(m_ui->tabs->currentWidget());
}

std::vector<MatchPage *> MainWindow::matchPages() const
{
    std::vector<MatchPage *> pages;
    for (int index = 0; index < m_ui->tabs->count(); ++index)
        if (auto *page = qobject_cast<MatchPage *>(m_ui->tabs->widget(index)))
            pages.push_back(page);
    return pages;
}

void MainWindow::openMatch(const QString &uuid)
{
    for (MatchPage *page : matchPages()) {
        if (page->session().uuid() == toUtf8(uuid)) {
            m_ui->tabs->setCurrentWidget(page);
            return;
        }
    }
    auto session = m_shell.library.openMatch(toUtf8(uuid));
    if (!session)
        return tell(this, session.error());
    if ((*session)->match().board() == nullptr) {
        QMessageBox::information(
            this, QGuiApplication::applicationDisplayName(),
            tr("This game has no board to show the match on. To read it, enter: escarmouche match "
               "show %1")
                .arg(uuid));
        return;
    }
    addMatchTab(std::move(*session));
}

void MainWindow::addMatchTab(std::unique_ptr<model::MatchSession> session)
{
    auto *page = new MatchPage(std::move(session), m_preferences.units, m_ui->tabs);
    const int index = m_ui->tabs->addTab(page, lineIcon(QStringLiteral("match")), {});
    labelMatches();
    connect(page, &MatchPage::titleChanged, this, &MainWindow::labelMatches);
    page->setBoardOptions(m_preferences.board);
    connect(page, &MatchPage::boardOptionsChanged, this, [this](const BoardOptions &options) {
        m_preferences.board = options;
        saveBoardOptions(options);
    });
    page->setAskFrom(m_preferences.askFrom);
    connect(page, &MatchPage::askFromChanged, this, &MainWindow::setAskFrom);
    const bool over = page->session().row().isOver;
    connect(&page->session(), &model::MatchSession::changed, this,
            [this, page, known = over]() mutable {
                const model::MatchSession &match = page->session();
                if (known || !match.row().isOver || match.pending())
                    return;
                known = true;
                enterReport(match.row());
            });
    connect(page, &MatchPage::ruleWanted, this, &MainWindow::showRule);
    connect(page, &MatchPage::matchWanted, this, &MainWindow::openMatch);
    connect(page, &MatchPage::said, m_ui->statusBar,
            [this](const QString &text) { m_ui->statusBar->showMessage(text, kSaidMs); });
    connect(page, &MatchPage::failed, this,
            [this](const rules::Error &error) { tell(this, error); });
    m_ui->tabs->setCurrentIndex(index);
    page->setFocus();
}

void MainWindow::setAskFrom(int percent)
{
    m_preferences.askFrom = percent;
    saveAskFrom(percent);
    for (MatchPage *page : matchPages())
        page->setAskFrom(percent);
}

/** Those of one title, as rematches are, have a number. */
void MainWindow::labelMatches()
{
    QMap<QString, int> met;
    for (MatchPage *page : matchPages()) {
        const QString title = page->title();
        const int number = ++met[title];
        const QString label =
            number == 1 ? title : QStringLiteral("%1 (%2)").arg(title, QString::number(number));
        const int place = m_ui->tabs->indexOf(page);
        m_ui->tabs->setTabToolTip(place, tipText(label));
        m_ui->tabs->setTabText(place, buttonText(label));
    }
}

// A match off the list has no page; what was done in it is stored first.
void MainWindow::dropMatchTab(const QString &uuid)
{
    for (MatchPage *page : matchPages()) {
        if (page->session().uuid() != toUtf8(uuid))
            continue;
        settle(*page);
        m_ui->tabs->removeTab(m_ui->tabs->indexOf(page));
        page->deleteLater();
    }
    labelMatches();
}

// The system of the band in view, else the one chosen last, else the first.
const rules::RuleSystem *MainWindow::systemInView() const
{
    const auto &systems = m_shell.library.systems();
    BandPage *page = currentBand();
    const rules::RuleSystem *first = nullptr;
    const rules::RuleSystem *last = nullptr;
    for (const rules::RuleSystem &system : systems) {
        if (!system.matches)
            continue;
        if (page != nullptr && &page->session().rules() == system.bands.get())
            return &system;
        first = first == nullptr ? &system : first;
        last = system.key == lastGame() ? &system : last;
    }
    return last == nullptr ? first : last;
}

// One that lives in a campaign is in no list: it plays as it is now, for once.
std::optional<std::size_t> MainWindow::bandInView(model::QuickMatch &quick) const
{
    BandPage *page = currentBand();
    if (page == nullptr)
        return std::nullopt;
    if (const auto listed = quick.bandCalled(page->session().uuid()))
        return listed;
    const auto added = quick.addBand(page->session().standing());
    return added ? std::optional(*added) : std::nullopt;
}

void MainWindow::quickMatch()
{
    if (BandPage *page = currentBand(); page != nullptr && !settle(*page))
        return;
    if (systemInView() == nullptr)
        return;
    const rules::RuleSystem &system = *systemInView();
    auto quick = model::QuickMatch::of(m_shell.library.systems(), system.key, &m_shell.library);
    if (!quick) {
        tell(this, quick.error());
        return;
    }
    const auto inView = bandInView(*quick);
    QuickMatchDialog dialog(*quick, *system.matches, m_shell.rules, m_preferences.units, this);
    dialog.choose(quick->suggested(lastQuickMatch(system), inView));
    connect(&dialog, &QuickMatchDialog::ruleWanted, this, &MainWindow::showRule);
    const model::Drafts drafts = m_shell.library.drafts();
    const model::DraftPlace options{{}, form::kQuickMatch, form::kOptionsPart};
    DraftKeeper &draft = keepDraft(dialog, drafts, {{}, form::kQuickMatch, {}});
    connect(&dialog, &QuickMatchDialog::optionsAsked, this,
            [&](QDialog &asked) { keepDraft(asked, drafts, options); });
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto begun = m_shell.library.beginMatch(dialog.setup(), dialog.typing());
    if (!begun)
        return tell(this, begun.error());
    draft.enter();
    (void)drafts.discard(options); // one that stays is offered once too often
    rememberQuickMatch(system, quick->habitOf(dialog.choice()));
    openMatch(toQString(*begun));
}

bool MainWindow::settle(MatchPage &page)
{
    const auto stored = page.session().flush();
    if (!stored)
        tell(this, stored.error());
    return stored.has_value();
}

} // namespace escarmouche::app
