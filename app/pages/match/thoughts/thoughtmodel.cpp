// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/match/thoughts/thoughtmodel.h"

#include "app/look/literal/literal.h"
#include "app/pages/match/control/matchcontroller.h"

#include <QFont>
#include <QLocale>

namespace escarmouche::app {

namespace {

/** Of thousandths, with the sign of what is shown of it. */
QString thoughtPointsText(int thousandths)
{
    constexpr double kTen = 10;
    const int tenths = qRound(thousandths / 100.0);
    const QString text = QLocale().toString(std::abs(tenths) / kTen, 'f', 1);
    if (tenths == 0)
        return text;
    return (tenths < 0 ? QStringLiteral("−") : QStringLiteral("+")) + text;
}

} // namespace

ThoughtModel::ThoughtModel(const MatchController &controller, QObject *parent)
    : QAbstractTableModel(parent), m_controller(controller)
{
}

void ThoughtModel::show(Weighing weighing)
{
    beginResetModel();
    m_weighing = std::move(weighing);
    m_rows.clear();
    for (std::size_t row = 0; row < m_weighing.thoughts.size(); ++row) {
        const rules::Thought &thought = m_weighing.thoughts[row];
        m_rows.push_back({label(row), parts(thought), thoughtPointsText(thought.score)});
    }
    endResetModel();
}

int ThoughtModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_weighing.thoughts.size());
}

int ThoughtModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

/** The act, with the length of its way: many ways have one name. */
QString ThoughtModel::label(std::size_t row) const
{
    const rules::Thought &thought = m_weighing.thoughts[row];
    QString text = m_controller.words().say(thought.label);
    const rules::Overlay overlay = m_weighing.overlay(m_controller, row);
    for (const rules::OverlayLine &line : overlay.lines) {
        if (line.kind == rules::OverlayLine::Kind::Way && !line.label.key.empty())
            //: an act and how long its way is
            text = tr("%1, %2").arg(text, m_controller.words().say(line.label));
    }
    //: an act that was weighed and then done
    return row == m_weighing.done ? tr("%1 (done)").arg(text) : text;
}

/** "Harm done +1.2, danger −0.4". */
QString ThoughtModel::parts(const rules::Thought &thought) const
{
    const MatchWords &words = m_controller.words();
    QStringList parts;
    for (const auto &[motive, amount] : thought.parts) {
        const QString said = words.say(motive);
        const QString what = amount > 0 ? words.sayOr(motive.key + ".gain", said) : said;
        //: what speaks for or against an act, and how much
        parts << tr("%1 %2").arg(what, thoughtPointsText(amount));
    }
    return parts.join(QStringLiteral(", "));
}

/** A whole line in words, for a screen reader. */
QString ThoughtModel::told(const Row &row) const
{
    //: an act read aloud: what, what it is worth, what spoke for and against it
    return tr("%1: worth %2. %3").arg(row.label, row.worth, row.parts);
}

QVariant ThoughtModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto at = static_cast<std::size_t>(index.row());
    const Row &row = m_rows[at];
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Worth)
            return row.worth;
        return row.parts.isEmpty() ? row.label : row.label + u'\n' + row.parts;
    case Qt::AccessibleTextRole:
        return index.column() == Worth ? row.worth : told(row);
    case Qt::ToolTipRole:
        return tipText(told(row));
    case Qt::TextAlignmentRole:
        return index.column() == Worth ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(at == m_weighing.done);
        return font.bold() ? QVariant(font) : QVariant();
    }
    default:
        return {};
    }
}

QVariant ThoughtModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == Worth)
        return tipText(tr("In points, as the machine reckons"));
    if (role != Qt::DisplayRole)
        return {};
    //: heads a column: what an act is worth
    return section == Act ? tr("Weighed") : tr("Points");
}

} // namespace escarmouche::app
