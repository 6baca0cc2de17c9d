// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/campaign/deciding/documents.h"

#include <QString>
#include <QStringList>

namespace escarmouche::app {

// What the parts of the Campaign page call things, in the language of the window.

QString statusText(rules::CampaignStatus status);
QString statusText(const rules::Campaign &campaign, const rules::Fixture &fixture);
/** "Sat 24/10/2026 19:30" as the locale writes it; nothing agreed on: a dash. */
QString whenText(const rules::FixturePlan &plan);
/** Its own title, else the bands against each other. */
QString titleOf(const rules::Campaign &campaign, const rules::Fixture &fixture);
/** The bands against each other: "Reds – Blues". */
QString bandsText(const rules::Campaign &campaign, const rules::Fixture &fixture);
/** The same, and the game's own title where it has one: "Reds – Blues · The bridge". */
QString gameText(const rules::Campaign &campaign, const rules::Fixture &fixture);
/** "12 – 8", in the order of the bands; empty without a result. */
QString scoreText(const rules::Fixture &fixture);
/** "Reds 12 – Blues 8", or what else became of the game; empty while it is to come. */
QString resultText(const rules::Campaign &campaign, const rules::Fixture &fixture);
/** Whom of a result the campaign no longer knows, where that is why it is refused; else empty. */
QString strangerText(const rules::BattleReport &report, const rules::Error &error);
/** "Treasury: 30 − 10 in fees + 8 earned − 0 spent = 28" */
QString treasuryText(const rules::PostGameDocument &document);
/** "Paid before the game: Nash 10, Grok 8"; empty: nobody was. */
QString paidText(const rules::PostGameDocument &document);
/** What a band's treasury rose and fell by since it joined, by why: "Fees: −20". */
QStringList bookedText(const rules::Entrant &band);
/** The entries of its account, in order: "Fees, Reds – Blues: −10". */
QStringList accountText(const rules::Campaign &campaign, const rules::Entrant &band);
/** Now, as LocalTime writes it. */
std::string localNow();

} // namespace escarmouche::app
