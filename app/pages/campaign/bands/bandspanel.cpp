// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/bands/bandspanel.h"

#include "app/forms/drafts/draftbar.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/drafts/wordsdialog.h"
#include "app/forms/notices/readonly.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/look/parts/emptypage.h"
#include "app/pages/campaign/bands/joindialog.h"
#include "app/pages/campaign/bands/pastdialog.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/parts/actbutton.h"
#include "app/pages/campaign/parts/factcard.h"
#include "app/pages/campaign/parts/plaintable.h"
#include "app/words/language/numbers.h"
#include "app/words/sentences/campaignwords.h"
#include "app/words/sentences/phrases.h"
#include "model/drafts/drafts.h"
#include "model/library/keepsakesof.h"
#include "model/text.h"
#include "rules/core/campaign/rounds/standings.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace escarmouche::app {

namespace {

constexpr int kIdRole = Qt::UserRole;

const rules::BandStanding *standingOf(const std::vector<rules::BandStanding> &table,
                                      rules::BandId band)
{
    const auto met = std::ranges::find(table, band, &rules::BandStanding::band);
    return met == table.end() ? nullptr : &*met;
}

} // namespace

BandsPanel::BandsPanel(model::Library &library, const std::vector<SampleBand> &samples,
                       QWidget *parent)
    : CampaignPart(parent), m_library(library), m_samples(samples)
{
}

QAction *BandsPanel::make(const char *icon, const QKeySequence &keys, void (BandsPanel::*act)())
{
    auto *action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    m_actions << action;
    return action;
}

void BandsPanel::makeActions()
{
    m_join = make("add", Qt::Key_Insert, &BandsPanel::join);
    m_open = make("open", {}, &BandsPanel::open);
    m_print = make("print", {}, &BandsPanel::print);
    m_past = make("notes", {}, &BandsPanel::tellPast);
    m_withdraw = make("remove", QKeySequence::Delete, &BandsPanel::withdraw);
    m_addPlayer = make("person", {}, &BandsPanel::addPlayer);
    m_renamePlayer = make("rename", {}, &BandsPanel::renamePlayer);
}

void BandsPanel::begin()
{
    makeActions();
    arrange();
    retranslate();
}

void BandsPanel::arrange()
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, kGap, 0, 0);
    layout->setSpacing(kMargin);
    m_stack = new QStackedWidget(this);
    m_table = new PlainTable(m_stack);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->addActions({m_join, m_open, m_print, m_past, m_withdraw});
    connect(m_table, &PlainTable::chosenChanged, this, &BandsPanel::showChosen);
    connect(m_table, &QTreeView::activated, m_open, &QAction::trigger);
    m_stack->addWidget(m_table);
    m_empty = new EmptyPage(actButton(m_join, this), m_stack);
    m_stack->addWidget(m_empty);
    layout->addWidget(m_stack, 1);
    m_card = new FactCard({m_join}, {{m_open}, {m_print}, {m_past}, {m_withdraw}}, this);
    addPlayers(m_card->column());
    layout->addWidget(m_card);
}

void BandsPanel::addPlayers(QVBoxLayout *column)
{
    column->addSpacing(kGap);
    m_playersTitle = new QLabel(m_card);
    makeSubheading(m_playersTitle);
    m_players = new QListWidget(m_card);
    m_playersTitle->setBuddy(m_players);
    column->addWidget(m_playersTitle);
    column->addWidget(m_players, 1);
    column->addWidget(actButton(m_addPlayer, m_card));
    column->addWidget(actButton(m_renamePlayer, m_card));
}

void BandsPanel::retranslate()
{
    m_join->setText(tr("A band joins…"));
    m_open->setText(tr("Open the band"));
    m_open->setToolTip(
        controller().isPast()
            ? tr("A band of the past cannot be opened, but its roster can be printed.")
            : m_open->text());
    m_print->setText(tr("Print the roster…"));
    m_past->setText(tr("Before the campaign…"));
    m_past->setToolTip(tr("The games and knock-outs on the band’s paper sheet"));
    m_withdraw->setText(tr("The band withdraws…"));
    m_addPlayer->setText(tr("Add a player…"));
    m_renamePlayer->setText(tr("Rename the player…"));
    if (controller().isReadOnly())
        tellReadOnly({m_join, m_past, m_withdraw, m_addPlayer, m_renamePlayer});
    m_table->setAccessibleName(tr("Bands of the campaign"));
    m_players->setAccessibleName(tr("Players"));
    m_playersTitle->setText(tr("Players"));
    m_empty->setTitle(tr("No band yet"));
    m_empty->setText(tr("Bands of the library and the examples can join; each comes as a copy "
                        "that lives here."));
}

const rules::Entrant *BandsPanel::chosen() const
{
    return rules::find(controller().campaign(), rules::BandId{m_table->chosen()});
}

std::optional<rules::BandId> BandsPanel::band() const
{
    const rules::Entrant *band = chosen();
    return band ? std::optional(band->id) : std::nullopt;
}

void BandsPanel::refresh()
{
    const rules::Campaign &campaign = controller().campaign();
    fillTable();
    m_stack->setCurrentIndex(campaign.bands.empty() ? 1 : 0);
    const int row = m_players->currentRow();
    m_players->clear();
    for (const rules::Player &player : campaign.players) {
        const auto owned = std::ranges::count(campaign.bands, player.id, &rules::Entrant::owner);
        auto *item = new QListWidgetItem(
            //: a player and how many bands are hers or his
            tr("%1, %n band(s)", nullptr, static_cast<int>(owned)).arg(toQString(player.name)),
            m_players);
        item->setData(kIdRole, player.id.value);
    }
    m_players->setCurrentRow(std::clamp(row, 0, std::max(0, m_players->count() - 1)));
    showChosen();
}

void BandsPanel::fillTable()
{
    const rules::Campaign &campaign = controller().campaign();
    const auto table = rules::standings(controller().rules().ranking(), campaign);
    std::vector<TableRows::Row> rows;
    for (const rules::Entrant &band : campaign.bands) {
        const rules::Player *owner = rules::find(campaign, band.owner);
        const auto summary = controller().bandRules().summary(band.band->band(campaign.options));
        const rules::BandStanding *standing = standingOf(table, band.id);
        rows.push_back(
            {band.id.value,
             {toQString(band.band->name()), owner ? toQString(owner->name) : QString(),
              summary ? inUiLanguage(summary->aboutText) : QString(),
              summary ? QString::number(summary->total) : QString(),
              QString::number(band.band->figures().size()), plainText(band.band->treasury()),
              standing ? QStringLiteral("%1-%2-%3")
                             .arg(standing->wins)
                             .arg(standing->draws)
                             .arg(standing->losses)
                       : QString()},
             lineIcon(QStringLiteral("band")),
             band.withdrawn,
             band.withdrawn ? tr("Has withdrawn") : QString()});
    }
    m_table->fill({{tr("Band")},
                   {tr("Player")},
                   {inUiLanguage(factionWord(controller().bandRules()))},
                   {tr("Points"), true},
                   {tr("Figures"), true},
                   {tr("Treasury"), true},
                   //: wins, draws, losses
                   {tr("W-D-L"), true, tr("Games won, drawn and lost")}},
                  std::move(rows));
}

void BandsPanel::showChosen()
{
    const rules::Entrant *band = chosen();
    const bool open = controller().isOpen();
    m_join->setEnabled(open);
    m_addPlayer->setEnabled(controller().isWritable());
    m_renamePlayer->setEnabled(controller().isWritable() && m_players->count() > 0);
    m_open->setEnabled(band != nullptr && !controller().isPast());
    m_print->setEnabled(band != nullptr);
    m_past->setEnabled(band != nullptr && !band->withdrawn && open);
    m_withdraw->setEnabled(band != nullptr && !band->withdrawn && open);
    if (band == nullptr) {
        m_card->tellNothing();
        return;
    }
    QStringList facts;
    if (band->withdrawn)
        facts << (band->annulled ? tr("Has withdrawn; its games no longer count")
                                 : tr("Has withdrawn; its games count"));
    // Qt leaves the %n of a number below 0 as it is.
    const int treasury = band->band->treasury();
    facts << tr("Treasury: %1 point(s)", nullptr, std::abs(treasury)).arg(plainText(treasury));
    facts << tr("Joined with %n point(s)", nullptr, band->opening);
    facts << bookedText(*band);
    facts << controller().offBoard(band->id);
    facts.removeAll(QString());
    m_card->tell(toQString(band->band->name()), facts.join(u'\n'));
}

void BandsPanel::join()
{
    JoinDialog dialog(controller(), m_library, m_samples, this);
    DraftKeeper &draft =
        keepDraft(dialog, controller().drafts(), controller().draftPlace(form::kJoin));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto answer = dialog.answer();
    if (!answer) {
        emit failed(answer.error());
        return;
    }
    const auto known = [&] {
        const auto &players = controller().campaign().players;
        const auto met = std::ranges::find(players, answer->player, &rules::Player::name);
        return met == players.end() ? rules::PlayerId{} : met->id;
    };
    if (known().value == 0 && !controller().perform(rules::AddPlayer{answer->player}))
        return;
    if (!controller().enter(rules::JoinBand{known(), answer->origin, answer->band, answer->how},
                            draft))
        return;
    const rules::Entrant &joined = controller().campaign().bands.back();
    if (const auto carried = model::carryKeepsakes(m_library, controller().campaign(),
                                                   controller().session()->uuid(), joined);
        !carried)
        emit failed(carried.error());
    if (!answer->withPast)
        return;
    m_table->choose(controller().campaign().bands.back().id.value);
    tellPast();
}

void BandsPanel::openDraft(const model::DraftPlace &place)
{
    const int part = std::atoi(place.part.c_str()); // 0: none
    if (place.form == form::kJoin)
        join();
    else if (place.form == form::kPlayer && part == 0)
        addPlayer();
    else if (place.form == form::kPlayer)
        renamePlayer({part});
    else if (place.form == form::kPast) {
        m_table->choose(part);
        tellPast();
    }
}

void BandsPanel::tellPast()
{
    const rules::Entrant *band = chosen();
    if (band == nullptr)
        return;
    PastDialog dialog(controller(), *band, this);
    dialog.exec();
}

void BandsPanel::open()
{
    if (const rules::Entrant *band = chosen())
        emit bandWanted(band->id);
}

void BandsPanel::print()
{
    if (const auto shown = band())
        emit rosterWanted(*shown);
}

void BandsPanel::withdraw()
{
    const rules::Entrant *band = chosen();
    if (band == nullptr)
        return;
    const rules::BandId id = band->id;
    QMessageBox box(QMessageBox::Question, tr("A band withdraws"),
                    tr("%1 leaves the campaign. Do the games it has played still count? A game of "
                       "three or four counts for the others in any case. Games to come go on "
                       "without it, or are cancelled when only one band is left.")
                        .arg(toQString(band->band->name())),
                    QMessageBox::Cancel, this);
    QPushButton *kept = box.addButton(tr("They &count"), QMessageBox::AcceptRole);
    QPushButton *annulled = box.addButton(tr("They are &annulled"), QMessageBox::DestructiveRole);
    box.exec();
    if (box.clickedButton() == kept || box.clickedButton() == annulled)
        controller().perform(rules::WithdrawBand{id, box.clickedButton() == kept});
}

void BandsPanel::addPlayer()
{
    WordsDialog dialog({tr("Add a player"), tr("Name of the player:"), {}, {}, true},
                       controller().drafts(), controller().draftPlace(form::kPlayer), this);
    if (dialog.exec() == QDialog::Accepted && !dialog.words().isEmpty())
        controller().enter(rules::AddPlayer{toUtf8(dialog.words())}, dialog.draft());
}

void BandsPanel::renamePlayer()
{
    if (const auto *item = m_players->currentItem())
        renamePlayer({item->data(kIdRole).toInt()});
}

void BandsPanel::renamePlayer(rules::PlayerId id)
{
    const rules::Player *player = rules::find(controller().campaign(), id);
    if (player == nullptr)
        return;
    WordsDialog dialog(
        {tr("Rename the player"), tr("Name of the player:"), toQString(player->name), {}, true},
        controller().drafts(), controller().draftPlace(form::kPlayer, std::to_string(id.value)),
        this);
    if (dialog.exec() == QDialog::Accepted && !dialog.words().isEmpty())
        controller().enter(rules::RenamePlayer{id, toUtf8(dialog.words())}, dialog.draft());
}

} // namespace escarmouche::app
