// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/bandpage.h"
#include "app/pages/campaign/campaignpage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/window/application.h"
#include "app/window/main/mainwindow.h"
#include "model/text.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"

#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>

namespace escarmouche::reliability {

namespace {

const QString kBand = QStringLiteral("band");
const QString kCampaign = QStringLiteral("campaign");
const QString kAct = QStringLiteral("Act "); // and its number: the name it gives
constexpr int kActMs = 5; // an act

/** What a screen reader finds of a label: its text; nothing where it is not shown. */
QString readAloud(QLabel *label)
{
    const auto *accessible = QAccessible::queryAccessibleInterface(label);
    return accessible->state().invisible ? QString() : accessible->text(QAccessible::Name);
}

/** The number of the act whose name a page shows, and whether it is marked as not stored yet. */
struct Sight {
    int act = 0;
    bool marked = false;
};
Sight lookAt(const QWidget &page)
{
    Sight sight;
    for (auto *label : page.findChildren<QLabel *>()) {
        if (label->text() == QStringLiteral("saving…"))
            sight.marked = !readAloud(label).isEmpty();
        else if (readAloud(label).startsWith(kAct))
            sight.act = std::max(sight.act, label->text().mid(kAct.size()).toInt());
    }
    return sight;
}

std::string named(int act)
{
    return toUtf8(kAct + QString::number(act));
}

app::MainWindow *shownWindow()
{
    for (QWidget *each : QApplication::topLevelWidgets())
        if (auto *window = qobject_cast<app::MainWindow *>(each))
            return window;
    return nullptr;
}

} // namespace

/** screen LIBRARY band|campaign UUID true|unmarked: renames it again and again and prints the
    number of each act that its page shows as done: without the mark, or, as the control, at once.
 */
int showActs(const QStringList &arguments)
{
    app::dressApplication();
    app::Application root({arguments.value(0), {}, rules::Language::English});
    if (root.start())
        return 1;
    app::MainWindow &window = *shownWindow();
    QWidget *page = nullptr;
    std::function<void(int)> rename;
    if (arguments.value(1) == kBand) {
        window.openBand(arguments.value(2));
        page = window.currentBand();
        rename = [band = window.currentBand()](int act) {
            (void)band->session().perform(rules::SetProperties{{}, {{"name", named(act)}}});
        };
    } else {
        auto *campaign = window.openCampaign(arguments.value(2));
        page = campaign;
        rename = [campaign](int act) {
            (void)campaign->controller().perform(rules::RenameCampaign{named(act)});
        };
    }
    const bool unmarked = arguments.value(3) == QStringLiteral("unmarked");
    int told = 0;
    const auto tell = [&] {
        const Sight sight = lookAt(*page);
        if ((sight.marked && !unmarked) || sight.act == told)
            return;
        told = sight.act;
        std::printf("%d\n", told);
        std::fflush(stdout);
    };
    int acts = 0;
    QTimer acting;
    QObject::connect(&acting, &QTimer::timeout, [&] {
        rename(++acts);
        tell();
    });
    acting.start(kActMs);
    QTimer looking;
    QObject::connect(&looking, &QTimer::timeout, tell);
    looking.start(0);
    return QCoreApplication::exec();
}

namespace {

/** A library with a band and a campaign. */
struct Screened {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("library"));
    QString band;
    QString campaign;

    explicit Screened(std::uint64_t seed)
    {
        if (const auto fault = tests::fillLibrary(path, 1, 3, seed); !fault.empty())
            qFatal("%s", fault.c_str());
        const auto library =
            *model::Library::open(path, tests::systems(), model::OpenMode::Existing);
        band = toQString(library->bands().list()->front().uuid);
        campaign = toQString(library->campaigns().list()->front().uuid);
    }
};

/** The number of the last act that is stored; 0: none of them. */
int storedAct(const QString &library, const QString &what)
{
    const auto opened = model::Library::open(library, tests::systems(), model::OpenMode::ReadOnly);
    if (!opened)
        return -1;
    const auto name = what == kBand ? (*opened)->bands().list()->front().name
                                    : (*opened)->campaigns().list()->front().name;
    return toQString(name).mid(kAct.size()).toInt();
}

int lastTold(const QByteArray &said)
{
    const auto whole = said.left(said.lastIndexOf('\n')).split('\n');
    return whole.last().toInt();
}

} // namespace

/** Windows that are killed: what they showed as done is on disk. */
Outcome keepWhatIsShown(const Trial &trial)
{
    Outcome outcome;
    const Screened screened(trial.seed);
    tests::RandomPlayer player(trial.seed);
    for (int i = 0; i < trial.n; ++i) {
        const auto what = i % 2 == 0 ? kBand : kCampaign;
        const auto library = screened.folder.filePath(QStringLiteral("library%1").arg(i));
        QFile::copy(screened.path, library);
        QProcess window;
        window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), screened.folder.path());
        window.setProcessEnvironment(environment);
        window.start(QCoreApplication::applicationFilePath(),
                     {QStringLiteral("--child"), QStringLiteral("screen"), library, what,
                      what == kBand ? screened.band : screened.campaign,
                      trial.control ? QStringLiteral("unmarked") : QStringLiteral("true")});
        const auto acts = static_cast<qsizetype>(1 + player.below(12));
        QByteArray said;
        while (said.count('\n') < acts && window.waitForReadyRead(20'000))
            said += window.readAllStandardOutput();
        QThread::usleep(trial.control || player.below(2) ? 0 : player.below(8000));
        window.kill();
        window.waitForFinished();
        said += window.readAllStandardOutput();
        outcome.count();
        const int shown = lastTold(said);
        const int stored = storedAct(library, what);
        outcome.expect(shown > 0, "kill " + std::to_string(i) + ": nothing was shown as done");
        outcome.expect(stored >= shown, "kill " + std::to_string(i) + ": act " +
                                            std::to_string(shown) + " was shown as done, " +
                                            std::to_string(stored) + " is stored");
    }
    return outcome;
}

} // namespace escarmouche::reliability
