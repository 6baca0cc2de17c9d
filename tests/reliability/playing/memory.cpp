// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/promise.h"
#include "tests/support/cli/program.h"

#include <QCoreApplication>
#include <QDir>

#include <cstdlib>
#include <exception>
#include <string>
#include <sys/resource.h>

namespace escarmouche::reliability {

namespace {

using namespace escarmouche::tests;

constexpr rlim_t kLeastMemory = 64U << 20U;
constexpr rlim_t kMemoryRange = 200U << 20U;

/** What is tried; `reads`: its answer is the same each time. */
struct Command {
    const char *line;
    bool reads;
};
constexpr Command kCommands[] = {
    {"band list", true},
    {"band add Argos chief", false},
    {"band new Y --set race=orc", false},
    {"band import sample:vega", false},
    {"library check", true},
    {"library backup", false},
    {"library restore newest", false},
    {"library export --ledger", true},
    {"library rebuild ledger.jsonl --library rebuilt.library", false},
    {"catalogue list --system musg", true},
    {"odds attack sample:mogwash#Ziza orc/chief --distance 12", true},
    {"simulate sample:hold-the-ravine --games 2 --jobs 2", false},
    {"print band Argos --force", false},
};

Ran runWithin(const Program &program, const QString &line, rlim_t bytes)
{
    QProcess process;
    program.prepare(process);
    process.setChildProcessModifier([bytes] {
        const rlimit limit{bytes, bytes};
        ::setrlimit(RLIMIT_AS, &limit);
    });
    process.start(Program::path(), QProcess::splitCommand(line));
    process.closeWriteChannel();
    process.waitForFinished(60000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

/** A library below Qt that finds no memory before the program begins says so by itself. */
bool saysWhy(const Ran &ran)
{
    return ran.exit == 1 && (ran.err.contains("There is not enough memory.") ||
                             ran.err.contains("libgomp: Out of memory") ||
                             ran.err.contains("Windows and pages need"));
}

void judge(Outcome &outcome, Program &program, const Command &command, rlim_t bytes)
{
    const auto line = QString::fromLatin1(command.line);
    const Ran wanted = command.reads ? program.run(QProcess::splitCommand(line)) : Ran();
    const Ran ran = runWithin(program, line, bytes);
    const auto when = line.toStdString() + " within " + std::to_string(bytes >> 10U) +
                      " KB: exit " + std::to_string(ran.exit) + ", " + ran.err.toStdString();
    outcome.count();
    outcome.expect(ran.exit == 0 || saysWhy(ran), when);
    outcome.expect(ran.exit != 0 || !command.reads || ran.out == wanted.out,
                   when + " and another answer");
}

/** The library is sound and nothing that was in the making is left. */
void expectClean(Outcome &outcome, Program &program, rlim_t bytes)
{
    const auto when = "after " + std::to_string(bytes >> 10U) + " KB: ";
    const QDir folder(program.file(QStringLiteral(".local/share/escarmouche")));
    const Ran check = program.run({QStringLiteral("library"), QStringLiteral("check")});
    outcome.expect(check.exit == 0, when + check.err.toStdString());
    const auto hidden = folder.entryList({QStringLiteral(".*")},
                                         QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    outcome.expect(hidden.isEmpty(), when + hidden.join(u' ').toStdString() + " is left");
}

/** The control: a program without last words. */
void judgeChild(Outcome &outcome, rlim_t bytes)
{
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--child"), QStringLiteral("exhaust"), QString::number(bytes)});
    process.waitForFinished();
    outcome.count();
    outcome.expect(process.exitStatus() == QProcess::NormalExit, "it ended without a word");
}

} // namespace

/** exhaust BYTES: asks for that much more than it may have. */
int exhaustMemory(const QStringList &arguments)
{
    std::set_terminate([] { std::abort(); });
    const rlimit limit{kLeastMemory, kLeastMemory};
    ::setrlimit(RLIMIT_AS, &limit);
    const std::string much(arguments.value(0).toULongLong(), 'x');
    return much.back() == 'x' ? 0 : 1;
}

Outcome bearLittleMemory(const Trial &trial)
{
    Outcome outcome;
    Program program;
    const auto run = [&](const char *line) {
        return program.run(QProcess::splitCommand(QString::fromLatin1(line))).exit == 0;
    };
    outcome.expect(run("band import sample:argos") && run("library backup") &&
                       run("library export --ledger --output ledger.jsonl"),
                   "the program does not run");
    for (int i = 0; i < trial.n; ++i) {
        const rlim_t bytes =
            kLeastMemory + kMemoryRange / static_cast<rlim_t>(trial.n) * static_cast<rlim_t>(i);
        if (trial.control) {
            judgeChild(outcome, bytes);
            continue;
        }
        for (const Command &command : kCommands)
            judge(outcome, program, command, bytes);
        expectClean(outcome, program, bytes);
    }
    return outcome;
}

} // namespace escarmouche::reliability
