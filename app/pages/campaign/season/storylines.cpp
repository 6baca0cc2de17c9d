// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/season/storylines.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/look/literal/literal.h"
#include "app/words/language/dates.h"
#include "model/text.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace escarmouche::app {

StoryLines::StoryLines(Tell tell, QObject *parent)
    : QAbstractListModel(parent), m_tell(std::move(tell))
{
}

void StoryLines::setLines(std::vector<model::CampaignLine> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    m_shown.clear();
    m_unseen = 0;
    endResetModel();
}

void StoryLines::show(Passes passes)
{
    beginResetModel();
    m_passes = std::move(passes);
    m_shown.clear();
    m_unseen = m_lines.size();
    endResetModel();
}

bool StoryLines::showMore(std::chrono::milliseconds about)
{
    const auto end = std::chrono::steady_clock::now() + about;
    std::vector<std::size_t> passed;
    while (m_unseen > 0 && std::chrono::steady_clock::now() < end) {
        if (m_passes(m_lines[--m_unseen]))
            passed.push_back(m_unseen);
    }
    if (!passed.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(passed.size()) - 1);
        m_shown.insert(m_shown.end(), passed.begin(), passed.end());
        endInsertRows();
    }
    return m_unseen == 0;
}

const model::CampaignLine *StoryLines::lineAt(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_shown.size() ? &m_lines[m_shown[row]] : nullptr;
}

QModelIndex StoryLines::indexOf(std::int64_t seq) const
{
    const auto row = std::ranges::lower_bound(m_shown, seq, std::greater<>(),
                                              [&](std::size_t at) { return m_lines[at].line.seq; });
    const bool met = row != m_shown.end() && m_lines[*row].line.seq == seq;
    return met ? index(static_cast<int>(row - m_shown.begin())) : QModelIndex();
}

int StoryLines::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant StoryLines::data(const QModelIndex &index, int role) const
{
    const model::CampaignLine *line = lineAt(index);
    if (line == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return m_tell(line->line).replace(u'\n', u' ');
    case Qt::ToolTipRole:
        return tipText(m_tell(line->line));
    case SecondRole:
        //: who did something, and when
        return tr("%1 · %2").arg(toQString(line->line.person), momentText(line->line.at));
    case SecondAsideRole:
        return line->line.retracted ? tr("undone") : QString();
    case StruckRole:
        return line->line.retracted;
    default:
        return {};
    }
}

} // namespace escarmouche::app
