// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/campaignfiles.h"

#include "app/forms/files/savedialog.h"
#include "app/forms/notices/errorbox.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/window/library/workdialog.h"
#include "app/words/settings/settings.h"
#include "model/exchange/bandexchange.h"
#include "model/exchange/filewriter.h"
#include "model/exchange/plainfile.h"
#include "model/library/campaignfile.h"
#include "model/library/library.h"
#include "model/library/sessions/campaignsession.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace escarmouche::app {

namespace {

struct CampaignFileWords {
    Q_DECLARE_TR_FUNCTIONS(CampaignFiles)
};

/** On any thread. */
rules::Result<std::string> take(model::Library &library, const QString &path, model::LongWork &work)
{
    const model::LedgerReading how{.work = &work};
    const auto file = model::openFile(path, how.most);
    auto campaign = file ? model::readCampaign(**file, how) : rules::fail(file.error());
    return campaign ? model::importCampaign(library, std::move(*campaign), &work)
                    : rules::fail(campaign.error());
}

} // namespace

QStringList chooseFiles(QWidget *parent)
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        parent, CampaignFileWords::tr("Open files"), lastFolder(),
        CampaignFileWords::tr("Bands and campaigns (*.band.json *.json *.csv *.jsonl);;"
                              "All files (*)"));
    if (!paths.isEmpty())
        rememberFolder(paths.front());
    return paths;
}

bool isCampaignFile(const QString &path)
{
    return path.endsWith(QStringLiteral(".jsonl"), Qt::CaseInsensitive);
}

std::optional<rules::Result<std::string>> takeCampaignFile(QWidget *parent, model::Library &library,
                                                           const QString &path)
{
    const auto doing = CampaignFileWords::tr("Importing “%1”").arg(QFileInfo(path).fileName());
    auto uuid = awaitedUnlessCancelled(
        doing, parent, [&](model::LongWork &work) { return take(library, path, work); });
    if (uuid && !*uuid && uuid->error().file.empty())
        uuid->error().file = path.toStdString();
    return uuid;
}

QString exportCampaign(QWidget *parent, const model::Library &library,
                       const CampaignController &campaign)
{
    const QString path =
        askWhereToSave(parent, {CampaignFileWords::tr("Export the campaign"),
                                model::safeFileName(campaign.campaign().name),
                                {CampaignFileWords::tr("Campaign file (*.campaign.jsonl)")}});
    if (path.isEmpty())
        return {};
    const auto text = library.campaigns().exportText(campaign.session()->uuid());
    const auto written = text ? model::writeFile(path, *text) : rules::fail(text.error());
    if (written)
        return path;
    tell(parent, written.error());
    return {};
}

} // namespace escarmouche::app
