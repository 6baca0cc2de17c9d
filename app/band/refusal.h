// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/error.h"

#include <QString>

#include <functional>

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
    QString what = {}; // why, in the words of the system; empty: as the error is told
    std::function<void(const QString &reason)> again = {}; // none: nothing to do again
    Offer offer = Offer::Nothing;
};

/** What goes with an error of that kind. */
Refusal::Offer offerFor(const rules::Error &error);

} // namespace escarmouche::app
