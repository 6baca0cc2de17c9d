// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/calendar/calendarfile.h"

#include "app/forms/files/savedialog.h"
#include "app/words/language/uilanguage.h"
#include "model/exchange/calendarfile.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"

#include <QCoreApplication>

namespace escarmouche::app {

namespace {

struct CalendarFileWords {
    Q_DECLARE_TR_FUNCTIONS(CalendarFile)
};

} // namespace

rules::Result<QString> saveCalendar(const rules::Campaign &campaign,
                                    const std::vector<rules::ScenarioTitle> &scenarios,
                                    QWidget *parent)
{
    const QString path = askWhereToSave(parent, {CalendarFileWords::tr("Save the calendar"),
                                                 model::safeFileName(campaign.name),
                                                 {CalendarFileWords::tr("Calendars (*.ics)")}});
    if (path.isEmpty())
        return QString();
    const std::string text = model::calendarFile(campaign, {uiLanguage(), scenarios});
    if (const auto written = model::writeFile(path, text); !written)
        return rules::fail(written.error());
    return path;
}

} // namespace escarmouche::app
