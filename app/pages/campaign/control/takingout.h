// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/sessions/campaignsession.h"

#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace escarmouche::app {

class CampaignController;

/** Takes an act out of the campaign's past: asks for a reason where one is needed, shows what that
    would do to later acts, and does it when the person goes on. False: it was not done. `why`: the
    reason that the history tells where nobody is asked for one. */
bool takeOut(CampaignController &controller, const model::CampaignLine &act, QWidget *parent,
             const QString &why = {});

/** The last act that stands of those that `isIt` names; none: an act without uuid. */
model::CampaignLine lastStanding(CampaignController &controller,
                                 const std::function<bool(const model::CampaignLine &)> &isIt);

} // namespace escarmouche::app
