// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language/numbers.h"

#include "model/text.h"

#include <QLocale>

#include <cstdlib>

namespace escarmouche::app {

namespace {

// A later part: its sign apart, its amount in the column's unit but never as "n+".
QString partAmount(int amount, rules::Measure measure, const Units &units)
{
    const auto shown = measure == rules::Measure::Target ? rules::Measure::Plain : measure;
    return measured(std::abs(amount), shown, units);
}

QString partText(const rules::Part &part, const rules::BandRules &rules, rules::Language language)
{
    return toQString(rules.source(part).in(language));
}

} // namespace

QString measured(int value, rules::Measure measure, const Units &units)
{
    switch (measure) {
    case rules::Measure::Plain:
        return QString::number(value);
    case rules::Measure::Distance:
        return shortDistanceText(value, units);
    case rules::Measure::Target:
        return QString::number(value) + QLatin1Char('+');
    }
    return {};
}

QString cellText(const rules::Cell &cell, rules::Measure measure, const Units &units,
                 rules::Language language)
{
    if (cell.number.present())
        return measured(cell.number.value(), measure, units);
    const QString text = toQString(cell.text.in(language));
    return text.isEmpty() ? QStringLiteral("–") : text;
}

QString explain(const rules::Number &number, const QString &title, rules::Measure measure,
                const rules::BandRules &rules, const Units &units, rules::Language language)
{
    if (!number.present())
        return title + QStringLiteral(" –");
    QString text = title + QLatin1Char(' ') + measured(number.value(), measure, units);
    bool first = true;
    for (const rules::Part &part : number.parts()) {
        if (first)
            text += QStringLiteral(" = ") + measured(part.amount, measure, units);
        else
            text += (part.amount < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ")) +
                    partAmount(part.amount, measure, units);
        text += QLatin1Char(' ') + partText(part, rules, language);
        if (!first && !part.rule.empty())
            text += QStringLiteral(" (%1)").arg(toQString(part.rule.value));
        first = false;
    }
    return text;
}

QString plainText(int amount)
{
    return amount < 0 ? QStringLiteral("−%1").arg(-amount) : QString::number(amount);
}

QString totalText(const rules::TotalLine &line)
{
    const QString amount = plainText(line.amount);
    return line.limit ? QStringLiteral("%1 / %2").arg(amount).arg(*line.limit) : amount;
}

QString wholePercent(const rules::Fraction &share)
{
    return QLocale().toString(100 * rules::decimal(share), 'f', 0);
}

QString signedText(int amount)
{
    return amount > 0 ? QStringLiteral("+%1").arg(amount) : plainText(amount);
}

} // namespace escarmouche::app
