// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/application.h"

#include "app/forms/drafts/draftkeeper.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/notices/errorbox.h"
#include "app/look/keyboard/enterpress.h"
#include "app/look/literal/literallabels.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/wear.h"
#include "app/look/parts/clickstyle.h"
#include "app/pages/home/firststartdialog.h"
#include "app/pages/home/homepage.h"
#include "app/window/library/awaited.h"
#include "app/window/library/librarycare.h"
#include "app/window/library/librarytroubledialog.h"
#include "app/window/main/mainwindow.h"
#include "app/words/program/lastwords.h"
#include "app/words/reference/lessonoffers.h"
#include "app/words/sentences/sentences.h"
#include "model/login.h"
#include "model/text.h"

#include <QApplication>
#include <QTimer>

namespace escarmouche::app {

namespace {

constexpr int kNoWindow = 1;
constexpr int kToldToEnd = 0;

Preferences preferred(const WindowArguments &arguments)
{
    Preferences preferences = loadPreferences();
    preferences.language = arguments.language.value_or(preferences.language);
    return preferences;
}

} // namespace

Application::Application(const WindowArguments &arguments)
    : m_arguments(arguments), m_preferences(preferred(arguments)),
      m_language(m_preferences.language)
{
}

// A library that is let go may have to say something: a signal meanwhile finds no half of a window.
Application::~Application()
{
    m_window.reset();
}

std::optional<int> Application::start()
{
    hearEnds();
    if (const auto loaded = load(); !loaded) {
        tell(nullptr, loaded.error());
        return exitCode(loaded.error().code);
    }
    m_log = RunLog::begin(RunLog::folder());
    const QString path = m_arguments.library.isEmpty() ? defaultLibraryPath() : m_arguments.library;
    if (!openLibrary(path))
        return codeOfNoWindow();
    const FirstStart first = greet();
    if (!m_isToEnd)
        seatPerson();
    if (!m_isToEnd)
        begin(first);
    return m_isToEnd ? std::optional(kToldToEnd) : std::nullopt;
}

// From the first dialog on: none of them is to be killed.
void Application::hearEnds()
{
    m_endRequests = std::make_unique<EndRequests>();
    connect(m_endRequests.get(), &EndRequests::endWanted, this, &Application::end);
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &Application::keepAll);
    connect(qGuiApp, &QGuiApplication::saveStateRequest, this, &Application::keepAll);
}

void Application::begin(const FirstStart &first)
{
    showWindow();
    tellCut();
    if (first.begin == FirstStart::Begin::Match)
        QTimer::singleShot(0, m_window.get(), &MainWindow::quickMatch);
    if (first.begin == FirstStart::Begin::Lesson)
        QTimer::singleShot(0, m_window.get(),
                           [this, key = first.sample] { m_window->openLesson(key); });
    if (first.begin == FirstStart::Begin::Example)
        m_window->openSample(first.sample);
    if (first.begin == FirstStart::Begin::Campaign)
        m_window->openSampleCampaign();
    if (first.begin == FirstStart::Begin::NewBand)
        QTimer::singleShot(0, m_window.get(), &MainWindow::newBand);
}

rules::Result<void> Application::load()
{
    auto systems = model::loadSystems();
    if (!systems)
        return rules::fail(systems.error());
    m_systems = std::move(*systems);
    auto book = RuleBook::load(m_systems);
    if (!book)
        return rules::fail(book.error());
    m_rules = std::move(*book);
    auto samples = model::samples();
    if (!samples)
        return rules::fail(samples.error());
    m_samples = sampleBands(m_systems, std::move(*samples), m_rules);
    return {};
}

bool Application::openLibrary(QString path)
{
    auto mode = model::OpenMode::Create;
    while (!m_isToEnd) {
        auto library = app::openLibrary(path, m_systems, mode);
        if (library) {
            m_library = std::move(*library);
            if (m_log)
                m_log->openLibrary(path);
            m_library->setWitness({[this](const std::string &act) {
                                       if (m_log)
                                           m_log->write("stored " + act);
                                   },
                                   [](const rules::Error &error) { tell(nullptr, error); }});
            m_library->setWaiting(turnUntil);
            return true;
        }
        if (!settleTrouble(path, library.error(), mode))
            return false;
    }
    return false;
}

// One answer to "it does not open"; true: try again with what it left in path and mode.
bool Application::settleTrouble(QString &path, const rules::Error &error, model::OpenMode &mode)
{
    LibraryTroubleDialog dialog(error, lastGoodBackup(path, m_systems));
    dialog.exec();
    switch (dialog.answer()) {
    case TroubleAnswer::Retry:
        return true;
    case TroubleAnswer::Restore:
        if (const auto restored = restoreLastBackup(path, m_systems); !restored)
            tell(nullptr, restored.error());
        return true;
    case TroubleAnswer::ReadOnly:
        mode = model::OpenMode::ReadOnly;
        return true;
    case TroubleAnswer::Other:
        if (const QString other = chooseLibraryFile(nullptr); !other.isEmpty())
            path = other;
        return true;
    case TroubleAnswer::Quit:
        return false;
    }
    return false;
}

// A library without people is new: who sits there is asked once, and again where nobody answered.
FirstStart Application::greet()
{
    const auto people = m_library->people().list();
    if (m_library->readOnly() || !people || !people->empty())
        return {};
    const QString proposed =
        m_arguments.person.isEmpty() ? toQString(model::loginName()) : m_arguments.person;
    FirstStartDialog dialog(proposed, m_library->path(), m_samples);
    dialog.offerLessons(lessonOffers(m_systems));
    connect(&dialog, &FirstStartDialog::languageChosen, &m_language, &UiLanguage::set);
    DraftKeeper draft(m_library->drafts(), {{}, form::kFirstStart, {}}, dialog);
    dialog.exec();
    if (m_isToEnd)
        return {};
    draft.enter();
    m_preferences.language = m_language.current();
    savePreferences(m_preferences);
    FirstStart answer = dialog.answer();
    m_arguments.person = answer.person;
    return answer;
}

void Application::seatPerson()
{
    if (m_arguments.person.isEmpty() || m_library->readOnly())
        return;
    if (const auto seated = becomePerson(*m_library, toUtf8(m_arguments.person)); !seated)
        tell(nullptr, seated.error());
}

void Application::showWindow()
{
    m_window = std::make_unique<MainWindow>(Shell{*m_library, m_rules, m_samples, m_language},
                                            m_preferences);
    // Queued: the window is replaced only after its own act has ended.
    connect(m_window.get(), &MainWindow::libraryWanted, this, &Application::changeLibrary,
            Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::restoreWanted, this, &Application::restoreLibrary,
            Qt::QueuedConnection);
    m_window->show();
    m_window->careForLibraryDaily();
}

// The window and the library are let go; false: something in it would not be.
bool Application::closeWindow()
{
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    const bool closed = m_window->close();
    if (closed) {
        m_preferences = loadPreferences();
        m_window.reset();
        m_library.reset();
    }
    QGuiApplication::setQuitOnLastWindowClosed(quits);
    return closed;
}

void Application::reopen(const QString &path)
{
    if (!openLibrary(path))
        QCoreApplication::exit(codeOfNoWindow());
    else if (!m_isToEnd)
        showWindow();
}

int Application::codeOfNoWindow() const
{
    return m_isToEnd ? kToldToEnd : kNoWindow;
}

void Application::changeLibrary(const QString &path)
{
    if (closeWindow())
        reopen(path);
}

void Application::restoreLibrary()
{
    const QString path = m_library->path();
    if (!closeWindow())
        return;
    if (const auto restored = restoreLastBackup(path, m_systems); !restored)
        tell(nullptr, restored.error());
    reopen(path);
}

// Once: the latest of them, whose log is offered; those before it have theirs in the same folder.
void Application::tellCut()
{
    if (const auto cut = RunLog::takeCut(RunLog::folder()); !cut.empty())
        m_window->home().tellCut(cut.back());
}

void Application::keepAll()
{
    DraftKeeper::keepAll();
    if (m_window)
        m_window->keepPages();
}

// Dialogs that are open are left as they are: none of them is answered.
void Application::end(int signal)
{
    if (m_log)
        m_log->write("asked to end by signal " + std::to_string(signal));
    m_isToEnd = true;
    keepAll();
    QCoreApplication::exit();
}

void dressApplication()
{
    QApplication::setStyle(new ClickStyle);
    keepHintsReadable();
    keepLabelsLiteral();
    pressByEnter();
}

int runWindow(int argc, char **argv, const WindowArguments &arguments)
{
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(ESCARMOUCHE_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Escarmouche"));
    QGuiApplication::setWindowIcon(programIcon());
    dressApplication();
    wear(loadPreferences().theme);
    Application root(arguments);
    translateLastWords();
    if (const auto code = root.start())
        return *code;
    return QCoreApplication::exec();
}

} // namespace escarmouche::app
