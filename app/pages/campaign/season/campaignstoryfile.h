// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match/match.h"

#include <QString>

#include <vector>

class QWidget;

namespace escarmouche::app {

class CampaignController;

/** Asks where to, and writes the story of the campaign as HTML, Markdown or plain text, by the
   name. The path; empty: given up. */
rules::Result<QString> saveStory(const CampaignController &controller,
                                 const std::vector<rules::ScenarioTitle> &scenarios,
                                 QWidget *parent);

} // namespace escarmouche::app
