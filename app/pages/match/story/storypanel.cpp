// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/storypanel.h"

#include "app/look/keyboard/keys.h"
#include "app/look/palette/palette.h"
#include "app/look/palette/tint.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/story/storydelegate.h"
#include "app/pages/match/story/storyfilter.h"
#include "app/pages/match/story/storymodel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

namespace escarmouche::app {

namespace {

using ToldKind = rules::ToldAs::Kind;

constexpr int kChosen = -2; // in the place of a seat: the figure chosen on the board
constexpr int kLeastLetters = 8;

QComboBox *narrowBox(QWidget *parent)
{
    auto *box = new QComboBox(parent);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kLeastLetters);
    return box;
}

} // namespace

StoryPanel::StoryPanel(const MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_story(new StoryModel(controller, this)),
      m_found(new StoryFilter(*m_story, this)), m_filter(new QLineEdit(this)),
      m_kind(narrowBox(this)), m_who(narrowBox(this)), m_nothing(new QLabel(this)),
      m_lines(new QListView(this)), m_hint(new QLabel(this)), m_delegate(new StoryDelegate(this))
{
    m_lines->setItemDelegate(m_delegate);
    connect(m_story, &QAbstractItemModel::modelReset, m_delegate, &StoryDelegate::forget);
    m_found->setSourceModel(m_story);
    m_lines->setModel(m_found);
    m_lines->setWordWrap(true);
    m_lines->setContextMenuPolicy(Qt::CustomContextMenu);
    m_lines->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_filter->setClearButtonEnabled(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kGap, 0, 0);
    auto *filters = new QHBoxLayout;
    filters->addWidget(m_kind, 1);
    filters->addWidget(m_who, 1);
    layout->addWidget(m_filter);
    layout->addLayout(filters);
    layout->addWidget(m_nothing);
    layout->addWidget(m_lines, 1);
    layout->addWidget(m_hint);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    tint(m_hint, Tone::Dim);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    setTabOrder(m_lines, m_filter); // who opens the log wants to read it
    setTabOrder(m_filter, m_kind);
    setTabOrder(m_kind, m_who);
    connect(m_filter, &QLineEdit::textChanged, this, &StoryPanel::search);
    auto *forget = new QShortcut(Qt::Key_Escape, m_filter);
    forget->setContext(Qt::WidgetShortcut);
    connect(forget, &QShortcut::activated, m_filter, &QLineEdit::clear);
    connect(m_found, &QAbstractItemModel::rowsInserted, this, &StoryPanel::tellNothing);
    connect(m_found, &QAbstractItemModel::modelReset, this, &StoryPanel::tellNothing);
    connect(m_lines, &QListView::customContextMenuRequested, this, &StoryPanel::askAbout);
    connect(m_lines, &QListView::activated, this, [this](const QModelIndex &index) {
        emit ruleWanted(index.data(StoryModel::Rule).toString(), m_lines);
    });
    connect(m_lines, &QListView::clicked, this, [this](const QModelIndex &index) {
        unfold(index, !index.data(StoryModel::IsUnfolded).toBool());
        tellChosen(index);
    });
    connect(m_lines->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (m_lines->hasFocus())
                    tellChosen(index);
            });
    connect(m_story, &QAbstractItemModel::dataChanged, m_delegate, &StoryDelegate::forget);
    connect(m_story, &QAbstractItemModel::rowsInserted, this, &StoryPanel::tellHint);
    connect(m_story, &QAbstractItemModel::modelReset, this, &StoryPanel::tellHint);
    makeFilters();
    makeKeys();
    retranslate();
    QScrollBar *bar = m_lines->verticalScrollBar();
    connect(bar, &QScrollBar::actionTriggered, this, [this] { m_isFollowed = false; });
    // Lines are laid out, and grow, once they are seen.
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar](int, int most) {
        if (m_isFollowed)
            bar->setValue(most);
    });
    followStory();
}

void StoryPanel::makeFilters()
{
    m_kind->addItem({});
    for (const ToldKind kind :
         {ToldKind::Weighty, ToldKind::Move, ToldKind::Attack, ToldKind::Dice})
        m_kind->addItem({}, static_cast<int>(kind));
    m_who->addItem({}, static_cast<int>(rules::kNoSeat.value));
    const auto seats = m_controller.session().row().seats.size();
    for (std::size_t seat = 0; seat < seats; ++seat)
        m_who->addItem({}, static_cast<int>(seat));
    m_who->addItem({}, kChosen);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &StoryPanel::sift);
    connect(m_who, &QComboBox::currentIndexChanged, this, &StoryPanel::sift);
    connect(&m_controller.aiming(), &Aiming::chosenChanged, this, [this] {
        if (m_who->currentData().toInt() == kChosen)
            sift();
    });
}

void StoryPanel::makeKeys()
{
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *moment = new QShortcut(Qt::CTRL | key, m_lines);
        moment->setContext(Qt::WidgetShortcut);
        connect(moment, &QShortcut::activated, this, [this] {
            if (const QModelIndex index = m_lines->currentIndex(); index.isValid())
                emit momentWanted(index.data(StoryModel::Entry).toInt());
        });
    }
    for (const bool isUnfolded : {false, true}) {
        auto *fold = new QShortcut(isUnfolded ? Qt::Key_Right : Qt::Key_Left, m_lines);
        fold->setContext(Qt::WidgetShortcut);
        connect(fold, &QShortcut::activated, this,
                [this, isUnfolded] { unfold(m_lines->currentIndex(), isUnfolded); });
    }
}

void StoryPanel::unfold(const QModelIndex &index, bool isUnfolded)
{
    if (!index.isValid())
        return;
    m_story->unfold(m_found->mapToSource(index).row(), isUnfolded);
    m_lines->doItemsLayout();
}

void StoryPanel::tellChosen(const QModelIndex &index)
{
    if (index.isValid())
        emit lineChosen(m_story->told(m_found->mapToSource(index).row()));
}

void StoryPanel::sift()
{
    const QVariant kind = m_kind->currentData();
    m_found->setKind(kind.isValid() ? std::optional(static_cast<ToldKind>(kind.toInt()))
                                    : std::nullopt);
    const int who = m_who->currentData().toInt();
    if (who == kChosen)
        m_found->setOf(rules::kNoSeat, m_controller.aiming().chosen());
    else
        m_found->setOf({static_cast<std::int8_t>(who)}, std::nullopt);
    tellNothing();
    showCurrent();
}

void StoryPanel::followStory()
{
    m_isFollowed = true;
    m_lines->scrollToBottom();
}

void StoryPanel::catchUp()
{
    const int before = m_story->rowCount();
    m_story->catchUp();
    if (m_story->rowCount() > before)
        followStory();
}

void StoryPanel::search(const QString &words)
{
    m_found->setFilterFixedString(words);
    tellNothing();
    showCurrent();
}

void StoryPanel::showCurrent()
{
    m_isFollowed = false;
    if (m_lines->currentIndex().isValid())
        m_lines->scrollTo(m_lines->currentIndex());
    else if (m_filter->text().isEmpty())
        followStory();
}

/** A line that is told later may have the words. */
void StoryPanel::tellNothing()
{
    const QString words = m_filter->text();
    const bool isSifted = m_kind->currentIndex() > 0 || m_who->currentIndex() > 0;
    const bool isNobody =
        m_who->currentData().toInt() == kChosen && m_controller.aiming().chosen() < 0;
    if (isNobody)
        m_nothing->setText(tr("Nobody is chosen on the board."));
    else if (words.isEmpty())
        m_nothing->setText(tr("Nothing of this is in the log."));
    else if (isSifted)
        m_nothing->setText(tr("Nothing of this in the log has “%1” in it.").arg(words));
    else
        m_nothing->setText(tr("Nothing in the log has “%1” in it.").arg(words));
    m_nothing->setVisible(isNobody || (m_found->rowCount() == 0 && (isSifted || !words.isEmpty())));
}

void StoryPanel::showEntry(int entry)
{
    for (int row = m_found->rowCount() - 1; row >= 0; --row) {
        const QModelIndex index = m_found->index(row, 0);
        if (index.data(StoryModel::Entry).toInt() > entry)
            continue;
        m_lines->setCurrentIndex(index);
        m_isFollowed = row == m_found->rowCount() - 1;
        m_lines->scrollTo(index);
        return;
    }
}

void StoryPanel::retranslate()
{
    m_filter->setPlaceholderText(tr("Search the log"));
    m_filter->setAccessibleName(tr("Search the log"));
    m_lines->setAccessibleName(tr("Log of the match"));
    m_kind->setAccessibleName(tr("What the log shows"));
    m_kind->setItemText(0, tr("All that happened"));
    m_kind->setItemText(1, tr("What matters"));
    m_kind->setItemText(2, tr("Moves"));
    m_kind->setItemText(3, tr("Attacks"));
    m_kind->setItemText(4, tr("Dice"));
    m_kind->setItemData(1, tr("Hits, losses, points, the end"), Qt::ToolTipRole);
    m_who->setAccessibleName(tr("Whose lines the log shows"));
    m_who->setItemText(0, tr("Everybody"));
    for (int at = 1; at + 1 < m_who->count(); ++at)
        m_who->setItemText(at, m_controller.words().nameOf({static_cast<std::int8_t>(at - 1)}));
    m_who->setItemText(m_who->count() - 1, tr("The chosen figure"));
    tellHint();
    tellNothing();
}

void StoryPanel::tellHint()
{
    //: %1, %2: keys
    QString hint = tr("%1 or a double-click on a line shows its rule, %2 or a right-click the "
                      "board as it was.")
                       .arg(keysText({QKeySequence(Qt::Key_Return)}),
                            keysText({QKeySequence(Qt::CTRL | Qt::Key_Enter)}));
    if (m_story->hasReasons())
        //: behind what keys do; %1: a key
        hint += u' ' + tr("%1 or a click shows why, where a line begins with ▸.")
                           .arg(keysText({QKeySequence(Qt::Key_Right)}));
    m_hint->setText(hint);
}

void StoryPanel::askAbout(const QPoint &at)
{
    const QModelIndex index = m_lines->indexAt(at);
    if (!index.isValid())
        return;
    const QString rule = index.data(StoryModel::Rule).toString();
    const int entry = index.data(StoryModel::Entry).toInt();
    QMenu menu(this);
    QAction *lookUp = menu.addAction(m_controller.words().ruleText(rule));
    lookUp->setEnabled(!rule.isEmpty());
    QAction *moment = menu.addAction(tr("The board at that moment"));
    QAction *weighing = menu.addAction(tr("What was weighed there"));
    const bool isUnfolded = index.data(StoryModel::IsUnfolded).toBool();
    //: of what rules decided
    QAction *why = menu.addAction(isUnfolded ? tr("Hide why") : tr("Show why"));
    why->setVisible(index.data(StoryModel::HasReasons).toBool());
    QAction *chosen = menu.exec(m_lines->viewport()->mapToGlobal(at));
    if (chosen != nullptr && chosen == lookUp)
        emit ruleWanted(rule, m_lines);
    else if (chosen != nullptr && chosen == moment)
        emit momentWanted(entry);
    else if (chosen != nullptr && chosen == weighing)
        emit weighingWanted(entry);
    else if (chosen != nullptr && chosen == why)
        unfold(index, !isUnfolded);
}

/** What happened last is read first, once the lines have their heights. */
void StoryPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_filter->text().isEmpty() && (m_isFollowed || !m_controller.isLookingBack()))
        QMetaObject::invokeMethod(this, &StoryPanel::followStory, Qt::QueuedConnection);
    else if (m_filter->text().isEmpty())
        QMetaObject::invokeMethod(this, &StoryPanel::showCurrent, Qt::QueuedConnection);
}

void StoryPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_story->reload();
        followStory();
    }
    QWidget::changeEvent(event);
}

} // namespace escarmouche::app
