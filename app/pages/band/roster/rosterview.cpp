// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/roster/rosterview.h"

#include "app/look/palette/palette.h"
#include "app/pages/band/roster/rostercolumns.h"
#include "app/pages/band/roster/rosterdelegate.h"
#include "app/pages/band/roster/rosterdrop.h"
#include "app/pages/band/roster/rosterfolds.h"
#include "app/pages/band/roster/rostermodel.h"

#include <QDropEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <map>
#include <set>

namespace escarmouche::app {

RosterView::RosterView(QWidget *parent) : QTreeView(parent)
{
    setItemDelegate(new RosterDelegate(this));
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(EditKeyPressed);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(false);
    setIndentation(16);
    setDragDropMode(InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setTextElideMode(Qt::ElideRight);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
}

RosterView::~RosterView() = default;

void RosterView::setRosterModel(RosterModel *model)
{
    m_model = model;
    m_folds = std::make_unique<RosterFolds>(*this, *model);
    m_columns = std::make_unique<RosterColumns>(*this, *model);
    // Ours must see the model before and after the view does.
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &RosterView::remember);
    setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &RosterView::restore);
    connect(model, &QAbstractItemModel::headerDataChanged, this, [this] { m_columns->size(); });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &RosterView::announce);
    connect(this, &QTreeView::doubleClicked, this, &RosterView::open);
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex &row) { m_folds->own(row); });
    restore();
    showFocus();
}

void RosterView::sizeColumns()
{
    m_columns->forget();
    m_columns->size();
}

void RosterView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (m_model && event->oldSize().width() != event->size().width())
        m_columns->sizeNames();
}

void RosterView::remember()
{
    m_folds->remember();
    m_line = 0;
    for (QModelIndex at = currentIndex(); at.isValid(); at = indexAbove(at))
        ++m_line;
    m_showing = true; // the reset clears the selection: nobody's choice
}

void RosterView::restore()
{
    for (int group = 0; group < m_model->rowCount(); ++group) {
        setFirstColumnSpanned(group, {}, true);
        expand(m_model->index(group, 0));
    }
    m_folds->restore();
    m_columns->size();
    // The keyboard starts on a figure, not on a heading.
    const QModelIndex first = m_model->index(0, 0, m_model->index(0, 0));
    if (m_line == 0 && first.isValid())
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_showing = false;
    showEmpty();
}

void RosterView::showChosen(const std::vector<rules::Figures> &figures)
{
    if (!figures.empty() && selected() == figures)
        return; // a heading stands for its figures
    m_showing = true;
    const QModelIndexList items = m_model->indexesOf(figures);
    QItemSelection selection;
    for (const QModelIndex &item : items) {
        if (item.parent().parent().isValid())
            m_folds->lend(item.parent());
        selection.select(item, item);
    }
    m_folds->closeLent(items);
    constexpr auto rows = QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
    selectionModel()->select(selection, rows);
    if (!items.isEmpty() && !items.contains(currentIndex().siblingAtColumn(0))) {
        selectionModel()->setCurrentIndex(items.front(), QItemSelectionModel::NoUpdate);
        scrollTo(items.front());
    }
    m_showing = false;
    if (items.isEmpty() && m_line > 0 && !currentIndex().isValid())
        goOnFromGone();
}

// The line that took the place of what was current.
void RosterView::goOnFromGone()
{
    QModelIndex at = m_model->index(0, 0);
    for (int line = 1; line < m_line && indexBelow(at).isValid(); ++line)
        at = indexBelow(at);
    if (at.isValid() && at.data(RosterModel::GroupRole).toBool() && indexAbove(at).isValid())
        at = indexAbove(at);
    if (at.isValid() && !at.data(RosterModel::GroupRole).toBool())
        setCurrentIndex(at);
}

std::vector<rules::Figures> RosterView::selected() const
{
    std::set<std::pair<rules::MemberId, int>> all;
    for (const QModelIndex &item : selectionModel()->selectedRows())
        for (const rules::FigureName &figure : m_model->figuresAt(item))
            all.emplace(figure.member, figure.index);
    std::map<rules::MemberId, int> counts;
    for (const auto &[member, index] : all)
        ++counts[member];
    std::vector<rules::Figures> figures;
    for (const auto &[member, count] : counts)
        figures.push_back({member, count});
    return figures;
}

void RosterView::announce()
{
    if (!m_showing)
        emit chosen(selected());
}

void RosterView::open(const QModelIndex &at)
{
    if (at.column() == 0 && m_model->rowAt(at))
        renameCurrent();
    else
        emit detailsWanted();
}

void RosterView::renameCurrent()
{
    QModelIndex item = currentIndex().siblingAtColumn(0);
    if (m_model->rowAt(item) && m_model->rowCount(item) > 0) {
        expand(item);
        item = m_model->index(0, 0, item);
        setCurrentIndex(item);
    }
    if (item.flags() & Qt::ItemIsEditable)
        edit(item);
}

void RosterView::fold(bool folded)
{
    m_folds->setAll(folded);
}

void RosterView::dragMoveEvent(QDragMoveEvent *event)
{
    QTreeView::dragMoveEvent(event);
    event->setAccepted(event->source() == this &&
                       dropAt(*this, *m_model, event->position().toPoint()));
}

void RosterView::dropEvent(QDropEvent *event)
{
    // The model moves nothing by itself: the act comes back as a changed band.
    event->setDropAction(Qt::IgnoreAction);
    event->accept();
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
    if (event->source() == this)
        dropChosen(event->position().toPoint());
}

void RosterView::dropChosen(const QPoint &position)
{
    if (const auto drop = dropAt(*this, *m_model, position))
        emit moveWanted(drop->members, drop->before);
}

void RosterView::keyPressEvent(QKeyEvent *event)
{
    if (state() != EditingState &&
        (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        emit detailsWanted();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void RosterView::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    showFocus();
}

void RosterView::focusOutEvent(QFocusEvent *event)
{
    QTreeView::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::MenuBarFocusReason)
        showFocus();
}

// Where the keyboard is shows in the choice, as in the lists beside.
void RosterView::showFocus()
{
    QPalette wanted = QGuiApplication::palette();
    if (!hasFocus())
        quieten(wanted);
    if (palette().color(QPalette::Highlight) == wanted.color(QPalette::Highlight))
        return;
    QPalette own;
    for (const auto role : {QPalette::Highlight, QPalette::HighlightedText})
        own.setColor(role, wanted.color(role));
    setPalette(own);
}

void RosterView::showEmpty()
{
    setAccessibleDescription(m_model->rowCount() > 0 ? QString() : emptyText());
}

// An empty roster says what to do about it.
void RosterView::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    if (!m_model || m_model->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(tone(Tone::Dim, palette()));
    const int margin = 4 * fontMetrics().averageCharWidth();
    painter.drawText(viewport()->rect().adjusted(margin, 0, -margin, 0),
                     Qt::AlignCenter | Qt::TextWordWrap, emptyText());
}

QString RosterView::emptyText()
{
    return tr("No figure yet. Choose one in the shop, by its “+” or with Ctrl+F, its name and "
              "Enter.");
}

void RosterView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (!m_model)
        return;
    if (event->type() == QEvent::FontChange)
        sizeColumns();
    else if (event->type() == QEvent::PaletteChange)
        showFocus();
    else if (event->type() == QEvent::LanguageChange)
        showEmpty();
}

} // namespace escarmouche::app
