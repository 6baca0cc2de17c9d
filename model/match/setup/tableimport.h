// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/kit/tables/tiledfile.h"

#include <QString>

namespace escarmouche::model {

/** Reads a map of the Tiled editor as a table. Its key, and its name where the map has none, are
    those of the file. */
rules::Result<rules::kit::tables::TiledTable> importTiledMap(const QString &path);

/** Reads a table file of the program or a map of the Tiled editor, whichever it is. */
rules::Result<rules::kit::tables::TiledTable> readAnyTable(const QString &path);

} // namespace escarmouche::model
