// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

class QSqlError;
class QSqlQuery;

namespace escarmouche::model {

/** One run of a prepared statement: binds typed values in order, steps, and always finishes when
    it goes, because a query left open makes COMMIT fail. The only user of QSqlQuery. */
class Statement
{
public:
    /** `file` is named by errors; with `broken` every step fails so. */
    Statement(std::shared_ptr<QSqlQuery> query, std::string file,
              std::optional<rules::Error> broken = {});
    ~Statement();
    Statement(Statement &&) noexcept = default;
    Statement &operator=(Statement &&) = delete;

    Statement &bind(std::int64_t value);
    Statement &bind(int value) { return bind(static_cast<std::int64_t>(value)); }
    /** Text; an empty one stays an empty text, never NULL. */
    Statement &bind(std::string_view text);
    Statement &bind(const char *text) { return bind(std::string_view(text)); }
    Statement &bind(const std::string &text) { return bind(std::string_view(text)); }
    Statement &bind(bool) = delete;
    /** A blob, byte for byte; text() reads it again. */
    Statement &bindBytes(std::string_view bytes);

    /** True: there is a row to read. */
    [[nodiscard]] rules::Result<bool> step();
    /** Runs to the end; rows, if any, are passed over. */
    [[nodiscard]] rules::Result<void> run();
    /** Rows written by the last run. */
    int changes() const;

    std::int64_t integer(int column) const;
    std::string text(int column) const;

private:
    rules::Error error() const;

    std::shared_ptr<QSqlQuery> m_query;
    std::string m_file;
    std::optional<rules::Error> m_broken;
    int m_bound = 0;
    bool m_started = false;
};

/** A query prepared on the Qt connection of that name; `broken` says why it could not be. */
std::shared_ptr<QSqlQuery> prepareQuery(const QString &connection, std::string_view sql,
                                        const std::string &file,
                                        std::optional<rules::Error> &broken);

/** What SQLite says, as ours: busy, damaged, full, not permitted. */
rules::Error errorOf(const QSqlError &error, const std::string &file);

/** Runs to the end and makes something of each row. */
template<class Read>
rules::Result<void> each(Statement &statement, Read read)
{
    for (;;) {
        const auto row = statement.step();
        if (!row)
            return rules::fail(row.error());
        if (!*row)
            return {};
        read();
    }
}

} // namespace escarmouche::model
