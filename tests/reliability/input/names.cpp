// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/promise.h"
#include "tests/reliability/support.h"
#include "tests/reliability/tracelines.h"

#include <QTemporaryDir>

namespace escarmouche::reliability {

namespace {

/** What the windows opened; the control is to be noticed by that alone. */
QByteArrayList opened(Outcome &outcome, const QStringList &child, bool control = false)
{
    // Without the filter each call of the process would wait for the tracer.
    const auto traced = trace({QStringLiteral("--seccomp-bpf"), QStringLiteral("-e"),
                               QStringLiteral("trace=openat,open,connect")},
                              child);
    for (const auto &line : traced.output.split('\n'))
        outcome.expect(control || line.isEmpty(), line.toStdString());
    outcome.expect(traced.code == 0, "the windows do not all open");
    return traced.lines;
}

} // namespace

Outcome showNamesLiterally(const Trial &trial)
{
    Outcome outcome;
    const QTemporaryDir folder;
    for (const char *secret : {"secret.png", "secret.css"})
        overwrite(folder.filePath(QLatin1String(secret)), "never to be read");
    const auto child = [&](int seed, const char *how) {
        return QStringList{QStringLiteral("windows"), folder.path(), QString::number(seed),
                           seed % 2 == 0 ? QStringLiteral("en") : QStringLiteral("fr"),
                           QLatin1String(how)};
    };
    QByteArrayList plain;
    if (canTrace())
        plain = opened(outcome, child(0, "plain"));
    else
        outcome.skip(trial.n, "ptrace is refused here: what the windows open was not watched");
    if (trial.control && !canTrace()) // it is noticed by that alone
        return outcome;
    for (int i = 0; i < trial.n; ++i) {
        outcome.count();
        const auto shown = child(static_cast<int>(trial.seed) + i, trial.control ? "raw" : "named");
        if (!canTrace()) {
            outcome.expect(performAsChild(shown) == 0, "the windows do not all open");
            continue;
        }
        const auto lines = opened(outcome, shown, trial.control);
        for (const auto &access : foreignAccess(lines, plain, folder.path().toUtf8()))
            outcome.expect(false, access.toStdString());
    }
    return outcome;
}

} // namespace escarmouche::reliability
