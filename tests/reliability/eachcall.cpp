// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/eachcall.h"

#include <algorithm>
#include <map>

namespace escarmouche::reliability {

namespace {

/** How often the busiest thread calls: strace counts for each thread apart. */
int callsOf(const QByteArrayList &lines)
{
    std::map<QByteArray, int> calls;
    int most = 0;
    for (const QByteArray &line : lines) {
        if (line.contains('(') && !line.contains(" resumed>"))
            most = std::max(most, ++calls[line.left(line.indexOf(' '))]);
    }
    return most;
}

} // namespace

void killAtEach(Outcome &outcome, int runs, const Victim &victim)
{
    const auto run = [&victim](const QStringList &more) {
        victim.prepare();
        return trace(QStringList{QStringLiteral("-e"), QStringLiteral("trace=") + victim.calls} +
                         more,
                     victim.child);
    };
    const auto whole = run({});
    outcome.expect(whole.code == 0, "the child does not run under strace");
    victim.judge(whole, "left alone");
    const int all = callsOf(whole.lines);
    const int some = std::min(runs, all);
    for (int i = 0; i < some; ++i) {
        const int call = some == all ? i + 1 : 1 + i * (all - 1) / std::max(1, some - 1);
        const auto killed =
            run({QStringLiteral("-e"),
                 QStringLiteral("inject=%1:signal=KILL:when=%2").arg(victim.calls).arg(call)});
        victim.judge(killed, "call " + std::to_string(call));
    }
    outcome.note(std::to_string(some) + " of " + std::to_string(all) + " calls");
}

} // namespace escarmouche::reliability
