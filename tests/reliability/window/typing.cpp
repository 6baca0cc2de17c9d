// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/drafts/forms.h"
#include "app/pages/home/cutnotice.h"
#include "app/window/application.h"
#include "app/window/main/mainwindow.h"
#include "app/words/program/lastwords.h"
#include "model/drafts/drafts.h"
#include "model/library/database/connection.h"
#include "model/library/library.h"
#include "model/resources.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"

#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProcess>
#include <QSessionManager>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <unistd.h>

// What is typed into the window when it is killed, told to end, or crashes.

namespace escarmouche::reliability {

namespace {

constexpr int kWordMs = 40; // a word
constexpr qint64 kInTimeMs = 2000; // promise 11
constexpr int kEndMs = 30'000;

/** A folder in which a person has settings, logs and a library with the example campaign. */
struct Desk {
    QTemporaryDir folder;
    QString library = folder.filePath(QStringLiteral("a.library"));
    std::string campaign;
    int game = 0; // the next

    explicit Desk(const rules::RuleSystems &systems)
    {
        const auto made = model::Library::open(library, systems, model::OpenMode::Create);
        const auto person = made ? (*made)->people().add("Ada") : rules::fail(made.error());
        const auto text = model::sampleCampaign();
        if (!person || !text || !(*made)->people().setCurrent(person->id))
            return;
        campaign = (*made)->campaigns().importText(*text).value_or(std::string());
        if (const auto session = (*made)->campaigns().open(campaign))
            game = std::ranges::find_if((*session)->campaign().fixtures, rules::isToCome)->id.value;
    }
    std::unique_ptr<QProcess> start(const QStringList &child) const
    {
        auto process = std::make_unique<QProcess>();
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), folder.path());
        for (const char *place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            environment.insert(QLatin1String(place), folder.filePath(QStringLiteral("home")));
        process->setProcessEnvironment(environment);
        process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process->start(QCoreApplication::applicationFilePath(),
                       QStringList{QStringLiteral("--child")} + child);
        return process;
    }
};

app::MainWindow *windowOf()
{
    for (QWidget *each : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<app::MainWindow *>(each))
            return window;
    return nullptr;
}

/** A window on a library, as a person has it. */
struct Window {
    app::Application root;
    app::MainWindow *window = nullptr;

    explicit Window(const QString &library) : root({library, {}, rules::Language::English})
    {
        app::dressApplication();
        if (!root.start())
            window = windowOf();
    }
};

/** One word more in the form that is asked; how many stand there. */
int typeOne(const QDialog &dialog)
{
    if (auto *lines = dialog.findChild<QPlainTextEdit *>()) {
        lines->insertPlainText(QStringLiteral("word "));
        return static_cast<int>(lines->toPlainText().count(u' '));
    }
    auto *points = dialog.findChild<QSpinBox *>();
    points->stepUp();
    return points->value();
}

/** How many of them a draft has. */
int countIn(const model::DraftWords &words)
{
    for (const auto &[field, text] : words) {
        if (field == "words")
            return static_cast<int>(std::ranges::count(text, ' '));
        if (field.starts_with("points."))
            return std::stoi(text);
    }
    return 0;
}

QDialog *asked()
{
    return qobject_cast<QDialog *>(QApplication::activeModalWidget());
}

/** CAMPAIGN FORM PART, as a child is told them. */
model::DraftPlace placeIn(const QStringList &arguments)
{
    return {toUtf8(arguments.value(1)), toUtf8(arguments.value(2)), toUtf8(arguments.value(3))};
}

/** As a session manager does it that waits for nobody. */
[[noreturn]] void endSession()
{
    alignas(QSessionManager) static std::array<std::byte, sizeof(QSessionManager)> nobody;
    emit qGuiApp->commitDataRequest(
        reinterpret_cast<QSessionManager &>(nobody)); // none looks at it
    ::kill(::getpid(), SIGKILL);
    std::abort();
}

} // namespace

/** type LIBRARY CAMPAIGN FORM PART HOW MS: types into that form and prints how much is in it.
    "logout": so long after the first word the session ends, which tells the program and kills it.
    "held", the control: another writer has the library and lets nothing through. */
int typeWords(const QStringList &arguments)
{
    Window shown(arguments.value(0));
    if (shown.window == nullptr)
        return 1;
    std::unique_ptr<model::Connection> holder;
    if (arguments.value(4) == QStringLiteral("held")) {
        holder = std::move(
            *model::Connection::open(arguments.value(0), model::Connection::Access::Write));
        (void)holder->run("BEGIN IMMEDIATE");
    }
    QTimer clock;
    QElapsedTimer typing;
    const qint64 logsOutMs =
        arguments.value(4) == QStringLiteral("logout") ? arguments.value(5).toInt() : -1;
    QObject::connect(&clock, &QTimer::timeout, [&] {
        const QDialog *dialog = asked();
        if (dialog == nullptr)
            return;
        if (!typing.isValid())
            typing.start();
        std::printf("%d\n", typeOne(*dialog));
        std::fflush(stdout);
        if (logsOutMs >= 0 && typing.elapsed() > logsOutMs)
            endSession();
    });
    clock.start(kWordMs);
    const auto place = placeIn(arguments);
    QTimer::singleShot(0, shown.window, [&] { shown.window->openDraft(place); });
    return QCoreApplication::exec();
}

/** offer LIBRARY CAMPAIGN FORM PART: prints how much is in that form when it is opened. */
int offerWords(const QStringList &arguments)
{
    Window shown(arguments.value(0));
    if (shown.window == nullptr)
        return 1;
    QTimer::singleShot(0, shown.window, [] {
        const QDialog *dialog = asked();
        std::printf("%d\n", dialog != nullptr ? typeOne(*dialog) - 1 : -1);
        std::fflush(stdout);
        _exit(0);
    });
    shown.window->openDraft(placeIn(arguments));
    return 1;
}

namespace {

enum class End { Killed, ToldToEnd, LoggedOut };
constexpr std::array kEnds{"killed", "told to end", "logged out"};

/** A window that is being typed into. */
struct Typist {
    Desk desk;
    std::string form;
    End end = End::Killed;
    qint64 endsMs = 0; // after the first word
    std::unique_ptr<QProcess> process;
    std::vector<std::pair<qint64, int>> typed = {}; // when it was told, how much
    qint64 killedMs = 0;

    explicit Typist(const rules::RuleSystems &systems) : desk(systems) {}
    model::DraftPlace place() const
    {
        return {desk.campaign, form,
                form == app::form::kResult ? std::to_string(desk.game) : std::string()};
    }
    QStringList child(const char *what, const char *how = "") const
    {
        const QString given = end == End::LoggedOut ? QStringLiteral("logout") : QLatin1String(how);
        return {QLatin1String(what),     desk.library, toQString(desk.campaign), toQString(form),
                toQString(place().part), given,        QString::number(endsMs)};
    }
    void listen(qint64 now)
    {
        while (process->canReadLine())
            typed.emplace_back(now, process->readLine().trimmed().toInt());
        const auto child = static_cast<pid_t>(process->processId()); // 0: it has ended
        if (killedMs != 0 || typed.empty() || now <= typed.front().first + endsMs || child == 0)
            return;
        killedMs = now;
        if (end != End::LoggedOut)
            ::kill(child, end == End::Killed ? SIGKILL : SIGTERM);
    }
    /** How much must be kept: what was typed long enough ago, or all of it after a warning. */
    int owed() const
    {
        if (end == End::LoggedOut)
            return typed.empty() ? 0 : typed.back().second;
        const qint64 until = killedMs - (end == End::Killed ? kInTimeMs : kWordMs);
        int count = 0;
        for (const auto &[when, many] : typed)
            if (when <= until)
                count = many;
        return count;
    }
};

void judge(Outcome &outcome, const Typist &typist, const rules::RuleSystems &systems)
{
    outcome.count();
    const std::string what = typist.form + ", " + kEnds[static_cast<std::size_t>(typist.end)];
    const int owed = typist.owed();
    outcome.expect(owed > 0, what + ": nothing was typed long enough ago");
    const auto library =
        model::Library::open(typist.desk.library, systems, model::OpenMode::ReadOnly);
    outcome.expect(library.has_value(), what + ": the library cannot be opened");
    if (!library)
        return;
    const auto kept = (*library)->drafts().find(typist.place());
    const int count = kept && *kept ? countIn((*kept)->words) : 0;
    outcome.expect(count >= owed, what + ": kept " + std::to_string(count) + " of " +
                                      std::to_string(owed) + " words");
    const auto again = typist.desk.start(typist.child("offer"));
    outcome.expect(again->waitForFinished(kEndMs) &&
                       again->readAllStandardOutput().trimmed().toInt() == count,
                   what + ": not offered again");
}

} // namespace

Outcome keepWhatIsTyped(const Trial &trial)
{
    constexpr int kTogether = 3;
    Outcome outcome;
    const auto systems = model::loadSystems();
    tests::RandomPlayer player(trial.seed);
    for (int begun = 0; begun < trial.n; begun += kTogether) {
        std::vector<std::unique_ptr<Typist>> typists;
        for (int i = begun; i < std::min(trial.n, begun + kTogether); ++i) {
            auto typist = std::make_unique<Typist>(*systems);
            typist->form = i % 2 == 0 ? app::form::kResult : app::form::kChronicle;
            typist->end = trial.control ? End::Killed : static_cast<End>(i % 3);
            typist->endsMs = kInTimeMs + 300 + player.below(1500);
            typist->process =
                typist->desk.start(typist->child("type", trial.control ? "held" : ""));
            typists.push_back(std::move(typist));
        }
        QElapsedTimer clock;
        clock.start();
        const auto lives = [](const auto &typist) {
            return typist->process->state() != QProcess::NotRunning;
        };
        while (std::ranges::any_of(typists, lives) && clock.elapsed() < kEndMs) {
            for (const auto &typist : typists)
                if (lives(typist) && typist->process->waitForReadyRead(10))
                    typist->listen(clock.elapsed());
        }
        for (const auto &typist : typists) {
            typist->process->kill(); // where it hangs
            typist->process->waitForFinished();
            typist->listen(clock.elapsed());
            judge(outcome, *typist, *systems);
        }
    }
    return outcome;
}

/** crash LIBRARY CAMPAIGN HOW: types words into the chronicle, says so and ends in that way. */
int crashWindow(const QStringList &arguments)
{
    app::prepareLastWords();
    Window shown(arguments.value(0));
    if (shown.window == nullptr)
        return 1;
    const QString how = arguments.value(2);
    QTimer clock;
    int words = 0;
    QObject::connect(&clock, &QTimer::timeout, [&] {
        const QDialog *dialog = asked();
        if (dialog == nullptr)
            return;
        if (++words < 40) {
            (void)typeOne(*dialog);
            return;
        }
        if (words < 80) // two seconds are over
            return;
        std::printf("ready\n");
        std::fflush(stdout);
        if (how == QStringLiteral("segv"))
            std::raise(SIGSEGV);
        else if (how == QStringLiteral("abort"))
            std::abort();
        else if (how == QStringLiteral("kill"))
            ::kill(::getpid(), SIGKILL);
        else
            QCoreApplication::exit();
    });
    clock.start(kWordMs);
    QTimer::singleShot(0, shown.window, [&] {
        shown.window->openDraft({toUtf8(arguments.value(1)), app::form::kChronicle, {}});
    });
    return QCoreApplication::exec();
}

/** tell LIBRARY: prints the notice of the next start, then the log that it offers. */
int tellOfCrash(const QStringList &arguments)
{
    const Window shown(arguments.value(0));
    if (shown.window == nullptr)
        return 1;
    if (const auto *notice = shown.window->findChild<app::CutNotice *>())
        std::printf("%s\n%s\n", qPrintable(notice->findChild<QLabel *>()->text()),
                    contents(notice->log()).constData());
    return 0;
}

Outcome tellCrashes(const Trial &trial)
{
    Outcome outcome;
    const auto systems = model::loadSystems();
    const QStringList ways{QStringLiteral("segv"), QStringLiteral("kill"), QStringLiteral("abort")};
    for (int begun = 0; begun < trial.n; begun += static_cast<int>(ways.size())) {
        std::vector<std::unique_ptr<Desk>> desks;
        std::vector<std::unique_ptr<QProcess>> crashing, telling;
        for (const QString &way : ways) {
            desks.push_back(std::make_unique<Desk>(*systems));
            crashing.push_back(desks.back()->start({QStringLiteral("crash"), desks.back()->library,
                                                    toQString(desks.back()->campaign),
                                                    trial.control ? QStringLiteral("ends") : way}));
        }
        for (std::size_t i = 0; i < desks.size(); ++i) {
            outcome.expect(crashing[i]->waitForFinished(kEndMs) &&
                               crashing[i]->readAllStandardOutput().contains("ready"),
                           "it did not get so far");
            telling.push_back(desks[i]->start({QStringLiteral("tell"), desks[i]->library}));
        }
        for (std::size_t i = 0; i < desks.size(); ++i) {
            outcome.count();
            const std::string way = toUtf8(ways[static_cast<qsizetype>(i)]);
            telling[i]->waitForFinished(kEndMs);
            const QByteArray told = telling[i]->readAllStandardOutput();
            for (const char *part : {"did not close properly", "1 draft", " library: "})
                outcome.expect(told.contains(part), way + ": not told: " + part);
            outcome.expect(way == "kill" || told.contains(way == "segv" ? "SIGSEGV" : "SIGABRT"),
                           way + ": not in the log");
            const auto again = desks[i]->start({QStringLiteral("tell"), desks[i]->library});
            again->waitForFinished(kEndMs);
            outcome.expect(again->readAllStandardOutput().isEmpty(), way + ": told twice");
        }
    }
    return outcome;
}

} // namespace escarmouche::reliability
