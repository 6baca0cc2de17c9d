// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/store/backup.h"
#include "model/library/store/check.h"
#include "tests/reliability/eachcall.h"
#include "tests/support/library/toylibrary.h"

#include <QDir>
#include <QFile>

namespace escarmouche::reliability {

namespace {

using namespace escarmouche::tests;

constexpr auto kChanging = "pwrite64,fdatasync,fsync,ftruncate,unlink,rename,renameat2,link,"
                           "sendfile,copy_file_range,chmod,fchmod,chown";

std::string hashOf(const QString &library, const rules::RuleSystems &systems)
{
    const auto report = model::checkLibrary(library, systems);
    return verdict(report) ? report->stateHash : std::string();
}

/** A library whose last acts stand in its log alone, as a kill leaves it, and a backup of it from
    before them. */
struct Left {
    ToyLibrary toy;
    QString old = toy.folder.filePath(QStringLiteral("old"));
    QString backup;
    QString path = toy.folder.filePath(QStringLiteral("here/library"));
    std::string oldHash;
    std::string newHash;

    Left()
    {
        const auto library = toy.open();
        const auto session = toy.band(*library);
        (void)session->flush();
        backup = model::Backups(toy.path, toy.systems).make()->path;
        (void)session->perform(rules::Recruit{"pin", 3, {}});
        (void)session->flush();
        for (const auto *suffix : {"", "-wal"})
            QFile::copy(toy.path + QLatin1String(suffix), old + QLatin1String(suffix));
        oldHash = hashOf(old, toy.systems);
        newHash = hashOf(backup, toy.systems);
    }

    QDir folder() const { return QDir(toy.folder.filePath(QStringLiteral("here"))); }

    void lay() const
    {
        folder().removeRecursively();
        QDir().mkpath(folder().path());
        for (const auto *suffix : {"", "-wal"})
            QFile::copy(old + QLatin1String(suffix), path + QLatin1String(suffix));
    }

    /** The one or the other stands there, whole; and the old one beside the new one. */
    void expectEither(Outcome &outcome, const std::string &when) const
    {
        outcome.count();
        const auto present = hashOf(path, toy.systems);
        outcome.expect(present == oldHash || present == newHash,
                       when + ": neither the old nor the new library is there");
        if (present != newHash)
            return;
        const auto aside =
            folder().entryList({QStringLiteral("library.aside-*Z")}, QDir::Files, QDir::Name);
        outcome.expect(aside.size() == 1 &&
                           hashOf(folder().filePath(aside.value(0)), toy.systems) == oldHash,
                       when + ": the old library is not kept");
    }
};

/** A program that moves the old files away first, and then the new one in. */
int restoreCarelessly(const QString &library, const QString &backup)
{
    for (const auto *suffix : {"-wal", "-shm", ""})
        QFile::rename(library + QLatin1String(suffix),
                      library + QStringLiteral(".aside-Z") + QLatin1String(suffix));
    return QFile::copy(backup, library) ? 0 : 1;
}

} // namespace

/** restore LIBRARY BACKUP whole|careless */
int restoreLibrary(const QStringList &arguments)
{
    if (arguments.value(2) == QStringLiteral("careless"))
        return restoreCarelessly(arguments.value(0), arguments.value(1));
    const auto systems = toySystems();
    return model::Backups(arguments.value(0), systems).restore(arguments.value(1)) ? 0 : 1;
}

Outcome restoreWhole(const Trial &trial)
{
    Outcome outcome;
    const Left left;
    outcome.expect(!left.oldHash.empty() && !left.newHash.empty() && left.oldHash != left.newHash,
                   "nothing to restore");
    const Victim victim{
        .calls = QString::fromLatin1(kChanging),
        .child = {QStringLiteral("restore"), left.path, left.backup,
                  trial.control ? QStringLiteral("careless") : QStringLiteral("whole")},
        .prepare = [&] { left.lay(); },
        .judge = [&](const Traced &,
                     const std::string &when) { left.expectEither(outcome, when); }};
    if (canTrace()) {
        killAtEach(outcome, trial.n, victim);
        return outcome;
    }
    outcome.note("ptrace is refused here: killed at random instants instead of at each call");
    for (int i = 0; i < trial.n; ++i) {
        victim.prepare();
        killWithin(victim.child, static_cast<unsigned long>(i * 500 % 60'000));
        victim.judge({}, "kill " + std::to_string(i));
    }
    return outcome;
}

} // namespace escarmouche::reliability
