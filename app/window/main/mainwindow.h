// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/settings/settings.h"
#include "app/words/shell.h"
#include "rules/core/values/error.h"

#include <QMainWindow>

#include <memory>

class QLabel;
namespace Ui {
class MainWindow;
}

namespace escarmouche::model {
struct DraftPlace;
}

namespace escarmouche::app {

class BandPage;
class CampaignPage;
class HomePage;
class LibraryCare;
class LivePreferences;
class MatchPage;
class PageOpener;
class PersonButton;
class WindowFiles;
class WindowHelp;
class WindowMenus;

/** The frame of all rooms: menus, tool bar, Home and one tab for each open band, campaign or match,
    status bar. Makes its parts and joins them; what a page or a part does is its own. */
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(const Shell &shell, const Preferences &preferences, QWidget *parent = nullptr);
    ~MainWindow() override;

    HomePage &home();
    /** Null while no page of that kind is shown. */
    BandPage *currentBand() const;
    MatchPage *currentMatch() const;
    CampaignPage *currentCampaign() const;

    void openBand(const QString &uuid);
    void openSample(const QString &key);
    void openFile(const QString &path);
    void openMatch(const QString &uuid);
    void quickMatch();
    /** As Home has its key. */
    void openLesson(const QString &key);
    /** Its page, or null where it cannot be opened. */
    CampaignPage *openCampaign(const QString &uuid);
    void newCampaign();
    /** The campaign that comes with the program; taken in when it is not there yet. */
    void openSampleCampaign();
    void newBand();
    void shortcuts();
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
    void makeParts();
    void makeStatusBar();
    void connectActions();
    void connectHome();
    void connectTabs();
    void careForLibrary();
    void chooseLibrary();
    void restore();
    void preferences();
    void showPage();
    void showLibrary();
    void say(const QString &text);

    std::unique_ptr<Ui::MainWindow> m_ui;
    Shell m_shell;
    LivePreferences *m_preferences;
    WindowMenus *m_menus = nullptr;
    WindowHelp *m_help = nullptr;
    PageOpener *m_pages = nullptr;
    WindowFiles *m_files = nullptr;
    LibraryCare *m_care = nullptr;
    PersonButton *m_person = nullptr;
    QLabel *m_libraryLabel = nullptr;
};

} // namespace escarmouche::app
