// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/correction/correctionforms.h"

#include "app/forms/drafts/draftkeeper.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/drafts/wordsdialog.h"
#include "app/pages/campaign/bands/pastdialog.h"
#include "app/pages/campaign/calendar/fixturedialog.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/correction/answerdialog.h"
#include "app/pages/campaign/correction/dicedialog.h"
#include "app/pages/campaign/correction/purchasedialog.h"
#include "app/pages/campaign/parts/campaignoptions.h"
#include "app/pages/campaign/result/resultdialog.h"
#include "model/drafts/drafts.h"
#include "model/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

struct CorrectionFormWords {
    Q_DECLARE_TR_FUNCTIONS(Correcting)
};

using Corrected = std::optional<rules::CampaignAct>;

/** Writes settings over those of the same properties. */
void overwrite(std::vector<rules::Setting> &settings, const std::vector<rules::Setting> &changes)
{
    for (const rules::Setting &change : changes) {
        std::erase_if(settings,
                      [&](const rules::Setting &old) { return old.property == change.property; });
        settings.push_back(change);
    }
}

/** The form of each kind of act. */
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
    Corrected operator()(rules::SettleLine act)
    {
        AnswerDialog dialog(m_then, act, m_parent);
        if (dialog.exec() != QDialog::Accepted)
            return {};
        act.answer = dialog.answer();
        return act;
    }
    Corrected operator()(rules::ScheduleFixture act) { return planned(std::move(act)); }
    Corrected operator()(rules::ChangeFixture act) { return planned(std::move(act)); }
    Corrected operator()(rules::ChangeOptions act)
    {
        std::vector<rules::Setting> chosen = m_then.campaign().options;
        overwrite(chosen, act.options);
        CampaignOptionsDialog dialog(m_then.rules(), chosen, m_parent);
        if (dialog.exec() != QDialog::Accepted)
            return {};
        overwrite(act.options, dialog.changes());
        return act;
    }
    Corrected operator()(rules::TellPast act)
    {
        const rules::Entrant *band = rules::find(m_then.campaign(), act.band);
        if (band == nullptr)
            return {};
        PastDialog dialog(m_then, *band, m_parent, act.figures);
        if (dialog.exec() != QDialog::Accepted)
            return {};
        act.figures = dialog.told();
        return act;
    }
    Corrected operator()(rules::WriteChronicle act)
    {
        WordsDialog dialog(
            {CorrectionFormWords::tr("Correct the past"),
             CorrectionFormWords::tr("What should it say?"), toQString(act.text), QSize(560, 320)},
            m_then.drafts(), m_then.draftPlace(form::kWording, m_then.until().uuid), m_parent);
        if (dialog.exec() != QDialog::Accepted)
            return {};
        act.text = toUtf8(dialog.words());
        dialog.draft().enter();
        return act;
    }
    Corrected operator()(rules::ActOnBand act)
    {
        if (auto *name = std::get_if<rules::SetProperties>(&act.act))
            return named(act, *name);
        PurchaseDialog dialog(m_then, act, m_parent);
        if (dialog.exec() != QDialog::Accepted)
            return {};
        act.act = dialog.act();
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
    /** The one text of the act: a name. */
    Corrected named(rules::ActOnBand &act, rules::SetProperties &naming)
    {
        auto *name = naming.settings.size() == 1
                         ? std::get_if<std::string>(&naming.settings.front().value)
                         : nullptr;
        if (name == nullptr)
            return {};
        WordsDialog dialog({CorrectionFormWords::tr("Correct the past"),
                            CorrectionFormWords::tr("What should it say?"),
                            toQString(*name),
                            {},
                            true},
                           m_then.drafts(), m_then.draftPlace(form::kWording, m_then.until().uuid),
                           m_parent);
        if (dialog.exec() != QDialog::Accepted)
            return {};
        *name = toUtf8(dialog.words());
        dialog.draft().enter();
        return act;
    }

    CampaignController &m_then;
    const std::vector<rules::ScenarioTitle> &m_scenarios;
    QWidget *m_parent;
};

} // namespace

std::optional<rules::CampaignAct> askCorrected(CampaignController &then,
                                               const std::vector<rules::ScenarioTitle> &scenarios,
                                               const rules::CampaignAct &act, QWidget *parent)
{
    return std::visit(CorrectionForms(then, scenarios, parent), act);
}

} // namespace escarmouche::app
