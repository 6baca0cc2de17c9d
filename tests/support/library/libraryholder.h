// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <sqlite3.h>

namespace escarmouche::tests {

/** Another program that has a library in the middle of a write, or all for itself. */
class LibraryHolder
{
public:
    explicit LibraryHolder(const QString &path, const char *how = "BEGIN IMMEDIATE")
    {
        constexpr int kPatience = 5000; // ms; a library that has just been opened may be writing
        sqlite3_open(path.toUtf8().constData(), &m_db);
        sqlite3_busy_timeout(m_db, kPatience);
        m_holds = sqlite3_exec(m_db, how, nullptr, nullptr, nullptr) == SQLITE_OK;
    }
    ~LibraryHolder() { letGo(); }
    LibraryHolder(const LibraryHolder &) = delete;
    LibraryHolder &operator=(const LibraryHolder &) = delete;

    bool holds() const { return m_holds; }
    void letGo()
    {
        sqlite3_close(m_db);
        m_db = nullptr;
    }

private:
    sqlite3 *m_db = nullptr;
    bool m_holds = false;
};

} // namespace escarmouche::tests
