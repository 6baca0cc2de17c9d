// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/pastmoment.h"

#include "app/print/sheetwords.h"
#include "app/text/dates.h"

#include <algorithm>
#include <utility>

namespace escarmouche::app {

namespace {

constexpr auto kPastContext = "PastMoment";

QString toldOf(const PastMoment &moment, rules::Language language)
{
    const SheetWords words(language, kPastContext);
    const QString when = longMomentText(moment.at, language);
    if (moment.game == 0)
        return words(QT_TRANSLATE_NOOP("PastMoment", "as of %1, before the first game")).arg(when);
    return words(QT_TRANSLATE_NOOP("PastMoment", "as of %1, after game %2"))
        .arg(when, QString::number(moment.game));
}

void mark(QString &place, const QString &told)
{
    place = place.isEmpty() ? told : QStringLiteral("%1 – %2").arg(place, told);
}

} // namespace

PastMoment pastMoment(const rules::Campaign &then, std::string at)
{
    const auto last = std::ranges::max_element(then.fixtures, {}, &rules::Fixture::reported);
    const bool some = last != then.fixtures.end() && last->reported > 0;
    return {std::move(at), some ? static_cast<int>(last - then.fixtures.begin()) + 1 : 0};
}

PrintDocument ofPast(PrintDocument sheet, const PastMoment &moment, rules::Language language)
{
    const QString told = toldOf(moment, language);
    mark(sheet.mark, told);
    for (PrintBlock &block : sheet.blocks) {
        if (block.kind == PrintBlock::Kind::Part)
            mark(block.corner, told);
    }
    return sheet;
}

} // namespace escarmouche::app
