// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QIcon>

#include <vector>

namespace escarmouche::app {

/** A table of texts made all at once; cells that are numbers stand at the right. Each row has a
    number of its own by which it is found again. */
class TableRows : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Column {
        QString title;
        bool number = false;
        QString hint = {};
    };
    struct Row {
        int id = 0;
        QStringList cells;
        QIcon icon = {};
        bool dim = false; // no longer of this moment
        QString hint = {};
    };

    using QAbstractTableModel::QAbstractTableModel;

    void set(std::vector<Column> columns, std::vector<Row> rows);
    int idAt(const QModelIndex &index) const; // 0: no row
    QModelIndex indexOf(int id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
};

} // namespace escarmouche::app
