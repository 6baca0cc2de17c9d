// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/sentences.h"
#include "model/library/database/libraryfile.h"
#include "model/library/repository/bandrepository.h"
#include "model/library/store/backup.h"
#include "tests/reliability/eachcall.h"
#include "tests/support/library/toylibrary.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QThread>

#include <cstdio>
#include <random>
#include <set>

namespace escarmouche::reliability {

namespace {

using namespace escarmouche::tests;
using model::Connection;

constexpr int kLaterSteps = 3;

/** The program's own steps and some made-up ones, each with enough to do to be caught at it. */
std::vector<model::MigrationStep> laterSteps(int later = kLaterSteps)
{
    auto steps = *model::migrationSteps();
    for (int i = 0; i < later; ++i) {
        const std::string table = "later_" + std::to_string(i);
        std::string sql = "CREATE TABLE " + table + " (a TEXT NOT NULL) STRICT;";
        for (int row = 0; row < 300; ++row)
            sql += "INSERT INTO " + table + " SELECT state FROM band;";
        sql += "UPDATE band SET updated_at = '" + table + "';";
        steps.push_back({steps.back().version + 1, sql});
    }
    return steps;
}

/** As it was or as it is to be, never between; and no change without a sound backup. */
void expectOldOrNew(Outcome &outcome, const QString &path, const rules::RuleSystems &systems,
                    const std::string &state, const std::string &when)
{
    outcome.count();
    const auto steps = laterSteps();
    const auto opened = Connection::open(path, Connection::Access::Write);
    outcome.expect(opened.has_value(), when + ": cannot be opened");
    if (!opened)
        return;
    Connection &connection = **opened;
    const auto version = *connection.integer("PRAGMA user_version");
    const bool isOld = version == steps.back().version - kLaterSteps;
    outcome.expect(isOld || version == steps.back().version,
                   when + ": left at version " + std::to_string(version));
    outcome.expect(*connection.text("PRAGMA integrity_check") == "ok", when + ": damaged");
    outcome.expect(model::checkSchema(connection, steps).has_value(), when + ": schema");
    const auto bands = *model::BandRepository(connection).list();
    outcome.expect(bands.size() == 1 &&
                       (*model::BandRepository(connection).find(bands[0].uuid))->state == state,
                   when + ": the band changed");
    if (!isOld)
        outcome.expect(model::Backups(path, systems).newestSound().has_value(),
                       when + ": changed without a sound backup");
}

void removeLibrary(const QString &path, const rules::RuleSystems &systems)
{
    for (const auto *suffix : {"", "-wal", "-shm", "-journal"})
        QFile::remove(path + QLatin1String(suffix));
    QDir(model::Backups(path, systems).folder()).removeRecursively();
}

} // namespace

/** migrate LIBRARY together|apart: brings it up to the made-up versions, in one transaction or, as
    the control, in one for each step, where after the first it says so and waits for its input to
    end. */
int migrateLibrary(const QStringList &arguments)
{
    const QString path = arguments.value(0);
    const auto systems = toySystems();
    const auto connection = Connection::open(path, Connection::Access::Write);
    if (!connection)
        return 1;
    const model::BackupBefore backup = [&]() -> rules::Result<void> {
        const auto made = model::Backups(path, systems).make();
        return made ? rules::Result<void>() : rules::fail(made.error());
    };
    const model::BackupBefore none = [] { return rules::Result<void>(); };
    std::printf("begun\n");
    std::fflush(stdout);
    const bool apart = arguments.value(1) == QStringLiteral("apart");
    for (int later = apart ? 1 : kLaterSteps; later <= kLaterSteps; ++later) {
        // The program knows only its own version: what is half way up cannot be its backup.
        if (!model::migrate(**connection, laterSteps(later), later == 1 || !apart ? backup : none))
            return 1;
        if (later == 1) {
            std::printf("half way\n");
            std::fflush(stdout);
            while (std::getchar() != EOF) {
            }
        }
    }
    return 0;
}

namespace {

/** A library of this version with a band, to be migrated, and where. */
struct Older {
    ToyLibrary toy;
    QString path = toy.folder.filePath(QStringLiteral("older"));
    std::string state;

    Older()
    {
        const auto library = toy.open();
        const auto session = toy.band(*library);
        (void)session->perform(rules::Recruit{"pin", 3, {}});
        (void)session->flush();
        state = session->state();
    }

    void lay() const
    {
        removeLibrary(path, toy.systems);
        QFile::copy(toy.path, path);
    }
    QStringList child(bool control) const
    {
        return {QStringLiteral("migrate"), path,
                control ? QStringLiteral("apart") : QStringLiteral("together")};
    }
};

} // namespace

Outcome migrateAtEachCall(const Trial &trial)
{
    if (!canTrace()) {
        auto outcome = migrateWhole(trial);
        outcome.note("ptrace is refused here: killed at random instants instead of at each call");
        return outcome;
    }
    Outcome outcome;
    const Older older;
    killAtEach(outcome, trial.n,
               {.calls = QStringLiteral("pwrite64,fdatasync,fsync,ftruncate,unlink,rename"),
                .child = older.child(trial.control),
                .prepare = [&] { older.lay(); },
                .judge =
                    [&](const Traced &, const std::string &when) {
                        expectOldOrNew(outcome, older.path, older.toy.systems, older.state, when);
                    }});
    return outcome;
}

namespace {

/** Waits until the child has said that many lines. */
bool says(QProcess &child, qsizetype lines)
{
    QByteArray said;
    while (said.count('\n') < lines && child.waitForReadyRead(20'000))
        said += child.readAllStandardOutput();
    return said.count('\n') >= lines;
}

} // namespace

Outcome migrateWhole(const Trial &trial)
{
    Outcome outcome;
    const Older older;
    std::mt19937_64 random(trial.seed);
    qint64 wholeMicroseconds = 0;
    for (int i = 0; i <= trial.n; ++i) {
        older.lay();
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(),
                    QStringList{QStringLiteral("--child")} + older.child(trial.control));
        const bool alone = i == 0;
        outcome.expect(says(child, trial.control && !alone ? 2 : 1), "the child did not begin");
        QElapsedTimer timer;
        timer.start();
        if (alone) { // to know how long it takes
            child.closeWriteChannel();
            child.waitForFinished();
            wholeMicroseconds = timer.nsecsElapsed() / 1000;
            outcome.expect(child.exitCode() == 0, "the migration itself failed");
        } else {
            if (!trial.control) // else it waits half way
                QThread::usleep(static_cast<unsigned long>(
                    random() % static_cast<std::uint64_t>(wholeMicroseconds)));
            child.kill();
            child.waitForFinished();
        }
        expectOldOrNew(outcome, older.path, older.toy.systems, older.state,
                       "kill " + std::to_string(i));
    }
    return outcome;
}

namespace {

/** Both languages name the version met and the newest one known, each in its own words. */
void expectTold(Outcome &outcome, const rules::Error &error)
{
    static app::UiLanguage ui(rules::Language::English);
    std::set<QString> told;
    for (const auto language : {rules::Language::English, rules::Language::French}) {
        ui.set(language);
        const auto text = app::sentence(error);
        told.insert(text);
        outcome.expect(text.contains(QLocale().toString(static_cast<qlonglong>(error.number))) &&
                           text.contains(QString::fromStdString(error.hint)),
                       "the version is not named: " + text.toStdString());
    }
    outcome.expect(told.size() == 2, "told in one language only");
}

} // namespace

Outcome refuseNewer(const Trial &trial)
{
    Outcome outcome;
    const ToyLibrary toy;
    (void)ToyLibrary::createBand(*toy.open(), "One");
    const QByteArray original = contents(toy.path);
    const int newest = model::migrationSteps()->back().version;
    std::mt19937_64 random(trial.seed);
    for (int i = 0; i < trial.n; ++i) {
        outcome.count();
        overwrite(toy.path, original);
        const auto newer = newest + 1 + static_cast<int>(random() % 1'000'000);
        {
            const auto connection = *Connection::open(toy.path, Connection::Access::Write);
            (void)connection->run("PRAGMA user_version = " + std::to_string(newer));
        }
        const QByteArray before = contents(toy.path);
        if (trial.control) { // the version is not read: the file is taken for one of ours
            const auto connection = *Connection::open(toy.path, Connection::Access::Write);
            (void)connection->run("DELETE FROM band");
        } else {
            for (const auto mode :
                 {model::OpenMode::Existing, model::OpenMode::Create, model::OpenMode::ReadOnly}) {
                const auto opened = model::Library::open(toy.path, toy.systems, mode);
                outcome.expect(!opened && opened.error().code == rules::ErrorCode::NewerLibrary &&
                                   opened.error().number == newer,
                               "not refused as newer: " + std::to_string(newer));
                expectTold(outcome, opened ? rules::Error() : opened.error());
            }
        }
        outcome.expect(contents(toy.path) == before,
                       "bytes changed at version " + std::to_string(newer));
    }
    return outcome;
}

} // namespace escarmouche::reliability
