// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/band/bandtext.h"

#include "app/cli/call/commandtable.h"
#include "app/cli/talk/console.h"
#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "app/words/sentences/severities.h"
#include "model/text.h"

#include <QCoreApplication>

#include <map>

namespace escarmouche::app::cli {
namespace {

QString amountText(const rules::TotalLine &line)
{
    const QString amount = toQString(rules::numeral(line.amount));
    return line.limit ? QStringLiteral("%1 / %2").arg(amount).arg(*line.limit) : amount;
}

QString counted(std::size_t count, const QString &name)
{
    return count > 1 ? QStringLiteral("%1 × %2").arg(count).arg(name) : name;
}

/** "Snik (Sous-fifre)", "Snik, Gruk (2 × Sous-fifre)", "3 × Sous-fifre (Snik among them)"; in a
    campaign "Sous-fifre 5, Sous-fifre 7". */
QString rowTitle(const rules::RosterRow &row)
{
    std::map<std::string, std::size_t> counts;
    QStringList numbered;
    for (const rules::FigureName &figure : row.figures) {
        ++counts[figure.name];
        if (figure.name.empty() && !figure.called.empty())
            numbered << calledIn(row, figure);
    }
    if (numbered.size() == static_cast<qsizetype>(row.figures.size()))
        return numbered.join(QStringLiteral(", "));
    const bool allNamed = counts.erase(std::string()) == 0;
    QStringList parts;
    for (const auto &[name, count] : counts)
        parts << counted(count, toQString(name));
    parts << numbered;
    const QString names = parts.join(QStringLiteral(", "));
    const QString kind = inUiLanguage(row.kind);
    const QString title = counted(row.figures.size(), kind);
    if (names.isEmpty())
        return title;
    if (!allNamed)
        return told(QT_TRANSLATE_NOOP("CommandLine", "%1 (%2 among them)")).arg(title, names);
    return QStringLiteral("%1 (%2)").arg(names, counts.size() == 1 ? kind : title);
}

QString gearText(const rules::RosterRow &row)
{
    QStringList things;
    for (const rules::Carried &thing : row.gear) {
        things << counted(static_cast<std::size_t>(thing.count), inUiLanguage(thing.name));
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
    //: A file or an id, a band, "legal" or "illegal", its points, its figures.
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
                    .arg(severityName(finding.severity), say(rules, finding.sentence));
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
    head << told(QT_TRANSLATE_NOOP("CommandLine", "each"))
         << told(QT_TRANSLATE_NOOP("CommandLine", "total"))
         << told(QT_TRANSLATE_NOOP("CommandLine", "gear"));
    table.push_back(head);
    int number = 0;
    for (const rules::RosterGroup &group : roster.groups) {
        for (const rules::RosterRow &row : group.rows) {
            QStringList line{QStringLiteral("#%1").arg(++number), rowTitle(row)};
            for (std::size_t i = 0; i < roster.columns.size() && i < row.cells.size(); ++i)
                line << cellText(row.cells[i], roster.columns[i].measure, units, uiLanguage());
            const int each = row.price.value();
            line << QString::number(each)
                 << QString::number(each * static_cast<int>(row.figures.size())) << gearText(row);
            table.push_back(line);
        }
    }
    return columns(table);
}

} // namespace escarmouche::app::cli
