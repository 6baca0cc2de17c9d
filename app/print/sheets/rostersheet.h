// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/paper/printdocument.h"
#include "app/words/language/units.h"
#include "model/library/ledger/keepsake.h"
#include "model/reference.h"
#include "rules/core/campaign/past/records.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace escarmouche::app {

/** Looks a rule up by its id; null: not known. */
using RuleFinder = std::function<const model::RuleEntry *(std::string_view id)>;

/** The roster sheet of a band in a language and unit that need not be the window's: figures,
    totals, findings, notes, records where there are some, and the rules that the band uses. Pure.
 */
PrintDocument rosterSheet(const rules::Sheet &sheet, const rules::PhraseBook &phrases,
                          const RuleFinder &rule, rules::Language language, const Units &units,
                          std::vector<PrintBlock> records = {});

/** What the library keeps of figures beside their history. */
using FigureKeepsakes = std::map<rules::MemberId, model::Keepsake>;

/** What the figures of a band in a campaign have done and lived through, and its fallen, with their
    portraits and the notes on them; nothing before its first game where nothing is kept. */
std::vector<PrintBlock> recordBlocks(const rules::BandRecords &records,
                                     const rules::PhraseBook &phrases, rules::Language language,
                                     const FigureKeepsakes &keepsakes = {});

/** Rules with their words, as a sheet ends with them; those that are not known are left out. */
std::vector<PrintBlock> ruleBlocks(const std::vector<std::string> &ids, const RuleFinder &rule,
                                   rules::Language language);

} // namespace escarmouche::app
