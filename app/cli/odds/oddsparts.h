// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/call/call.h"
#include "app/cli/odds/attackfigure.h"
#include "app/cli/talk/jsonreport.h"
#include "app/cli/talk/outcome.h"
#include "rules/core/board/attackodds.h"
#include "rules/core/rulesystem.h"

#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace escarmouche::app::cli {

// What the commands that tell odds share.

/** The system of the call, which has matches. */
struct OddsSystem {
    std::unique_ptr<rules::RuleSystems> systems;
    const rules::RuleSystem *system = nullptr;
};

Outcome<OddsSystem> oddsSystem(const Call &call);
Outcome<std::vector<rules::AttackFigure>> figuresCalled(const Call &call,
                                                        const rules::RuleSystem &system,
                                                        const std::vector<std::string> &words);
/** Of --option: KEY=VALUE. */
Outcome<rules::Setting> switchOf(const std::string &word);
/** A refusal of the rules with its reason, in the system's own words where it has them; what is
    wrong with the wish by the option that was typed and in its unit. */
tl::unexpected<Complaint> refused(const rules::Error &error, const rules::MatchRules &rules);

Json jsonOf(const rules::Fraction &fraction);
Json jsonOf(const std::vector<rules::OddsTerm> &terms);
/** A share as the cells of a row: what, fraction, percent. */
QStringList row(const QString &what, const rules::Fraction &fraction);
/** "+1 MUSG-RANGED-03, −1 MUSG-RANGED-04" */
QString termsText(const std::vector<rules::OddsTerm> &terms);
/** A length in pas, as it is typed. */
std::string pasText(const QString &hundredths);

} // namespace escarmouche::app::cli
