// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/roster/rosterdrop.h"

#include "app/pages/band/roster/rostermodel.h"

#include <QTreeView>

#include <algorithm>

namespace escarmouche::app {

namespace {

QModelIndex rowItemOf(QModelIndex index)
{
    while (index.parent().isValid() && index.parent().parent().isValid())
        index = index.parent();
    return index.siblingAtColumn(0);
}

bool isAmong(const std::vector<rules::MemberId> &members, rules::MemberId member)
{
    return std::ranges::find(members, member) != members.end();
}

/** The rank that all the chosen lines are of, if there is one; fills `drop` with them. */
std::optional<QModelIndex> rankOfChosen(const QTreeView &view, const RosterModel &model,
                                        RosterDrop &drop)
{
    QModelIndex group;
    for (const QModelIndex &item : view.selectionModel()->selectedRows()) {
        const QModelIndex row = rowItemOf(item);
        if (!row.parent().isValid() || (group.isValid() && row.parent() != group))
            return std::nullopt;
        group = row.parent();
        for (const rules::FigureName &figure : model.figuresAt(item))
            if (!isAmong(drop.members, figure.member))
                drop.members.push_back(figure.member);
    }
    return group.isValid() ? std::optional(group) : std::nullopt;
}

} // namespace

std::optional<RosterDrop> dropAt(const QTreeView &view, const RosterModel &model,
                                 const QPoint &position)
{
    RosterDrop drop;
    const auto group = rankOfChosen(view, model, drop);
    const QModelIndex target = rowItemOf(view.indexAt(position));
    if (!group || (target.isValid() && target.parent() != *group))
        return std::nullopt;
    const int below =
        target.isValid() && position.y() > view.visualRect(target).center().y() ? 1 : 0;
    const QModelIndex next =
        target.isValid() ? model.index(target.row() + below, 0, *group) : QModelIndex();
    if (next.isValid()) {
        drop.before = model.figuresAt(next).front().member;
        if (isAmong(drop.members, *drop.before))
            return std::nullopt;
    }
    return drop;
}

} // namespace escarmouche::app
