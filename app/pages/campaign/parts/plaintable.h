// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pages/campaign/parts/tablerows.h"

#include <QTreeView>

namespace escarmouche::app {

/** A flat table with whole rows chosen, as the Campaign page uses them; keeps the chosen row over
    a new filling. */
class PlainTable : public QTreeView
{
    Q_OBJECT

public:
    explicit PlainTable(QWidget *parent = nullptr);

    /** The column that takes the room left. */
    void setWide(int column) { m_wide = column; }
    void fill(std::vector<TableRows::Column> columns, std::vector<TableRows::Row> rows);
    int chosen() const; // 0: none
    void choose(int id);

signals:
    void chosenChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    TableRows *m_rows;
    int m_wide = 0;
};

} // namespace escarmouche::app
