// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/targetpanel.h"

#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/targetmodel.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QStyle>
#include <QTableView>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace escarmouche::app {

namespace {

constexpr int kMostLetters = 14; // of a weapon in one line; more are wrapped

/** Of words wrapped as a table does it. */
int heightOf(const QString &words, const QFont &font, int width)
{
    QTextLayout layout(words, font);
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(wrap);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(1, width));
        height += line.height();
    }
    layout.endLayout();
    return static_cast<int>(std::ceil(height));
}

} // namespace

TargetPanel::TargetPanel(MatchController &controller, QWidget *parent)
    : QWidget(parent), m_controller(controller), m_targets(new TargetModel(controller, this)),
      m_list(new QTableView(this)), m_nothing(new QLabel(this))
{
    m_list->setModel(m_targets);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->verticalHeader()->hide();
    m_list->setShowGrid(false);
    m_list->setTabKeyNavigation(false);
    // Names have what figures and their heads leave, and more lines where that is not enough.
    QHeaderView *heads = m_list->horizontalHeader();
    heads->setHighlightSections(false);
    heads->setSectionResizeMode(QHeaderView::ResizeToContents);
    heads->setSectionResizeMode(TargetModel::Name, QHeaderView::Stretch);
    heads->setSectionResizeMode(TargetModel::Weapon, QHeaderView::Interactive);
    // Once all columns are as wide as they will be.
    connect(heads, &QHeaderView::sectionResized, this, &TargetPanel::wrap, Qt::QueuedConnection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kGap, 0, 0);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);
    // The match stands otherwise, or somebody else is chosen; what is aimed at changes nothing.
    connect(&controller.aiming(), &Aiming::chosenChanged, this, &TargetPanel::refresh);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TargetPanel::aimAt);
    // The line may be current already, and something else have been pointed at since.
    connect(m_list, &QTableView::clicked, this, &TargetPanel::aimAt);
    connect(m_list, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const rules::Target *target = m_targets->targetAt(index))
            m_controller.attack(rules::Target(*target)); // the list is about to change
    });
    connect(m_list, &QTableView::customContextMenuRequested, this, &TargetPanel::askAbout);
    retranslate();
}

/** Odds are worked out for who looks at them only. */
void TargetPanel::refresh()
{
    m_isStale = true;
    if (isVisible())
        fill();
}

void TargetPanel::fill()
{
    if (m_isShowing || !std::exchange(m_isStale, false))
        return;
    m_targets->refresh();
    spanRefused();
    m_list->resizeColumnToContents(TargetModel::Weapon);
    m_list->setColumnWidth(TargetModel::Weapon,
                           std::min(m_list->columnWidth(TargetModel::Weapon),
                                    kMostLetters * fontMetrics().averageCharWidth()));
    wrap();
    m_nothing->setVisible(m_targets->rowCount() == 0);
    m_nothing->setText(m_controller.play().isQuestionOpen()
                           ? tr("A question is open: answer it first.")
                           : tr("Targets of the acting figure, best first. There are none now."));
}

/** Why not stands where the odds would. */
void TargetPanel::spanRefused()
{
    m_list->clearSpans();
    for (int row = 0; row < m_targets->rowCount(); ++row) {
        const QModelIndex index = m_targets->index(row, TargetModel::Price);
        if (!m_targets->targetAt(index)->offer.isAllowed())
            m_list->setSpan(row, TargetModel::Price, 1,
                            m_targets->columnCount() - TargetModel::Price);
    }
}

/** Each line as high as its words need; a table looks at one of the columns alone. */
void TargetPanel::wrap()
{
    const int margin = 2 * (m_list->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
    int spanned = 0;
    for (int column = TargetModel::Price; column < m_targets->columnCount(); ++column)
        spanned += m_list->columnWidth(column);
    const int line = m_list->verticalHeader()->defaultSectionSize();
    for (int row = 0; row < m_targets->rowCount(); ++row) {
        int height = line - margin;
        for (const int column : {TargetModel::Name, TargetModel::Weapon, TargetModel::Price}) {
            const int width = column == TargetModel::Price ? spanned : m_list->columnWidth(column);
            height = std::max(height, heightOf(m_targets->index(row, column).data().toString(),
                                               m_list->font(), width - margin));
        }
        m_list->setRowHeight(row, height + margin);
    }
}

void TargetPanel::askAbout(const QPoint &at)
{
    const QModelIndex pointed = m_list->indexAt(at);
    if (pointed.isValid())
        m_list->setCurrentIndex(pointed);
    const rules::Target *target = m_targets->targetAt(m_list->currentIndex());
    if (!target)
        return;
    m_controller.aiming().aimAt(*target);
    emit menuWanted(m_list->viewport()->mapToGlobal(at));
}

bool TargetPanel::takeAim()
{
    fill();
    m_list->setFocus();
    const QModelIndex best = m_targets->index(0, 0);
    if (m_list->currentIndex() == best)
        aimAt(best);
    m_list->setCurrentIndex(best);
    const rules::Target *target = m_targets->targetAt(best);
    return target && target->offer.isAllowed();
}

void TargetPanel::aimAt(const QModelIndex &index)
{
    if (const rules::Target *target = m_targets->targetAt(index))
        m_controller.aiming().aimAt(*target);
}

void TargetPanel::forget()
{
    m_isStale = true;
    fill();
}

bool TargetPanel::isEmpty()
{
    fill();
    return m_targets->rowCount() == 0;
}

void TargetPanel::retranslate()
{
    m_list->setAccessibleName(tr("Targets, the best first"));
}

void TargetPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void TargetPanel::showEvent(QShowEvent *event)
{
    fill();
    QWidget::showEvent(event);
}

} // namespace escarmouche::app
