// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/mainwindow.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/notices/errorbox.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/parts/fitting.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/home/homepage.h"
#include "app/pages/home/newbanddialog.h"
#include "app/pages/match/matchpage.h"
#include "app/window/help/aboutdialog.h"
#include "app/window/help/rulepopover.h"
#include "app/window/help/rulesdialog.h"
#include "app/window/help/shortcutsdialog.h"
#include "app/window/library/librarycare.h"
#include "app/window/main/bandfiles.h"
#include "app/window/main/campaignfiles.h"
#include "model/text.h"
#include "ui_mainwindow.h"

#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace escarmouche::app {

MainWindow::MainWindow(const Shell &shell, const Preferences &preferences, QWidget *parent)
    : QMainWindow(parent), m_ui(std::make_unique<Ui::MainWindow>()), m_shell(shell),
      m_preferences(preferences)
{
    m_ui->setupUi(this);
    makeHome();
    makeToolBar();
    makeStatusBar();
    m_goActions = m_ui->menuGo->actions();
    m_goSeparator = new QAction(this);
    m_goSeparator->setSeparator(true);
    dressActions();
    connectActions();
    connectHome();
    careForLibrary();
    showPage();
    showStatus();
    fitToScreen(*this);
    restoreGeometry(windowPlace());
    setAcceptDrops(true);
    m_home->focusSearch();
}

MainWindow::~MainWindow() = default;

void MainWindow::makeHome()
{
    setCentralWidget(m_ui->centre);
    m_popover = new RulePopover(m_shell.rules, this);
    m_home = new HomePage(m_shell.library, m_shell.samples, m_shell.rules, m_ui->tabs);
    m_ui->tabs->addTab(m_home, lineIcon(QStringLiteral("home")), tr("Home"));
    for (const auto side : {QTabBar::LeftSide, QTabBar::RightSide})
        m_ui->tabs->tabBar()->setTabButton(0, side, nullptr);
    m_ui->tabs->setIconSize({kIconSize, kIconSize});
}

void MainWindow::makeToolBar()
{
    m_ui->toolBar->setIconSize({kIconSize, kIconSize});
    m_ui->toolBar->addAction(m_ui->actionNewBand);
    m_ui->toolBar->addAction(m_ui->actionOpenFile);
    m_ui->toolBar->addAction(m_ui->actionQuickMatch);
    m_ui->toolBar->addSeparator();
    m_ui->toolBar->addAction(m_ui->actionPrint);
    m_ui->toolBar->addAction(m_ui->actionExport);
    m_ui->toolBar->addSeparator();
    m_ui->toolBar->addAction(m_ui->actionRule);
    m_ui->toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
}

void MainWindow::makeStatusBar()
{
    m_libraryLabel = new QLabel(this);
    m_personButton = new QToolButton(this);
    m_personButton->setAutoRaise(true);
    m_personButton->setIcon(lineIcon(QStringLiteral("person")));
    m_personButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_personButton->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_personButton);
    m_personButton->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &MainWindow::fillPersonMenu);
    m_ui->statusBar->addPermanentWidget(m_libraryLabel);
    m_ui->statusBar->addPermanentWidget(m_personButton);
    m_ui->statusBar->setSizeGripEnabled(false);
}

void MainWindow::dressActions()
{
    m_ui->actionNewBand->setIcon(lineIcon(QStringLiteral("add")));
    m_ui->actionNewCampaign->setIcon(lineIcon(QStringLiteral("history")));
    m_ui->actionSampleCampaign->setIcon(lineIcon(QStringLiteral("sample")));
    m_ui->actionOpenFile->setIcon(lineIcon(QStringLiteral("open")));
    m_ui->actionQuickMatch->setIcon(lineIcon(QStringLiteral("match")));
    m_ui->actionPrint->setIcon(lineIcon(QStringLiteral("print")));
    m_ui->actionExport->setIcon(lineIcon(QStringLiteral("export")));
    m_ui->actionBackup->setIcon(lineIcon(QStringLiteral("backup")));
    m_ui->actionCheck->setIcon(lineIcon(QStringLiteral("good")));
    m_ui->actionRestore->setIcon(lineIcon(QStringLiteral("history")));
    m_ui->actionOpenLibrary->setIcon(lineIcon(QStringLiteral("library")));
    m_ui->actionPreferences->setIcon(lineIcon(QStringLiteral("settings")));
    m_ui->actionHome->setIcon(lineIcon(QStringLiteral("home")));
    m_ui->actionFind->setIcon(lineIcon(QStringLiteral("search")));
    m_ui->actionRule->setIcon(lineIcon(QStringLiteral("rules")));
    m_ui->actionShortcuts->setIcon(lineIcon(QStringLiteral("keyboard")));
    m_ui->actionAbout->setIcon(lineIcon(QStringLiteral("about")));
    const bool writes = !m_shell.library.readOnly();
    for (QAction *action :
         {m_ui->actionNewBand, m_ui->actionNewCampaign, m_ui->actionSampleCampaign,
          m_ui->actionOpenFile, m_ui->actionQuickMatch, m_ui->actionBackup, m_ui->actionRestore})
        action->setEnabled(writes);
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction *action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    on(m_ui->actionNewBand, &MainWindow::newBand);
    on(m_ui->actionOpenFile, &MainWindow::chooseFile);
    on(m_ui->actionNewCampaign, &MainWindow::newCampaign);
    on(m_ui->actionSampleCampaign, &MainWindow::openSampleCampaign);
    on(m_ui->actionQuickMatch, &MainWindow::quickMatch);
    on(m_ui->actionPrint, &MainWindow::print);
    on(m_ui->actionExport, &MainWindow::exportPage);
    on(m_ui->actionBackup, [this] { m_care->backUp(); });
    on(m_ui->actionCheck, [this] { m_care->check(); });
    on(m_ui->actionRestore, &MainWindow::restore);
    on(m_ui->actionOpenLibrary, &MainWindow::chooseLibrary);
    on(m_ui->actionClose, [this] { closeTab(m_ui->tabs->currentIndex()); });
    on(m_ui->actionQuit, &MainWindow::close);
    on(m_ui->actionPreferences, &MainWindow::preferences);
    on(m_ui->actionHome, [this] {
        m_ui->tabs->setCurrentWidget(m_home);
        focusPage();
    });
    on(m_ui->actionFind, &MainWindow::find);
    on(m_ui->actionNextTab, [this] { step(+1); });
    on(m_ui->actionPreviousTab, [this] { step(-1); });
    on(m_ui->actionRule, &MainWindow::lookUpRule);
    on(m_ui->actionShortcuts, &MainWindow::shortcuts);
    on(m_ui->actionAbout, &MainWindow::about);
    connect(m_ui->tabs, &QTabWidget::currentChanged, this, &MainWindow::showPage);
    connect(m_ui->tabs, &QTabWidget::currentChanged, m_ui->statusBar, &QStatusBar::clearMessage);
    connect(m_ui->tabs, &QTabWidget::tabCloseRequested, this, &MainWindow::closeTab);
}

void MainWindow::connectHome()
{
    connect(m_home, &HomePage::bandWanted, this, &MainWindow::openBand);
    connect(m_home, &HomePage::newBandWanted, this, &MainWindow::newBand);
    connect(m_home, &HomePage::fileWanted, this, &MainWindow::chooseFile);
    connect(m_home, &HomePage::sampleWanted, this, &MainWindow::openSample);
    connect(m_home, &HomePage::quickMatchWanted, this, &MainWindow::quickMatch);
    connect(m_home, &HomePage::matchWanted, this, &MainWindow::openMatch);
    connect(m_home, &HomePage::newCampaignWanted, this, &MainWindow::newCampaign);
    connect(m_home, &HomePage::campaignWanted, this, &MainWindow::openCampaign);
    connect(m_home, &HomePage::fixtureWanted, this, &MainWindow::goToFixture);
    connect(m_home, &HomePage::draftWanted, this, &MainWindow::openDraft);
    connect(m_home, &HomePage::copyWanted, this, &MainWindow::copyBand);
    connect(m_home, &HomePage::bandRemoved, this, &MainWindow::dropTab);
    connect(m_home, &HomePage::matchRemoved, this, &MainWindow::dropMatchTab);
    connect(m_home, &HomePage::failed, this,
            [this](const rules::Error &error) { tell(this, error); });
}

BandPage *MainWindow::currentBand() const
{
    return qobject_cast<BandPage *>(m_ui->tabs->currentWidget());
}

std::vector<BandPage *> MainWindow::bandPages() const
{
    std::vector<BandPage *> pages;
    for (int index = 0; index < m_ui->tabs->count(); ++index)
        if (auto *page = qobject_cast<BandPage *>(m_ui->tabs->widget(index)))
            pages.push_back(page);
    return pages;
}

void MainWindow::openBand(const QString &uuid)
{
    for (BandPage *page : bandPages()) {
        if (page->session().uuid() == toUtf8(uuid)) {
            m_ui->tabs->setCurrentWidget(page);
            return;
        }
    }
    auto session = m_shell.library.bands().open(toUtf8(uuid));
    if (!session) {
        tell(this, session.error());
        return;
    }
    rememberBand(uuid);
    addBandTab(std::move(*session));
}

void MainWindow::addBandTab(std::unique_ptr<model::BandDesk> session)
{
    auto *page = new BandPage(std::move(session), m_preferences.units, m_ui->tabs);
    page->setBoardLimits({m_shell.library.systems(), m_shell.rules});
    const int index = m_ui->tabs->addTab(page, lineIcon(QStringLiteral("band")), {});
    const auto label = [this, page] {
        const int place = m_ui->tabs->indexOf(page);
        m_ui->tabs->setTabText(place, buttonText(page->bandName()));
        m_ui->tabs->setTabToolTip(place, tipText(page->bandName()));
        showPage();
    };
    connect(page, &BandPage::renamed, this, label);
    connect(page, &BandPage::ruleWanted, this, &MainWindow::showRule);
    m_ui->tabs->setCurrentIndex(index);
    label();
    page->setFocus();
}

void MainWindow::openMade(const rules::Result<std::string> &uuid)
{
    if (uuid)
        openBand(toQString(*uuid));
    else
        tell(this, uuid.error());
}

void MainWindow::newBand()
{
    NewBandDialog dialog(m_shell.library.systems().front(), m_shell.samples, m_preferences.units,
                         this);
    DraftKeeper &draft = keepDraft(dialog, m_shell.library.drafts(), {{}, form::kNewBand, {}});
    if (dialog.exec() != QDialog::Accepted)
        return;
    const NewBand band = dialog.answer();
    const auto made = m_shell.library.bands().create(band.system, band.first);
    if (made)
        draft.enter();
    openMade(made);
}

void MainWindow::openSample(const QString &key)
{
    const auto found = std::ranges::find(m_shell.samples, toUtf8(key),
                                         [](const SampleBand &band) { return band.sample.key; });
    if (found != m_shell.samples.end())
        openMade(m_shell.library.bands().create(found->sample.system,
                                                rules::AdoptBand{found->sample.text}));
}

void MainWindow::openFile(const QString &path)
{
    if (!isCampaignFile(path)) {
        openMade(takeBandFile(m_shell.library, path));
        return;
    }
    if (const auto uuid = takeCampaignFile(this, m_shell.library, path))
        openMadeCampaign(*uuid);
    else
        m_ui->statusBar->showMessage(tr("Import cancelled. The library is unchanged."), kSaidMs);
}

void MainWindow::copyBand(const QString &uuid)
{
    openMade(app::copyBand(m_shell.library, toUtf8(uuid)));
}

void MainWindow::chooseFile()
{
    for (const QString &path : chooseFiles(this))
        openFile(path);
}

void MainWindow::exportPage()
{
    QString path;
    if (BandPage *band = currentBand(); band != nullptr && settle(*band))
        path = app::exportBand(this, band->session(), m_shell.rules, m_preferences.units);
    else if (CampaignPage *campaign = currentCampaign(); campaign != nullptr && settle(*campaign))
        path = exportCampaign(this, m_shell.library, campaign->controller());
    if (!path.isEmpty())
        m_ui->statusBar->showMessage(tr("Saved as %1").arg(QDir::toNativeSeparators(path)),
                                     kSaidMs);
}

void MainWindow::print()
{
    if (BandPage *page = currentBand(); page != nullptr && settle(*page))
        printBand(this, page->session(), m_shell.rules, m_preferences);
    else if (CampaignPage *campaign = currentCampaign())
        campaign->print();
}

void MainWindow::showPrinting()
{
    const CampaignPage *campaign = currentCampaign();
    m_ui->actionPrint->setEnabled(currentBand() != nullptr ||
                                  (campaign != nullptr && campaign->canPrint()));
}

void MainWindow::closeTab(int index)
{
    QWidget *page = m_ui->tabs->widget(index);
    auto *band = qobject_cast<BandPage *>(page);
    auto *match = qobject_cast<MatchPage *>(page);
    auto *campaign = qobject_cast<CampaignPage *>(page);
    if ((band != nullptr && !settle(*band)) || (match != nullptr && !settle(*match)) ||
        (campaign != nullptr && !settle(*campaign)) || page == m_home)
        return;
    m_ui->tabs->removeTab(index);
    page->deleteLater();
    labelMatches();
    focusPage();
}

// Where a page has not had the keyboard yet, the tab bar would keep it.
void MainWindow::focusPage()
{
    if (m_ui->tabs->currentWidget()->isAncestorOf(QApplication::focusWidget()))
        return;
    if (m_ui->tabs->currentWidget() == m_home)
        m_home->focusList();
    else
        m_ui->tabs->currentWidget()->setFocus();
}

// A band off the library has no page; all of it was stored before it went.
void MainWindow::dropTab(const QString &uuid)
{
    for (BandPage *page : bandPages()) {
        if (page->session().uuid() != toUtf8(uuid))
            continue;
        m_ui->tabs->removeTab(m_ui->tabs->indexOf(page));
        page->deleteLater();
    }
}

// What could not be stored is said; closing then needs a second word.
bool MainWindow::settle(BandPage &page)
{
    const auto stored = page.settle();
    if (!stored)
        tell(this, stored.error());
    return stored.has_value();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    for (BandPage *page : bandPages()) {
        const auto stored = page->settle();
        if (stored)
            continue;
        tell(this, stored.error());
        const auto answer =
            QMessageBox::question(this, QGuiApplication::applicationDisplayName(),
                                  tr("The last change could not be stored. Close all the same?"));
        if (answer != QMessageBox::Yes) {
            event->ignore();
            return;
        }
    }
    for (MatchPage *page : matchPages())
        settle(*page); // what is written is a submission old at most
    for (CampaignPage *page : campaignPages())
        settle(*page);
    rememberWindowPlace(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() && !m_shell.library.readOnly())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            openFile(url.toLocalFile());
}

void MainWindow::careForLibraryDaily()
{
    if (!m_shell.library.readOnly())
        m_care->routine();
}

void MainWindow::chooseLibrary()
{
    if (const QString path = chooseLibraryFile(this); !path.isEmpty())
        emit libraryWanted(path);
}

void MainWindow::careForLibrary()
{
    m_care = new LibraryCare(m_shell.library, this);
    connect(m_care, &LibraryCare::busyChanged, this, [this](bool busy) {
        m_ui->actionBackup->setEnabled(!busy && !m_shell.library.readOnly());
        m_ui->actionCheck->setEnabled(!busy);
    });
    connect(m_care, &LibraryCare::said, m_ui->statusBar,
            [this](const QString &text) { m_ui->statusBar->showMessage(text, kSaidMs); });
    connect(m_care, &LibraryCare::failed, this,
            [this](const rules::Error &error) { tell(this, error); });
}

void MainWindow::restore()
{
    const auto backup = lastGoodBackup(m_shell.library.path(), m_shell.library.systems());
    if (!backup) {
        tell(this,
             {.code = rules::ErrorCode::FileNotFound, .subject = toUtf8(tr("a good backup"))});
        return;
    }
    const auto answer = QMessageBox::question(
        this, QGuiApplication::applicationDisplayName(),
        tr("Put the backup of %1 in the place of the library? What was done since is then only in "
           "the present file, which is kept beside it.")
            .arg(*backup));
    if (answer == QMessageBox::Yes)
        emit restoreWanted();
}

void MainWindow::step(int by)
{
    const int count = m_ui->tabs->count();
    m_ui->tabs->setCurrentIndex((m_ui->tabs->currentIndex() + by + count) % count);
    focusPage();
}

void MainWindow::find()
{
    m_ui->tabs->setCurrentWidget(m_home);
    m_home->focusSearch();
}

void MainWindow::showPage()
{
    const BandPage *page = currentBand();
    const MatchPage *match = currentMatch();
    CampaignPage *campaign = currentCampaign();
    showPrinting();
    m_ui->actionExport->setEnabled(page != nullptr ||
                                   (campaign != nullptr && !campaign->controller().isPast()));
    m_ui->actionClose->setEnabled(m_ui->tabs->currentWidget() != m_home);
    // The platform adds the program's name, as it does to every dialog.
    setWindowTitle(titleText(page != nullptr       ? page->bandName()
                             : match != nullptr    ? match->title()
                             : campaign != nullptr ? campaign->title()
                                                   : QGuiApplication::applicationDisplayName()));
    showEditMenu();
    showMatchMenu();
    showGoMenu();
}

void MainWindow::showEditMenu()
{
    const BandPage *page = currentBand();
    m_ui->menuEdit->clear();
    if (const MatchPage *match = currentMatch())
        m_ui->menuEdit->addActions(match->editActions());
    else if (const CampaignPage *campaign = currentCampaign())
        m_ui->menuEdit->addActions(campaign->editActions());
    else
        m_ui->menuEdit->addActions(page == nullptr ? m_home->bandActions() : page->editActions());
    m_ui->menuEdit->addSeparator();
    m_ui->menuEdit->addAction(m_ui->actionPreferences);
}

void MainWindow::showMatchMenu()
{
    const MatchPage *match = currentMatch();
    m_ui->menuMatch->clear();
    if (match == nullptr) // hidden, its letter would still be taken
        return m_ui->menuBar->removeAction(m_ui->menuMatch->menuAction());
    m_ui->menuMatch->addActions(match->matchActions());
    m_ui->menuBar->insertMenu(m_ui->menuGo->menuAction(), m_ui->menuMatch);
}

// After its own acts, those of the page that is shown.
void MainWindow::showGoMenu()
{
    const QList<QAction *> shown = m_ui->menuGo->actions();
    for (QAction *ofPage : shown.mid(m_goActions.size()))
        m_ui->menuGo->removeAction(ofPage);
    if (const BandPage *page = currentBand()) {
        m_ui->menuGo->addAction(m_goSeparator);
        m_ui->menuGo->addActions(page->goActions());
    }
    if (const CampaignPage *campaign = currentCampaign()) {
        m_ui->menuGo->addAction(m_goSeparator);
        m_ui->menuGo->addActions(campaign->goActions());
    }
}

void MainWindow::showStatus()
{
    const QString path = QDir::toNativeSeparators(m_shell.library.path());
    const QString name = QFileInfo(path).fileName();
    m_libraryLabel->setText(m_shell.library.readOnly() ? tr("%1 (read only)").arg(name) : name);
    m_libraryLabel->setToolTip(tipText(path));
    const auto person = m_shell.library.people().current();
    m_personButton->setText(person ? buttonText(toQString(person->name)) : tr("Nobody"));
    m_personButton->setToolTip(tr("Who is at the keyboard: written in the history"));
    m_personButton->setAccessibleName(tr("Who is at the keyboard"));
    m_ui->tabs->setTabText(0, tr("Home"));
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        showPage();
        showStatus();
    }
    QMainWindow::changeEvent(event);
}

std::vector<ActionGroup> MainWindow::actionGroups() const
{
    const auto ofMenu = [](QMenu *menu) {
        return ActionGroup{menu->title().remove(u'&'), menu->actions()};
    };
    std::vector<ActionGroup> groups{ofMenu(m_ui->menuFile),
                                    {m_ui->menuGo->title().remove(u'&'), m_goActions},
                                    {tr("Home"), m_home->bandActions()}};
    if (const auto pages = bandPages(); !pages.empty())
        groups.push_back({tr("Band"), pages.front()->editActions() + pages.front()->goActions(),
                          BandPage::keyHints()});
    if (const auto pages = campaignPages(); !pages.empty())
        groups.push_back({tr("Campaign"), pages.front()->editActions() + pages.front()->goActions(),
                          CampaignPage::keyHints()});
    if (const auto pages = matchPages(); !pages.empty())
        groups.push_back({tr("Match"), pages.front()->editActions() + pages.front()->matchActions(),
                          MatchPage::keyHints()});
    groups.push_back({m_ui->menuHelp->title().remove(u'&'), m_ui->menuHelp->actions()
                                                                << m_ui->actionPreferences});
    const QString here = currentMatch() != nullptr      ? tr("Match")
                         : currentBand() != nullptr     ? tr("Band")
                         : currentCampaign() != nullptr ? tr("Campaign")
                                                        : tr("Home");
    std::ranges::stable_partition(groups,
                                  [&](const ActionGroup &group) { return group.title == here; });
    return groups;
}

void MainWindow::shortcuts()
{
    ShortcutsDialog(actionGroups(), this).exec();
}

void MainWindow::about()
{
    AboutDialog(m_shell.library.path(), this).exec();
}

void MainWindow::lookUpRule()
{
    RulesDialog(m_shell.rules, this).exec();
}

void MainWindow::showRule(const QString &rule, QWidget *near)
{
    if (near->window() == this) {
        m_popover->popUp(rule, near);
        return;
    }
    // A dialog that is asked lets nobody else in.
    auto *popover = new RulePopover(m_shell.rules, near->window());
    popover->setAttribute(Qt::WA_DeleteOnClose);
    popover->popUp(rule, near);
}

} // namespace escarmouche::app
