// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace escarmouche::app {

/** The faces that a person typed one after the other, by what they show or by their numbers, with
    blanks, commas or semicolons between them; nothing where something else stands there. Where some
    face shows a number, a number says what a die shows. */
std::optional<std::vector<std::uint8_t>> typedFaces(const QString &text, const QStringList &shown,
                                                    int sides);

} // namespace escarmouche::app
