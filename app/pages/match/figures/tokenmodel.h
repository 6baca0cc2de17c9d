// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <QAbstractTableModel>

#include <vector>

namespace escarmouche::app {

class MatchController;

/** All that stands or stood on the board as a list, for whoever does not look at the board: sign,
    name, side, points, actions, states; then what the scenario fights for. */
class TokenModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Sign, Name, Side, Points, Actions, States, Columns };

    /** For that view, which owns it: the signs of the sides are drawn as it is. */
    TokenModel(const MatchController &controller, QWidget *view);

    void refresh();
    /** As they were at another moment. */
    void show(const rules::BoardView &view);
    int tokenAt(const QModelIndex &index) const;
    QModelIndex indexOf(int token) const;
    /** Null where a token stands in that line. */
    const rules::GroundMark *markAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const rules::Token &token, int column) const;
    QString states(const rules::Token &token) const;
    QString told(const rules::Token &token) const;

    static QString spoken(const QString &text);
    bool isTaken(const rules::GroundMark &mark) const;
    QVariant markData(const rules::GroundMark &mark, int column, int role) const;

    const MatchController &m_controller;
    const QWidget &m_view;
    std::vector<rules::Token> m_tokens;
    int m_acting = -1;
    std::vector<int> m_taken;
};

} // namespace escarmouche::app
