// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/matchprinting.h"

#include "app/forms/notices/errorbox.h"
#include "app/print/sheetpreview.h"
#include "app/print/sheets/matchsheets.h"
#include "app/words/sentences/phrases.h"
#include "rules/core/rulesystem.h"

#include <QCoreApplication>

#include <utility>

namespace escarmouche::app {

namespace {

struct MatchPrintingWords {
    Q_DECLARE_TR_FUNCTIONS(MatchPrinting)
};

} // namespace

void printMatchSheets(const rules::RuleSystem &system, const rules::MatchSetup &setup,
                      QWidget *parent)
{
    auto reference = system.sheets->reference(setup);
    if (!reference)
        return tell(parent, reference.error());
    auto scores = system.sheets->scores(setup);
    if (!scores)
        return tell(parent, scores.error());
    const QString game = inUiLanguage(system.name);
    std::vector<PrintJob> jobs;
    jobs.push_back({MatchPrintingWords::tr("Reference sheet of %1").arg(game),
                    MatchPrintingWords::tr("%1 – reference sheet").arg(game),
                    [&](rules::Language language, const Units &) {
                        return referenceSheet(system.name, *reference, language);
                    },
                    false});
    jobs.push_back(
        {MatchPrintingWords::tr("Score sheet of %1").arg(game),
         MatchPrintingWords::tr("%1 – score sheet").arg(game),
         [&, names = sideNames(setup, *system.matches)](rules::Language language, const Units &) {
             return scoreSheet(system.name, *scores, names, language);
         },
         false});
    if (const rules::CounterSheet counters = system.sheets->counters(); !counters.groups.empty())
        jobs.push_back({MatchPrintingWords::tr("Counters of %1 to cut out").arg(game),
                        MatchPrintingWords::tr("%1 – counters").arg(game),
                        [&system, counters](rules::Language language, const Units &) {
                            return counterSheet(system.name, counters, language);
                        },
                        false});
    SheetPreview(std::move(jobs), loadPreferences(), parent).exec();
}

} // namespace escarmouche::app
