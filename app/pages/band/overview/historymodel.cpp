// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/overview/historymodel.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/words/language/dates.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::app {

HistoryModel::HistoryModel(Telling telling, QObject *parent)
    : QAbstractListModel(parent), m_telling(std::move(telling))
{
}

void HistoryModel::setLines(std::vector<model::HistoryLine> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    std::reverse(m_lines.begin(), m_lines.end());
    endResetModel();
}

const model::HistoryLine *HistoryModel::lineAt(const QModelIndex &index) const
{
    return index.isValid() ? &m_lines[static_cast<std::size_t>(index.row())] : nullptr;
}

bool HistoryModel::hasLater(const QModelIndex &index) const
{
    return index.isValid() &&
           std::any_of(m_lines.begin(), m_lines.begin() + index.row(),
                       [](const auto &line) { return line.isOwn && !line.retracted; });
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    const model::HistoryLine *line = lineAt(index);
    if (!line)
        return {};
    const QString sentence = m_telling.tell(*line);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return sentence;
    case SecondRole:
        return tr("%1 · %2", "person and moment")
            .arg(toQString(line->person), momentText(line->at));
    case SecondAsideRole:
        if (line->pending)
            return tr("saving…");
        return line->retracted ? tr("undone") : QString();
    case StruckRole:
        return line->retracted;
    case Qt::AccessibleTextRole: {
        const QString told = QStringLiteral("%1, %2, %3")
                                 .arg(sentence, toQString(line->person), momentText(line->at));
        return line->retracted ? tr("%1, undone").arg(told) : told;
    }
    default:
        return {};
    }
}

} // namespace escarmouche::app
