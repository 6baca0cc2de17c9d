// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/band/shop/shopnumbers.h"

#include "app/words/language/numbers.h"
#include "app/words/language/uilanguage.h"
#include "app/words/sentences/phrases.h"
#include "model/text.h"

#include <algorithm>

namespace escarmouche::app {

namespace {

QString amountText(int amount, rules::Measure measure, const Units &units)
{
    return measure == rules::Measure::Distance ? distanceText(amount, units)
                                               : measured(amount, measure, units);
}

QString briefNumber(const rules::Column &column, const rules::Cell &cell, const Units &units)
{
    if (!cell.number.present())
        return inUiLanguage(cell.text);
    rules::PhraseValue amount = std::int64_t{cell.number.value()};
    if (column.measure != rules::Measure::Plain)
        amount = toUtf8(amountText(cell.number.value(), column.measure, units));
    return toQString(rules::filled(column.brief, {{"n", amount}}, uiLanguage()));
}

/** A word says by itself what it is: "F +2". */
QString titledNumber(const rules::Column &column, const rules::Cell &cell, const Units &units)
{
    if (!cell.number.present())
        return inUiLanguage(cell.text);
    return inUiLanguage(column.title) + QChar(QChar::Nbsp) +
           amountText(cell.number.value(), column.measure, units);
}

/** A word in place of a measure is not what the column explains. */
QString explainedNumber(const rules::Column &column, const rules::Cell &cell, const Units &units)
{
    const QString titled = titledNumber(column, cell, units);
    const bool meant = cell.number.present() || column.measure == rules::Measure::Plain;
    return titled.isEmpty() || !meant ? titled
                                      : titled + QStringLiteral(" – ") + inUiLanguage(column.hint);
}

/** What there is to say of the numbers, column by column. */
template<class Say>
QStringList saidOf(const rules::ShopTab &tab, const rules::ShopEntry &entry, const Units &units,
                   Say say)
{
    QStringList said;
    for (std::size_t i = 0; i < std::min(tab.columns.size(), entry.cells.size()); ++i)
        said << say(tab.columns[i], entry.cells[i], units);
    said.removeAll(QString());
    return said;
}

} // namespace

QString briefNumbers(const rules::ShopTab &tab, const rules::ShopEntry &entry, const Units &units)
{
    return saidOf(tab, entry, units, briefNumber).join(QStringLiteral(" · "));
}

QStringList titledNumbers(const rules::ShopTab &tab, const rules::ShopEntry &entry,
                          const Units &units)
{
    return saidOf(tab, entry, units, titledNumber);
}

QStringList explainedNumbers(const rules::ShopTab &tab, const rules::ShopEntry &entry,
                             const Units &units)
{
    return saidOf(tab, entry, units, explainedNumber);
}

} // namespace escarmouche::app
