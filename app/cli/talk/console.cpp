// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/talk/console.h"

#include "app/cli/call/commandtable.h"
#include "app/words/language/visible.h"
#include "model/text.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <unistd.h>

namespace escarmouche::app::cli {
namespace {

int printFailure = 0; // what the system called the first failure

bool isRead()
{
    static const bool terminal = ::isatty(STDOUT_FILENO) != 0;
    return terminal;
}

} // namespace

void printBytes(std::string_view bytes)
{
    errno = 0;
    if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) < bytes.size() && printFailure == 0)
        printFailure = errno;
}

int whyUnprinted()
{
    errno = 0;
    if (std::fflush(stdout) != 0 && printFailure == 0)
        printFailure = errno;
    return printFailure == 0 && std::ferror(stdout) != 0 ? EIO : printFailure;
}

void print(const QString &line)
{
    printBytes(toUtf8((isRead() ? visibleLines(line) : line) + u'\n'));
}

void printPath(const QString &path)
{
    print(isRead() ? visible(path) : path);
}

void print(const nlohmann::ordered_json &json)
{
    printBytes(json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
}

void grumble(const QString &sentence)
{
    talk(QStringLiteral("escarmouche: ") + sentence);
}

void talk(const QString &line)
{
    const std::string bytes = toUtf8(visibleLines(line) + u'\n');
    std::fwrite(bytes.data(), 1, bytes.size(), stderr);
}

void tellWritten(const QString &path)
{
    talk(told(QT_TRANSLATE_NOOP("CommandLine", "Written: %1")).arg(visible(path)));
}

QString percentText(double share, int places)
{
    return told(QT_TRANSLATE_NOOP("CommandLine", "%1%"))
        .arg(QLocale().toString(share * 100, 'f', places));
}

QString columns(const std::vector<QStringList> &rows)
{
    std::vector<qsizetype> widths;
    for (const QStringList &row : rows) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(row.size())));
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[static_cast<std::size_t>(i)] =
                std::max(widths[static_cast<std::size_t>(i)], row[i].size());
    }
    QStringList lines;
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i)
            line += (i > 0 ? QStringLiteral("  ") : QString()) +
                    row[i].leftJustified(widths[static_cast<std::size_t>(i)]);
        while (line.endsWith(u' '))
            line.chop(1);
        lines << line;
    }
    return lines.join(u'\n');
}

} // namespace escarmouche::app::cli
