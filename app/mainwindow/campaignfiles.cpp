// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainwindow/campaignfiles.h"

#include "app/campaign/campaigncontroller.h"
#include "app/look/savedialog.h"
#include "app/mainwindow/errorbox.h"
#include "app/settings.h"
#include "model/exchange/bandexchange.h"
#include "model/exchange/filewriter.h"
#include "model/library/campaignfile.h"
#include "model/library/campaignsession.h"
#include "model/library/library.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace escarmouche::app {

namespace {

struct CampaignFileWords {
    Q_DECLARE_TR_FUNCTIONS(CampaignFiles)
};

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

rules::Result<std::string> takeCampaignFile(model::Library &library, const QString &path)
{
    const auto text = model::readFile(path, model::kLargestCampaignFile);
    auto uuid = text ? library.importCampaign(*text) : rules::fail(text.error());
    if (uuid)
        return uuid;
    rules::Error error = uuid.error();
    if (error.file.empty())
        error.file = path.toStdString();
    return rules::fail(error);
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
    const auto text = library.exportCampaign(campaign.session()->uuid());
    const auto written = text ? model::writeFile(path, *text) : rules::fail(text.error());
    if (written)
        return path;
    tell(parent, written.error());
    return {};
}

} // namespace escarmouche::app
