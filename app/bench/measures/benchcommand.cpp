// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures/benchcommand.h"

#include "app/bench/measures/bench.h"
#include "app/cli/call/commandtable.h"
#include "app/cli/talk/console.h"
#include "app/cli/talk/interruption.h"
#include "app/cli/talk/jsonreport.h"
#include "model/text.h"

#include <QElapsedTimer>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>

#include <unistd.h>

namespace escarmouche::app::cli {
namespace {

int list(const Call &call)
{
    Json all = Json::array();
    std::vector<QStringList> table;
    for (const Bench &bench : benches()) {
        all.push_back({{"name", bench.name}, {"about", toUtf8(told(bench.about))}});
        table.push_back({toQString(bench.name), told(bench.about)});
    }
    if (call.json)
        print(Json{{"benches", std::move(all)}});
    else
        print(columns(table));
    return kFine;
}

tl::unexpected<Complaint> unknown(const std::string &word)
{
    QStringList names;
    for (const Bench &bench : benches())
        names << toQString(bench.name);
    return complain(
        kNotFound,
        told(QT_TRANSLATE_NOOP("CommandLine", "There is no measurement “%1”. There are: %2."))
            .arg(toQString(word), names.join(QStringLiteral(", "))));
}

} // namespace

Outcome<int> measure(const Call &call)
{
    if (call.list)
        return list(call);
    std::span<const Bench> chosen = benches();
    if (!call.words.empty()) {
        const auto met = std::ranges::find(chosen, call.words.front(), &Bench::name);
        if (met == chosen.end())
            return unknown(call.words.front());
        chosen = chosen.subspan(static_cast<std::size_t>(met - chosen.begin()), 1);
    }
    const bool talks = !call.json || isatty(STDERR_FILENO) != 0;
    const Interruption interruption;
    QElapsedTimer clock;
    clock.start();
    const auto whole =
        runBenches(chosen, call.json, Interruption::wanted(), [&](const Bench &bench, int number) {
            if (talks)
                //: Which of how many measurements begins, its name and what it measures.
                talk(told(QT_TRANSLATE_NOOP("CommandLine", "%1 of %2, %3: %4"))
                         .arg(number)
                         .arg(chosen.size())
                         .arg(toQString(bench.name), told(bench.about)));
        });
    if (!whole)
        return complain(whole.error());
    if (talks && *whole)
        talk(told(QT_TRANSLATE_NOOP("CommandLine", "Measured in %1\u00a0s."))
                 .arg(QLocale().toString(static_cast<double>(clock.elapsed()) / 1000, 'f', 1)));
    return *whole ? static_cast<int>(kFine) : kInterrupted;
}

} // namespace escarmouche::app::cli
