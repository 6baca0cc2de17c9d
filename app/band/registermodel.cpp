// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/band/registermodel.h"

#include "app/band/linesdelegate.h"
#include "app/look/lineicon.h"
#include "app/text/uilanguage.h"
#include "model/text.h"

namespace escarmouche::app {

RegisterModel::RegisterModel(const rules::PhraseBook &phrases, QObject *parent)
    : QAbstractListModel(parent), m_phrases(phrases)
{
    setRecords({});
}

void RegisterModel::setRecords(rules::BandRecords records)
{
    beginResetModel();
    m_records = std::move(records);
    m_words.emplace(m_records, m_phrases, uiLanguage());
    m_lines.clear();
    if (!m_records.hirelings.empty())
        m_lines.push_back({.isPay = true});
    for (const rules::Hireling &hireling : m_records.hirelings)
        m_lines.push_back({.hireling = &hireling});
    if (!m_records.fallen.empty())
        m_lines.push_back({});
    for (const rules::FallenRecord &fallen : m_records.fallen)
        m_lines.push_back({.fallen = &fallen});
    endResetModel();
}

const rules::Hireling *RegisterModel::hirelingAt(const QModelIndex &index) const
{
    return index.isValid() ? m_lines[static_cast<std::size_t>(index.row())].hireling : nullptr;
}

const rules::FallenRecord *RegisterModel::fallenAt(const QModelIndex &index) const
{
    return index.isValid() ? m_lines[static_cast<std::size_t>(index.row())].fallen : nullptr;
}

int RegisterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QString RegisterModel::title(const Line &line) const
{
    if (line.hireling)
        return words().text(line.hireling->figure.name);
    if (line.fallen)
        return words().text(line.fallen->record.figure.name);
    return line.isPay ? tr("Come for pay") : tr("The fallen");
}

QString RegisterModel::second(const Line &line) const
{
    const rules::FigureRecord *record = nullptr;
    if (line.fallen)
        record = &line.fallen->record;
    else if (line.hireling)
        record = find(m_records, line.hireling->figure.member);
    if (!record)
        return {};
    return words().rank(record->figure.rank) + QStringLiteral(" · ") + words().tally(*record);
}

QString RegisterModel::aside(const Line &line) const
{
    if (line.hireling)
        return tr("%n point(s)", nullptr, line.hireling->price);
    if (!line.fallen)
        return {};
    const rules::RecordedGame *game = find(m_records, line.fallen->fixture);
    return game ? tr("game %1").arg(game->number) : QString();
}

QVariant RegisterModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return title(line);
    case Qt::DecorationRole:
        return line.hireling || line.fallen
                   ? QVariant(lineIcon(QStringLiteral("person"), Tone::Dim))
                   : QVariant();
    case SecondRole:
        return second(line);
    case AsideRole:
        return aside(line);
    case Qt::AccessibleTextRole: {
        QStringList parts{title(line), second(line), aside(line)};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

Qt::ItemFlags RegisterModel::flags(const QModelIndex &index) const
{
    return hirelingAt(index) || fallenAt(index) ? QAbstractListModel::flags(index)
                                                : Qt::ItemFlags(Qt::NoItemFlags);
}

} // namespace escarmouche::app
