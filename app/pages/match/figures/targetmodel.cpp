// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/figures/targetmodel.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/match/control/matchcontroller.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QGuiApplication>
#include <QPalette>
#include <QSize>

#include <cstdlib>

namespace escarmouche::app {

namespace {

/** Broken at the blank nearest to its middle: the head of a narrow column. */
QString onTwoLines(QString head)
{
    qsizetype best = -1;
    for (qsizetype at = 0; at < head.size(); ++at) {
        const bool isNearer = std::abs(2 * at - head.size()) < std::abs(2 * best - head.size());
        if (head[at] == u' ' && (best < 0 || isNearer))
            best = at;
    }
    if (best >= 0)
        head[best] = u'\n';
    return head;
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
    if (m_controller.play().isQuestionOpen()) // which refuses all that does not answer it
        std::erase_if(m_targets,
                      [](const rules::Target &target) { return !target.offer.isAllowed(); });
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
    return parent.isValid() ? 0 : FirstOdds + static_cast<int>(heads().size());
}

const std::vector<rules::OddsColumn> &TargetModel::heads() const
{
    return m_controller.play().counted().odds;
}

QString TargetModel::nameOf(const rules::Target &target) const
{
    return m_controller.words().tokenName(target.over);
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

/** From its price on to the last column, what is refused says why. */
QString TargetModel::text(const rules::Target &target, int column) const
{
    if (column == Name)
        return nameOf(target);
    if (column == Weapon)
        return inUiLanguage(target.weapon);
    if (target.offer.refusal)
        return column == Price ? whyNot(target) : QString();
    if (column == Price)
        return target.offer.cost == 0 ? QString() : QString::number(target.offer.cost);
    const auto at = static_cast<std::size_t>(column - FirstOdds);
    if (!target.odds || at >= target.odds->columns.size())
        return QStringLiteral("–");
    return MatchWords::number(target.odds->columns[at], heads()[at].isShare);
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
    QStringList parts{attack};
    if (const auto &unit = m_controller.play().counted().actions; unit.isCounted())
        parts << MatchWords::amount(target.offer.cost, unit);
    QStringList lines{parts.join(QStringLiteral(", "))};
    if (target.odds) {
        for (const rules::ChanceLine &line : target.odds->lines)
            lines << m_controller.words().chances(line);
    }
    return lines.join(QStringLiteral(". "));
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
    if (role == Qt::TextAlignmentRole) // as of what is below it
        return section == Name || section == Weapon ? int(Qt::AlignLeft | Qt::AlignVCenter)
                                                    : int(Qt::AlignCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Target");
    case Weapon:
        return tr("Weapon");
    case Price:
        //: heads a narrow column of prices: the sign of action points
        return onTwoLines(
            tr("Cost in %1").arg(inUiLanguage(m_controller.play().counted().actions.sign)));
    default:
        return onTwoLines(
            inUiLanguage(heads()[static_cast<std::size_t>(section - FirstOdds)].head));
    }
}

/** Of a column, in full. */
QString TargetModel::meaning(int column) const
{
    switch (column) {
    case Name:
    case Weapon:
        return {};
    case Price:
        //: heads a column: the sign of action points
        return tr("Price in %1").arg(inUiLanguage(m_controller.play().counted().actions.sign));
    default:
        return inUiLanguage(heads()[static_cast<std::size_t>(column - FirstOdds)].meaning);
    }
}

} // namespace escarmouche::app
