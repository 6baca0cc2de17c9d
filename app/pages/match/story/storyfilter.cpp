// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/story/storyfilter.h"

#include "app/pages/match/story/storymodel.h"

#include <algorithm>

namespace escarmouche::app {

using Kind = rules::ToldAs::Kind;

StoryFilter::StoryFilter(const StoryModel &story, QObject *parent)
    : QSortFilterProxyModel(parent), m_story(story)
{
    setFilterCaseSensitivity(Qt::CaseInsensitive);
}

void StoryFilter::setKind(std::optional<Kind> kind)
{
    m_kind = kind;
    invalidateFilter();
}

void StoryFilter::setOf(rules::SeatId seat, std::optional<int> token)
{
    m_seat = seat;
    m_token = token;
    invalidateFilter();
}

bool StoryFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const rules::ToldAs &told = m_story.told(row).as;
    return isOfKind(told) && isOfThem(told) && QSortFilterProxyModel::filterAcceptsRow(row, parent);
}

bool StoryFilter::isOfKind(const rules::ToldAs &told) const
{
    return !m_kind || told.kind == *m_kind || told.kind == Kind::Turn;
}

bool StoryFilter::isOfThem(const rules::ToldAs &told) const
{
    if (told.kind == Kind::Turn)
        return true;
    const bool isOfSeat = !m_seat.valid() || told.seat == m_seat;
    return isOfSeat && (!m_token || std::ranges::find(told.tokens, *m_token) != told.tokens.end());
}

} // namespace escarmouche::app
