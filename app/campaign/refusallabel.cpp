// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/refusallabel.h"

#include "app/campaign/campaigncontroller.h"
#include "app/look/tint.h"
#include "app/text/sentences.h"

namespace escarmouche::app {

RefusalLabel::RefusalLabel(QWidget *parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    tint(this, Tone::Illegal);
    hide();
}

void RefusalLabel::say(const QString &text)
{
    setText(text);
    show();
}

bool RefusalLabel::perform(CampaignController &controller, const rules::CampaignAct &act)
{
    const auto listening =
        connect(&controller, &CampaignController::refused, this, [this](const Refusal &refusal) {
            say(refusal.what.isEmpty() ? sentence(refusal.error) : refusal.what);
        });
    const bool done = controller.perform(act);
    disconnect(listening);
    return done;
}

} // namespace escarmouche::app
