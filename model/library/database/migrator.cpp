// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/database/migrator.h"

#include "model/resources.h"
#include "model/text.h"

#include <QDir>

#include <sqlite3.h>

#include <algorithm>

namespace escarmouche::model {

namespace {

// A trigger has semicolons inside; sqlite3_complete() knows where a statement really ends.
std::vector<std::string> split(const std::string &sql)
{
    std::vector<std::string> statements;
    std::string statement;
    for (const char c : sql) {
        statement += c;
        if (c == ';' && sqlite3_complete(statement.c_str())) {
            statements.push_back(statement);
            statement.clear();
        }
    }
    return statements;
}

rules::Result<void> runSteps(Connection &connection, const std::vector<MigrationStep> &steps,
                             std::int64_t above, std::int64_t upTo)
{
    for (const MigrationStep &step : steps) {
        if (step.version <= above || step.version > upTo)
            continue;
        for (const std::string &statement : split(step.sql)) {
            if (const auto done = connection.run(statement); !done)
                return done;
        }
        if (const auto done =
                connection.run("PRAGMA user_version = " + std::to_string(step.version));
            !done)
            return done;
    }
    return {};
}

} // namespace

rules::Result<std::vector<MigrationStep>> migrationSteps()
{
    const QDir folder(QStringLiteral(":/sql/sqlite"));
    std::vector<MigrationStep> steps;
    for (const QString &name :
         folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name)) {
        auto sql = readResource("sql/sqlite/" + toUtf8(name));
        if (!sql)
            return rules::fail(sql.error());
        steps.push_back({name.left(4).toInt(), std::move(*sql)});
    }
    if (steps.empty())
        return rules::fail({.code = rules::ErrorCode::Internal, .hint = "no schema"});
    return steps;
}

rules::Result<void> migrate(Connection &connection, const std::vector<MigrationStep> &steps,
                            const BackupBefore &backup)
{
    const std::int64_t newest = steps.back().version;
    const auto version = connection.integer("PRAGMA user_version");
    if (!version)
        return rules::fail(version.error());
    if (*version > newest)
        return rules::fail({.code = rules::ErrorCode::NewerLibrary,
                            .subject = connection.file(),
                            .hint = std::to_string(newest),
                            .number = *version});
    if (*version == newest)
        return {};
    if (*version > 0) {
        if (const auto kept = backup(); !kept)
            return kept;
    }
    return connection.transaction([&]() -> rules::Result<void> {
        // Another program may have migrated it while the backup was made.
        const auto present = connection.integer("PRAGMA user_version");
        if (!present)
            return rules::fail(present.error());
        if (const auto marked =
                connection.run("PRAGMA application_id = " + std::to_string(kApplicationId));
            !marked)
            return marked;
        return runSteps(connection, steps, *present, newest);
    });
}

rules::Result<std::unique_ptr<Connection>> upToDateCopy(Connection &older,
                                                        const std::vector<MigrationStep> &steps)
{
    auto copy = older.copy();
    if (!copy)
        return copy;
    const auto migrated = migrate(**copy, steps, [] { return rules::Result<void>(); });
    return migrated ? std::move(copy) : rules::fail(migrated.error());
}

rules::Result<std::vector<std::string>> schemaOf(Connection &connection)
{
    std::vector<std::string> objects;
    auto statement = connection.prepare("SELECT type, name, coalesce(sql, '') FROM sqlite_master");
    for (;;) {
        const auto row = statement.step();
        if (!row)
            return rules::fail(row.error());
        if (!*row) {
            std::ranges::sort(objects); // as they are compared, not as SQL would
            return objects;
        }
        objects.push_back(statement.text(0) + ' ' + statement.text(1) + ": " + statement.text(2));
    }
}

rules::Result<void> checkSchema(Connection &connection, const std::vector<MigrationStep> &steps)
{
    const auto version = connection.integer("PRAGMA user_version");
    if (!version)
        return rules::fail(version.error());
    auto model = Connection::open(QStringLiteral(":memory:"), Connection::Access::Write);
    if (!model)
        return rules::fail(model.error());
    if (const auto made = runSteps(**model, steps, 0, *version); !made)
        return made;
    const auto expected = schemaOf(**model);
    const auto present = schemaOf(connection);
    if (!expected || !present)
        return rules::fail(expected ? present.error() : expected.error());
    for (const std::string &object : *present) {
        if (!std::ranges::binary_search(*expected, object))
            return rules::fail({.code = rules::ErrorCode::ForeignSchema,
                                .subject = object.substr(0, object.find(':')),
                                .hint = connection.file()});
    }
    if (present->size() != expected->size())
        return rules::fail({.code = rules::ErrorCode::LibraryDamaged,
                            .subject = connection.file(),
                            .hint = "a table is missing"});
    return {};
}

} // namespace escarmouche::model
