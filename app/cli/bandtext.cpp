// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bandtext.h"

#include "app/cli/commandtable.h"
#include "app/cli/console.h"
#include "app/text/numbers.h"
#include "app/text/phrases.h"
#include "app/text/uilanguage.h"
#include "model/text.h"

#include <QCoreApplication>

#include <set>

namespace escarmouche::app::cli {
namespace {

QString severityWord(rules::Severity severity)
{
    switch (severity) {
    case rules::Severity::Note:
        return told(QT_TRANSLATE_NOOP("CommandLine", "note"));
    case rules::Severity::Warning:
        return told(QT_TRANSLATE_NOOP("CommandLine", "warning"));
    case rules::Severity::Illegal:
        return told(QT_TRANSLATE_NOOP("CommandLine", "illegal"));
    }
    return {};
}

QString amountText(const rules::TotalLine &line)
{
    return line.limit ? QStringLiteral("%1 / %2").arg(line.amount).arg(*line.limit)
                      : QString::number(line.amount);
}

/** "#3 #5": the lines these figures stand on. */
QString membersText(const rules::RosterRow &row)
{
    std::set<int> members;
    for (const rules::FigureName &figure : row.figures)
        members.insert(figure.member.value);
    QStringList words;
    for (int member : members)
        words << QStringLiteral("#%1").arg(member);
    return words.join(u' ');
}

QString rowTitle(const rules::RosterRow &row)
{
    const QString kind = inUiLanguage(row.kind);
    QStringList names;
    for (const rules::FigureName &figure : row.figures) {
        if (!figure.name.empty())
            names << toQString(figure.name);
    }
    const QString title =
        row.figures.size() > 1 ? QStringLiteral("%1 × %2").arg(row.figures.size()).arg(kind) : kind;
    return names.isEmpty() ? title
                           : QStringLiteral("%1 (%2)").arg(names.join(QStringLiteral(", ")), title);
}

QString gearText(const rules::RosterRow &row)
{
    QStringList things;
    for (const rules::Carried &thing : row.gear) {
        const QString name = inUiLanguage(thing.name);
        things << (thing.count > 1 ? QStringLiteral("%1 × %2").arg(thing.count).arg(name) : name);
    }
    return things.join(QStringLiteral(", "));
}

} // namespace

QString verdictText(const QString &what, const rules::BandSummary &summary,
                    const rules::Totals &totals)
{
    const QString verdict = summary.illegal == 0
                                ? told(QT_TRANSLATE_NOOP("CommandLine", "legal"))
                                : told(QT_TRANSLATE_NOOP("CommandLine", "illegal"));
    const QString total =
        totals.lines.empty() ? QString::number(summary.total) : amountText(totals.lines.front());
    return told(QT_TRANSLATE_NOOP("CommandLine", "%1: %2: %3, %4, %5"))
        .arg(what, toQString(summary.name), verdict, total,
             QCoreApplication::translate("CommandLine", "%n figure(s)", nullptr, summary.figures));
}

QString findingsText(const std::vector<rules::Finding> &findings, const rules::BandRules &rules)
{
    QString text;
    for (const rules::Finding &finding : findings) {
        text += QStringLiteral("\n  ") +
                told(QT_TRANSLATE_NOOP("CommandLine", "%1: %2"))
                    .arg(severityWord(finding.severity), say(rules, finding.sentence));
        if (!finding.rule.empty())
            text += QStringLiteral(" (%1)").arg(toQString(finding.rule.value));
    }
    return text;
}

QString totalsText(const rules::Totals &totals)
{
    QStringList parts;
    for (const rules::TotalLine &line : totals.lines)
        parts << QStringLiteral("%1 %2").arg(inUiLanguage(line.title), amountText(line));
    return parts.join(QStringLiteral(", "));
}

QString rosterText(const rules::Roster &roster, const Units &units)
{
    std::vector<QStringList> table;
    QStringList head{QString(), QString()};
    for (const rules::Column &column : roster.columns)
        head << inUiLanguage(column.title);
    head << told(QT_TRANSLATE_NOOP("CommandLine", "points"))
         << told(QT_TRANSLATE_NOOP("CommandLine", "gear"));
    table.push_back(head);
    for (const rules::RosterGroup &group : roster.groups) {
        for (const rules::RosterRow &row : group.rows) {
            QStringList line{membersText(row), rowTitle(row)};
            for (std::size_t i = 0; i < roster.columns.size() && i < row.cells.size(); ++i)
                line << cellText(row.cells[i], roster.columns[i].measure, units, uiLanguage());
            line << QString::number(row.price.value()) << gearText(row);
            table.push_back(line);
        }
    }
    return columns(table);
}

} // namespace escarmouche::app::cli
