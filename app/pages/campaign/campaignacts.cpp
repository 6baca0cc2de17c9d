// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/campaignacts.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/drafts/wordsdialog.h"
#include "app/forms/notices/readonly.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/parts/actlabel.h"
#include "app/pages/campaign/calendar/calendarfile.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/campaignoptions.h"
#include "app/pages/campaign/season/campaignstoryfile.h"
#include "model/drafts/drafts.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"

#include <QAction>
#include <QDir>
#include <QWidget>

#include <algorithm>

namespace escarmouche::app {

CampaignActs::CampaignActs(CampaignController &controller,
                           const std::vector<rules::ScenarioTitle> &scenarios, QWidget *page)
    : QObject(page), m_controller(controller), m_scenarios(scenarios), m_page(page),
      m_undo(make("undo", QKeySequence::Undo, &CampaignActs::doUndo)),
      m_redo(make("redo", QKeySequence::Redo, &CampaignActs::doRedo)),
      m_rename(make("rename", {}, &CampaignActs::rename)),
      m_options(make("settings", {}, &CampaignActs::changeOptions)),
      m_start(make("play", {}, &CampaignActs::start)), m_end(make("good", {}, &CampaignActs::end)),
      m_archive(make("backup", {}, &CampaignActs::archive)),
      m_season(make("next", {}, &CampaignActs::seasonWanted)),
      m_calendar(make("export", {}, &CampaignActs::exportCalendar)),
      m_eveningPack(make("print", {}, &CampaignActs::eveningPackWanted)),
      m_standingsSheet(make("print", {}, &CampaignActs::standingsSheetWanted)),
      m_story(make("export", {}, &CampaignActs::exportStory)),
      m_storySheet(make("print", {}, &CampaignActs::storySheetWanted))
{
    auto *line = new QAction(this);
    line->setSeparator(true);
    connect(&m_controller, &CampaignController::historyTold, this, &CampaignActs::show);
    m_ofCampaign = {m_rename,      m_options,        m_start,     m_end,
                    m_archive,     m_season,         m_calendar,  m_story,
                    m_eveningPack, m_standingsSheet, m_storySheet};
    m_menu = QList<QAction *>{m_undo, m_redo, line} + m_ofCampaign;
}

QAction *CampaignActs::make(const char *icon, const QKeySequence &keys, void (CampaignActs::*act)())
{
    auto *action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, act);
    m_page->addAction(action);
    return action;
}

void CampaignActs::retranslate()
{
    m_undo->setIconText(tr("Undo"));
    m_redo->setIconText(tr("Redo"));
    m_rename->setText(tr("&Rename the campaign…"));
    m_options->setText(tr("&Options…"));
    m_end->setText(tr("&End the campaign"));
    m_season->setText(tr("&New season…"));
    m_calendar->setText(tr("&Save the calendar (ICS)…"));
    m_eveningPack->setText(tr("Print the even&ing pack…"));
    m_standingsSheet->setText(tr("Print the s&tandings…"));
    m_story->setText(tr("Sa&ve the story…"));
    m_storySheet->setText(tr("Print the stor&y…"));
    show();
}

void CampaignActs::show()
{
    const rules::Campaign &campaign = m_controller.campaign();
    const bool now = m_controller.isWritable();
    const model::CampaignSession &session = *m_controller.session();
    // Until a long history is told it is not known what they would take back.
    const auto line = [&](auto ofWhich) {
        return m_controller.isTold() ? (session.*ofWhich)() : std::nullopt;
    };
    const auto told = [&](QAction *action, const QString &plain, const QString &named,
                          const std::optional<model::HistoryLine> &act) {
        if (act && now)
            return labelAct(action, m_page->fontMetrics(), named, m_controller.tell(*act));
        action->setText(plain);
        action->setToolTip(tipText(plain));
    };
    m_undo->setEnabled(now && session.canUndo());
    told(m_undo, tr("Undo"), tr("Undo: %1"), line(&model::CampaignSession::undoLine));
    m_redo->setEnabled(now && session.canRedo());
    told(m_redo, tr("Redo"), tr("Redo: %1"), line(&model::CampaignSession::redoLine));
    m_rename->setEnabled(now);
    m_options->setEnabled(m_controller.isOpen());
    m_start->setText(campaign.status == rules::CampaignStatus::Ended ? tr("&Go on with it")
                                                                     : tr("Set it r&unning"));
    m_start->setEnabled(now && campaign.status != rules::CampaignStatus::Running);
    m_end->setEnabled(now && campaign.status == rules::CampaignStatus::Running);
    m_archive->setText(campaign.archived ? tr("Take it out of the &archive")
                                         : tr("Put it into the &archive"));
    m_archive->setEnabled(now);
    m_season->setEnabled(now && !campaign.bands.empty());
    m_calendar->setEnabled(std::ranges::any_of(
        campaign.fixtures, [](const rules::Fixture &each) { return each.plan.when.has_value(); }));
    const bool hasBands = m_controller.rules().hasBands(); // whose rosters are what it prints
    m_eveningPack->setVisible(hasBands);
    m_eveningPack->setEnabled(hasBands && std::ranges::any_of(campaign.fixtures, rules::isToCome));
    m_standingsSheet->setEnabled(!campaign.bands.empty());
    for (QAction *story : {m_story, m_storySheet}) {
        story->setVisible(hasBands);
        story->setEnabled(hasBands && std::ranges::any_of(campaign.fixtures, [](const auto &game) {
                              return game.report != nullptr;
                          }));
    }
    if (m_controller.isReadOnly())
        tellReadOnly({m_undo, m_redo, m_rename, m_options, m_start, m_end, m_archive, m_season});
}

void CampaignActs::doUndo()
{
    m_controller.undo();
}

void CampaignActs::doRedo()
{
    m_controller.redo();
}

void CampaignActs::rename()
{
    WordsDialog dialog({tr("Rename the campaign"),
                        tr("Name of the campaign:"),
                        toQString(m_controller.campaign().name),
                        {},
                        true},
                       m_controller.drafts(), m_controller.draftPlace(form::kRename), m_page);
    if (dialog.exec() == QDialog::Accepted && !dialog.words().isEmpty())
        m_controller.enter(rules::RenameCampaign{toUtf8(dialog.words())}, dialog.draft());
}

void CampaignActs::changeOptions()
{
    CampaignOptionsDialog dialog(m_controller.rules(), m_controller.campaign().options, m_page);
    connect(&dialog, &MatchOptionsDialog::ruleWanted, this, &CampaignActs::ruleWanted);
    DraftKeeper &draft =
        keepDraft(dialog, m_controller.drafts(), m_controller.draftPlace(form::kOptions));
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto changes = dialog.changes(); !changes.empty())
        m_controller.enter(rules::ChangeOptions{changes}, draft);
    else
        draft.enter();
}

void CampaignActs::start()
{
    m_controller.perform(rules::SetStatus{rules::CampaignStatus::Running});
}

void CampaignActs::end()
{
    m_controller.perform(rules::SetStatus{rules::CampaignStatus::Ended});
}

void CampaignActs::archive()
{
    m_controller.perform(rules::SetArchived{!m_controller.campaign().archived});
}

void CampaignActs::exportCalendar()
{
    tellSaved(saveCalendar(m_controller.campaign(), m_scenarios, m_page));
}

void CampaignActs::exportStory()
{
    tellSaved(saveStory(m_controller, m_scenarios, m_page));
}

void CampaignActs::tellSaved(const rules::Result<QString> &path)
{
    if (!path)
        emit failed(path.error());
    else if (!path->isEmpty())
        emit said(tr("Saved as %1").arg(QDir::toNativeSeparators(*path)));
}

} // namespace escarmouche::app
