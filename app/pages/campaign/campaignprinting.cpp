// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/campaignprinting.h"

#include "app/forms/notices/errorbox.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/print/sheetpreview.h"
#include "app/print/sheets/eveningpack.h"
#include "app/print/sheets/pastsheet.h"
#include "app/print/sheets/standingssheet.h"
#include "app/print/sheets/storysheet.h"
#include "app/words/career/storywords.h"
#include "app/words/sentences/campaignwords.h"
#include "model/text.h"

#include <QCoreApplication>

#include <utility>

namespace escarmouche::app {

namespace {

struct PrintingWords {
    Q_DECLARE_TR_FUNCTIONS(CampaignPrinting)
};

FigureKeepsakes keepsakesOf(const CampaignController &controller, const Shell &shell)
{
    return shell.library.keepsakes().of(controller.session()->uuid()).value_or(FigureKeepsakes());
}

void show(const CampaignController &controller, PrintJob job, QWidget *parent)
{
    if (controller.isPast())
        job.make = [make = std::move(job.make),
                    moment = pastMoment(controller.campaign(), controller.until().at)](
                       rules::Language language, const Units &units) {
            return ofPast(make(language, units), moment, language);
        };
    SheetPreview(std::move(job), loadPreferences(), parent).exec();
}

} // namespace

void printEvening(const CampaignController &controller, const Shell &shell,
                  const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent)
{
    const rules::Campaign &campaign = controller.campaign();
    auto evening = gatherEvening(campaign, nextEvening(campaign, localNow()), controller.rules(),
                                 controller.bandRules(), scenarios);
    if (!evening)
        return tell(parent, evening.error());
    evening->keepsakes = keepsakesOf(controller, shell);
    const auto find = [&shell](std::string_view id) { return shell.rules.find(id); };
    const QString name = toQString(campaign.name);
    PrintJob job{PrintingWords::tr("Evening pack of %1").arg(name),
                 PrintingWords::tr("%1 – evening pack").arg(name),
                 [&](rules::Language language, const Units &units) {
                     return eveningPack(*evening, controller.bandRules().phrases(), find, language,
                                        units);
                 }};
    show(controller, std::move(job), parent);
}

void printStandings(const CampaignController &controller, const Shell &shell, QWidget *parent)
{
    const auto seasons = shell.library.campaigns().seasonsBefore(controller.session()->uuid());
    if (!seasons)
        return tell(parent, seasons.error());
    const QString name = toQString(controller.campaign().name);
    PrintJob job{PrintingWords::tr("Standings of %1").arg(name),
                 PrintingWords::tr("%1 – standings").arg(name),
                 [&](rules::Language language, const Units &) {
                     return standingsSheet(controller.campaign(), controller.rules(), language,
                                           *seasons);
                 },
                 false};
    show(controller, std::move(job), parent);
}

void printStory(const CampaignController &controller,
                const std::vector<rules::ScenarioTitle> &scenarios, QWidget *parent)
{
    const QString name = toQString(controller.campaign().name);
    PrintJob job{PrintingWords::tr("Story of %1").arg(name),
                 PrintingWords::tr("%1 – story").arg(name),
                 [&](rules::Language language, const Units &) {
                     return storySheet(campaignStory(controller.campaign(), controller.rules(),
                                                     scenarios, language));
                 },
                 false};
    show(controller, std::move(job), parent);
}

void printRoster(const CampaignController &controller, const Shell &shell, rules::BandId band,
                 QWidget *parent)
{
    const rules::Campaign &campaign = controller.campaign();
    const rules::BandRules &bandRules = controller.bandRules();
    auto sheet = bandRules.sheet(rules::find(campaign, band)->band->band(campaign.options));
    if (!sheet)
        return tell(parent, sheet.error());
    const auto find = [&shell](std::string_view id) { return shell.rules.find(id); };
    const auto records =
        [&controller, kept = keepsakesOf(controller, shell),
         known = rules::recordsOf(controller.rules(), campaign, band)](rules::Language language) {
            return recordBlocks(known, controller.rules().phrases(), language, kept);
        };
    show(controller, rosterJob(bandRules, std::move(*sheet), find, records), parent);
}

} // namespace escarmouche::app
