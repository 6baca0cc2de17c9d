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

constexpr char kPrinters[] = "htons(631)"; // asked for by whoever may print

/** What the traced process connected to, however often. */
std::set<QByteArray> connectsOf(const QByteArrayList &lines)
{
    std::set<QByteArray> found;
    for (const auto &line : lines) {
        const auto from = line.indexOf("{sa_family");
        if (line.contains("connect(") && from >= 0)
            found.insert(line.mid(from, line.indexOf('}', from) - from));
    }
    return found;
}

/** Fonts, and the texts of Qt in the language shown. */
bool isQtOwn(const QByteArray &path)
{
    return path.startsWith("/usr/share/fonts/") || path.contains("fontconfig") ||
           path.startsWith("/usr/share/qt6/translations/");
}

} // namespace

std::set<QByteArray> foreignAccess(const QByteArrayList &lines, const QByteArrayList &plain,
                                   const QByteArray &folder)
{
    std::set<QByteArray> found;
    const auto connects = connectsOf(plain);
    for (const auto &address : connectsOf(lines)) {
        const bool near = address.contains("AF_UNIX") || address.contains(kPrinters);
        if (!near || !connects.contains(address))
            found.insert("connect: " + address);
    }
    const auto opened = openedPaths(plain);
    const std::set<QByteArray> usual(opened.begin(), opened.end());
    const auto own = folder + '/';
    for (const auto &path : openedPaths(lines)) {
        const bool ours = path.startsWith(own) && !path.startsWith(own + "secret");
        if (!ours && !isQtOwn(path) && !usual.contains(path))
            found.insert("opened: " + path);
    }
    return found;
}

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
