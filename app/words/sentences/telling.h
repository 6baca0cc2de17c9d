// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/banddesk.h"

#include <QString>

#include <functional>

namespace escarmouche::app {

/** How acts and refusals of a stream are worded, in the language of the window at the time. */
struct Telling {
    std::function<QString(const rules::Phrase &)> say;
    std::function<QString(const rules::Error &)> why;

    QString tell(const model::HistoryLine &line) const;
};

/** Of a band of those rules; sentences by the book of the stream it is in. */
Telling tellingOf(const rules::BandRules &rules, const rules::PhraseBook &book);

} // namespace escarmouche::app
