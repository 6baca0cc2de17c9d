// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/boardface.h"

#include <QAbstractTableModel>

#include <vector>

namespace escarmouche::app {

class MatchController;

/** All that the chosen figure could attack now, the best odds first: whom, with what, its price and
    what it would come to. What is refused comes last and says why in the place of its odds; while a
    question is open it is left out. */
class TargetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Weapon, Price, FirstOdds };

    explicit TargetModel(const MatchController &controller, QObject *parent = nullptr);

    void refresh();
    const rules::Target *targetAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString nameOf(const rules::Target &target) const;
    QString whyNot(const rules::Target &target) const;
    QString text(const rules::Target &target, int column) const;
    QString told(const rules::Target &target) const;
    QString meaning(int column) const;
    /** What the system reckons of every attack, a column each from FirstOdds on. */
    const std::vector<rules::OddsColumn> &heads() const;

    const MatchController &m_controller;
    std::vector<rules::Target> m_targets;
};

} // namespace escarmouche::app
