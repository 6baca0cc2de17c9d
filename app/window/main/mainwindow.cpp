// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/mainwindow.h"

#include "app/forms/notices/errorbox.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/parts/fitting.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/home/homepage.h"
#include "app/pages/match/matchpage.h"
#include "app/window/help/aboutdialog.h"
#include "app/window/help/rulepopover.h"
#include "app/window/help/rulesdialog.h"
#include "app/window/help/shortcutsdialog.h"
#include "app/window/library/librarycare.h"
#include "app/window/main/bandfiles.h"
#include "app/window/main/campaignfiles.h"
#include "model/resources.h"
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
    // What no game has is not offered.
    const auto has = [this](auto face) {
        return !namesWith(m_shell.library.systems(), face).empty();
    };
    m_ui->actionNewBand->setVisible(has(&rules::RuleSystem::bands));
    m_ui->actionNewCampaign->setVisible(has(&rules::RuleSystem::campaigns));
    m_ui->actionSampleCampaign->setVisible(model::hasSampleCampaign());
    m_ui->actionQuickMatch->setVisible(has(&rules::RuleSystem::matches));
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
    const auto person = m_shell.library.currentPerson();
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
