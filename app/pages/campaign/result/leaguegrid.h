// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/campaign/campaignrules.h"

#include <QAbstractTableModel>

#include <vector>

namespace escarmouche::app {

/** The result of a game without bands: a row for each player, how it came out and what was scored.
    Everybody has lost until somebody is said to have won. */
class LeagueGrid : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum ColumnKey { Name, Outcome, Scored, kColumns };

    LeagueGrid(const rules::Campaign &campaign, const rules::Fixture &fixture,
               const rules::CampaignRules &rules, QObject *parent = nullptr);

    const rules::BattleReport &report() const { return m_report; }
    /** What a cell may say; empty: any text is typed. */
    QStringList choices(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QString text(rules::SeatResult result) const;
    QString text(const rules::SeatReport &seat, int column) const;
    bool setOutcome(rules::SeatReport &seat, const QString &typed, int role) const;
    bool setScore(rules::SeatReport &seat, const QString &typed) const;

    const rules::CampaignRules &m_rules;
    rules::BattleReport m_report;
    rules::PointsOfKind m_points;
};

} // namespace escarmouche::app
