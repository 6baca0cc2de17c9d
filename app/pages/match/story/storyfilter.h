// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/journal/told.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace escarmouche::app {

class StoryModel;

/** Of the lines of a log: those with some words, of one kind, of one side or about one figure. That
    a turn begins stays among lines of any kind and anybody. */
class StoryFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit StoryFilter(const StoryModel &story, QObject *parent = nullptr);

    void setKind(std::optional<rules::ToldAs::Kind> kind);
    /** No seat and no token: anybody's. */
    void setOf(rules::SeatId seat, std::optional<int> token);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool isOfKind(const rules::ToldAs &told) const;
    bool isOfThem(const rules::ToldAs &told) const;

    const StoryModel &m_story;
    std::optional<rules::ToldAs::Kind> m_kind;
    rules::SeatId m_seat;
    std::optional<int> m_token;
};

} // namespace escarmouche::app
