// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/band/band.h"
#include "rules/core/band/battlereport.h"
#include "rules/core/campaign/campaignrules.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace escarmouche::app {

/** What became of every figure in a game played on a table: one row each, in the order of the
    bands' sheets. Empty cells mean that nothing befell; texts are taken as they are typed, by a
    letter, a code or the whole name. */
class ResultGrid : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum ColumnKey { Code, Figure, Rank, End, By, Used, Marks, kColumns };

    ResultGrid(const rules::Campaign &campaign, const rules::Fixture &fixture,
               const rules::CampaignRules &rules, QObject *parent = nullptr);

    /** Fills in what was entered of the same game before. */
    void fill(const rules::BattleReport &entered);
    /** The report with what was filled in; results and scores of the bands are as they were. What
        has no column stays as it was entered: wounds, and how a knock-out was done. */
    rules::BattleReport report() const;
    /** What a cell may say; empty: it cannot be written. */
    QStringList choices(const QModelIndex &index) const;
    int seatOfRow(int row) const;
    /** Whether the column concerns anybody of this game. */
    bool asksFor(ColumnKey column) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        rules::FigureRef figure;
        QString code; // "A1": band and place on its sheet
        QString name;
        std::string rank; // key
        QString rankName;
        rules::FigureEnd end = rules::FigureEnd::Standing;
        int by = -1; // row of who put it out of action; -1: nobody, or nobody knows
        std::vector<rules::ReportWord> words; // that may be written of it
        std::vector<std::string> used; // keys of words, as often as they were used
        std::vector<std::string> marks;
    };

    QString text(const Row &row, int column) const;
    QString draftText(const Row &row, int column) const;
    bool setDraft(Row &row, int column, const QString &text);
    bool setTyped(Row &row, int column, const QString &typed);
    static void clearOut(Row &row);
    bool setEnd(Row &row, const QString &typed);
    bool setBy(Row &row, const QString &typed);
    bool setWords(Row &row, rules::ReportWord::Kind kind, const QString &typed);

    const rules::FigureReport *enteredOf(const rules::FigureRef &figure) const;
    void keepDetails(rules::FigureReport &figure) const;

    rules::BattleReport m_blank;
    rules::BattleReport m_entered; // before; without figures: nothing was
    std::vector<Row> m_rows;
};

} // namespace escarmouche::app
