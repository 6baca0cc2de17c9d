// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/past/past.h"

#include <QAbstractTableModel>

#include <vector>

namespace escarmouche::app {

/** What every figure of a band did before the campaign: one row each, a number a cell. Empty cells
    are 0. */
class PastGrid : public QAbstractTableModel
{
    Q_OBJECT

public:
    PastGrid(const rules::Entrant &band, const rules::CampaignRules &rules,
             QObject *parent = nullptr);

    /** Of those of whom something else is said than before. */
    std::vector<rules::FigurePast> changed() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        QString name;
        rules::FigurePast before;
        rules::FigurePast past;
    };

    std::vector<Row> m_rows;
    std::vector<rules::Property> m_properties; // the columns right of the name
};

} // namespace escarmouche::app
