// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/roster/rostermodel.h"

#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <QFont>
#include <QGuiApplication>

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace escarmouche::app {

namespace {

// An item's internal id says where its parent is: 0 for a group, else group and row from 1 up.
constexpr int kShift = 16;
constexpr quintptr kMask = (quintptr{1} << kShift) - 1;

quintptr rowItem(int group)
{
    return static_cast<quintptr>(group) + 1;
}

quintptr figureItem(int group, int row)
{
    return rowItem(group) | (static_cast<quintptr>(row) + 1) << kShift;
}

bool isGroup(const QModelIndex &index)
{
    return index.internalId() == 0;
}

bool isFigure(const QModelIndex &index)
{
    return (index.internalId() >> kShift) != 0;
}

std::size_t groupOf(const QModelIndex &index)
{
    return isGroup(index) ? static_cast<std::size_t>(index.row())
                          : (index.internalId() & kMask) - 1;
}

std::size_t rowOfItem(const QModelIndex &index)
{
    return isFigure(index) ? (index.internalId() >> kShift) - 1
                           : static_cast<std::size_t>(index.row());
}

QFont bold()
{
    QFont font;
    font.setBold(true);
    return font;
}

QString counted(const rules::Carried &thing)
{
    const QString name = inUiLanguage(thing.name);
    return thing.count > 1 ? QStringLiteral("%1 × %2").arg(thing.count).arg(name) : name;
}

QString listed(const std::vector<rules::Carried> &things)
{
    QStringList names;
    for (const rules::Carried &thing : things)
        names << counted(thing);
    return names.join(QStringLiteral(", "));
}

QString rowTitle(const rules::RosterRow &row)
{
    const QString kind = inUiLanguage(row.kind);
    if (row.figures.size() > 1)
        return QStringLiteral("%1 × %2").arg(row.figures.size()).arg(kind);
    return calledIn(row, row.figures.front());
}

int headCountOf(const rules::RosterGroup &group)
{
    return std::accumulate(group.rows.begin(), group.rows.end(), 0, [](int sum, const auto &row) {
        return sum + static_cast<int>(row.figures.size());
    });
}

} // namespace

RosterModel::RosterModel(const rules::BandRules &rules, QObject *parent)
    : QAbstractItemModel(parent), m_rules(rules)
{
}

bool RosterModel::sameShape(const rules::Roster &roster) const
{
    const auto sameRow = [](const rules::RosterRow &a, const rules::RosterRow &b) {
        return a.figures.size() == b.figures.size();
    };
    const auto sameGroup = [&](const rules::RosterGroup &a, const rules::RosterGroup &b) {
        return a.key == b.key &&
               std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(), sameRow);
    };
    return roster.columns.size() == m_roster.columns.size() &&
           std::equal(m_roster.groups.begin(), m_roster.groups.end(), roster.groups.begin(),
                      roster.groups.end(), sameGroup);
}

void RosterModel::setRoster(const rules::Roster &roster)
{
    if (sameShape(roster)) {
        m_roster = roster;
        retell();
        return;
    }
    beginResetModel();
    m_roster = roster;
    endResetModel();
}

void RosterModel::setUnits(const Units &units)
{
    m_units = units;
    retell();
}

bool RosterModel::inMillimetres(int column) const
{
    const auto at = static_cast<std::size_t>(column - 1);
    return m_units.kind == Units::Kind::Millimetres && at < m_roster.columns.size() &&
           m_roster.columns[at].measure == rules::Measure::Distance;
}

void RosterModel::retell()
{
    const int last = columnCount() - 1;
    const auto changed = [&](const QModelIndex &parent) {
        if (const int rows = rowCount(parent); rows > 0)
            emit dataChanged(index(0, 0, parent), index(rows - 1, last, parent));
    };
    changed({});
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        changed(parent);
        for (int row = 0; row < rowCount(parent); ++row)
            changed(index(row, 0, parent));
    }
    emit headerDataChanged(Qt::Horizontal, 0, last);
}

int RosterModel::gearColumn() const
{
    return static_cast<int>(m_roster.columns.size()) + 1;
}

int RosterModel::priceColumn() const
{
    return gearColumn() + 1;
}

const rules::RosterRow *RosterModel::rowAt(const QModelIndex &index) const
{
    if (!index.isValid() || isGroup(index))
        return nullptr;
    return &m_roster.groups[groupOf(index)].rows[rowOfItem(index)];
}

std::vector<rules::FigureName> RosterModel::figuresAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    if (const rules::RosterRow *row = rowAt(index)) {
        if (isFigure(index))
            return {row->figures[static_cast<std::size_t>(index.row())]};
        return row->figures;
    }
    std::vector<rules::FigureName> all;
    for (const rules::RosterRow &row : m_roster.groups[groupOf(index)].rows)
        all.insert(all.end(), row.figures.begin(), row.figures.end());
    return all;
}

QModelIndexList RosterModel::indexesOf(const std::vector<rules::Figures> &figures) const
{
    std::map<rules::MemberId, int> wanted;
    for (const rules::Figures &f : figures)
        wanted[f.member] += f.count;
    QModelIndexList found;
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex rowIndex = index(row, 0, parent);
            const auto &names = rowAt(rowIndex)->figures;
            QModelIndexList single;
            for (std::size_t i = 0; i < names.size(); ++i)
                if (auto left = wanted.find(names[i].member);
                    left != wanted.end() && left->second) {
                    --left->second;
                    single << (names.size() == 1 ? rowIndex
                                                 : index(static_cast<int>(i), 0, rowIndex));
                }
            if (single.size() == std::ssize(names))
                single = {rowIndex};
            found << single;
        }
    }
    return found;
}

QModelIndex RosterModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, quintptr{0});
    if (isGroup(parent))
        return createIndex(row, column, rowItem(parent.row()));
    return createIndex(row, column, figureItem(static_cast<int>(groupOf(parent)), parent.row()));
}

QModelIndex RosterModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || isGroup(child))
        return {};
    const int group = static_cast<int>(groupOf(child));
    if (isFigure(child))
        return createIndex(static_cast<int>(rowOfItem(child)), 0, rowItem(group));
    return createIndex(group, 0, quintptr{0});
}

int RosterModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_roster.groups.size());
    if (parent.column() != 0 || isFigure(parent))
        return 0;
    if (isGroup(parent))
        return static_cast<int>(m_roster.groups[groupOf(parent)].rows.size());
    const auto &figures = rowAt(parent)->figures;
    return figures.size() > 1 ? static_cast<int>(figures.size()) : 0;
}

int RosterModel::columnCount(const QModelIndex &) const
{
    return static_cast<int>(m_roster.columns.size()) + 3;
}

QVariant RosterModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == GroupRole)
        return isGroup(index);
    if (isGroup(index))
        return groupData(m_roster.groups[groupOf(index)], index.column(), role);

    const rules::RosterRow &row = *rowAt(index);
    if (index.column() == 0) {
        const std::size_t at = isFigure(index) ? static_cast<std::size_t>(index.row()) : 0;
        const bool single = isFigure(index) || row.figures.size() == 1;
        return nameData(row, single ? &row.figures[at] : nullptr, role);
    }
    // Equal to its row in everything but the name, which is said but need not be shown.
    if (isFigure(index) && role != Qt::TextAlignmentRole && role != Qt::AccessibleTextRole)
        return {};
    if (index.column() == gearColumn())
        return gearData(row, role);
    if (index.column() == priceColumn())
        return priceData(row, isFigure(index), role);
    return cellData(row, index.column(), role);
}

QVariant RosterModel::groupData(const rules::RosterGroup &group, int column, int role) const
{
    if (column != 0)
        return {};
    if (role == Qt::DisplayRole)
        return inUiLanguage(group.title);
    if (role == KindRole)
        return QString::number(headCountOf(group));
    if (role == Qt::AccessibleTextRole)
        return tr("%1, %n figure(s)", nullptr, headCountOf(group)).arg(inUiLanguage(group.title));
    return role == Qt::FontRole ? QVariant(bold()) : QVariant();
}

QVariant RosterModel::nameData(const rules::RosterRow &row, const rules::FigureName *figure,
                               int role) const
{
    const bool named = figure && !figure->name.empty();
    switch (role) {
    case Qt::DisplayRole:
        if (figure && (named || !figure->called.empty()))
            return calledIn(row, *figure);
        if (figure && row.figures.size() > 1)
            return QStringLiteral("%1 %2").arg(inUiLanguage(row.kind),
                                               QString::number(figure - row.figures.data() + 1));
        return rowTitle(row);
    case Qt::EditRole:
        return figure ? toQString(figure->name) : QString();
    case KindRole:
        return named && row.figures.size() == 1 ? inUiLanguage(row.kind) : QString();
    case NotesRole:
        return !row.notes.empty();
    case Qt::DecorationRole:
        if (row.flagged && (!figure || row.figures.size() == 1))
            return severityIcon(row.worst, QGuiApplication::palette());
        return {};
    case Qt::ToolTipRole: {
        QStringList lines{inUiLanguage(row.kind)};
        if (!row.traits.empty())
            lines << listed(row.traits);
        if (!row.notes.empty())
            lines << toQString(row.notes);
        return tipText(lines.join(u'\n'));
    }
    default:
        return {};
    }
}

QString RosterModel::explained(const rules::Number &number, int column) const
{
    const rules::Column &c = m_roster.columns[static_cast<std::size_t>(column - 1)];
    return explain(number, inUiLanguage(c.title), c.measure, m_rules, m_units, uiLanguage());
}

QVariant RosterModel::cellData(const rules::RosterRow &row, int column, int role) const
{
    const auto at = static_cast<std::size_t>(column - 1);
    if (at >= row.cells.size())
        return {};
    const rules::Cell &cell = row.cells[at];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return cellText(cell, m_roster.columns[at].measure, m_units, uiLanguage());
    case Qt::TextAlignmentRole:
        return Qt::AlignCenter;
    case ChangedRole:
        return cell.number.changed();
    case Qt::FontRole:
        return cell.number.changed() ? QVariant(bold()) : QVariant();
    case Qt::ForegroundRole:
        if (cell.number.changed())
            return tone(Tone::Changed, QGuiApplication::palette());
        return {};
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return cell.number.present() ? explained(cell.number, column) : QString();
    default:
        return {};
    }
}

QVariant RosterModel::gearData(const rules::RosterRow &row, int role) const
{
    if (role == Qt::DisplayRole)
        return listed(row.gear);
    if (role == Qt::AccessibleTextRole)
        return row.gear.empty() ? tr("no gear") : listed(row.gear);
    if (role != Qt::ToolTipRole)
        return {};
    QStringList lines;
    for (const rules::Carried &thing : row.gear) {
        const QString effect = inUiLanguage(thing.effect);
        lines << (effect.isEmpty()
                      ? counted(thing)
                      : tr("%1: %2", "gear and its effect").arg(counted(thing), effect));
    }
    return lines.join(u'\n');
}

QVariant RosterModel::priceData(const rules::RosterRow &row, bool figure, int role) const
{
    const int each = row.price.value();
    const bool byHand = std::ranges::any_of(row.price.parts(), [](const rules::Part &part) {
        return part.source == rules::PartSource::ByHand;
    });
    const int all = each * static_cast<int>(row.figures.size());
    switch (role) {
    case Qt::DisplayRole:
        return row.price.present() ? QString::number(all) : QString();
    case Qt::AccessibleTextRole:
        return row.price.present() ? QString::number(figure ? each : all) : QString();
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        return byHand ? QVariant(bold()) : QVariant();
    case Qt::ForegroundRole:
        return byHand ? QVariant(tone(Tone::Changed, QGuiApplication::palette())) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole: {
        const QString one =
            explain(row.price, tr("Cost"), rules::Measure::Plain, m_rules, m_units, uiLanguage());
        return row.figures.size() > 1 ? tr("%1\n%2 × %3 = %4")
                                            .arg(one, QString::number(row.figures.size()),
                                                 QString::number(each), QString::number(all))
                                      : one;
    }
    default:
        return {};
    }
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole) {
        if (section == 0 || section == gearColumn())
            return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
        return section == priceColumn() ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                        : QVariant(Qt::AlignCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (section == 0)
        return tr("Figure");
    if (section == gearColumn())
        return tr("Gear");
    if (section == priceColumn())
        return tr("Cost");
    const rules::Column &column = m_roster.columns[static_cast<std::size_t>(section - 1)];
    return inUiLanguage(role == Qt::DisplayRole ? column.title : column.hint);
}

Qt::ItemFlags RosterModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    if (isGroup(index))
        return flags;
    flags |= Qt::ItemIsDragEnabled;
    if (index.column() == 0 && figuresAt(index).size() == 1)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool RosterModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const rules::FigureName figure = figuresAt(index).front();
    const QString name = value.toString().trimmed();
    if (name == toQString(figure.name))
        return false;
    emit renameWanted({figure.member, 1}, name);
    return true;
}

} // namespace escarmouche::app
