// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/bands/pastgrid.h"

#include "app/forms/drafts/formwords.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

namespace escarmouche::app {

namespace {

constexpr int kNameColumn = 0; // column

const rules::Property &propertyAt(const std::vector<rules::Property> &properties, int column)
{
    return properties[static_cast<std::size_t>(column - 1)];
}

} // namespace

PastGrid::PastGrid(const rules::Entrant &band, const rules::CampaignRules &rules, QObject *parent)
    : QAbstractTableModel(parent), m_properties(rules::pastProperties(rules))
{
    for (const rules::FigureGlance &figure : band.band->figures()) {
        const auto past = rules::pastOf(band, figure.member);
        m_rows.push_back({inUiLanguage(figure.name), past, past});
    }
}

std::vector<rules::FigurePast> PastGrid::changed() const
{
    std::vector<rules::FigurePast> figures;
    for (const Row &row : m_rows)
        if (row.past != row.before)
            figures.push_back(row.past);
    return figures;
}

int PastGrid::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PastGrid::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_properties.size()) + 1;
}

QVariant PastGrid::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isShown = role == Qt::DisplayRole || role == Qt::EditRole || role == kDraftRole;
    if (index.column() == kNameColumn)
        return isShown ? QVariant(row.name) : QVariant();
    const rules::Property &property = propertyAt(m_properties, index.column());
    const int value = rules::pastValue(row.past, property.key);
    if (isShown)
        return value == 0 ? QString() : QString::number(value);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignTrailing | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1, %2: %3")
            .arg(row.name, inUiLanguage(property.label), QString::number(value));
    return {};
}

bool PastGrid::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const bool isTyped = role == Qt::EditRole || role == kDraftRole;
    if (!index.isValid() || !isTyped || index.column() == kNameColumn)
        return false;
    const QString typed = value.toString().trimmed();
    bool isNumber = typed.isEmpty();
    const int number = isNumber ? 0 : typed.toInt(&isNumber);
    const rules::Property &property = propertyAt(m_properties, index.column());
    if (!isNumber || number < property.least || number > property.most)
        return false;
    rules::setPast(m_rows[static_cast<std::size_t>(index.row())].past, property.key, number);
    emit dataChanged(index, index);
    return true;
}

QVariant PastGrid::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical && role == kDraftRole)
        return QString::number(m_rows[static_cast<std::size_t>(section)].past.member.value);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == kNameColumn ? tr("Figure")
                                  : inUiLanguage(propertyAt(m_properties, section).label);
}

Qt::ItemFlags PastGrid::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == kNameColumn ? flags : flags | Qt::ItemIsEditable;
}

} // namespace escarmouche::app
