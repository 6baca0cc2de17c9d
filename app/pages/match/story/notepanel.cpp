// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/notepanel.h"

#include "app/forms/drafts/draftkeeper.h"
#include "app/forms/drafts/forms.h"
#include "app/forms/drafts/wordsdialog.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchcontroller.h"
#include "model/text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {
constexpr int kEntryRole = Qt::UserRole;

/** Of the board at that entry; 0: in the set-up. */
int turnOf(const std::vector<rules::RecordStep> &steps, int entry)
{
    const auto after = std::ranges::upper_bound(steps, entry, {}, &rules::RecordStep::entry);
    return after == steps.begin() ? 0 : std::prev(after)->turn;
}

} // namespace

NotePanel::NotePanel(MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_about(new QLabel(this)),
      m_list(new QListWidget(this)), m_edit(new QPushButton(this)), m_remove(new QPushButton(this))
{
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_edit);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kGap, kGap, kGap, kGap);
    layout->addWidget(m_about);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    connect(&controller.session(), &model::MatchSession::changed, this, [this] {
        if (m_shown != m_controller.session().notes().list())
            refresh();
    });
    connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        emit momentWanted(item->data(kEntryRole).toInt());
    });
    connect(m_list, &QListWidget::currentRowChanged, this,
            [this] { m_remove->setEnabled(chosen() > 0); });
    connect(m_edit, &QPushButton::clicked, this, &NotePanel::edit);
    connect(m_remove, &QPushButton::clicked, this, &NotePanel::removeChosen);
    refresh();
}

void NotePanel::refresh()
{
    const int before = chosen();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_shown = m_controller.session().notes().list();
    learnTurns();
    for (const auto &[entry, text] : m_shown) {
        const int turn = m_turns[entry];
        const QString when = m_controller.words().turn(turn);
        //: a note: its turn, what it says
        const QString note =
            tr("%1: %2").arg(when, text.empty() ? tr("Bookmark") : toQString(text));
        const QString moment = m_controller.words().toldOf(entry);
        auto *item = new QListWidgetItem(lineIcon(QStringLiteral("notes")),
                                         moment.isEmpty() ? note : note + u'\n' + moment, m_list);
        item->setData(kEntryRole, entry);
        item->setToolTip(tipText(item->text()));
        if (entry == before)
            m_list->setCurrentItem(item);
    }
    retranslate();
    showMoment(m_moment);
}

/** Of new notes alone: the whole match is played again for it. */
void NotePanel::learnTurns()
{
    const auto isKnown = [this](const auto &note) { return m_turns.contains(note.first); };
    if (std::ranges::all_of(m_shown, isKnown))
        return;
    const auto record = m_controller.session().branches().record();
    for (const auto &[entry, text] : m_shown)
        m_turns[entry] = turnOf(record->steps(), entry);
}

int NotePanel::chosen() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item != nullptr ? item->data(kEntryRole).toInt() : 0;
}

void NotePanel::showMoment(int entry)
{
    m_moment = entry;
    const auto &notes = m_controller.session().notes().list();
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(kEntryRole).toInt() == entry)
            m_list->setCurrentRow(row);
    }
    m_edit->setText(notes.contains(entry) ? tr("E&dit the note…") : tr("A&dd a note…"));
    m_remove->setEnabled(chosen() > 0);
}

void NotePanel::edit()
{
    const auto &notes = m_controller.session().notes().list();
    const int entry = m_moment;
    const auto present = notes.find(entry);
    model::MatchSession &match = m_controller.session();
    WordsDialog dialog({tr("Note"), tr("A comment on this moment; left empty it is a bookmark."),
                        present == notes.end() ? QString() : toQString(present->second)},
                       match.drafts(), {match.uuid(), form::kNote, std::to_string(entry)}, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto kept = match.notes().set(entry, toUtf8(dialog.words())); kept)
        dialog.draft().enter();
    else
        emit failed(kept.error());
}

void NotePanel::removeChosen()
{
    const int entry = chosen();
    if (entry == 0)
        return;
    if (const auto kept = m_controller.session().notes().remove(entry); !kept)
        emit failed(kept.error());
}

int NotePanel::before() const
{
    const auto &notes = m_controller.session().notes().list();
    const auto here = notes.lower_bound(m_moment);
    return here == notes.begin() ? 0 : std::prev(here)->first;
}

int NotePanel::after() const
{
    const auto &notes = m_controller.session().notes().list();
    const auto next = notes.upper_bound(m_moment);
    return next == notes.end() ? 0 : next->first;
}

void NotePanel::retranslate()
{
    m_about->setText(tr("Bookmarks and comments stand here. B adds one at the moment you look at, "
                        "in a replay too."));
    m_about->setVisible(m_list->count() == 0);
    m_list->setAccessibleName(tr("Bookmarks and comments"));
    m_remove->setText(tr("Rem&ove"));
}

void NotePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
