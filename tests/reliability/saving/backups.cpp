// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/application.h"
#include "app/window/library/librarytroubledialog.h"
#include "app/window/main/mainwindow.h"
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cstdio>

namespace escarmouche::reliability {

namespace {

constexpr int kMostClicks = 5; // promise 15
constexpr int kDrillEvery = 10;
constexpr int kDrillMs = 60'000;

/** One hash for all that is in a library; empty: it is not sound. */
std::string hashOfSound(const QString &library)
{
    const auto report = model::checkLibrary(library, tests::systems());
    return verdict(report) ? report->stateHash : std::string();
}

/** A library that somebody works in, and where its backups are tried. */
struct Work {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("library"));
    QString elsewhere = folder.filePath(QStringLiteral("elsewhere/library"));
    std::unique_ptr<model::Library> library;
    std::unique_ptr<model::BandSession> session;
    tests::RandomPlayer player;

    explicit Work(std::uint64_t seed) : player(seed)
    {
        if (const auto fault = tests::fillLibrary(path, 2, 3, seed); !fault.empty())
            qFatal("%s", fault.c_str());
        library = *model::Library::open(path, tests::systems(), model::OpenMode::Existing);
        session = *library->bands().open(library->bands().list()->front().uuid);
    }
    void act()
    {
        for (auto left = 1 + player.below(5); left > 0; --left) {
            if (const auto next = player.act(session->rules(), session->state()))
                (void)session->perform(*next);
        }
        (void)session->perform(
            rules::SetProperties{{}, {{"name", "Nom " + std::to_string(player.below(1'000'000))}}});
        (void)session->flush();
    }
};

/** The control: as somebody copies a file whose log nobody told them of. */
rules::Result<model::Backup> copiedFile(const Work &work)
{
    const auto copy = work.folder.filePath(QStringLiteral("copy"));
    QFile::remove(copy);
    QFile::copy(work.path, copy);
    return model::Backup{copy, QDateTime::currentDateTimeUtc()};
}

/** Somebody finds the library damaged and has nothing but the window: the backup is in its place
    after a few clicks. */
void drill(Outcome &outcome, const Work &work, const std::string &hash)
{
    auto bytes = contents(work.elsewhere);
    bytes.replace(bytes.size() / 2, bytes.size() / 2, QByteArray(bytes.size() / 2, 'x'));
    overwrite(work.elsewhere, bytes);
    QProcess window;
    window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), work.folder.path());
    window.setProcessEnvironment(environment);
    window.start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("--child"), QStringLiteral("drill"), work.elsewhere});
    outcome.expect(window.waitForFinished(kDrillMs), "drill: the window does not open");
    bool told = false;
    const int clicks = window.readAllStandardOutput().trimmed().toInt(&told);
    outcome.expect(told && clicks > 0 && clicks <= kMostClicks,
                   "drill: " + std::to_string(clicks) + " clicks");
    outcome.expect(hashOfSound(work.elsewhere) == hash, "drill: another library is there");
}

} // namespace

/** drill LIBRARY: opens the window on a damaged library, clicks on what restores it and prints how
    many clicks that took. */
int drillRestoring(const QStringList &arguments)
{
    int clicks = 0;
    QTimer hand;
    QObject::connect(&hand, &QTimer::timeout, [&] {
        const auto *dialog =
            qobject_cast<app::LibraryTroubleDialog *>(QApplication::activeModalWidget());
        auto *restore = dialog == nullptr
                            ? nullptr
                            : dialog->findChild<QPushButton *>(QStringLiteral("restoreButton"));
        if (restore == nullptr || ++clicks > kMostClicks)
            return;
        if (restore->isVisible())
            QTest::mouseClick(restore, Qt::LeftButton);
    });
    hand.start(20);
    app::Application root({arguments.value(0), {}, rules::Language::English});
    app::dressApplication();
    if (root.start())
        return 1;
    std::printf("%d\n", clicks);
    return 0;
}

/** Every backup, made while somebody works, is what the library was, and goes back whole. */
Outcome restoreBackups(const Trial &trial)
{
    Outcome outcome;
    Work work(trial.seed);
    for (int i = 0; i < trial.n; ++i) {
        work.act();
        outcome.count();
        const auto hash = hashOfSound(work.path);
        auto made =
            trial.control ? copiedFile(work) : model::Backups(work.path, tests::systems()).make();
        const auto name = "backup " + std::to_string(i) + ": ";
        outcome.expect(made && hashOfSound(made->path) == hash, name + "not what the library was");
        if (!made)
            continue;
        model::Backups there(work.elsewhere, tests::systems());
        const auto restored = there.restore(made->path);
        outcome.expect(restored && hashOfSound(work.elsewhere) == hash, name + "not restored");
        if (i % kDrillEvery == 0 && !trial.control && there.make())
            drill(outcome, work, hash);
    }
    return outcome;
}

} // namespace escarmouche::reliability
