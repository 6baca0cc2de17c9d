// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/correcting.h"

#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/control/takingout.h"
#include "app/pages/campaign/correction/correctiondialog.h"
#include "app/pages/campaign/correction/correctionforms.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QMessageBox>

#include <optional>
#include <utility>

namespace escarmouche::app {

namespace {

struct CorrectingWords {
    Q_DECLARE_TR_FUNCTIONS(Correcting)
};

/** A correction, and what it comes to. */
struct Foreseen {
    rules::CampaignInput input;
    std::vector<model::CampaignConsequence> effects;
    std::optional<rules::Error> exception; // why it is refused, unless for a reason
};

/** None: it is refused whatever the reason, and the controller has said why. */
std::optional<Foreseen> foreseen(CampaignController &controller, const std::string &uuid,
                                 rules::CampaignInput input)
{
    const auto effects = controller.foreseeCorrection(uuid, input);
    if (effects)
        return Foreseen{std::move(input), *effects, std::nullopt};
    const auto offer = offerFor(effects.error());
    const bool needsReason = offer == Refusal::Offer::Adjustment || offer == Refusal::Offer::Reason;
    if (input.adjustment.empty() && needsReason) {
        input.adjustment.assign(1, '?'); // stands for what the person will write
        if (const auto allowed = controller.foreseeCorrection(uuid, input))
            return Foreseen{std::move(input), *allowed, effects.error()};
    }
    controller.refuseCorrection(effects.error());
    return std::nullopt;
}

/** What is to become of an act that no longer holds. */
bool answer(CampaignController &controller, const CorrectionDialog::Chosen &chosen,
            const std::vector<rules::ScenarioTitle> &scenarios, CorrectionDialog &dialog,
            QWidget *parent)
{
    switch (chosen.choice) {
    case rules::OpenChoice::TakeOut:
        return controller.retract({chosen.act.line.uuid}, dialog.reason());
    case rules::OpenChoice::Refund:
        return controller.retract({chosen.act.line.uuid},
                                  //: the reason that the history tells
                                  CorrectingWords::tr("Refunded"));
    case rules::OpenChoice::GiveToAnother:
    case rules::OpenChoice::Correct:
        return correctPast(controller, chosen.act, scenarios, parent);
    case rules::OpenChoice::Allow:
        if (auto past = controller.pastAct(chosen.act.line.uuid)) {
            past->input.adjustment = toUtf8(dialog.reason());
            return controller.correct(chosen.act.line.uuid, past->input, dialog.draft(),
                                      dialog.reason());
        }
    }
    return false;
}

/** Shows what follows, asks for the reason, and puts the act right; then answers what was chosen
    for the acts that no longer hold. */
bool putRight(CampaignController &controller, const model::CampaignLine &line, Foreseen found,
              const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent)
{
    CorrectionDialog dialog(controller, line, found.effects, found.exception, parent);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    if (found.exception)
        found.input.adjustment = toUtf8(dialog.reason());
    const model::CampaignSession::OneStep asOne(*controller.session());
    if (!controller.correct(line.line.uuid, found.input, dialog.draft(), dialog.reason()))
        return false;
    for (const CorrectionDialog::Chosen &chosen : dialog.chosen())
        if (!answer(controller, chosen, scenarios, dialog, parent))
            break; // the controller has said why; what is left stays open
    return true;
}

} // namespace

bool isCorrectable(const model::CampaignLine &line)
{
    return line.correctable && !line.line.retracted && line.line.moved.empty();
}

bool correctPast(CampaignController &controller, const model::CampaignLine &line,
                 const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent)
{
    const auto past = controller.pastAct(line.line.uuid);
    if (!past)
        return false;
    CampaignController then(controller, line, past->before);
    auto corrected = askCorrected(then, scenarios, past->input.act, parent);
    if (!corrected)
        return false;
    rules::CampaignInput input = past->input;
    input.act = std::move(corrected->act);
    auto found = foreseen(controller, line.line.uuid, std::move(input));
    if (!found)
        return false;
    if (found->effects.empty()) {
        QMessageBox::information(
            parent, CorrectingWords::tr("Correct the past"),
            CorrectingWords::tr("The act already says that. Nothing was changed."));
        return false;
    }
    const bool isRight = putRight(controller, line, std::move(*found), scenarios, parent);
    if (isRight && corrected->draft)
        (void)controller.drafts().discard(*corrected->draft); // one that stays is offered again
    return isRight;
}

bool allowPast(CampaignController &controller, const model::CampaignLine &line,
               const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent)
{
    const auto past = controller.pastAct(line.line.uuid);
    auto found = past ? foreseen(controller, line.line.uuid, past->input) : std::nullopt;
    return found && putRight(controller, line, std::move(*found), scenarios, parent);
}

model::CampaignLine resultOf(CampaignController &controller, rules::FixtureId fixture)
{
    return lastStanding(controller, [&](const model::CampaignLine &line) {
        return line.kind == "report" && line.fixture == fixture;
    });
}

} // namespace escarmouche::app
