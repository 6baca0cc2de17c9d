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

using Corrected = std::optional<CorrectedAct>;

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

    Corrected operator()(rules::FoundCampaign act)
    {
        return ask(
            CampaignOptionsDialog(m_then.rules(), act.options, m_parent),
            [&](const auto &dialog) { overwrite(act.options, dialog.changes()); }, act);
    }
    Corrected operator()(rules::ChangeOptions act)
    {
        std::vector<rules::Setting> chosen = m_then.campaign().options;
        overwrite(chosen, act.options);
        return ask(
            CampaignOptionsDialog(m_then.rules(), chosen, m_parent),
            [&](const auto &dialog) { overwrite(act.options, dialog.changes()); }, act);
    }
    Corrected operator()(rules::EnterReport act)
    {
        return ask(
            ResultDialog(m_then, act.fixture, m_parent, act.report),
            [&](const auto &dialog) { act.report = dialog.report(); }, act,
            draftOf(form::kCorrection, act.fixture.value));
    }
    Corrected operator()(rules::RollDice act)
    {
        return ask(
            DiceDialog(act.faces, act.sides, m_parent),
            [&](const auto &dialog) { act.faces = dialog.faces(); }, act);
    }
    Corrected operator()(rules::SettleLine act)
    {
        return ask(
            AnswerDialog(m_then, act, m_parent),
            [&](const auto &dialog) { act.answer = dialog.answer(); }, act);
    }
    Corrected operator()(rules::ScheduleFixture act) { return planned(act); }
    Corrected operator()(rules::ChangeFixture act) { return planned(act); }
    Corrected operator()(rules::TellPast act)
    {
        const rules::Entrant *band = rules::find(m_then.campaign(), act.band);
        if (band == nullptr)
            return {};
        return ask(
            PastDialog(m_then, *band, m_parent, act.figures),
            [&](const auto &dialog) { act.figures = dialog.told(); }, act,
            draftOf(form::kPastCorrection, act.band.value));
    }
    Corrected operator()(rules::WriteChronicle act) { return worded(act, act.text, false); }
    Corrected operator()(rules::ActOnBand act)
    {
        if (auto *naming = std::get_if<rules::SetProperties>(&act.act))
            return named(act, *naming);
        return ask(
            PurchaseDialog(m_then, act, m_parent),
            [&](const auto &dialog) { act.act = dialog.act(); }, act);
    }
    Corrected operator()(const auto &) { return {}; }

private:
    /** `take` writes into the act what was filled in. */
    template<class Dialog, class Act>
    static Corrected ask(Dialog &&dialog, auto take, Act &act,
                         std::optional<model::DraftPlace> draft = {})
    {
        if (dialog.exec() != QDialog::Accepted)
            return {};
        take(dialog);
        return CorrectedAct{std::move(act), std::move(draft)};
    }
    template<class Planning>
    Corrected planned(Planning &act)
    {
        return ask(
            FixtureDialog(m_then, m_scenarios, act.plan, m_parent),
            [&](const auto &dialog) { act.plan = dialog.plan(); }, act);
    }
    /** The one text of the act: a name. */
    Corrected named(rules::ActOnBand &act, rules::SetProperties &naming)
    {
        auto *name = naming.settings.size() == 1
                         ? std::get_if<std::string>(&naming.settings.front().value)
                         : nullptr;
        return name ? worded(act, *name, true) : Corrected();
    }
    template<class Act>
    Corrected worded(Act &act, std::string &text, bool isLine)
    {
        constexpr QSize kOfLines(560, 320);
        const WordsQuestion question{CorrectionFormWords::tr("Correct the past"),
                                     CorrectionFormWords::tr("What should it say?"),
                                     toQString(text), isLine ? QSize() : kOfLines, isLine};
        const auto place = m_then.draftPlace(form::kWording, m_then.until().uuid);
        return ask(
            WordsDialog(question, m_then.drafts(), place, m_parent),
            [&](auto &dialog) {
                (void)dialog.draft().keep(); // until the correction is stored
                text = toUtf8(dialog.words());
            },
            act, place);
    }
    model::DraftPlace draftOf(const char *form, int part) const
    {
        return m_then.draftPlace(form, std::to_string(part));
    }

    CampaignController &m_then;
    const std::vector<rules::ScenarioTitle> &m_scenarios;
    QWidget *m_parent;
};

} // namespace

std::optional<CorrectedAct> askCorrected(CampaignController &then,
                                         const std::vector<rules::ScenarioTitle> &scenarios,
                                         const rules::CampaignAct &act, QWidget *parent)
{
    return std::visit(CorrectionForms(then, scenarios, parent), act);
}

} // namespace escarmouche::app
