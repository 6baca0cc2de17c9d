// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/sentences/pastmoment.h"

#include "app/words/language/dates.h"
#include "app/words/language/sheetwords.h"

#include <algorithm>
#include <utility>

namespace escarmouche::app {

PastMoment pastMoment(const rules::Campaign &then, std::string at)
{
    const auto last = std::ranges::max_element(then.fixtures, {}, &rules::Fixture::reported);
    const bool some = last != then.fixtures.end() && last->reported > 0;
    return {std::move(at), some ? static_cast<int>(last - then.fixtures.begin()) + 1 : 0};
}

QString pastMomentText(const PastMoment &moment, rules::Language language)
{
    const SheetWords words(language, "PastMoment");
    const QString when = longMomentText(moment.at, language);
    if (moment.game == 0)
        return words(QT_TRANSLATE_NOOP("PastMoment", "as of %1, before the first game")).arg(when);
    return words(QT_TRANSLATE_NOOP("PastMoment", "as of %1, after game %2"))
        .arg(when, QString::number(moment.game));
}

} // namespace escarmouche::app
