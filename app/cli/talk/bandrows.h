// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library.h"

#include <QStringList>

#include <vector>

namespace escarmouche::app::cli {

/** Some bands of a library as the cells of a table: start of the uuid, name, faction, points,
    figures, verdict, last change. `all` decides how much of a uuid tells them apart. */
std::vector<QStringList> bandRows(const std::vector<model::BandRow> &rows,
                                  const std::vector<model::BandRow> &all,
                                  const rules::RuleSystems &systems);
QStringList bandRowsHead(const rules::RuleSystems &systems);

} // namespace escarmouche::app::cli
