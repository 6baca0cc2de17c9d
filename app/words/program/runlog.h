// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::app {

/** A run of the window that was cut short by a crash, a kill or a power cut. */
struct CutRun {
    QString log; // its file
    QString library; // what it had open; empty: nothing yet
    std::string at; // UTC ISO 8601, of the last line of its log
};

/** The log of one run of the window, kept on this computer only. While the run lasts its file is
    named *.running.log and locked. The system drops the lock when the process dies, so a running
    log that is not locked is of a run that was cut short. Each window has its own; commands have
    none. */
class RunLog
{
public:
    /** The folder of the logs of this person. */
    static QString folder();
    /** Null: no file could be made there; the run has no log. */
    static std::unique_ptr<RunLog> begin(const QString &folder);
    ~RunLog(); // the run has ended properly
    RunLog(const RunLog &) = delete;
    RunLog &operator=(const RunLog &) = delete;

    /** One line, with the time before it. */
    void write(std::string_view line) const;
    void openLibrary(const QString &path) const;

    /** The runs cut short that nobody has been told of, latest last. Gives each once; its log
        stays. */
    static std::vector<CutRun> takeCut(const QString &folder);

private:
    RunLog(QString path, int descriptor);

    QString m_path;
    int m_descriptor;
};

} // namespace escarmouche::app
