// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaign.h"
#include "rules/core/match/match.h"
#include "rules/core/values/error.h"

#include <QString>

#include <vector>

class QWidget;

namespace escarmouche::app {

/** Asks for a name and writes the games of a campaign as an iCalendar file; its path. Empty: the
    person has thought better of it. */
rules::Result<QString> saveCalendar(const rules::Campaign &campaign,
                                    const std::vector<rules::ScenarioTitle> &scenarios,
                                    QWidget *parent);

} // namespace escarmouche::app
