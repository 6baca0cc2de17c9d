// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/storymodel.h"

#include "app/literal/literal.h"
#include "app/match/matchcontroller.h"
#include "model/text.h"

namespace escarmouche::app {

StoryModel::StoryModel(const MatchController &controller, QObject *parent)
    : QAbstractListModel(parent), m_controller(controller)
{
    reload();
}

void StoryModel::reload()
{
    beginResetModel();
    m_sieve = {};
    m_told = m_controller.match().story(m_controller.player());
    std::erase_if(m_told, [this](const auto &event) { return !m_sieve.keeps(event); });
    endResetModel();
}

void StoryModel::add(const std::vector<rules::ToldEvent> &told)
{
    std::vector<rules::ToldEvent> lines = told;
    std::erase_if(lines, [this](const auto &event) { return !m_sieve.keeps(event); });
    if (lines.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(lines.size()) - 1);
    m_told.insert(m_told.end(), lines.begin(), lines.end());
    endInsertRows();
}

int StoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_told.size());
}

QVariant StoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const rules::ToldEvent &told = this->told(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return m_controller.say(told.sentence);
    case Qt::ToolTipRole:
        return told.rule.value.empty() ? QVariant()
                                       : tipText(m_controller.ruleText(toQString(told.rule.value)));
    case Rule:
        return toQString(told.rule.value);
    case Entry:
        return told.entry;
    default:
        return {};
    }
}

} // namespace escarmouche::app
