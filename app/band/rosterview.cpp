// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/rosterview.h"

#include "app/band/rosterdelegate.h"
#include "app/band/rostermodel.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QResizeEvent>

#include <algorithm>
#include <map>
#include <set>

namespace escarmouche::app {

namespace {

constexpr int kNameLetters = 31;
constexpr int kNameLeast = 17;
constexpr int kCellLetters = 3;
constexpr int kMillimetreLetters = 7; // “225 mm”
constexpr int kPriceLetters = 6;

QModelIndex rowItemOf(QModelIndex index)
{
    while (index.parent().isValid() && index.parent().parent().isValid())
        index = index.parent();
    return index.siblingAtColumn(0);
}

} // namespace

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

void RosterView::setRosterModel(RosterModel *model)
{
    m_model = model;
    // Ours must see the model before and after the view does.
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &RosterView::remember);
    setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &RosterView::restore);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &RosterView::announce);
    connect(this, &QTreeView::doubleClicked, this, &RosterView::detailsWanted);
    restore();
}

void RosterView::sizeColumns()
{
    const int letter = fontMetrics().horizontalAdvance(u'0');
    for (int column = 1; column < m_model->gearColumn(); ++column) {
        const int letters = m_model->inMillimetres(column) ? kMillimetreLetters : kCellLetters;
        setColumnWidth(column, letter * letters + 11);
    }
    setColumnWidth(m_model->priceColumn(), letter * kPriceLetters + 8);
    sizeName();
    for (int column = 0; column < m_model->columnCount(); ++column)
        header()->setSectionResizeMode(column, column == m_model->gearColumn()
                                                   ? QHeaderView::Stretch
                                                   : QHeaderView::Interactive);
}

// Name and gear share what the numbers leave.
void RosterView::sizeName()
{
    const int letter = fontMetrics().horizontalAdvance(u'0');
    int room = viewport()->width() - columnWidth(m_model->priceColumn());
    for (int column = 1; column < m_model->gearColumn(); ++column)
        room -= columnWidth(column);
    setColumnWidth(0, std::clamp(room / 2, letter * kNameLeast, letter * kNameLetters));
}

void RosterView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (m_model && event->oldSize().width() != event->size().width())
        sizeName();
}

std::vector<rules::MemberId> RosterView::unfolded() const
{
    std::vector<rules::MemberId> open;
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex parent = m_model->index(group, 0);
        for (int row = 0; row < m_model->rowCount(parent); ++row)
            if (const QModelIndex item = m_model->index(row, 0, parent); isExpanded(item))
                for (const rules::FigureName &figure : m_model->figuresAt(item))
                    open.push_back(figure.member);
    }
    return open;
}

void RosterView::remember()
{
    m_unfolded = unfolded();
    m_line = 0;
    for (QModelIndex at = currentIndex(); at.isValid(); at = indexAbove(at))
        ++m_line;
    m_showing = true; // the reset clears the selection: nobody's choice
}

void RosterView::restore()
{
    const std::set<rules::MemberId> open(m_unfolded.begin(), m_unfolded.end());
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex parent = m_model->index(group, 0);
        setFirstColumnSpanned(group, {}, true);
        expand(parent);
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex item = m_model->index(row, 0, parent);
            if (open.contains(m_model->figuresAt(item).front().member))
                expand(item);
        }
    }
    sizeColumns();
    // The keyboard starts on a figure, not on a heading.
    const QModelIndex first = m_model->index(0, 0, m_model->index(0, 0));
    if (m_line == 0 && first.isValid())
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_showing = false;
}

void RosterView::showChosen(const std::vector<rules::Figures> &figures)
{
    m_showing = true;
    QModelIndexList items = m_model->indexesOf(figures);
    QItemSelection selection;
    for (const QModelIndex &item : items) {
        if (item.parent().parent().isValid())
            expand(item.parent());
        selection.select(item, item);
    }
    constexpr auto rows = QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
    selectionModel()->select(selection, rows);
    if (!items.isEmpty() && !items.contains(currentIndex().siblingAtColumn(0))) {
        selectionModel()->setCurrentIndex(items.front(), QItemSelectionModel::NoUpdate);
        scrollTo(items.front());
    }
    m_showing = false;
    if (!items.isEmpty() || m_line == 0 || currentIndex().isValid())
        return;
    // What was current is gone: go on from the line that took its place.
    QModelIndex at = m_model->index(0, 0);
    for (int line = 1; line < m_line && indexBelow(at).isValid(); ++line)
        at = indexBelow(at);
    if (at.isValid() && at.data(RosterModel::GroupRole).toBool() && indexAbove(at).isValid())
        at = indexAbove(at);
    if (at.isValid() && !at.data(RosterModel::GroupRole).toBool())
        setCurrentIndex(at);
}

void RosterView::announce()
{
    if (m_showing)
        return;
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
    emit chosen(figures);
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
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex parent = m_model->index(group, 0);
        for (int row = 0; row < m_model->rowCount(parent); ++row)
            setExpanded(m_model->index(row, 0, parent), !folded);
    }
}

std::optional<RosterView::Drop> RosterView::dropAt(const QPoint &position) const
{
    const QModelIndex target = rowItemOf(indexAt(position));
    Drop drop;
    QModelIndex group;
    for (const QModelIndex &item : selectionModel()->selectedRows()) {
        const QModelIndex row = rowItemOf(item);
        if (!row.parent().isValid() || (group.isValid() && row.parent() != group))
            return std::nullopt;
        group = row.parent();
        for (const rules::FigureName &figure : m_model->figuresAt(item))
            if (std::find(drop.members.begin(), drop.members.end(), figure.member) ==
                drop.members.end())
                drop.members.push_back(figure.member);
    }
    if (!group.isValid() || (target.isValid() && target.parent() != group))
        return std::nullopt;
    const int below = target.isValid() && position.y() > visualRect(target).center().y() ? 1 : 0;
    const QModelIndex next =
        target.isValid() ? m_model->index(target.row() + below, 0, group) : QModelIndex();
    if (next.isValid()) {
        drop.before = m_model->figuresAt(next).front().member;
        if (std::find(drop.members.begin(), drop.members.end(), *drop.before) != drop.members.end())
            return std::nullopt;
    }
    return drop;
}

void RosterView::dragMoveEvent(QDragMoveEvent *event)
{
    QTreeView::dragMoveEvent(event);
    event->setAccepted(event->source() == this && dropAt(event->position().toPoint()));
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
    if (const std::optional<Drop> drop = dropAt(position))
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

void RosterView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (m_model && event->type() == QEvent::FontChange)
        sizeColumns();
}

} // namespace escarmouche::app
