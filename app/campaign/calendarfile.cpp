// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/calendarfile.h"

#include "app/settings.h"
#include "app/text/uilanguage.h"
#include "model/exchange/calendarfile.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>

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
    const QString name = model::safeFileName(campaign.name) + QStringLiteral(".ics");
    const QString path = QFileDialog::getSaveFileName(
        parent, CalendarFileWords::tr("Save the calendar"), QDir(lastFolder()).filePath(name),
        CalendarFileWords::tr("Calendars (*.ics)"));
    if (path.isEmpty())
        return QString();
    rememberFolder(path);
    const std::string text = model::calendarFile(campaign, {uiLanguage(), scenarios});
    if (const auto written = model::writeFile(path, text); !written)
        return rules::fail(written.error());
    return path;
}

} // namespace escarmouche::app
