// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignact.h"

#include <QLabel>

namespace escarmouche::app {

class CampaignController;

/** Says in a dialog why what was typed there is refused; hidden until then. */
class RefusalLabel : public QLabel
{
    Q_OBJECT

public:
    explicit RefusalLabel(QWidget *parent = nullptr);

    void say(const QString &text);
    /** Whether the act was done; else it says why not. */
    bool perform(CampaignController &controller, const rules::CampaignAct &act);
};

} // namespace escarmouche::app
