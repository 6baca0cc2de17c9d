// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/text.h"

class QComboBox;

namespace escarmouche::app {

/** Both languages under their own names, the present one chosen. */
void fillLanguages(QComboBox *box);
rules::Language chosenLanguage(const QComboBox *box);

} // namespace escarmouche::app
