// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/targetmodel.h"

#include "app/match/matchcontroller.h"
#include "app/text/tooltip.h"

#include <QLocale>

namespace escarmouche::app {

namespace {

QString percent(const rules::Fraction &share)
{
    return QLocale().toString(100 * rules::decimal(share), 'f', 0);
}

QString wounds(const rules::Fraction &mean)
{
    return QLocale().toString(rules::decimal(mean), 'f', 2);
}

} // namespace

TargetModel::TargetModel(const MatchController &controller, QObject *parent)
    : QAbstractTableModel(parent), m_controller(controller)
{
}

void TargetModel::refresh()
{
    beginResetModel();
    m_targets = m_controller.targets();
    endResetModel();
}

const rules::Target *TargetModel::targetAt(const QModelIndex &index) const
{
    return index.isValid() ? &m_targets[static_cast<std::size_t>(index.row())] : nullptr;
}

int TargetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_targets.size());
}

int TargetModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString TargetModel::text(const rules::Target &target, int column) const
{
    switch (column) {
    case Attack:
        return m_controller.say(target.offer.label);
    case Price:
        return target.offer.cost > 0 ? QString::number(target.offer.cost) : QString();
    case Chance:
        //: a share of a hundred
        return target.odds ? tr("%1%").arg(percent(target.odds->anyLost)) : QStringLiteral("–");
    case Wounds:
        return target.odds ? wounds(target.odds->meanLost) : QStringLiteral("–");
    default:
        return {};
    }
}

/** A whole line in words, for a screen reader. */
QString TargetModel::told(const rules::Target &target) const
{
    const QString attack = m_controller.say(target.offer.label);
    if (!target.odds)
        return tr("%1, %n\u00a0PA; its blows come later", nullptr, target.offer.cost).arg(attack);
    //: an attack read aloud: what, price, chance of any wound, expected wounds
    return tr("%1, %n\u00a0PA; %2% to take a PV, %3 expected", nullptr, target.offer.cost)
        .arg(attack, percent(target.odds->anyLost), wounds(target.odds->meanLost));
}

QVariant TargetModel::data(const QModelIndex &index, int role) const
{
    const rules::Target *target = targetAt(index);
    if (!target)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(*target, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Attack ? told(*target) : text(*target, index.column());
    case Qt::ToolTipRole:
        return literalToolTip(told(*target));
    case Qt::TextAlignmentRole:
        return index.column() == Attack ? QVariant() : QVariant(Qt::AlignCenter);
    default:
        return {};
    }
}

QVariant TargetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Attack:
        return tr("Attack");
    case Price:
        //: action points
        return tr("PA");
    case Chance:
        //: heads a column: the chance of any wound
        return tr("Chance");
    case Wounds:
        //: wound points to expect
        return tr("PV");
    default:
        return {};
    }
}

} // namespace escarmouche::app
