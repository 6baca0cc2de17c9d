// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/mainwindow.h"

#include "app/look/literal/literal.h"
#include "app/look/parts/fitting.h"
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/home/homepage.h"
#include "app/pages/match/matchpage.h"
#include "app/pages/quiz/quizpage.h"
#include "app/window/help/shortcutsdialog.h"
#include "app/window/help/windowhelp.h"
#include "app/window/library/librarycare.h"
#include "app/window/main/windowfiles.h"
#include "app/window/main/windowmenus.h"
#include "app/window/preferences/livepreferences.h"
#include "app/window/preferences/personbutton.h"
#include "app/window/preferences/preferencesdialog.h"
#include "app/window/tabs/bandtabs.h"
#include "app/window/tabs/campaigntabs.h"
#include "app/window/tabs/lessontabs.h"
#include "app/window/tabs/matchstart.h"
#include "app/window/tabs/matchtabs.h"
#include "app/window/tabs/pageopener.h"
#include "model/text.h"
#include "ui_mainwindow.h"

#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>

namespace escarmouche::app {

MainWindow::MainWindow(const Shell &shell, const Preferences &preferences, QWidget *parent)
    : QMainWindow(parent), m_ui(std::make_unique<Ui::MainWindow>()), m_shell(shell),
      m_preferences(new LivePreferences(preferences, m_shell.language, this))
{
    m_ui->setupUi(this);
    setCentralWidget(m_ui->centre);
    makeParts();
    makeStatusBar();
    careForLibrary();
    connectActions();
    connectHome();
    connectTabs();
    showPage();
    showLibrary();
    fitToScreen(*this);
    restoreGeometry(windowPlace());
    setAcceptDrops(true);
    home().focusSearch();
}

/** The menus watch where the keyboard is, which still moves while widgets go. */
MainWindow::~MainWindow()
{
    delete m_menus;
}

void MainWindow::makeParts()
{
    m_ui->tabs->setHome(new HomePage(m_shell.library, m_shell.samples, m_shell.rules, m_ui->tabs));
    m_help = new WindowHelp(m_shell, this);
    m_menus = new WindowMenus(*m_ui, m_shell.library.systems(), m_shell.library.readOnly(), this);
    m_pages = new PageOpener(m_shell, *m_preferences, *m_ui->tabs);
    m_files = new WindowFiles(m_shell, *m_preferences, *m_ui->tabs, *m_pages);
}

void MainWindow::makeStatusBar()
{
    m_libraryLabel = new QLabel(this);
    m_person = new PersonButton(m_shell.library, this);
    connect(m_person, &PersonButton::someoneElseWanted, this, &MainWindow::preferences);
    m_ui->statusBar->addPermanentWidget(m_libraryLabel);
    m_ui->statusBar->addPermanentWidget(m_person);
    m_ui->statusBar->setSizeGripEnabled(false);
}

void MainWindow::connectActions()
{
    const auto on = [](QAction *action, auto *part, auto act) {
        connect(action, &QAction::triggered, part, act);
    };
    PageTabs *tabs = m_ui->tabs;
    on(m_ui->actionNewBand, &m_pages->bands(), &BandTabs::create);
    on(m_ui->actionOpenFile, m_files, &WindowFiles::choose);
    on(m_ui->actionNewCampaign, &m_pages->campaigns(), &CampaignTabs::create);
    on(m_ui->actionSampleCampaign, &m_pages->campaigns(), &CampaignTabs::openSample);
    on(m_ui->actionQuickMatch, &m_pages->start(), &MatchStart::quick);
    on(m_ui->actionPrint, m_files, &WindowFiles::print);
    on(m_ui->actionExport, m_files, &WindowFiles::exportPage);
    on(m_ui->actionBackup, m_care, &LibraryCare::backUp);
    on(m_ui->actionCheck, m_care, &LibraryCare::check);
    on(m_ui->actionRestore, this, &MainWindow::restore);
    on(m_ui->actionOpenLibrary, this, &MainWindow::chooseLibrary);
    on(m_ui->actionClose, tabs, [tabs] { tabs->closePage(tabs->currentIndex()); });
    on(m_ui->actionQuit, this, &MainWindow::close);
    on(m_ui->actionPreferences, this, &MainWindow::preferences);
    on(m_ui->actionHome, tabs, &PageTabs::goHome);
    on(m_ui->actionFind, tabs, &PageTabs::search);
    on(m_ui->actionNextTab, tabs, [tabs] { tabs->step(+1); });
    on(m_ui->actionPreviousTab, tabs, [tabs] { tabs->step(-1); });
    on(m_ui->actionRule, m_help, &WindowHelp::lookUpRule);
    on(m_ui->actionShortcuts, this, &MainWindow::shortcuts);
    on(m_ui->actionAbout, m_help, &WindowHelp::about);
}

void MainWindow::connectHome()
{
    const HomePage *page = &home();
    connect(page, &HomePage::bandWanted, &m_pages->bands(), &BandTabs::open);
    connect(page, &HomePage::newBandWanted, &m_pages->bands(), &BandTabs::create);
    connect(page, &HomePage::fileWanted, m_files, &WindowFiles::choose);
    connect(page, &HomePage::sampleWanted, &m_pages->bands(), &BandTabs::openSample);
    connect(page, &HomePage::quickMatchWanted, &m_pages->start(), &MatchStart::quick);
    connect(page, &HomePage::matchWanted, &m_pages->matches(), &MatchTabs::open);
    connect(page, &HomePage::lessonWanted, m_pages, &PageOpener::learn);
    connect(&m_pages->lessons(), &LessonTabs::ended, page, &HomePage::showLessons);
    connect(page, &HomePage::newCampaignWanted, &m_pages->campaigns(), &CampaignTabs::create);
    connect(page, &HomePage::campaignWanted, &m_pages->campaigns(), &CampaignTabs::open);
    connect(page, &HomePage::fixtureWanted, &m_pages->campaigns(), &CampaignTabs::showGame);
    connect(page, &HomePage::questionsWanted, &m_pages->campaigns(),
            &CampaignTabs::answerQuestions);
    connect(page, &HomePage::draftWanted, m_pages, &PageOpener::openDraft);
    connect(page, &HomePage::copyWanted, m_files, &WindowFiles::copyBand);
    connect(page, &HomePage::bandRemoved, &m_pages->bands(), &BandTabs::drop);
    connect(page, &HomePage::matchRemoved, &m_pages->matches(), &MatchTabs::drop);
    connect(page, &HomePage::failed, m_ui->tabs, &PageTabs::tell);
}

void MainWindow::connectTabs()
{
    PageTabs *tabs = m_ui->tabs;
    connect(tabs, &PageTabs::currentChanged, this, &MainWindow::showPage);
    connect(tabs, &PageTabs::currentChanged, m_ui->statusBar, &QStatusBar::clearMessage);
    connect(tabs, &PageTabs::tabCloseRequested, tabs, &PageTabs::closePage);
    connect(tabs, &PageTabs::pageChanged, this, &MainWindow::showPage);
    connect(tabs, &PageTabs::printingChanged, m_menus, &WindowMenus::refreshPrinting);
    connect(tabs, &PageTabs::ruleWanted, m_help, &WindowHelp::showRule);
    connect(tabs, &PageTabs::said, this, &MainWindow::say);
}

HomePage &MainWindow::home()
{
    return m_ui->tabs->home();
}

BandPage *MainWindow::currentBand() const
{
    return m_ui->tabs->current<BandPage>();
}

MatchPage *MainWindow::currentMatch() const
{
    return m_ui->tabs->current<MatchPage>();
}

CampaignPage *MainWindow::currentCampaign() const
{
    return m_ui->tabs->current<CampaignPage>();
}

void MainWindow::openBand(const QString &uuid)
{
    m_pages->bands().open(uuid);
}

void MainWindow::openSample(const QString &key)
{
    m_pages->bands().openSample(key);
}

void MainWindow::openMatch(const QString &uuid)
{
    m_pages->matches().open(uuid);
}

void MainWindow::quickMatch()
{
    m_pages->start().quick();
}

void MainWindow::openLesson(const QString &key)
{
    m_pages->learn(key);
}

CampaignPage *MainWindow::openCampaign(const QString &uuid)
{
    return m_pages->campaigns().open(uuid);
}

void MainWindow::newCampaign()
{
    m_pages->campaigns().create();
}

void MainWindow::openSampleCampaign()
{
    m_pages->campaigns().openSample();
}

void MainWindow::newBand()
{
    m_pages->bands().create();
}

void MainWindow::keepPages()
{
    m_ui->tabs->keepAll();
}

void MainWindow::openFile(const QString &path)
{
    m_files->open(path);
}

void MainWindow::openDraft(const model::DraftPlace &place)
{
    m_pages->openDraft(place);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_ui->tabs->settleAll()) {
        event->ignore();
        return;
    }
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

void MainWindow::careForLibrary()
{
    m_care = new LibraryCare(m_shell.library, this);
    connect(m_care, &LibraryCare::busyChanged, this, [this](bool busy) {
        m_ui->actionBackup->setEnabled(!busy && !m_shell.library.readOnly());
        m_ui->actionCheck->setEnabled(!busy);
    });
    connect(m_care, &LibraryCare::said, this, &MainWindow::say);
    connect(m_care, &LibraryCare::failed, m_ui->tabs, &PageTabs::tell);
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

void MainWindow::restore()
{
    if (isRestoreMeant(this, m_shell.library))
        emit restoreWanted();
}

void MainWindow::preferences()
{
    const QStringList people = m_person->people();
    const QString person = m_person->person();
    PreferencesDialog dialog(m_preferences->now(), people, person, this);
    dialog.setGames(m_shell.library.systems());
    connect(&dialog, &PreferencesDialog::languageChosen, &m_shell.language, &UiLanguage::set);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_preferences->choose(dialog.preferences());
    if (dialog.person() != person)
        m_person->setPerson(dialog.person());
}

void MainWindow::shortcuts()
{
    ShortcutsDialog(m_menus->actionGroups(), this).exec();
}

void MainWindow::showPage()
{
    const BandPage *band = currentBand();
    const MatchPage *match = currentMatch();
    const CampaignPage *campaign = currentCampaign();
    const auto *quiz = m_ui->tabs->current<QuizPage>();
    // The platform adds the program's name, as it does to every dialog.
    setWindowTitle(titleText(band != nullptr       ? band->bandName()
                             : match != nullptr    ? match->title()
                             : campaign != nullptr ? campaign->title()
                             : quiz != nullptr     ? quiz->title()
                                                   : QGuiApplication::applicationDisplayName()));
    m_menus->refresh();
}

void MainWindow::showLibrary()
{
    const QString path = QDir::toNativeSeparators(m_shell.library.path());
    const QString name = QFileInfo(path).fileName();
    m_libraryLabel->setText(m_shell.library.readOnly() ? tr("%1 (read only)").arg(name) : name);
    m_libraryLabel->setToolTip(tipText(path));
}

void MainWindow::say(const QString &text)
{
    constexpr int kSaidMs = 20'000;
    m_ui->statusBar->showMessage(text, kSaidMs);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        showPage();
        showLibrary();
    }
    QMainWindow::changeEvent(event);
}

} // namespace escarmouche::app
