// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/control/takingout.h"

#include "app/forms/drafts/forms.h"
#include "app/forms/drafts/wordsdialog.h"
#include "app/forms/lists/consequencesdialog.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "model/drafts/drafts.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace escarmouche::app {

namespace {

struct TakingOutWords {
    Q_DECLARE_TR_FUNCTIONS(TakingOut)
};

WordsQuestion reasonFor(const QString &what)
{
    return {TakingOutWords::tr("Correct typed dice"),
            TakingOutWords::tr("Why is “%1” taken out? The reason stays in the history.").arg(what),
            {},
            {},
            true};
}

} // namespace

bool takeOut(CampaignController &controller, const model::CampaignLine &act, QWidget *parent,
             const QString &why)
{
    std::optional<WordsDialog> reason;
    if (act.retracting == rules::Retracting::WithReason) {
        reason.emplace(reasonFor(controller.tell(act.line)), controller.drafts(),
                       controller.draftPlace(form::kReason, act.line.uuid), parent);
        if (reason->exec() != QDialog::Accepted || reason->words().isEmpty())
            return false;
    }
    const auto found = controller.foresee({act.line.uuid});
    std::vector<model::Consequence> consequences;
    for (const model::CampaignConsequence &each : found)
        consequences.push_back({each.act.line, each.refused, each.why});
    if (!consequences.empty()) {
        const Telling telling{
            [&controller](const rules::Phrase &phrase) { return controller.say(phrase); },
            [&controller](const rules::Error &error) { return controller.why(error); }};
        ConsequencesDialog dialog(telling, act.line, consequences, parent);
        if (dialog.exec() != QDialog::Accepted)
            return false;
    }
    if (reason)
        return controller.retract({act.line.uuid}, reason->draft(), reason->words());
    return controller.retract({act.line.uuid}, why);
}

model::CampaignLine lastStanding(CampaignController &controller,
                                 const std::function<bool(const model::CampaignLine &)> &isIt)
{
    const auto lines = controller.history();
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        if (!line->line.retracted && isIt(*line))
            return *line;
    return {};
}

} // namespace escarmouche::app
