// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"
#include "rules/core/band/band.h"

#include <QString>

#include <tl/expected.hpp>

#include <optional>
#include <vector>

namespace escarmouche::app::cli {

/** Exit codes that belong to no error of the rules or the library. */
enum Exit { kFine = 0, kIllegal = 1, kUsage = 2, kNotFound = 3, kRejected = 4, kDamaged = 6 };

/** Why a command ends early: what is said, and with which code it exits. */
struct Complaint {
    int exit = 1;
    QString sentence;
    std::optional<rules::Error> error;
    std::vector<model::BandRow> bands; // those that a name fits
    QString why = {}; // the sentence without what was kept; empty: it says nothing of that
    std::vector<model::CampaignRow> campaigns = {}; // as bands
    std::vector<QString> each = {}; // what is said of each of the error's own
};

template<class T>
using Outcome = tl::expected<T, Complaint>;

tl::unexpected<Complaint> complain(const rules::Error &error);
/** Of an act: entries are told by their names, the error keeps their ids. */
tl::unexpected<Complaint> complain(const rules::Error &error, const rules::BandRules &rules);
/** Of a file, whose system may not be known. */
tl::unexpected<Complaint> complain(const rules::Error &error, const rules::RuleSystems &systems);
/** The same, with the bands among which to choose. */
tl::unexpected<Complaint> complain(const rules::Error &error, std::vector<model::BandRow> bands,
                                   const rules::RuleSystems &systems);
tl::unexpected<Complaint> complain(int exit, const QString &sentence);
/** One of these files, whose names nobody chose, is there already: nothing is written over it. */
tl::unexpected<Complaint> refuseToReplace(const QString &file);

} // namespace escarmouche::app::cli
