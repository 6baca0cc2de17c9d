// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match/logsieve.h"
#include "rules/core/told.h"

#include <QAbstractListModel>

#include <vector>

namespace escarmouche::app {

class MatchController;

/** What has been told of a match, in the order it happened. */
class StoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { Rule = Qt::UserRole, Entry };

    explicit StoryModel(const MatchController &controller, QObject *parent = nullptr);

    /** All of it again: after a way back, for other eyes, in another language. */
    void reload();
    void add(const std::vector<rules::ToldEvent> &told);

    const rules::ToldEvent &told(int row) const { return m_told[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    const MatchController &m_controller;
    std::vector<rules::ToldEvent> m_told; // what makes a line
    model::LogSieve m_sieve;
};

} // namespace escarmouche::app
