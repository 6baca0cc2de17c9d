// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/connection.h"
#include "model/library/store/check.h"
#include "model/text.h"
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/support/cli/program.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <array>

namespace escarmouche::reliability {

namespace {

constexpr qint64 kPromptlyMs = 5000;
constexpr int kDamagedExit = 6;

/** What a stranger puts into a library's file; %1 and %2 are two of its tables. */
struct Guest {
    const char *first;
    const char *second = "";
};

// In the words of SQL.
constexpr std::array kGuests{
    Guest{"CREATE TRIGGER guest AFTER INSERT ON %1 BEGIN DELETE FROM person; END"},
    Guest{"CREATE TRIGGER guest BEFORE UPDATE ON %1 BEGIN UPDATE stream SET head_seq = 0; END"},
    Guest{"CREATE TRIGGER guest AFTER DELETE ON %1 BEGIN DELETE FROM %2; END"},
    Guest{"CREATE TRIGGER guest BEFORE INSERT ON %1 BEGIN SELECT raise(IGNORE); END"},
    Guest{"CREATE TRIGGER guest AFTER INSERT ON %1 BEGIN SELECT hex(randomblob(900000000)); END"},
    Guest{"CREATE TRIGGER guest AFTER UPDATE ON %1 BEGIN DELETE FROM %2 WHERE 1 IN (WITH RECURSIVE "
          "c(x) AS (SELECT 2 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c); END"},
    Guest{"CREATE VIEW guest AS SELECT * FROM %1"},
    Guest{"CREATE VIEW guest AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) "
          "SELECT x FROM c"},
    Guest{"ALTER TABLE %1 RENAME TO guest", "CREATE VIEW %1 AS SELECT * FROM guest"},
    Guest{"ALTER TABLE %1 RENAME TO guest", "CREATE TABLE %1 AS SELECT * FROM guest"},
    Guest{"CREATE TABLE guest (x)"},
    Guest{"CREATE TABLE guest (x, y AS (zeroblob(900000000)))"},
    Guest{"CREATE INDEX guest ON %1 (hex(1))"},
    Guest{"ALTER TABLE %1 ADD COLUMN guest TEXT"},
    Guest{"ALTER TABLE %1 ADD COLUMN guest TEXT AS (hex(zeroblob(400000000)))"},
    Guest{"DROP TABLE %1"},
};
// Written over the file's own description of itself.
constexpr std::array kForgeries{
    Guest{"INSERT INTO sqlite_schema VALUES ('table', 'guest', 'guest', 0, "
          "'CREATE VIRTUAL TABLE guest USING nothing(x)')"},
    Guest{"INSERT INTO sqlite_schema VALUES ('trigger', 'guest', '%1', 0, "
          "'CREATE TRIGGER guest AFTER INSERT ON %1 BEGIN DELETE FROM %2; END')"},
    Guest{"UPDATE sqlite_schema SET sql = 'CREATE TABLE %1 (x)' WHERE name = '%1'"},
    Guest{"UPDATE sqlite_schema SET sql = 'garbage' WHERE name = '%1'"},
    Guest{"UPDATE sqlite_schema SET sql = NULL WHERE name = '%1'"},
    Guest{"UPDATE sqlite_schema SET rootpage = 999999 WHERE name = '%1'"},
    Guest{"UPDATE sqlite_schema SET name = 'guest', tbl_name = 'guest' WHERE name = '%1'"},
    Guest{"UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', '') WHERE name = '%1'"},
};
constexpr std::array kTableNames{"band", "ledger_event", "stream", "person", "campaign", "game"};

struct Planted {
    QString first;
    QString second;
    bool forged = false;
};

Planted drawn(int number, tests::RandomPlayer &player)
{
    constexpr auto kAll = kGuests.size() + kForgeries.size();
    const auto at = static_cast<std::size_t>(number) % kAll;
    const Guest &guest = at < kGuests.size() ? kGuests[at] : kForgeries[at - kGuests.size()];
    const auto one = player.below(kTableNames.size());
    const auto two = (one + 1 + player.below(kTableNames.size() - 1)) % kTableNames.size();
    const auto filled = [&](const char *text) {
        return QString::fromLatin1(text)
            .replace(QStringLiteral("%1"), QLatin1String(kTableNames[one]))
            .replace(QStringLiteral("%2"), QLatin1String(kTableNames[two]));
    };
    return {filled(guest.first), filled(guest.second), at >= kGuests.size()};
}

bool plant(const QString &library, const Planted &guest)
{
    const auto connection = model::Connection::open(library, model::Connection::Access::Write);
    if (!connection || !(*connection)->run("PRAGMA foreign_keys = OFF") ||
        (guest.forged && !(*connection)->run("PRAGMA writable_schema = ON")))
        return false;
    return (*connection)->run(toUtf8(guest.first)) &&
           (guest.second.isEmpty() || (*connection)->run(toUtf8(guest.second)));
}

/** A program that takes every SQLite file with the right marks for a library. */
bool takesBlindly(const QString &library)
{
    const auto connection = model::Connection::open(library, model::Connection::Access::Write);
    return connection && (*connection)->run("INSERT INTO person (id, name) VALUES ('a', 'Eve')");
}

bool isDamage(rules::ErrorCode code)
{
    return code == rules::ErrorCode::ForeignSchema || code == rules::ErrorCode::LibraryDamaged;
}

/** What opens it, and what says with which code it was refused. */
void expectRefused(Outcome &outcome, const QString &library, const std::string &guest)
{
    for (const auto mode :
         {model::OpenMode::ReadOnly, model::OpenMode::Existing, model::OpenMode::Create}) {
        const auto opened = model::Library::open(library, tests::systems(), mode);
        outcome.expect(!opened && isDamage(opened.error().code), "taken: " + guest);
    }
    const auto report = model::checkLibrary(library, tests::systems());
    const auto sound = verdict(report);
    outcome.expect(!sound && isDamage(sound.error().code), "no fault found: " + guest);
    tests::Program program;
    for (const char *command : {"list", "new"}) {
        QStringList words{QStringLiteral("band"), QLatin1String(command)};
        if (words.back() == QStringLiteral("new"))
            words << QStringLiteral("Eve") << QStringLiteral("--set") << QStringLiteral("race=orc");
        const auto ran = program.run(words << QStringLiteral("--library") << library);
        outcome.expect(ran.exit == kDamagedExit, "exit " + std::to_string(ran.exit) + ": " + guest);
    }
}

} // namespace

/** Libraries into which a stranger has put what we never make. */
Outcome refuseForeign(const Trial &trial)
{
    Outcome outcome;
    const QTemporaryDir folder;
    const auto sound = folder.filePath(QStringLiteral("sound"));
    const auto library = folder.filePath(QStringLiteral("library"));
    if (const auto fault = tests::fillLibrary(sound, 2, 3, trial.seed); !fault.empty())
        qFatal("%s", fault.c_str());
    tests::RandomPlayer player(trial.seed);
    for (int i = 0; i < trial.n; ++i) {
        const auto guest = drawn(i, player);
        const auto name = toUtf8(guest.first + QLatin1Char(' ') + guest.second);
        QFile::remove(library);
        QFile::copy(sound, library);
        outcome.count();
        outcome.expect(plant(library, guest), "not planted: " + name);
        const auto before = contents(library);
        QElapsedTimer clock;
        clock.start();
        if (trial.control)
            outcome.expect(!takesBlindly(library), "taken: " + name);
        else
            expectRefused(outcome, library, name);
        outcome.expect(clock.elapsed() < kPromptlyMs, "not at once: " + name);
        outcome.expect(contents(library) == before, "written into: " + name);
    }
    return outcome;
}

} // namespace escarmouche::reliability
