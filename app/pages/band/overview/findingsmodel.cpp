// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/overview/findingsmodel.h"

#include "app/forms/lists/findingtext.h"
#include "app/forms/lists/linesdelegate.h"
#include "app/look/literal/literal.h"
#include "app/look/palette/palette.h"
#include "app/pages/band/control/bandview.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/severities.h"
#include "model/text.h"

#include <QGuiApplication>

#include <algorithm>

namespace escarmouche::app {

FindingsModel::FindingsModel(const rules::BandRules &rules, QObject *parent)
    : QAbstractListModel(parent), m_rules(rules)
{
}

void FindingsModel::setFindings(std::vector<rules::Finding> findings, const rules::Roster &roster)
{
    const bool sameShape = findings.size() == m_findings.size();
    if (!sameShape)
        beginResetModel();
    m_findings = std::move(findings);
    m_roster = roster;
    if (!sameShape)
        endResetModel();
    else
        retell();
}

void FindingsModel::retell()
{
    if (const int rows = rowCount(); rows > 0)
        emit dataChanged(index(0), index(rows - 1));
}

const rules::Finding *FindingsModel::findingAt(const QModelIndex &index) const
{
    return index.isValid() ? &m_findings[static_cast<std::size_t>(index.row())] : nullptr;
}

int FindingsModel::count(rules::Severity severity) const
{
    return static_cast<int>(
        std::count_if(m_findings.begin(), m_findings.end(),
                      [&](const rules::Finding &f) { return f.severity == severity; }));
}

int FindingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

QString FindingsModel::who(const rules::Finding &finding) const
{
    QStringList names;
    for (const rules::MemberId member : finding.members) {
        const rules::RosterRow *row = rowOf(m_roster, member);
        if (!row)
            continue;
        const auto named = std::find_if(row->figures.begin(), row->figures.end(),
                                        [&](const auto &f) { return f.member == member; });
        const QString name = calledIn(*row, *named);
        if (!names.contains(name))
            names << name;
    }
    return names.join(QStringLiteral(", "));
}

QString FindingsModel::spoken(const rules::Finding &finding) const
{
    QStringList parts{severityName(finding.severity), say(m_rules, finding.sentence), who(finding),
                      toQString(finding.rule.value)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const
{
    const rules::Finding *finding = findingAt(index);
    if (!finding)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return say(m_rules, finding->sentence);
    case Qt::ToolTipRole:
        return tipText(say(m_rules, finding->sentence));
    case Qt::DecorationRole:
        return severityIcon(finding->severity, QGuiApplication::palette());
    case AsideRole:
        return who(*finding);
    case Qt::AccessibleTextRole:
        return spoken(*finding);
    default:
        return {};
    }
}

} // namespace escarmouche::app
