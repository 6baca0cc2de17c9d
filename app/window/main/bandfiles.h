// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/reference/rulebook.h"
#include "app/words/settings/settings.h"
#include "model/library/library.h"

#include <QString>

class QWidget;

namespace escarmouche::app {

// Bands into and out of the library by files; each answers the uuid of what it made.

rules::Result<std::string> takeBandFile(model::Library &library, const QString &path);
rules::Result<std::string> copyBand(model::Library &library, const std::string &uuid);

/** Asks for a name and a form (json, csv, md, html, txt, pdf) and writes the band. Answers the
    path of the file; empty: none was written, and the person knows why. */
QString exportBand(QWidget *parent, const model::Library &library, const model::BandDesk &band,
                   const RuleBook &rules, const Units &units);

/** The roster sheet: preview, language, paper, printer or PDF. */
void printBand(QWidget *parent, const model::Library &library, const model::BandDesk &band,
               const RuleBook &rules, const Preferences &preferences);

} // namespace escarmouche::app
