// SPDX-FileCopyrightText: the Escarmouche authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/campaign/season/campaignstoryfile.h"

#include "app/forms/files/savedialog.h"
#include "app/pages/campaign/control/campaigncontroller.h"
#include "app/words/career/storywords.h"
#include "app/words/language/uilanguage.h"
#include "model/exchange/bandexchange.h"
#include "model/exchange/filewriter.h"
#include "model/text.h"

#include <QCoreApplication>

namespace escarmouche::app {

namespace {

struct CampaignStoryFileWords {
    Q_DECLARE_TR_FUNCTIONS(CampaignStoryFile)
};

std::string storyAs(const QString &path, const model::Document &story)
{
    const auto format = model::formatOf(toUtf8(path));
    if (format == model::BandFormat::Markdown)
        return model::markdown(story);
    return format == model::BandFormat::Text ? model::plainText(story) : model::html(story);
}

} // namespace

rules::Result<QString> saveStory(const CampaignController &controller,
                                 const std::vector<rules::ScenarioTitle> &scenarios,
                                 QWidget *parent)
{
    const QString path = askWhereToSave(
        parent,
        {CampaignStoryFileWords::tr("Save the story of the campaign"),
         model::safeFileName(controller.campaign().name),
         CampaignStoryFileWords::tr("Web page (*.html);;Markdown (*.md);;Plain text (*.txt)")
             .split(QStringLiteral(";;"))});
    if (path.isEmpty())
        return QString();
    const model::Document story =
        campaignStory(controller.campaign(), controller.rules(), scenarios, uiLanguage());
    if (const auto written = model::writeFile(path, storyAs(path, story)); !written)
        return rules::fail(written.error());
    return path;
}

} // namespace escarmouche::app
