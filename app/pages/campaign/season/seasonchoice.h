// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/values/error.h"

#include <string>

class QWidget;

namespace escarmouche::model {
class Campaigns;
}

namespace escarmouche::app {

/** Asks which campaign another one goes on from, as its next season, and stores that. False:
    nothing was changed. */
rules::Result<bool> chooseSeasonBefore(model::Campaigns &campaigns, const std::string &campaign,
                                       QWidget *parent);

} // namespace escarmouche::app
