// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/match/thoughts/weighing.h"

#include <QAbstractTableModel>

namespace escarmouche::app {

class MatchController;

/** What a machine weighed, the best first: the act, and under it what spoke for and against it;
    then what all of it came to. */
class ThoughtModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Act, Worth, Columns };

    explicit ThoughtModel(const MatchController &controller, QObject *parent = nullptr);

    void show(Weighing weighing);
    const Weighing &weighing() const { return m_weighing; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /** An act in words, made once: its way has to be asked for. */
    struct Row {
        QString label;
        QString parts;
        QString worth;
    };
    QString label(std::size_t row) const;
    QString parts(const rules::Thought &thought) const;
    QString told(const Row &row) const;

    const MatchController &m_controller;
    Weighing m_weighing;
    std::vector<Row> m_rows;
};

} // namespace escarmouche::app
