// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/literal/markup.h"
#include "rules/core/band/band.h"

#include <QPalette>

namespace escarmouche::app {

/** A rule id as a link whose target is the id. */
Markup ruleLink(rules::RuleId rule, const QPalette &palette);
/** The sentence of a finding that a purchase would cause, dim, with a link to its rule. */
Markup foreseenMarkup(const rules::BandRules &rules, const rules::Finding &finding,
                      const QPalette &palette);

} // namespace escarmouche::app
