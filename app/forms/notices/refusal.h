// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/ledger/historyline.h"
#include "rules/core/values/error.h"

#include <QString>

#include <functional>
#include <optional>

namespace escarmouche::app {

/** Why an act did not happen, and what may be offered next. */
struct Refusal {
    enum class Offer {
        Nothing,
        Adjustment, // the same act with a reason (campaign purchases)
        Reason, // the same act, which is one by hand and lacks its reason
        Again, // the same act on what is there now (another writer was first)
    };

    rules::Error error;
    QString what = {}; // why, as whyNot() says; empty: as the error is told
    std::function<void(const QString &reason)> again = {}; // none: nothing to do again
    Offer offer = Offer::Nothing;
};

/** Why, in the words of the system, or who was first and with what; empty: nothing to add to how
    the error is told. */
QString whyNot(const rules::Error &error, const rules::PhraseBook &book,
               const std::function<std::optional<model::HistoryLine>()> &latest);

/** What goes with an error of that kind. */
Refusal::Offer offerFor(const rules::Error &error);

} // namespace escarmouche::app
