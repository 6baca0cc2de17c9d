// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/language/units.h"
#include "rules/core/band/band.h"

#include <QAbstractItemModel>

#include <optional>

namespace escarmouche::app {

/** The roster as a tree: rank, then rows of equal figures, then (where a row has several) each
    figure by name. Columns: name, the system's own, gear, price. */
class RosterModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, // what a named figure is, beside its name
        ChangedRole, // the number is not the printed one
        GroupRole,
        NotesRole, // the figures have notes
    };

    explicit RosterModel(const rules::BandRules &rules, QObject *parent = nullptr);

    void setRoster(const rules::Roster &roster);
    void setUnits(const Units &units);
    /** Says every cell again, after a change of language. */
    void retell();

    const rules::Roster &roster() const { return m_roster; }
    int gearColumn() const;
    int priceColumn() const;
    /** Whether this column's numbers are read as “225 mm”. */
    bool inMillimetres(int column) const;

    /** The figures an item stands for, each once. */
    std::vector<rules::FigureName> figuresAt(const QModelIndex &index) const;
    /** Rows where all figures are chosen, else as many single figures as are chosen. */
    QModelIndexList indexesOf(const std::vector<rules::Figures> &figures) const;
    const rules::RosterRow *rowAt(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }

signals:
    void renameWanted(const escarmouche::rules::Figures &figure, const QString &name);

private:
    bool sameShape(const rules::Roster &roster) const;
    QVariant groupData(const rules::RosterGroup &group, int column, int role) const;
    QVariant nameData(const rules::RosterRow &row, const rules::FigureName *figure, int role) const;
    QVariant cellData(const rules::RosterRow &row, int column, int role) const;
    QVariant gearData(const rules::RosterRow &row, int role) const;
    /** `figure`: of one of the row's figures, not of all. */
    QVariant priceData(const rules::RosterRow &row, bool figure, int role) const;
    QString explained(const rules::Number &number, int column) const;

    const rules::BandRules &m_rules;
    rules::Roster m_roster;
    Units m_units;
};

} // namespace escarmouche::app
