// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bench/measures/measure.h"
#include "rules/core/values/error.h"

#include <QString>

#include <atomic>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace escarmouche::app {

/** What is found on the way and is no figure: key and value. */
using Facts = std::vector<std::pair<QString, QString>>;

/** What the measurements share. */
struct Workbench {
    QString folder; // theirs, and empty at first
    Facts facts;
    const std::atomic<bool> *stop = nullptr; // asks for an end
};

/** One measurement; `about` is a source of context "CommandLine". */
struct Bench {
    std::string_view name;
    const char *about;
    rules::Result<std::vector<Figure>> (*run)(Workbench &bench);
};

/** All of them, in the order they are run. */
std::span<const Bench> benches();

/** Runs one of them or, without a name, all; `begins` is told of each with its number from 1.
    Prints the figures: as lines, or as one flat JSON object with units in the keys. False: it was
    interrupted. Needs a QCoreApplication. */
rules::Result<bool> runBenches(std::span<const Bench> chosen, bool json,
                               const std::atomic<bool> &stop,
                               const std::function<void(const Bench &, int)> &begins);

/** Acts and opening of a library of 100 bands, the first one of 12 figures. */
rules::Result<std::vector<Figure>> benchLibrary(Workbench &bench);

/** A campaign of 12 bands, 60 games and 10,000 events: opening, checking, past dates, an act. */
rules::Result<std::vector<Figure>> benchCampaign(Workbench &bench);

/** Wall time of whole commands on that library. */
rules::Result<std::vector<Figure>> benchCommands(Workbench &bench);

/** That library: "bench.library" in the folder, made by whoever needs it first. */
rules::Result<QString> libraryOf(const Workbench &bench);

/** Time from start to first paint of the Band page, against a bare window. */
rules::Result<std::vector<Figure>> benchPages(Workbench &bench);
/** The Home page over 10,000 bands. */
rules::Result<std::vector<Figure>> benchHome(Workbench &bench);
/** The Campaign page over that campaign. */
rules::Result<std::vector<Figure>> benchCampaignPage(Workbench &bench);
/** Pictures of a full board. */
rules::Result<std::vector<Figure>> benchBoard(Workbench &bench);
/** The sheet's time in PDF. */
rules::Result<std::vector<Figure>> benchSheet(Workbench &bench);

} // namespace escarmouche::app
