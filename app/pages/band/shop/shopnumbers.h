// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/units.h"
#include "rules/core/band/band.h"

#include <QStringList>

namespace escarmouche::app {

/** The numbers that a row of the shop gives: "24 pas · 2 dice · F 4". */
QString briefNumbers(const rules::ShopTab &tab, const rules::ShopEntry &entry, const Units &units);

/** All numbers of a thing by their short titles: "Short 8 pas", "Medium 16 pas", "Dice 2". */
QStringList titledNumbers(const rules::ShopTab &tab, const rules::ShopEntry &entry,
                          const Units &units);

/** All numbers, each with what its title stands for: "Dice 2 – Dice to hit of one attack". */
QStringList explainedNumbers(const rules::ShopTab &tab, const rules::ShopEntry &entry,
                             const Units &units);

} // namespace escarmouche::app
