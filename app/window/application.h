// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/endrequests.h"
#include "app/words/program/runlog.h"
#include "app/words/program/windowarguments.h"
#include "app/words/settings/settings.h"
#include "app/words/shell.h"

#include <QObject>

#include <memory>
#include <vector>

namespace escarmouche::app {

class MainWindow;
struct FirstStart;

/** The composition root of the window: reads systems, reference and samples, opens the library,
    asks what a first start asks, and hands each part what it needs. */
class Application : public QObject
{
    Q_OBJECT

public:
    explicit Application(const WindowArguments &arguments);
    ~Application() override;

    /** Everything up to a shown window; an exit code when there will be none, or when the program
        was told to end meanwhile. */
    std::optional<int> start();

private:
    void hearEnds();
    rules::Result<void> load();
    bool openLibrary(QString path);
    bool settleTrouble(QString &path, const rules::Error &error, model::OpenMode &mode);
    FirstStart greet();
    void seatPerson();
    void begin(const FirstStart &first);
    void showWindow();
    bool closeWindow();
    void reopen(const QString &path);
    int codeOfNoWindow() const;
    void changeLibrary(const QString &path);
    void restoreLibrary();
    void tellCut();
    /** Stores what was done and typed in all windows and waits for the disk. */
    void keepAll();
    void end(int signal);

    std::unique_ptr<EndRequests> m_endRequests; // until the log has ended
    std::unique_ptr<RunLog> m_log; // ends after all it tells of
    WindowArguments m_arguments;
    Preferences m_preferences;
    UiLanguage m_language;
    rules::RuleSystems m_systems;
    RuleBook m_rules;
    std::vector<SampleBand> m_samples;
    std::unique_ptr<model::Library> m_library;
    std::unique_ptr<MainWindow> m_window;
    bool m_isToEnd = false; // whatever dialog is open was answered by nobody
};

/** What every part of the window counts on: style, hints, keys, texts shown to the letter. */
void dressApplication();

/** Opens the window and stays until it is closed; answers the exit code. */
int runWindow(int argc, char **argv, const WindowArguments &arguments);

} // namespace escarmouche::app
