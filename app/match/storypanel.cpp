// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/storypanel.h"

#include "app/look/palette.h"
#include "app/look/tint.h"
#include "app/match/matchcontroller.h"
#include "app/match/storydelegate.h"
#include "app/match/storymodel.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

namespace escarmouche::app {

StoryPanel::StoryPanel(const MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_story(new StoryModel(controller, this)),
      m_found(new QSortFilterProxyModel(this)), m_filter(new QLineEdit(this)),
      m_nothing(new QLabel(this)), m_lines(new QListView(this)), m_hint(new QLabel(this)),
      m_delegate(new StoryDelegate(this))
{
    m_lines->setItemDelegate(m_delegate);
    connect(m_story, &QAbstractItemModel::modelReset, m_delegate, &StoryDelegate::forget);
    m_found->setSourceModel(m_story);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_lines->setModel(m_found);
    m_lines->setWordWrap(true);
    m_lines->setContextMenuPolicy(Qt::CustomContextMenu);
    m_lines->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_filter->setClearButtonEnabled(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kGap, 0, 0);
    layout->addWidget(m_filter);
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
    connect(m_filter, &QLineEdit::textChanged, this, &StoryPanel::search);
    connect(m_found, &QAbstractItemModel::rowsInserted, this, &StoryPanel::tellNothing);
    connect(m_found, &QAbstractItemModel::modelReset, this, &StoryPanel::tellNothing);
    connect(m_lines, &QListView::customContextMenuRequested, this, &StoryPanel::askAbout);
    connect(m_lines, &QListView::activated, this, [this](const QModelIndex &index) {
        emit ruleWanted(index.data(StoryModel::Rule).toString(), m_lines);
    });
    retranslate();
    followStory();
}

void StoryPanel::followStory()
{
    m_lines->scrollToBottom();
}

void StoryPanel::search(const QString &words)
{
    m_found->setFilterFixedString(words);
    tellNothing();
    if (m_lines->currentIndex().isValid())
        m_lines->scrollTo(m_lines->currentIndex());
    else if (words.isEmpty())
        followStory();
}

/** A line that is told later may have the words. */
void StoryPanel::tellNothing()
{
    const QString words = m_filter->text();
    m_nothing->setText(tr("Nothing in the log has “%1” in it.").arg(words));
    m_nothing->setVisible(m_found->rowCount() == 0 && !words.isEmpty());
}

void StoryPanel::showEntry(int entry)
{
    for (int row = m_found->rowCount() - 1; row >= 0; --row) {
        const QModelIndex index = m_found->index(row, 0);
        if (index.data(StoryModel::Entry).toInt() > entry)
            continue;
        m_lines->setCurrentIndex(index);
        m_lines->scrollTo(index);
        return;
    }
}

void StoryPanel::retranslate()
{
    m_filter->setPlaceholderText(tr("Search the log"));
    m_filter->setAccessibleName(tr("Search the log"));
    m_lines->setAccessibleName(tr("Log of the match"));
    m_hint->setText(tr("Double-click a line for its rule; right-click for the board as it was."));
    tellNothing();
}

void StoryPanel::askAbout(const QPoint &at)
{
    const QModelIndex index = m_lines->indexAt(at);
    if (!index.isValid())
        return;
    const QString rule = index.data(StoryModel::Rule).toString();
    const int entry = index.data(StoryModel::Entry).toInt();
    QMenu menu(this);
    QAction *lookUp = menu.addAction(m_controller.ruleText(rule));
    lookUp->setEnabled(!rule.isEmpty());
    QAction *moment = menu.addAction(tr("The board at that moment"));
    QAction *weighing = menu.addAction(tr("What was weighed there"));
    QAction *chosen = menu.exec(m_lines->viewport()->mapToGlobal(at));
    if (chosen != nullptr && chosen == lookUp)
        emit ruleWanted(rule, m_lines);
    else if (chosen != nullptr && chosen == moment)
        emit momentWanted(entry);
    else if (chosen != nullptr && chosen == weighing)
        emit weighingWanted(entry);
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
