// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/roster/rosterfolds.h"

#include "app/pages/band/roster/rostermodel.h"

#include <QTreeView>

#include <algorithm>
#include <utility>

namespace escarmouche::app {

RosterFolds::RosterFolds(QTreeView &view, const RosterModel &model) : m_view(view), m_model(model)
{
}

QModelIndexList RosterFolds::rows() const
{
    QModelIndexList items;
    for (int group = 0; group < m_model.rowCount(); ++group) {
        const QModelIndex parent = m_model.index(group, 0);
        for (int row = 0; row < m_model.rowCount(parent); ++row)
            items << m_model.index(row, 0, parent);
    }
    return items;
}

rules::MemberId RosterFolds::firstOf(const QModelIndex &row) const
{
    return m_model.figuresAt(row).front().member;
}

void RosterFolds::remember()
{
    m_open.clear();
    for (const QModelIndex &row : rows())
        if (m_view.isExpanded(row))
            for (const rules::FigureName &figure : m_model.figuresAt(row))
                m_open.push_back(figure.member);
}

void RosterFolds::restore()
{
    const std::set<rules::MemberId> open(m_open.begin(), m_open.end());
    for (const QModelIndex &row : rows())
        if (open.contains(firstOf(row)))
            m_view.expand(row);
    m_reset = true;
}

void RosterFolds::setAll(bool folded)
{
    for (const QModelIndex &row : rows())
        m_view.setExpanded(row, !folded);
}

void RosterFolds::lend(const QModelIndex &row)
{
    if (m_view.isExpanded(row))
        return;
    m_view.expand(row);
    for (const rules::FigureName &figure : m_model.figuresAt(row))
        m_lent.insert(figure.member);
}

void RosterFolds::own(const QModelIndex &row)
{
    for (const rules::FigureName &figure : m_model.figuresAt(row))
        m_lent.erase(figure.member);
}

// Not on a mere choice: rows must not move away under the mouse.
void RosterFolds::closeLent(const QModelIndexList &chosen)
{
    if (!std::exchange(m_reset, false))
        return;
    for (const QModelIndex &row : rows()) {
        const bool used = std::ranges::any_of(
            chosen, [&](const QModelIndex &item) { return item.parent() == row; });
        if (m_lent.contains(firstOf(row)) && !used)
            m_view.collapse(row);
    }
}

} // namespace escarmouche::app
