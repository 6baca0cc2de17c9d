// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/entrants/entrantspanel.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/notices/readonly.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/palette.h"
#include "app/look/parts/emptypage.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/entrants/entrantdialog.h"
#include "app/pages/campaign/parts/actbutton.h"
#include "app/pages/campaign/parts/factcard.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/words/sentences/players.h"
#include "model/drafts/draft.h"
#include "model/drafts/drafts.h"
#include "model/text.h"
#include "rules/core/campaign/rounds/standings.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

namespace escarmouche::app {

QAction *EntrantsPanel::make(const char *icon, const QKeySequence &keys,
                             void (EntrantsPanel::*act)())
{
    auto *action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    return action;
}

void EntrantsPanel::begin()
{
    m_join = make("add", Qt::Key_Insert, &EntrantsPanel::join);
    m_change = make("rename", Qt::Key_F2, &EntrantsPanel::change);
    m_withdraw = make("remove", QKeySequence::Delete, &EntrantsPanel::withdraw);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, kGap, 0, 0);
    layout->setSpacing(kMargin);
    m_stack = new QStackedWidget(this);
    m_table = new PlainTable(m_stack);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->addActions({m_join, m_change, m_withdraw});
    connect(m_table, &PlainTable::chosenChanged, this, &EntrantsPanel::showChosen);
    connect(m_table, &QTreeView::activated, m_change, &QAction::trigger);
    m_stack->addWidget(m_table);
    m_empty = new EmptyPage(actButton(m_join, this), m_stack);
    m_stack->addWidget(m_empty);
    layout->addWidget(m_stack, 1);
    m_card = new FactCard({m_join}, {{m_change}, {m_withdraw}}, this);
    layout->addWidget(m_card);
    retranslate();
}

void EntrantsPanel::retranslate()
{
    m_join->setText(tr("A player joins…"));
    m_change->setText(tr("Change the player…"));
    m_withdraw->setText(tr("The player withdraws…"));
    if (controller().isReadOnly())
        tellReadOnly({m_join, m_change, m_withdraw});
    m_table->setAccessibleName(tr("Players of the campaign"));
    m_empty->setTitle(tr("No player yet"));
    m_empty->setText(tr("People take part by name; a machine can play a seat on the board."));
}

const rules::Entrant *EntrantsPanel::chosen() const
{
    return rules::find(controller().campaign(), rules::BandId{m_table->chosen()});
}

void EntrantsPanel::refresh()
{
    fillTable();
    m_stack->setCurrentIndex(controller().campaign().bands.empty() ? 1 : 0);
    showChosen();
}

void EntrantsPanel::fillTable()
{
    const rules::Campaign &campaign = controller().campaign();
    const auto table = rules::standings(controller().rules().ranking(), campaign);
    std::vector<TableRows::Row> rows;
    for (const rules::Entrant &entrant : campaign.bands) {
        const auto row = std::ranges::find(table, entrant.id, &rules::BandStanding::band);
        const QString results =
            row == table.end()
                ? QString()
                : QStringLiteral("%1-%2-%3").arg(row->wins).arg(row->draws).arg(row->losses);
        rows.push_back({entrant.id.value,
                        {toQString(entrant.band->name()),
                         playerName(controller().rules().playerOf(*entrant.band)), results},
                        lineIcon(QStringLiteral("person")),
                        entrant.withdrawn,
                        entrant.withdrawn ? tr("Has withdrawn") : QString()});
    }
    m_table->fill({{tr("Player")},
                   {tr("Played by")},
                   //: wins, draws, losses
                   {tr("W-D-L"), true, tr("Games won, drawn and lost")}},
                  std::move(rows));
}

void EntrantsPanel::showChosen()
{
    const rules::Entrant *entrant = chosen();
    const bool open = controller().isOpen();
    m_join->setEnabled(open);
    m_change->setEnabled(entrant != nullptr && !entrant->withdrawn && open);
    m_withdraw->setEnabled(entrant != nullptr && !entrant->withdrawn && open);
    if (entrant == nullptr)
        return m_card->tellNothing();
    QStringList facts{playerName(controller().rules().playerOf(*entrant->band))};
    if (entrant->withdrawn)
        facts << (entrant->annulled ? tr("Has withdrawn; the games played no longer count")
                                    : tr("Has withdrawn; the games played count"));
    m_card->tell(toQString(entrant->band->name()), facts.join(u'\n'));
}

void EntrantsPanel::join()
{
    EntrantDialog dialog(controller(), nullptr, this);
    DraftKeeper &draft =
        keepDraft(dialog, controller().drafts(), controller().draftPlace(form::kJoin));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const rules::JoinBand act{{}, {}, encode(dialog.answer()), rules::Joining::Fresh};
    if (controller().enter(act, draft))
        m_table->choose(controller().campaign().bands.back().id.value);
}

void EntrantsPanel::change()
{
    const rules::Entrant *entrant = chosen();
    if (entrant == nullptr)
        return;
    const rules::BandId id = entrant->id;
    EntrantDialog dialog(controller(), entrant->band.get(), this);
    DraftKeeper &draft =
        keepDraft(dialog, controller().drafts(),
                  controller().draftPlace(form::kPlayer, std::to_string(id.value)));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const rules::NamedEntrant answer = dialog.answer();
    controller().enter(
        rules::ActOnBand{
            id, rules::SetProperties{{}, {{"name", answer.name}, {"player", answer.player}}}},
        draft);
}

void EntrantsPanel::openDraft(const model::DraftPlace &place)
{
    if (place.form == form::kJoin)
        return join();
    m_table->choose(std::atoi(place.part.c_str()));
    change();
}

void EntrantsPanel::withdraw()
{
    const rules::Entrant *entrant = chosen();
    if (entrant == nullptr)
        return;
    const rules::BandId id = entrant->id;
    QMessageBox box(QMessageBox::Question, tr("A player withdraws"),
                    tr("%1 leaves the league. Do the games played still count? A game of three or "
                       "four counts for the others in any case. Games to come go on without this "
                       "player, or are cancelled when only one is left.")
                        .arg(toQString(entrant->band->name())),
                    QMessageBox::Cancel, this);
    QPushButton *kept = box.addButton(tr("They &count"), QMessageBox::AcceptRole);
    QPushButton *annulled = box.addButton(tr("They are &annulled"), QMessageBox::DestructiveRole);
    box.exec();
    if (box.clickedButton() == kept || box.clickedButton() == annulled)
        controller().perform(rules::WithdrawBand{id, box.clickedButton() == kept});
}

} // namespace escarmouche::app
