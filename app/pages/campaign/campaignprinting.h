// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/shell.h"
#include "rules/core/match/match.h"

#include <vector>

class QWidget;

namespace escarmouche::app {

class CampaignController;

/** Shows all the paper for the games that come next, to be printed or saved. */
void printEvening(const CampaignController &controller, const Shell &shell,
                  const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent);
/** The same of the standings. */
void printStandings(const CampaignController &controller, const Shell &shell, QWidget *parent);
/** The same of its story. */
void printStory(const CampaignController &controller,
                const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent);
/** The same of the roster of a band. What is of the past says so on every page. */
void printRoster(const CampaignController &controller, const Shell &shell, rules::BandId band,
                 QWidget *parent);

} // namespace escarmouche::app
