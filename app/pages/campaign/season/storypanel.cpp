// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/season/storypanel.h"

#include "app/forms/drafts/forms.h"
#include "app/forms/drafts/wordsdialog.h"
#include "app/forms/lists/linesdelegate.h"
#include "app/forms/notices/readonly.h"
#include "app/look/palette/lineicon.h"
#include "app/look/palette/tint.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/pages/campaign/control/takingout.h"
#include "app/pages/campaign/correction/correcting.h"
#include "app/pages/campaign/parts/actbutton.h"
#include "app/words/language/dates.h"
#include "app/words/sentences/phrases.h"
#include "model/drafts/drafts.h"
#include "model/text.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace escarmouche::app {

namespace {

constexpr int kFilterLetters = 12; // of a filter in a narrow window

/** Kinds of acts that belong together for who looks for something. */
struct KindGroup {
    const char *name;
    std::vector<std::string> kinds;
};

const std::vector<KindGroup> &kindGroups()
{
    static const std::vector<KindGroup> kGroups{
        {QT_TRANSLATE_NOOP("escarmouche::app::CampaignStory", "Everything"), {}},
        {QT_TRANSLATE_NOOP("escarmouche::app::CampaignStory", "What was written"), {"chronicle"}},
        {QT_TRANSLATE_NOOP("escarmouche::app::CampaignStory", "Games and results"),
         {"schedule", "schedule-round", "change-fixture", "fixture-status", "report", "crew"}},
        {QT_TRANSLATE_NOOP("escarmouche::app::CampaignStory", "After the game"),
         {"settle", "close"}},
        {QT_TRANSLATE_NOOP("escarmouche::app::CampaignStory", "Dice"), {"roll"}},
        {QT_TRANSLATE_NOOP("escarmouche::app::CampaignStory", "Bands: purchases and changes"),
         {"band", "join", "withdraw", "past"}},
        {QT_TRANSLATE_NOOP("escarmouche::app::CampaignStory", "The campaign itself"),
         {"found", "rename", "options", "status", "archive", "add-player", "rename-player"}},
    };
    return kGroups;
}

} // namespace

QAction *CampaignStory::make(const char *icon, const QKeySequence &keys,
                             void (CampaignStory::*act)())
{
    auto *action = new QAction(lineIcon(QString::fromLatin1(icon)), {}, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    m_actions << action;
    return action;
}

void CampaignStory::begin()
{
    m_write = make("notes", Qt::Key_Insert, &CampaignStory::write);
    m_rewrite = make("rename", Qt::Key_F2, &CampaignStory::rewrite);
    m_then = make("history", {}, &CampaignStory::openThen);
    m_takeOut = make("undo", QKeySequence::Delete, &CampaignStory::takeOutChosen);
    m_correct = make("rename", Qt::Key_F4, &CampaignStory::correctChosen);
    m_toFigure = make("person", {}, &CampaignStory::openFigure);
    m_toFigure->setVisible(controller().rules().hasBands());
    m_games = make("notes", {}, &CampaignStory::gamesWanted);
    m_games->setVisible(controller().rules().hasBands());
    arrange();
    m_more = new QTimer(this);
    m_more->setSingleShot(true);
    connect(m_more, &QTimer::timeout, this, &CampaignStory::showMore);
    connect(&controller(), &CampaignController::historyTold, this, &CampaignStory::refreshIfSeen);
    retranslate();
    connect(m_band, &QComboBox::currentIndexChanged, this, &CampaignStory::fillFigures);
    for (QComboBox *box : {m_kind, m_band, m_figure})
        connect(box, &QComboBox::currentIndexChanged, this, &CampaignStory::showLines);
    connect(m_words, &QLineEdit::textChanged, this, &CampaignStory::showLines);
    for (const auto &[dated, day] : {std::pair(m_since, m_from), std::pair(m_until, m_to)}) {
        connect(dated, &QCheckBox::toggled, day, &QWidget::setEnabled);
        connect(dated, &QCheckBox::toggled, this, &CampaignStory::showLines);
        connect(day, &QDateEdit::dateChanged, this, &CampaignStory::showLines);
    }
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CampaignStory::showChosen);
    connect(m_list, &QListView::activated, this, &CampaignStory::openThen);
}

void CampaignStory::arrangeFilters(QVBoxLayout &layout)
{
    auto *filters = new QHBoxLayout;
    m_kind = new QComboBox(this);
    m_band = new QComboBox(this);
    m_figure = new QComboBox(this);
    m_words = new QLineEdit(this);
    m_words->setClearButtonEnabled(true);
    m_since = new QCheckBox(this);
    m_from = new QDateEdit(QDate::currentDate().addMonths(-1), this);
    m_until = new QCheckBox(this);
    m_to = new QDateEdit(QDate::currentDate(), this);
    for (QDateEdit *day : {m_from, m_to}) {
        day->setCalendarPopup(true);
        day->setEnabled(false);
    }
    for (QComboBox *filter : {m_kind, m_band, m_figure}) {
        filter->setSizeAdjustPolicy(QComboBox::AdjustToContents); // they are filled again
        filter->setMinimumWidth(kFilterLetters * fontMetrics().averageCharWidth());
        filters->addWidget(filter);
    }
    filters->addWidget(m_words, 1);
    layout.addLayout(filters);
    auto *days = new QHBoxLayout;
    for (QWidget *part : std::initializer_list<QWidget *>{m_since, m_from, m_until, m_to})
        days->addWidget(part);
    days->addStretch(1);
    days->addWidget(actButton(m_games, this));
    layout.addLayout(days);
}

void CampaignStory::arrange()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kGap, 0, 0);
    arrangeFilters(*layout);
    const auto tell = [this](const model::HistoryLine &line) { return controller().tell(line); };
    m_lines = new StoryLines(tell, this);
    m_list = new QListView(this);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setModel(m_lines);
    m_list->setItemDelegate(new LinesDelegate(this));
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->addActions(m_actions);
    layout->addWidget(m_list, 1);
    auto *below = new QHBoxLayout;
    m_count = new QLabel(this);
    tint(m_count, Tone::Dim);
    below->addWidget(m_count, 1);
    for (QAction *action : {m_write, m_rewrite, m_correct, m_takeOut, m_toFigure, m_then}) {
        QToolButton *button = actButton(action, this);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        below->addWidget(button);
    }
    layout->addLayout(below);
}

void CampaignStory::retranslate()
{
    m_write->setText(tr("Write in the chronicle…"));
    m_rewrite->setText(tr("Change the entry…"));
    m_toFigure->setText(tr("Page of the figure"));
    m_games->setText(tr("Told game by game…"));
    m_then->setText(tr("View campaign at this point"));
    m_correct->setText(tr("Correct…"));
    m_since->setText(tr("Since"));
    m_until->setText(tr("Until"));
    m_words->setPlaceholderText(tr("Find words"));
    m_words->setAccessibleName(tr("Find words"));
    m_kind->setAccessibleName(tr("Kind of act"));
    m_band->setAccessibleName(controller().rules().hasBands() ? tr("Band") : tr("Player"));
    m_figure->setAccessibleName(tr("Figure"));
    m_from->setAccessibleName(tr("Since"));
    m_to->setAccessibleName(tr("Until"));
    m_list->setAccessibleName(tr("History of the campaign, latest first"));
    if (controller().isReadOnly())
        tellReadOnly({m_write, m_rewrite, m_correct, m_takeOut});
    fillKinds();
    showChosen();
}

void CampaignStory::fillKinds()
{
    const QSignalBlocker blocker(m_kind);
    const int chosen = std::max(0, m_kind->currentIndex());
    m_kind->clear();
    for (const KindGroup &group : kindGroups())
        m_kind->addItem(tr(group.name));
    m_kind->setCurrentIndex(chosen);
}

void CampaignStory::fillBands()
{
    const QSignalBlocker blocker(m_band);
    const int chosen = m_band->currentData().toInt();
    m_band->clear();
    m_band->addItem(controller().rules().hasBands() ? tr("All bands") : tr("All players"), 0);
    for (const rules::Entrant &band : controller().campaign().bands)
        m_band->addItem(toQString(band.band->name()), band.id.value);
    m_band->setCurrentIndex(std::max(0, m_band->findData(chosen)));
    fillFigures();
}

void CampaignStory::fillFigures()
{
    const QSignalBlocker blocker(m_figure);
    const int chosen = m_figure->currentData().toInt();
    m_figure->clear();
    m_figure->addItem(tr("All figures"), 0);
    const rules::BandId band{m_band->currentData().toInt()};
    if (const rules::Entrant *entrant = rules::find(controller().campaign(), band)) {
        for (const rules::FigureGlance &figure : entrant->band->figures())
            m_figure->addItem(inUiLanguage(figure.name), figure.member.value);
        for (const rules::FallenFigure &fallen : controller().rules().fallen(*entrant->band))
            //: a figure of the band that is dead or gone
            m_figure->addItem(tr("%1 †").arg(inUiLanguage(fallen.figure.name)),
                              fallen.figure.member.value);
    }
    m_figure->setCurrentIndex(std::max(0, m_figure->findData(chosen)));
    m_figure->setEnabled(m_figure->count() > 1);
    m_figure->setVisible(controller().rules().hasBands());
}

void CampaignStory::refresh()
{
    fillBands();
    m_wanted = chosen() != nullptr ? chosen()->line.seq : m_wanted;
    const bool told = controller().isTold();
    m_lines->setLines(told ? controller().history() : std::vector<model::CampaignLine>());
    showLines();
    if (!told)
        m_count->setText(tr("Reading the history…"));
}

// All that asks a widget is asked once, not for each of the lines.
StoryLines::Passes CampaignStory::filter() const
{
    const auto &kinds = kindGroups()[static_cast<std::size_t>(m_kind->currentIndex())].kinds;
    const rules::BandId band{m_band->currentData().toInt()};
    const rules::MemberId figure{m_figure->currentData().toInt()};
    const auto begins = m_since->isChecked() ? dayBegins(m_from->date()) : std::string();
    const auto ends = m_until->isChecked() ? dayBegins(m_to->date().addDays(1)) : std::string();
    const auto words = foldedKey(toUtf8(m_words->text().trimmed()));
    return [=, this, &kinds](const model::CampaignLine &line) {
        return (kinds.empty() || std::ranges::count(kinds, line.about) > 0) &&
               (band.value == 0 || std::ranges::count(line.bands, band) > 0) &&
               (figure.value == 0 || std::ranges::count(line.members, figure) > 0) &&
               line.line.at >= begins && (ends.empty() || line.line.at < ends) &&
               (words.empty() ||
                foldedKey(toUtf8(controller().tell(line.line))).find(words) != std::string::npos);
    };
}

void CampaignStory::showLines()
{
    if (const model::CampaignLine *line = chosen())
        m_wanted = line->line.seq;
    m_lines->show(filter());
    showMore();
}

// What was chosen stays so, where it is still shown; else the latest is.
void CampaignStory::showMore()
{
    constexpr std::chrono::milliseconds kSlice(20);
    const bool all = m_lines->showMore(kSlice);
    if (!all)
        m_more->start(0);
    else
        m_more->stop();
    m_count->setText(tr("%Ln line(s)", nullptr, m_lines->rowCount()));
    const QModelIndex wanted = m_lines->indexOf(m_wanted);
    if (wanted.isValid() && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(wanted);
    else if ((all || m_wanted == 0) && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_lines->index(0, 0));
    showChosen();
}

const model::CampaignLine *CampaignStory::chosen() const
{
    return m_lines->lineAt(m_list->currentIndex());
}

/** The entry of the chronicle that the chosen line wrote, as far as it is still there. */
const rules::ChronicleEntry *CampaignStory::chosenEntry() const
{
    const model::CampaignLine *line = chosen();
    if (line == nullptr || line->line.retracted)
        return nullptr;
    const auto &chronicle = controller().campaign().chronicle;
    const auto met = std::ranges::find(chronicle, line->entry, &rules::ChronicleEntry::id);
    return met == chronicle.end() ? nullptr : &*met;
}

void CampaignStory::showChosen()
{
    const model::CampaignLine *line = chosen();
    const bool writable = controller().isWritable();
    m_write->setEnabled(writable);
    m_games->setEnabled(
        std::ranges::any_of(controller().campaign().fixtures,
                            [](const rules::Fixture &game) { return game.report != nullptr; }));
    m_rewrite->setEnabled(writable && chosenEntry() != nullptr);
    m_then->setEnabled(line != nullptr && !controller().isPast());
    m_toFigure->setEnabled(line != nullptr && !line->members.empty());
    m_takeOut->setText(line != nullptr && line->line.tookOut()
                           ? tr("Bring back what was taken out…")
                           : tr("Take out this act…"));
    m_correct->setEnabled(line != nullptr && writable && isCorrectable(*line));
    m_takeOut->setEnabled(line != nullptr && writable && !line->line.retracted &&
                          line->line.seq > 1 && line->retracting != rules::Retracting::Never);
}

void CampaignStory::correctChosen()
{
    if (chosen() != nullptr && m_correct->isEnabled())
        emit correctionWanted(model::CampaignLine(*chosen())); // the lines are others afterwards
}

void CampaignStory::takeOutChosen()
{
    if (chosen() == nullptr || !m_takeOut->isEnabled())
        return;
    const model::CampaignLine act = *chosen(); // the lines are others afterwards
    if (!takeOut(controller(), act, this))
        return;
    const QString what = controller().tell(act.line);
    emit said(act.line.tookOut()
                  //: what was done, a sentence of the history
                  ? tr("Brought back (Undo takes it out again): %1").arg(what)
                  : tr("Taken out (Undo brings it back): %1").arg(what));
}

void CampaignStory::openThen()
{
    if (const model::CampaignLine *line = chosen(); line != nullptr && m_then->isEnabled())
        emit asOfWanted(*line);
}

void CampaignStory::openFigure()
{
    if (const model::CampaignLine *line = chosen(); line != nullptr && !line->members.empty())
        emit figureWanted(line->members.front());
}

void CampaignStory::showLatest()
{
    m_wanted = 0;
    m_list->setCurrentIndex(m_lines->index(0, 0));
}

void CampaignStory::write(const rules::WriteChronicle &act)
{
    constexpr QSize kPage(640, 360); // some paragraphs are told without scrolling
    const int entry = act.entry.value;
    WordsDialog dialog(
        {tr("The chronicle"), tr("What is to be remembered:"), toQString(act.text), kPage},
        controller().drafts(),
        controller().draftPlace(form::kChronicle,
                                entry > 0 ? std::to_string(entry) : std::string()),
        this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    rules::WriteChronicle written = act;
    written.text = toUtf8(dialog.words());
    if (!written.text.empty() && written.text != act.text)
        controller().enter(written, dialog.draft());
}

void CampaignStory::write()
{
    write(rules::WriteChronicle{});
}

// The former words stay in the history.
void CampaignStory::rewrite()
{
    const rules::ChronicleEntry *entry = m_rewrite->isEnabled() ? chosenEntry() : nullptr;
    if (entry != nullptr)
        writeEntry(entry->id);
}

void CampaignStory::writeEntry(rules::EntryNo entry)
{
    const auto &chronicle = controller().campaign().chronicle;
    const auto met = std::ranges::find(chronicle, entry, &rules::ChronicleEntry::id);
    write(met == chronicle.end() ? rules::WriteChronicle{}
                                 : rules::WriteChronicle{met->id, met->fixture, met->text});
}

} // namespace escarmouche::app
