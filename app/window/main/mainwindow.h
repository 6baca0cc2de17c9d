// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/settings/settings.h"
#include "app/words/shell.h"

#include <QMainWindow>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QToolButton;
namespace Ui {
class MainWindow;
}

namespace escarmouche::model {
class QuickMatch;
struct DraftPlace;
} // namespace escarmouche::model

namespace escarmouche::app {

class BandPage;
class CampaignController;
class CampaignPage;
class HomePage;
class LibraryCare;
class MatchPage;
class RulePopover;
struct ActionGroup;

/** The frame of all rooms: menus, tool bar, Home and one tab for each open band or
    match, status bar.
    Opens, closes and forwards; what a page does is the page's own. */
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(const Shell &shell, const Preferences &preferences, QWidget *parent = nullptr);
    ~MainWindow() override;

    HomePage &home() { return *m_home; }
    /** Null while Home is shown. */
    BandPage *currentBand() const;
    /** Null while no match is shown. */
    MatchPage *currentMatch() const;

    /** Null while no campaign is shown. */
    CampaignPage *currentCampaign() const;

    void openBand(const QString &uuid);
    void openSample(const QString &key);
    void openFile(const QString &path);
    void openMatch(const QString &uuid);
    void quickMatch();
    /** Its page, or null where it cannot be opened. */
    CampaignPage *openCampaign(const QString &uuid);
    void newCampaign();
    /** The campaign that comes with the program; taken in when it is not there yet. */
    void openSampleCampaign();
    void newSeason(CampaignPage &page);
    void newBand();
    void preferences();
    void shortcuts();
    void about();
    void lookUpRule();
    void showRule(const QString &rule, QWidget *near);
    /** Stores what was done and typed on all pages and waits for the disk; asks nothing. */
    void keepPages();
    /** Opens the form of that draft. */
    void openDraft(const model::DraftPlace &place);
    /** Checks the library and backs it up, in the background, once a day. */
    void careForLibraryDaily();

signals:
    /** Another library is wanted in the place of this one. */
    void libraryWanted(const QString &path);
    /** The last good backup is wanted in its place. */
    void restoreWanted();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    static constexpr int kSaidMs = 20'000; // a message of the status bar

    void makeHome();
    void makeToolBar();
    void makeStatusBar();
    void dressActions();
    void connectActions();
    void connectHome();

    void openMade(const rules::Result<std::string> &uuid);
    void openMadeCampaign(const rules::Result<std::string> &uuid);
    void addBandTab(std::unique_ptr<model::BandDesk> session);
    void addMatchTab(std::unique_ptr<model::MatchSession> session);
    void copyBand(const QString &uuid);
    void chooseFile();
    void chooseLibrary();
    void careForLibrary();
    void restore();
    void exportPage();
    void print();
    void showPrinting();
    void closeTab(int index);
    void dropTab(const QString &uuid);
    bool settle(BandPage &page);
    bool settle(MatchPage &page);
    bool settle(CampaignPage &page);
    CampaignPage *addCampaignTab(std::unique_ptr<CampaignController> controller);
    void lookBack(CampaignPage &page, const model::CampaignLine &line);
    void openCampaignBand(CampaignPage &page, rules::BandId band);
    /** Goes on with the match of that game, enters its report where it is over, or begins it. */
    void playFixture(CampaignPage &page, rules::FixtureId fixture);
    bool goesOnOffBoard(const QStringList &why);
    void beginFixture(CampaignPage &page, rules::FixtureId fixture);
    void enterReport(const model::GameRow &match);
    void goToFixture(const QString &campaign, int fixture, bool isPostGame);
    void step(int by);
    void find();

    void showPage();
    void showEditMenu();
    void showMatchMenu();
    void showGoMenu();
    void focusPage();
    void showStatus();
    std::vector<model::Person> people();
    void fillPersonMenu();
    void setPerson(const QString &name);
    void usePreferences(const Preferences &preferences);
    std::vector<ActionGroup> actionGroups() const;
    std::vector<BandPage *> bandPages() const;
    std::vector<MatchPage *> matchPages() const;
    void labelMatches();
    void setAskFrom(int percent);
    void dropMatchTab(const QString &uuid);
    /** What a match begun now is of; null: no game has matches. */
    const rules::RuleSystem *systemInView() const;
    std::optional<std::size_t> bandInView(model::QuickMatch &quick) const;
    std::vector<CampaignPage *> campaignPages() const;

    std::unique_ptr<Ui::MainWindow> m_ui;
    Shell m_shell;
    Preferences m_preferences;
    HomePage *m_home = nullptr;
    LibraryCare *m_care = nullptr;
    RulePopover *m_popover = nullptr;
    QList<QAction *> m_goActions; // of the window itself
    QAction *m_goSeparator = nullptr;
    QToolButton *m_personButton = nullptr;
    QLabel *m_libraryLabel = nullptr;
};

} // namespace escarmouche::app
