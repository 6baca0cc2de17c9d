// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/words/phrase.h"

#include <QString>

#include <functional>

namespace escarmouche::app {

/** Says a phrase of a board's system in the language of the window. */
using Say = std::function<QString(const rules::Phrase &)>;

} // namespace escarmouche::app
