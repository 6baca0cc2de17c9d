// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band.h"

#include <QPalette>
#include <QString>

namespace escarmouche::app {

/** A rule id as a link whose target is the id. */
QString ruleLink(rules::RuleId rule, const QPalette &palette);
/** A finding's sentence in the colour of its severity with a link to its rule, as rich text. */
QString findingHtml(const rules::BandRules &rules, const rules::Finding &finding,
                    const QPalette &palette);

} // namespace escarmouche::app
