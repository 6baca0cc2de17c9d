// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/handover.h"

#include "app/cli/commandline.h"

#include <QFile>
#include <QFileInfo>

#include <sys/resource.h>
#include <unistd.h>

namespace escarmouche::app {

namespace {

// Below 144 MB the libraries of windows and fonts are not loaded, or fall down without a word.
constexpr rlim_t kWindowBytes = 256U << 20U;

/** By the system's word, which holds before there is an application and after a link was followed.
 */
QString besides(QLatin1String name)
{
    const QFileInfo program(QFile::symLinkTarget(QStringLiteral("/proc/self/exe")));
    return program.absolutePath() + u'/' + name;
}

} // namespace

QString windowProgram()
{
    return besides(QLatin1String("escarmouche-window"));
}

QString commandProgram()
{
    return besides(QLatin1String("escarmouche"));
}

int handOver(int argc, char **argv)
{
    rlimit memory{};
    if (::getrlimit(RLIMIT_AS, &memory) == 0 && memory.rlim_cur < kWindowBytes)
        return cli::lacksMemory(argc, argv, kWindowBytes, static_cast<qint64>(memory.rlim_cur));
    const QString program = windowProgram();
    execv(QFile::encodeName(program).constData(), argv);
    return cli::lacksPart(argc, argv, program);
}

} // namespace escarmouche::app
