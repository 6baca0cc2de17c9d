// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/bandsession.h"

#include <QString>

#include <functional>

namespace escarmouche::app {

/** How acts and refusals of a stream are worded, in the language of the window at the time. */
struct Telling {
    std::function<QString(const rules::Phrase &)> say;
    std::function<QString(const rules::Error &)> why;
};

/** Of a band on its own. */
Telling tellingOf(const rules::BandRules &rules);

} // namespace escarmouche::app
