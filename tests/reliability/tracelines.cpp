// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/tracelines.h"

#include <QCoreApplication>
#include <QProcess>

#include <array>

namespace escarmouche::reliability {

namespace {

/** The texts in double quotes of a line, as strace escapes them. */
std::vector<QByteArray> quoted(const QByteArray &line)
{
    std::vector<QByteArray> found;
    for (qsizetype at = line.indexOf('"'); at >= 0; at = line.indexOf('"', at + 1)) {
        QByteArray text;
        for (++at; at < line.size() && line[at] != '"'; ++at) {
            if (line[at] == '\\')
                text += line[at++];
            text += line.mid(at, 1);
        }
        found.push_back(text);
    }
    return found;
}

bool isCall(const QByteArray &line, const QByteArray &name)
{
    return line.contains(' ' + name + '(') || line.startsWith(name + '(');
}

bool writes(const QByteArray &line)
{
    static constexpr std::array kCalls{"rename", "renameat",  "renameat2", "unlink",   "unlinkat",
                                       "mkdir",  "mkdirat",   "link",      "linkat",   "symlink",
                                       "rmdir",  "symlinkat", "truncate",  "creat",    "chmod",
                                       "mknod",  "fchmodat",  "chown",     "fchownat", "mknodat"};
    for (const auto *call : kCalls) {
        if (isCall(line, call))
            return true;
    }
    return (isCall(line, "openat") || isCall(line, "open")) &&
           (line.contains("O_WRONLY") || line.contains("O_RDWR") || line.contains("O_CREAT"));
}

} // namespace

std::vector<QByteArray> writtenPaths(const QByteArrayList &lines)
{
    std::vector<QByteArray> paths;
    for (const auto &line : lines) {
        // What failed has written nothing.
        if (writes(line) && !line.contains(" = -1 "))
            for (const auto &path : quoted(line))
                paths.push_back(path);
    }
    return paths;
}

std::vector<QByteArray> openedPaths(const QByteArrayList &lines)
{
    std::vector<QByteArray> paths;
    for (const auto &line : lines) {
        if (isCall(line, "openat") || isCall(line, "open"))
            for (const auto &path : quoted(line))
                paths.push_back(path);
    }
    return paths;
}

int performAsChild(const QStringList &child)
{
    return QProcess::execute(QCoreApplication::applicationFilePath(),
                             QStringList{QStringLiteral("--child")} + child);
}

} // namespace escarmouche::reliability
