// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/historyline.h"

#include <QString>

#include <functional>

namespace escarmouche::app {

/** What a line of a history says: of an act its sentence, with the former one where it was
    corrected; of a take-out or correction which acts it is about, and why. */
QString historyText(const std::function<QString(const rules::Phrase &)> &say,
                    const model::HistoryLine &line);

} // namespace escarmouche::app
