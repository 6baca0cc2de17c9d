// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QThread;
class QWidget;

namespace escarmouche::app {

/** Looks after an open library on a thread of its own: checks it, backs it up, and does both by
    itself once a day. One task at a time. */
class LibraryCare : public QObject
{
    Q_OBJECT

public:
    explicit LibraryCare(const model::Library &library, QObject *parent = nullptr);
    ~LibraryCare() override; // waits for the task

    bool busy() const { return m_thread != nullptr; }
    void backUp();
    void check();
    /** Checks quietly, then backs up when the last backup is older than a day. */
    void routine();

signals:
    void busyChanged(bool busy);
    void said(const QString &text);
    void failed(const escarmouche::rules::Error &error);

private:
    using Report = rules::Result<QString>; // what to say; empty: nothing
    void run(const QString &doing, std::function<Report()> task);
    void end(const Report &report);

    const rules::RuleSystems &m_systems;
    QString m_path;
    std::unique_ptr<QThread> m_thread;
};

/** The person of that name, made when there is none, is at the keyboard from now on. */
[[nodiscard]] rules::Result<void> becomePerson(model::Library &library, const std::string &name);

QString chooseLibraryFile(QWidget *parent);

/** Opens a library without holding up the event loop. */
rules::Result<std::unique_ptr<model::Library>>
openLibrary(const QString &path, const rules::RuleSystems &systems, model::OpenMode mode);

/** When the last good backup of a library was made, in words; none: there is none. */
std::optional<QString> lastGoodBackup(const QString &libraryPath,
                                      const rules::RuleSystems &systems);

/** Asks whether the last good backup is to take the place of the library. False also where there is
    none, which is told. */
bool isRestoreMeant(QWidget *parent, const model::Library &library);

/** Puts the last good backup in the place of a library that nobody has open; the file that stood
    there is kept, under the name given back. */
rules::Result<QString> restoreLastBackup(const QString &libraryPath,
                                         const rules::RuleSystems &systems);

} // namespace escarmouche::app
