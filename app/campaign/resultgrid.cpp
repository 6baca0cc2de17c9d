// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/resultgrid.h"

#include "app/campaign/campaignwords.h"
#include "app/campaign/entryorder.h"
#include "app/look/palette.h"
#include "app/text/phrases.h"
#include "model/text.h"
#include "rules/core/campaign/documents.h"

#include <QGuiApplication>

#include <algorithm>
#include <array>

namespace escarmouche::app {

namespace {

using rules::FigureEnd;

constexpr std::array kEnds{FigureEnd::Standing, FigureEnd::OutOfAction, FigureEnd::LeftTable,
                           FigureEnd::NotPlayed};

QString endText(FigureEnd end)
{
    switch (end) {
    case FigureEnd::Standing:
        return {};
    case FigureEnd::OutOfAction:
        return ResultGrid::tr("Out of action");
    case FigureEnd::LeftTable:
        return ResultGrid::tr("Left the table");
    case FigureEnd::NotPlayed:
        return ResultGrid::tr("Did not play");
    }
    return {};
}

} // namespace

ResultGrid::ResultGrid(const rules::Campaign &campaign, const rules::Fixture &fixture,
                       const rules::CampaignRules &rules, QObject *parent)
    : QAbstractTableModel(parent), m_blank(rules::blankReport(campaign, fixture))
{
    for (const EntryLine &line : entryOrder(campaign, fixture)) {
        m_rows.push_back({line.figure, toQString(line.code), inUiLanguage(line.name), line.rank,
                          inUiLanguage(rules.rankName(line.rank))});
    }
}

rules::BattleReport ResultGrid::report() const
{
    rules::BattleReport report = m_blank;
    const auto reportOf = [&](const rules::FigureRef &figure) -> rules::FigureReport & {
        return *std::ranges::find(report.figures, figure, &rules::FigureReport::figure);
    };
    for (const Row &row : m_rows) {
        reportOf(row.figure).end = row.end;
        if (row.by < 0)
            continue;
        const Row &killer = m_rows[static_cast<std::size_t>(row.by)];
        reportOf(killer.figure).knockOuts.push_back({row.figure, row.rank, {}, 0});
    }
    return report;
}

int ResultGrid::seatOfRow(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].figure.seat.value;
}

QStringList ResultGrid::choices(const QModelIndex &index) const
{
    QStringList choices;
    if (index.column() == End)
        for (const FigureEnd end : kEnds)
            choices << endText(end);
    if (index.column() != By)
        return choices;
    choices << QString();
    const Row &own = m_rows[static_cast<std::size_t>(index.row())];
    for (const Row &row : m_rows) // enemies first: it is seldom a friend
        if (row.figure.seat != own.figure.seat)
            choices << row.code + u' ' + row.name;
    for (const Row &row : m_rows)
        if (row.figure.seat == own.figure.seat && row.figure != own.figure)
            choices << row.code + u' ' + row.name;
    return choices;
}

int ResultGrid::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ResultGrid::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QString ResultGrid::text(const Row &row, int column) const
{
    switch (column) {
    case Code:
        return row.code;
    case Figure:
        return row.name;
    case Rank:
        return row.rankName;
    case End:
        return endText(row.end);
    case By:
        return row.by < 0 ? QString()
                          : m_rows[static_cast<std::size_t>(row.by)].code + u' ' +
                                m_rows[static_cast<std::size_t>(row.by)].name;
    default:
        return {};
    }
}

QVariant ResultGrid::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole)
        return text(row, index.column());
    if (role == Qt::ForegroundRole && index.column() <= Rank && index.column() != Figure)
        return tone(Tone::Dim, QGuiApplication::palette());
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1, %2: %3")
            .arg(row.name, headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                 text(row, index.column()));
    return {};
}

bool ResultGrid::setEnd(Row &row, const QString &typed)
{
    for (const FigureEnd end : kEnds) {
        const QString text = endText(end);
        const bool fits =
            typed.isEmpty() ? text.isEmpty() : text.startsWith(typed, Qt::CaseInsensitive);
        if (!fits)
            continue;
        row.end = end;
        if (end != FigureEnd::OutOfAction)
            row.by = -1;
        return true;
    }
    return false;
}

// Whoever was put out of action by somebody is out of action.
bool ResultGrid::setBy(Row &row, const QString &typed)
{
    if (typed.isEmpty()) {
        row.by = -1;
        return true;
    }
    const QString code = typed.section(u' ', 0, 0);
    const auto met = std::ranges::find_if(m_rows, [&](const Row &each) {
        return each.code.compare(code, Qt::CaseInsensitive) == 0 ||
               each.name.compare(typed, Qt::CaseInsensitive) == 0;
    });
    if (met == m_rows.end() || met->figure == row.figure)
        return false;
    row.by = static_cast<int>(met - m_rows.begin());
    row.end = FigureEnd::OutOfAction;
    return true;
}

bool ResultGrid::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const QString typed = value.toString().trimmed();
    const bool set = index.column() == End  ? setEnd(row, typed)
                     : index.column() == By ? setBy(row, typed)
                                            : false;
    if (set)
        emit dataChanged(this->index(index.row(), 0), this->index(index.row(), kColumns - 1));
    return set;
}

QVariant ResultGrid::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Code:
        return tr("No.", "code of a figure");
    case Figure:
        return tr("Figure");
    case Rank:
        return tr("Rank");
    case End:
        return tr("What became of it");
    case By:
        return tr("Put out by");
    default:
        return {};
    }
}

Qt::ItemFlags ResultGrid::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == End || index.column() == By ? flags | Qt::ItemIsEditable : flags;
}

} // namespace escarmouche::app
