// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette/palette.h"

#include <QIcon>
#include <QString>

#include <optional>

namespace escarmouche::app {

/** One of our line drawings (resources/icons, by name without ".svg"), drawn at any size in the
    colour of the text around it, or in a tone; follows the theme by itself. */
QIcon lineIcon(const QString &name, std::optional<Tone> tone = std::nullopt);

/** The program's own mark, in its own colours. */
QIcon programIcon();

} // namespace escarmouche::app
