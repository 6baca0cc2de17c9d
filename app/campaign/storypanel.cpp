// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/storypanel.h"

#include "app/band/linesdelegate.h"
#include "app/campaign/actbutton.h"
#include "app/campaign/campaigncontroller.h"
#include "app/campaign/takingout.h"
#include "app/look/lineicon.h"
#include "app/look/tint.h"
#include "app/text/dates.h"
#include "app/text/phrases.h"
#include "model/text.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace escarmouche::app {

namespace {

constexpr int kSeqRole = Qt::UserRole + 1;

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
         {"band", "join", "withdraw"}},
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
    m_then = make("history", {}, &CampaignStory::openThen);
    m_takeOut = make("undo", QKeySequence::Delete, &CampaignStory::takeOutChosen);
    arrange();
    retranslate();
    for (QComboBox *box : {m_kind, m_band, m_figure})
        connect(box, &QComboBox::currentIndexChanged, this, &CampaignStory::showLines);
    connect(m_band, &QComboBox::currentIndexChanged, this, &CampaignStory::fillFigures);
    connect(m_words, &QLineEdit::textChanged, this, &CampaignStory::showLines);
    connect(m_since, &QCheckBox::toggled, this, [this](bool dated) {
        m_from->setEnabled(dated);
        showLines();
    });
    connect(m_from, &QDateEdit::dateChanged, this, &CampaignStory::showLines);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CampaignStory::showChosen);
    connect(m_list, &QListView::activated, this, &CampaignStory::openThen);
}

void CampaignStory::arrange()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kGap, 0, 0);
    auto *filters = new QHBoxLayout;
    m_kind = new QComboBox(this);
    m_band = new QComboBox(this);
    m_figure = new QComboBox(this);
    m_since = new QCheckBox(this);
    m_from = new QDateEdit(QDate::currentDate().addMonths(-1), this);
    m_from->setCalendarPopup(true);
    m_from->setEnabled(false);
    m_words = new QLineEdit(this);
    m_words->setClearButtonEnabled(true);
    for (QWidget *filter :
         std::initializer_list<QWidget *>{m_kind, m_band, m_figure, m_since, m_from})
        filters->addWidget(filter);
    filters->addWidget(m_words, 1);
    layout->addLayout(filters);
    m_items = new QStandardItemModel(this);
    m_list = new QListView(this);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setModel(m_items);
    m_list->setItemDelegate(new LinesDelegate(this));
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->addActions(m_actions);
    layout->addWidget(m_list, 1);
    auto *below = new QHBoxLayout;
    m_count = new QLabel(this);
    tint(m_count, Tone::Dim);
    below->addWidget(m_count, 1);
    for (QAction *action : {m_write, m_takeOut, m_then}) {
        QToolButton *button = actButton(action, this);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        below->addWidget(button);
    }
    layout->addLayout(below);
}

void CampaignStory::retranslate()
{
    m_write->setText(tr("Write in the chronicle…"));
    m_then->setText(tr("The campaign as it was then"));
    m_takeOut->setText(tr("Take out this act…"));
    m_since->setText(tr("Since"));
    m_words->setPlaceholderText(tr("Find words"));
    m_words->setAccessibleName(tr("Find words"));
    m_kind->setAccessibleName(tr("Kind of act"));
    m_band->setAccessibleName(tr("Band"));
    m_figure->setAccessibleName(tr("Figure"));
    m_from->setAccessibleName(tr("Since"));
    m_list->setAccessibleName(tr("History of the campaign, latest first"));
    fillKinds();
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
    m_band->addItem(tr("All bands"), 0);
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
    if (const rules::Entrant *entrant = rules::find(controller().campaign(), band))
        for (const rules::FigureGlance &figure : entrant->band->figures())
            m_figure->addItem(inUiLanguage(figure.name), figure.member.value);
    m_figure->setCurrentIndex(std::max(0, m_figure->findData(chosen)));
    m_figure->setEnabled(m_figure->count() > 1);
}

void CampaignStory::refresh()
{
    fillBands();
    readLines();
    showLines();
}

void CampaignStory::readLines()
{
    m_lines = controller().history();
}

bool CampaignStory::passes(const model::CampaignLine &line) const
{
    const auto &kinds = kindGroups()[static_cast<std::size_t>(m_kind->currentIndex())].kinds;
    if (!kinds.empty() && std::ranges::count(kinds, line.kind) == 0)
        return false;
    const rules::BandId band{m_band->currentData().toInt()};
    if (band.value > 0 && std::ranges::count(line.bands, band) == 0)
        return false;
    const rules::MemberId figure{m_figure->currentData().toInt()};
    if (figure.value > 0 && std::ranges::count(line.members, figure) == 0)
        return false;
    const QString day = m_from->date().toString(Qt::ISODate);
    if (m_since->isChecked() && toQString(line.line.at).left(day.size()) < day)
        return false;
    const QString words = toQString(foldedKey(toUtf8(m_words->text().trimmed())));
    return words.isEmpty() ||
           toQString(foldedKey(toUtf8(controller().say(line.line.sentence)))).contains(words);
}

void CampaignStory::showLines()
{
    const QVariant seq = m_list->currentIndex().data(kSeqRole);
    m_items->clear();
    QModelIndex next;
    for (auto line = m_lines.rbegin(); line != m_lines.rend(); ++line) {
        if (!passes(*line))
            continue;
        auto *item = new QStandardItem(controller().say(line->line.sentence));
        item->setToolTip(item->text());
        //: who did something, and when
        item->setData(tr("%1 · %2").arg(toQString(line->line.person), momentText(line->line.at)),
                      SecondRole);
        if (line->line.retracted)
            item->setData(tr("undone"), SecondAsideRole);
        item->setData(line->line.retracted, StruckRole);
        item->setData(static_cast<qlonglong>(line->line.seq), kSeqRole);
        item->setEditable(false);
        m_items->appendRow(item);
        if (item->data(kSeqRole) == seq)
            next = item->index();
    }
    m_count->setText(tr("%Ln line(s)", nullptr, m_items->rowCount()));
    m_list->setCurrentIndex(next.isValid() ? next : m_items->index(0, 0));
    showChosen();
}

const model::CampaignLine *CampaignStory::chosen() const
{
    const QModelIndex index = m_list->currentIndex();
    const auto met = std::ranges::find(m_lines, index.data(kSeqRole).toLongLong(),
                                       [](const auto &line) { return line.line.seq; });
    return index.isValid() && met != m_lines.end() ? &*met : nullptr;
}

void CampaignStory::showChosen()
{
    const model::CampaignLine *line = chosen();
    const bool now = !controller().isPast();
    m_write->setEnabled(now);
    m_then->setEnabled(line != nullptr && now);
    m_takeOut->setEnabled(line != nullptr && now && !line->line.retracted && line->line.seq > 1 &&
                          line->retracting != rules::Retracting::Never);
}

void CampaignStory::takeOutChosen()
{
    if (const model::CampaignLine *line = chosen(); line != nullptr && m_takeOut->isEnabled())
        takeOut(controller(), model::CampaignLine(*line), this);
}

void CampaignStory::openThen()
{
    if (const model::CampaignLine *line = chosen(); line != nullptr && m_then->isEnabled())
        emit asOfWanted(*line);
}

void CampaignStory::write()
{
    bool accepted = false;
    const QString text =
        QInputDialog::getMultiLineText(this, tr("The chronicle"), tr("What is to be remembered:"),
                                       {}, &accepted)
            .trimmed();
    if (accepted && !text.isEmpty())
        controller().perform(rules::WriteChronicle{{}, {}, toUtf8(text)});
}

} // namespace escarmouche::app
