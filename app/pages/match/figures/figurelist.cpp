// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/figurelist.h"

#include "app/pages/match/control/matchcontroller.h"
#include "app/pages/match/figures/tokenmodel.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>

#include <algorithm>

namespace escarmouche::app {

namespace {
constexpr int kLetterWidth = 52; // with the sign of the side
constexpr int kArrowWidth = 20; // of what opens a line
constexpr int kAboutName = 10; // pixels beside a name together
} // namespace

void StatesDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->features |= QStyleOptionViewItem::WrapText;
}

FigureList::FigureList(const MatchController &controller, QWidget *parent)
    : QTableView(parent), m_controller(controller), m_figures(new TokenModel(controller, this))
{
    setModel(m_figures);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    sizeLines();
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false); // but for states
    setItemDelegateForColumn(TokenModel::States, new StatesDelegate(this));
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(TokenModel::States, QHeaderView::Stretch);
    setColumnWidth(TokenModel::Sign, kLetterWidth);
    hideColumn(TokenModel::Side);
    setColumnHidden(TokenModel::Points, !controller.play().counted().points.isCounted());
    setColumnHidden(TokenModel::Actions, !controller.play().counted().actions.isCounted());
    connect(m_figures, &QAbstractItemModel::modelAboutToBeReset, this, &FigureList::keepLine);
    connect(m_figures, &QAbstractItemModel::modelReset, this, [this] {
        spanMarks();
        findLine();
        fitLines();
    });
    connect(m_figures, &QAbstractItemModel::dataChanged, this, &FigureList::fitLines);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (column == TokenModel::States)
            fitLines();
    });
    connect(&controller.aiming(), &Aiming::chosenChanged, this, &FigureList::follow);
    // The line may be current already, and somebody else have been chosen since.
    connect(this, &QTableView::clicked, this, &FigureList::tell);
    spanMarks();
    follow();
}

/** What an objective is worth has the room of the columns it has no use for. */
void FigureList::spanMarks()
{
    clearSpans();
    for (int row = 0; row < m_figures->rowCount(); ++row) {
        const QModelIndex line = m_figures->index(row, TokenModel::Name);
        const bool hasState = !line.siblingAtColumn(TokenModel::States).data().toString().isEmpty();
        if (m_figures->markAt(line) && !hasState)
            setSpan(row, TokenModel::Name, 1, TokenModel::Columns - TokenModel::Name);
    }
}

/** Figures alone say how wide their column is, so that their states are read. */
int FigureList::sizeHintForColumn(int column) const
{
    if (column != TokenModel::Name)
        return QTableView::sizeHintForColumn(column);
    int widest = 0;
    for (int row = 0; row < m_figures->rowCount(); ++row) {
        const QModelIndex line = m_figures->index(row, column);
        if (!m_figures->markAt(line))
            widest = std::max(widest, fontMetrics().horizontalAdvance(line.data().toString()));
    }
    return widest + kAboutName;
}

/** All lines have the height of one text, but for those of whom there is more to say than fits. */
void FigureList::sizeLines()
{
    constexpr int kAir = 6; // pixels above and below the text together
    verticalHeader()->resetDefaultSectionSize();
    verticalHeader()->setDefaultSectionSize(
        std::max(verticalHeader()->defaultSectionSize(), fontMetrics().height() + kAir));
}

/** Only long states are looked at closely: there may be hundreds of lines. */
void FigureList::fitLines()
{
    const int margin = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1);
    const int wide = columnWidth(TokenModel::States) - margin;
    const int one = verticalHeader()->defaultSectionSize();
    for (int row = 0; row < m_figures->rowCount(); ++row) {
        const QString states = m_figures->index(row, TokenModel::States).data().toString();
        int high = one;
        if (wide > 0 && fontMetrics().horizontalAdvance(states) > wide) {
            const QRect room(0, 0, wide, QWIDGETSIZE_MAX);
            const QRect box = fontMetrics().boundingRect(room, Qt::TextWordWrap, states);
            high += box.height() - fontMetrics().height();
        }
        if (rowHeight(row) != high)
            setRowHeight(row, high);
    }
}

void FigureList::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        sizeLines();
}

/** Where nobody is chosen, the keyboard stays in its line. */
void FigureList::follow()
{
    if (m_isInStep)
        return;
    const QScopedValueRollback isInStep(m_isInStep, true);
    const QModelIndex line = m_figures->indexOf(m_controller.aiming().chosen());
    if (line.isValid())
        setCurrentIndex(line.siblingAtColumn(TokenModel::Name));
    else
        clearSelection();
}

void FigureList::keepLine()
{
    m_kept = m_figures->tokenAt(currentIndex());
    m_wasSelected = selectionModel()->hasSelection();
}

void FigureList::findLine()
{
    const QScopedValueRollback isInStep(m_isInStep, true);
    const QModelIndex line = m_figures->indexOf(m_kept);
    if (line.isValid())
        setCurrentIndex(line.siblingAtColumn(TokenModel::Name));
    if (!m_wasSelected)
        clearSelection();
}

void FigureList::toggle(const QModelIndex &line)
{
    if (!m_figures->open(line, true))
        m_figures->open(line, false);
}

/** As in a tree. */
void FigureList::keyPressEvent(QKeyEvent *event)
{
    const bool isRight = event->key() == Qt::Key_Right;
    if ((isRight || event->key() == Qt::Key_Left) && m_figures->open(currentIndex(), isRight))
        return event->accept();
    QTableView::keyPressEvent(event);
}

void FigureList::mousePressEvent(QMouseEvent *event)
{
    QTableView::mousePressEvent(event);
    const QModelIndex line = indexAt(event->pos());
    const QRect arrow = visualRect(line.siblingAtColumn(TokenModel::Name));
    if (m_figures->isSeveral(line) && event->pos().x() >= arrow.left() &&
        event->pos().x() < arrow.left() + kArrowWidth)
        toggle(line);
}

void FigureList::currentChanged(const QModelIndex &now, const QModelIndex &before)
{
    QTableView::currentChanged(now, before);
    tell(now);
}

/** The line that is chosen stays in sight. */
void FigureList::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (selectionModel()->hasSelection())
        scrollTo(currentIndex());
}

void FigureList::tell(const QModelIndex &line)
{
    if (m_isInStep)
        return;
    const QScopedValueRollback isInStep(m_isInStep, true);
    if (const int token = m_figures->tokenAt(line); token >= 0)
        emit met(token);
}

} // namespace escarmouche::app
