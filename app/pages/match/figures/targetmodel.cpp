// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/targetmodel.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/words/language/numbers.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QSize>

namespace escarmouche::app {

namespace {

QString wounds(const rules::Fraction &mean)
{
    return QLocale().toString(rules::decimal(mean), 'f', 2);
}

/** The share counted from before the charger's command test, where he must pass one. */
rules::Fraction reckoned(const rules::AttackOdds &odds, const rules::Fraction &share)
{
    return odds.nerve ? rules::times(share, odds.nerve->part, odds.nerve->whole) : share;
}

} // namespace

TargetModel::TargetModel(const MatchController &controller, QObject *parent)
    : QAbstractTableModel(parent), m_controller(controller)
{
}

void TargetModel::refresh()
{
    beginResetModel();
    m_targets = m_controller.aiming().targets();
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

QString TargetModel::nameOf(const rules::Target &target) const
{
    return inUiLanguage(m_controller.play().memberOf(target.over).name);
}

/** With its rule; empty where it can be done. */
QString TargetModel::whyNot(const rules::Target &target) const
{
    if (!target.offer.refusal)
        return {};
    //: why an attack cannot be made, and the rule that says so
    return tr("%1 (%2)").arg(m_controller.words().say(rules::whyRefused(*target.offer.refusal)),
                             toQString(target.offer.refusal->subject));
}

QString TargetModel::text(const rules::Target &target, int column) const
{
    const auto &odds = target.odds;
    //: a share of a hundred
    const auto share = [](const rules::Fraction &part) {
        return tr("%1%").arg(wholePercent(part));
    };
    const QString none = target.offer.refusal ? QString() : QStringLiteral("–");
    switch (column) {
    case Name:
        return nameOf(target);
    case Weapon:
        return inUiLanguage(target.weapon);
    case Price: // from here to the last column, where it is refused
        if (target.offer.refusal)
            return whyNot(target);
        return target.offer.cost > 0 ? QString::number(target.offer.cost) : QString();
    case Chance:
        return odds ? share(reckoned(*odds, odds->anyLost)) : none;
    case Wounds:
        return odds ? wounds(reckoned(*odds, odds->meanLost)) : none;
    case Out:
        return odds ? share(reckoned(*odds, odds->outOfAction)) : none;
    default:
        return {};
    }
}

/** A whole line in words, for a screen reader. */
QString TargetModel::told(const rules::Target &target) const
{
    const QString label = m_controller.words().say(target.offer.label);
    const QString name = nameOf(target);
    //: whom an attack is at, then the attack where it does not say so
    const QString attack = label.contains(name) ? label : tr("%1: %2").arg(name, label);
    if (target.offer.refusal)
        //: an attack and why it cannot be made
        return tr("%1: not possible. %2").arg(attack, whyNot(target));
    if (!target.odds)
        return tr("%1, %n\u00a0PA", nullptr, target.offer.cost).arg(attack);
    if (target.odds->isCharge)
        return toldCharge(target, attack);
    //: an attack read aloud: what, price, chance of any wound, expected wounds, chance of out of
    //: action
    return tr("%1, %n\u00a0PA; %2% to take a PV, %3 expected, %4% out of action", nullptr,
              target.offer.cost)
        .arg(attack, wholePercent(target.odds->anyLost), wounds(target.odds->meanLost),
             wholePercent(target.odds->outOfAction));
}

QString TargetModel::toldCharge(const rules::Target &target, const QString &attack)
{
    const rules::AttackOdds &odds = *target.odds;
    //: a charge read aloud: what, price
    QString told = tr("%1, %n\u00a0PA", nullptr, target.offer.cost).arg(attack);
    if (odds.nerve)
        //: a charge and its price; the chance that the figure passes the test that lets it charge
        told = tr("%1; %2% to pass the command test").arg(told, wholePercent(*odds.nerve));
    if (odds.weapons.empty())
        //: a charge and its price
        return tr("%1; no PA left for a blow").arg(told);
    //: a charge and its price; chances of its first blow
    return tr("%1; then its first blow: %2% to take a PV, %3 expected, %4% out of action")
        .arg(told, wholePercent(odds.anyLost), wounds(odds.meanLost),
             wholePercent(odds.outOfAction));
}

QVariant TargetModel::data(const QModelIndex &index, int role) const
{
    const rules::Target *target = targetAt(index);
    if (!target)
        return {};
    const bool isText =
        index.column() == Name || index.column() == Weapon || target->offer.refusal.has_value();
    switch (role) {
    case Qt::DisplayRole:
        return text(*target, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == Name ? told(*target) : text(*target, index.column());
    case Qt::ToolTipRole:
        return tipText(told(*target));
    case Qt::SizeHintRole: // what is refused takes the room that the odds of the others need
        return target->offer.refusal && index.column() >= Price ? QVariant(QSize(1, 1))
                                                                : QVariant();
    case Qt::ForegroundRole:
        return target->offer.refusal ? tone(Tone::Dim, QGuiApplication::palette()) : QVariant();
    case Qt::TextAlignmentRole:
        return isText ? QVariant() : QVariant(Qt::AlignCenter);
    default:
        return {};
    }
}

QVariant TargetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole)
        return tipText(meaning(section));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Target");
    case Weapon:
        return tr("Weapon");
    case Price:
        //: action points
        return tr("PA");
    case Chance:
        //: heads a column: the chance to take one wound point at least; no room for more
        return tr("≥1");
    case Wounds:
        //: wound points to expect
        return tr("PV");
    case Out:
        //: heads a column: the chance to be put out of action; no room for more
        return tr("Out");
    default:
        return {};
    }
}

/** Of a column, in full. */
QString TargetModel::meaning(int column)
{
    switch (column) {
    case Price:
        return tr("Action points it costs");
    case Chance:
        return tr("Chance to take at least one PV");
    case Wounds:
        return tr("PV to expect");
    case Out:
        return tr("Chance to put the target out of action");
    default:
        return {};
    }
}

} // namespace escarmouche::app
