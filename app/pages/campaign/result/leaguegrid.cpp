// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/result/leaguegrid.h"

#include "app/forms/drafts/formwords.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"
#include "rules/core/campaign/deciding/documents.h"

#include <algorithm>
#include <array>

namespace escarmouche::app {

namespace {

constexpr int kMostScored = 9999;
constexpr std::array kOutcomes{rules::SeatResult::Loss, rules::SeatResult::Win,
                               rules::SeatResult::Draw};

QString outcomeWord(rules::SeatResult result)
{
    switch (result) {
    case rules::SeatResult::Win:
        return LeagueGrid::tr("Won");
    case rules::SeatResult::Draw:
        return LeagueGrid::tr("Drew");
    case rules::SeatResult::Loss:
        break;
    }
    return LeagueGrid::tr("Lost");
}

} // namespace

LeagueGrid::LeagueGrid(const rules::Campaign &campaign, const rules::Fixture &fixture,
                       const rules::CampaignRules &rules, QObject *parent)
    : QAbstractTableModel(parent), m_rules(rules),
      m_report(rules::blankReport(rules, campaign, fixture))
{
    for (rules::SeatReport &seat : m_report.seats)
        seat.result = rules::SeatResult::Loss;
    const auto points = rules.objectivePoints(fixture.plan.scenario);
    if (!points.empty())
        m_points = points.front();
}

/** With the way that the winner has won, by what is entered so far. */
QString LeagueGrid::text(rules::SeatResult result) const
{
    const rules::Text way = m_rules.wayWon(m_report);
    if (result != rules::SeatResult::Win || way.empty())
        return outcomeWord(result);
    //: how a player has won: "by the Helipad"
    return tr("Won %1").arg(inUiLanguage(way));
}

QStringList LeagueGrid::choices(const QModelIndex &index) const
{
    QStringList choices;
    if (index.column() == Outcome)
        for (const rules::SeatResult result : kOutcomes)
            choices << outcomeWord(result);
    return choices;
}

int LeagueGrid::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_report.seats.size());
}

int LeagueGrid::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QString LeagueGrid::text(const rules::SeatReport &seat, int column) const
{
    if (column == Name)
        return toQString(seat.band);
    if (column == Scored)
        return QString::number(totalScore(seat));
    return text(seat.result);
}

QVariant LeagueGrid::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const rules::SeatReport &seat = m_report.seats[static_cast<std::size_t>(index.row())];
    if (role == Qt::EditRole && index.column() == Outcome)
        return outcomeWord(seat.result);
    if (role == Qt::DisplayRole || role == Qt::EditRole)
        return text(seat, index.column());
    if (role == Qt::TextAlignmentRole && index.column() == Scored)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == kDraftRole && index.column() == Outcome)
        return seat.result == rules::SeatResult::Loss ? QString()
                                                      : QString::number(int(seat.result));
    if (role == kDraftRole && index.column() == Scored)
        return totalScore(seat) == 0 ? QString() : QString::number(totalScore(seat));
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1, %2: %3")
            .arg(toQString(seat.band),
                 headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                 text(seat, index.column()));
    return {};
}

bool LeagueGrid::setOutcome(rules::SeatReport &seat, const QString &typed, int role) const
{
    const auto fits = [&](rules::SeatResult result) {
        return role == kDraftRole ? typed == QString::number(int(result))
                                  : outcomeWord(result).startsWith(typed, Qt::CaseInsensitive);
    };
    const auto met = std::ranges::find_if(kOutcomes, fits);
    if (met == kOutcomes.end())
        return false;
    seat.result = *met;
    return true;
}

bool LeagueGrid::setScore(rules::SeatReport &seat, const QString &typed) const
{
    bool isNumber = true;
    const int score = typed.isEmpty() ? 0 : typed.toInt(&isNumber);
    if (!isNumber || score < 0 || score > kMostScored)
        return false;
    seat.scores.clear();
    if (score > 0)
        seat.scores.push_back({m_points.source, score});
    return true;
}

bool LeagueGrid::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || (role != Qt::EditRole && role != kDraftRole))
        return false;
    rules::SeatReport &seat = m_report.seats[static_cast<std::size_t>(index.row())];
    const QString typed = value.toString().trimmed();
    const bool set = index.column() == Outcome  ? setOutcome(seat, typed, role)
                     : index.column() == Scored ? setScore(seat, typed)
                                                : false;
    if (set)
        emit dataChanged(this->index(index.row(), 0), this->index(index.row(), kColumns - 1));
    return set;
}

QVariant LeagueGrid::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical && role == kDraftRole)
        return QString::number(section);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Player");
    case Outcome:
        return tr("Result");
    default:
        return inUiLanguage(m_points.name);
    }
}

Qt::ItemFlags LeagueGrid::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Name ? flags : flags | Qt::ItemIsEditable;
}

} // namespace escarmouche::app
