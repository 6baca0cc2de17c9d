// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/correcting.h"

#include "app/pages/campaign/calendar/fixturedialog.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/control/takingout.h"
#include "app/pages/campaign/correction/correctiondialog.h"
#include "app/pages/campaign/correction/dicedialog.h"
#include "app/pages/campaign/parts/campaignoptions.h"
#include "app/pages/campaign/result/resultdialog.h"

#include <QMessageBox>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace escarmouche::app {

namespace {

struct CorrectingWords {
    Q_DECLARE_TR_FUNCTIONS(Correcting)
};

using Corrected = std::optional<rules::CampaignAct>; // none: given up

/** Asks how each kind of act should have been, in the campaign of its moment. */
class CorrectionForms
{
public:
    CorrectionForms(CampaignController &then, const std::vector<rules::ScenarioTitle> &scenarios,
                    QWidget *parent)
        : m_then(then), m_scenarios(scenarios), m_parent(parent)
    {
    }

    Corrected operator()(rules::EnterReport act)
    {
        ResultDialog dialog(m_then, act.fixture, m_parent, act.report);
        if (dialog.exec() != QDialog::Accepted)
            return {};
        act.report = dialog.report();
        return act;
    }
    Corrected operator()(rules::RollDice act)
    {
        DiceDialog dialog(act.faces, act.sides, m_parent);
        if (dialog.exec() != QDialog::Accepted)
            return {};
        act.faces = dialog.faces();
        return act;
    }
    Corrected operator()(rules::ScheduleFixture act) { return planned(std::move(act)); }
    Corrected operator()(rules::ChangeFixture act) { return planned(std::move(act)); }
    Corrected operator()(rules::ChangeOptions act)
    {
        std::vector<rules::Setting> chosen = m_then.campaign().options;
        for (const rules::Setting &setting : act.options) {
            std::erase_if(chosen, [&](const rules::Setting &old) {
                return old.property == setting.property;
            });
            chosen.push_back(setting);
        }
        CampaignOptionsDialog dialog(m_then.rules(), chosen, m_parent);
        if (dialog.exec() != QDialog::Accepted)
            return {};
        for (const rules::Setting &change : dialog.changes()) {
            std::erase_if(act.options, [&](const rules::Setting &old) {
                return old.property == change.property;
            });
            act.options.push_back(change);
        }
        return act;
    }
    Corrected operator()(const auto &) { return {}; }

private:
    template<class Planning>
    Corrected planned(Planning act)
    {
        FixtureDialog dialog(m_then, m_scenarios, act.plan, m_parent);
        if (dialog.exec() != QDialog::Accepted)
            return {};
        act.plan = dialog.plan();
        return act;
    }

    CampaignController &m_then;
    const std::vector<rules::ScenarioTitle> &m_scenarios;
    QWidget *m_parent;
};

} // namespace

bool isCorrectable(const model::CampaignLine &line)
{
    constexpr std::array<std::string_view, 5> kKinds{"report", "roll", "schedule", "change-fixture",
                                                     "options"};
    const bool isTyped = line.kind != "roll" || line.retracting == rules::Retracting::WithReason;
    return !line.line.retracted && line.line.moved.empty() && isTyped &&
           std::ranges::count(kKinds, line.kind) > 0;
}

bool correctPast(CampaignController &controller, const model::CampaignLine &line,
                 const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent)
{
    const auto past = controller.pastAct(line.line.uuid);
    if (!past)
        return false;
    CampaignController then(controller, line, past->before);
    const Corrected act = std::visit(CorrectionForms(then, scenarios, parent), past->input.act);
    if (!act)
        return false;
    const auto effects = controller.foreseeCorrection(line.line.uuid, *act);
    if (!effects)
        return false;
    if (effects->empty()) {
        QMessageBox::information(
            parent, CorrectingWords::tr("Correct the past"),
            CorrectingWords::tr("The act already says that. Nothing was changed."));
        return false;
    }
    CorrectionDialog dialog(controller, line, *effects, parent);
    return dialog.exec() == QDialog::Accepted &&
           controller.correct(line.line.uuid, *act, dialog.draft(), dialog.reason());
}

model::CampaignLine resultOf(CampaignController &controller, rules::FixtureId fixture)
{
    return lastStanding(controller, [&](const model::CampaignLine &line) {
        return line.kind == "report" && line.fixture == fixture;
    });
}

} // namespace escarmouche::app
