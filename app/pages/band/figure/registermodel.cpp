// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/figure/registermodel.h"

#include "app/forms/lists/linesdelegate.h"
#include "app/look/palette/lineicon.h"
#include "app/words/language/uilanguage.h"
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
        m_lines.push_back({.heading = tr("Come for pay")});
    for (const rules::Hireling &hireling : m_records.hirelings)
        m_lines.push_back({.heading = {}, .hireling = &hireling});
    //: heading of mercenaries who were put out of action, and would have to be hired anew
    addGone(tr("Contacts lost"), m_records.lost);
    addGone(tr("The fallen"), m_records.fallen);
    endResetModel();
}

void RegisterModel::addGone(const QString &heading, const std::vector<rules::FallenRecord> &gone)
{
    if (!gone.empty())
        m_lines.push_back({.heading = heading});
    for (const rules::FallenRecord &each : gone)
        m_lines.push_back({.heading = {}, .gone = &each});
}

const rules::Hireling *RegisterModel::hirelingAt(const QModelIndex &index) const
{
    return index.isValid() ? m_lines[static_cast<std::size_t>(index.row())].hireling : nullptr;
}

const rules::FallenRecord *RegisterModel::goneAt(const QModelIndex &index) const
{
    return index.isValid() ? m_lines[static_cast<std::size_t>(index.row())].gone : nullptr;
}

int RegisterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QString RegisterModel::title(const Line &line) const
{
    if (line.hireling)
        return words().text(line.hireling->figure.name);
    if (line.gone)
        return words().text(line.gone->record.figure.name);
    return line.heading;
}

QString RegisterModel::second(const Line &line) const
{
    const rules::FigureRecord *record = nullptr;
    if (line.gone)
        record = &line.gone->record;
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
    if (!line.gone)
        return {};
    const rules::RecordedGame *game = find(m_records, line.gone->fixture);
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
        return line.heading.isEmpty() ? QVariant(lineIcon(QStringLiteral("person"), Tone::Dim))
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
    return hirelingAt(index) || goneAt(index) ? QAbstractListModel::flags(index)
                                              : Qt::ItemFlags(Qt::NoItemFlags);
}

} // namespace escarmouche::app
